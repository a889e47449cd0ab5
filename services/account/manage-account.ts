import { commit, type Write } from '../../db/commit.ts';
import { type Account, NO_HOLDINGS, readAccount, readHoldings } from '../../db/read/account.ts';
import { readClub } from '../../db/read/club.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteCalendarAddress } from '../../db/write/calendar-address.ts';
import { enterClub } from '../../db/write/club.ts';
import { deletePasskeysOf } from '../../db/write/passkey.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, ClubId } from '../../domain/kernel/ids.ts';
import { allow, personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { requireBirthDate } from './birth-date.ts';
import { requireFreeFideNumber } from './fide-number.ts';
import { hashChosenPassword } from './login/password.ts';

export interface AccountEdit {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly sex?: 'M' | 'F' | null;
  readonly fideNumber?: number | null;
  readonly nationalId?: string | null;
  readonly title?: string | null;
  readonly fideRating?: number | null;
  readonly federation?: string;
  readonly region?: string | null;
  readonly username?: string;
  /** The new home club; unchanged if omitted. */
  readonly homeClub?: ClubId | null;
}

/**
 * A manager changes the particulars of an account whose home is a club of theirs. The user name is the identity and
 * cannot change; if sent, it must be the account's own.
 */
export async function editAccount(
  deps: Deps,
  actor: Actor,
  id: AccountId,
  { username, homeClub, ...edit }: AccountEdit,
): Promise<void> {
  const account = await managedAccount(deps, actor, id, 'editAccount');
  requireBirthDate(deps, edit.birthDate);
  if (edit.fideNumber !== account.fideNumber) await requireFreeFideNumber(deps, account.id, edit.fideNumber);
  if (username !== undefined && !sameName(username, account.id)) throw new Refusal('usernameFixed');
  const move =
    homeClub === undefined || homeClub === account.homeClub ? [] : await moveTo(deps, actor, account, homeClub);
  await commit(deps.db, { writes: [updateAccount(deps.db, account.id, edit), ...move] });
  await deps.personChanged(account.id);
}

/** A manager sets the password of an account that cannot recover it, and ends its sessions. */
export async function setPassword(deps: AccountDeps, actor: Actor, id: AccountId, password: string): Promise<void> {
  const account = await managedAccount(deps, actor, id, 'setPassword');
  if (account.email) throw new Refusal('accountHasEmail');
  if (account.ghost) throw new Refusal('ghostHasNoPassword');
  const passwordHash = await hashChosenPassword(deps, password, { ...account, username: account.id });
  await deps.changeAccess([account.id], () =>
    commit(deps.db, {
      writes: [
        updateAccount(deps.db, account.id, { passwordHash, passwordIsGiven: false }),
        deletePasskeysOf(deps.db, account.id),
        deleteCalendarAddress(deps.db, account.id),
        deleteSessionsOf(deps.db, account.id),
      ],
    }),
  );
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The top level moves an account to another home club, which it joins, or to none. */
async function moveTo(deps: Deps, actor: Actor, { id }: Account, homeClub: ClubId | null): Promise<Write[]> {
  allow(actor, { do: 'moveAccount' });
  const move = updateAccount(deps.db, id, { homeClub });
  if (homeClub === null) return [move];
  orNotFound(await readClub(deps.db, homeClub));
  return [enterClub(deps.db, { club: homeClub, account: id, joinedAt: deps.now() }), move];
}

async function managedAccount(
  deps: Deps,
  actor: Actor,
  id: AccountId,
  what: 'editAccount' | 'setPassword',
): Promise<Account> {
  personAsking(actor);
  const account = orNotFound(await readAccount(deps.db, id), 'noSuchAccount');
  const holdings = (await readHoldings(deps.db, [account.id])).get(account.id) ?? NO_HOLDINGS;
  const { level, homeClub } = account;
  allow(actor, { do: what, account: { id: account.id, level, homeClub, ...holdings } });
  return account;
}
