import { commit, type Write } from '../../db/commit.ts';
import { type Account, readAccount, readTies, type Ties } from '../../db/read/account.ts';
import { readClub } from '../../db/read/club.ts';
import { readLedTeams } from '../../db/read/team.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteCalendarAddress } from '../../db/write/calendar-address.ts';
import { enterClub } from '../../db/write/club.ts';
import { deletePasskeysOf } from '../../db/write/passkey.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/ids.ts';
import { allow, personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { requireBirthDate } from './birth-date.ts';
import { hashChosenPassword } from './password.ts';

export interface AccountEdit {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly sex?: 'M' | 'F';
  readonly fideNumber?: number | null;
  readonly title?: string | null;
  readonly fideRating?: number | null;
  readonly federation?: string;
  readonly region?: string | null;
  readonly username?: string;
  /** The home club as it shall be; left out, it stays. */
  readonly homeClub?: ClubId | null;
}

/**
 * A manager changes the particulars of an account that is at home in the own club. The user name is its identity
 * everywhere and cannot be changed; sent along, it must be the account's own.
 */
export async function editAccount(
  deps: Deps,
  actor: Actor,
  id: AccountId,
  { username, homeClub, ...edit }: AccountEdit,
): Promise<void> {
  const account = await managedAccount(deps, actor, id, 'editAccount');
  requireBirthDate(deps, edit.birthDate);
  if (username !== undefined && !sameName(username, account.id)) throw new Refusal('usernameFixed');
  const move =
    homeClub === undefined || homeClub === account.homeClub ? [] : await moveTo(deps, actor, account, homeClub);
  await commit(deps.db, { writes: [updateAccount(deps.db, account.id, edit), ...move] });
  await deps.personChanged(account.id);
}

/** A manager sets the password of an account that cannot recover it by itself, and ends its log-ins. */
export async function setPassword(deps: AccountDeps, actor: Actor, id: AccountId, password: string): Promise<void> {
  const account = await managedAccount(deps, actor, id, 'setPassword');
  if (account.email) throw new Refusal('accountHasEmail');
  if (account.ghost) throw new Refusal('ghostHasNoPassword');
  const passwordHash = await hashChosenPassword(deps, password, { ...account, username: account.id });
  await commit(deps.db, {
    writes: [
      updateAccount(deps.db, account.id, { passwordHash, passwordIsGiven: false }),
      deletePasskeysOf(deps.db, account.id),
      deleteCalendarAddress(deps.db, account.id),
      deleteSessionsOf(deps.db, account.id),
    ],
  });
  await deps.lookAgain([account.id]);
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The top level gives an account another home club, of which it becomes a member; or none. */
async function moveTo(deps: Deps, actor: Actor, { id }: Account, homeClub: ClubId | null): Promise<Write[]> {
  allow(actor, { do: 'moveAccount' });
  const move = updateAccount(deps.db, id, { homeClub });
  if (homeClub === null) return [move];
  found(await readClub(deps.db, homeClub));
  return [enterClub(deps.db, { club: homeClub, account: id, joinedAt: deps.now() }), move];
}

/** The account, where the caller may do this with it. */
async function managedAccount(
  deps: Deps,
  actor: Actor,
  id: AccountId,
  what: 'editAccount' | 'setPassword',
): Promise<Account> {
  personAsking(actor);
  const account = found(await readAccount(deps.db, id), 'noSuchAccount');
  const ties = await readTies(deps.db, account.id);
  const holds = await entitiesHeld(deps, ties);
  allow(actor, { do: what, account: { level: account.level, homeClub: account.homeClub, holds } });
  return account;
}

/** The clubs and organisations in which the owner of these ties has a say. */
async function entitiesHeld(deps: Deps, ties: Ties): Promise<Owner[]> {
  const captainOf = ties.powers.filter(({ scope }) => scope === 'team').map(({ entity }) => asId<TeamId>(entity));
  const teams = captainOf.length === 0 ? [] : await readLedTeams(deps.db, { teams: captainOf, clubs: [] });
  return [
    ...ties.managedClubs.map((id): Owner => ({ type: 'club', id })),
    ...ties.managedOrganizations.map((id): Owner => ({ type: 'organization', id })),
    ...teams.map(({ club }): Owner => ({ type: 'club', id: club })),
    ...ties.powers.flatMap(({ scope, entity }): Owner[] => {
      if (scope === 'club') return [{ type: 'club', id: asId(entity) }];
      return scope === 'organization' ? [{ type: 'organization', id: asId(entity) }] : [];
    }),
  ];
}
