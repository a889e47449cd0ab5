import { commit } from '../../db/commit.ts';
import { type Account, readAccount, readTies, type Ties } from '../../db/read/account.ts';
import { readLedTeams } from '../../db/read/team.ts';
import { updateAccount } from '../../db/write/account.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { type AccountId, asId, type TeamId } from '../../domain/ids.ts';
import { allow, personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found, Refusal } from '../refusal.ts';
import { hashPassword } from './password.ts';

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
}

/** A manager changes the particulars of an account of the own club. */
export async function editAccount(deps: Deps, actor: Actor, id: AccountId, edit: AccountEdit): Promise<void> {
  const account = await managedAccount(deps, actor, id);
  await commit(deps.db, { writes: [updateAccount(deps.db, account.id, edit)] });
}

/** A manager sets the password of an account that cannot recover it by itself, and ends its log-ins. */
export async function setPassword(deps: Deps, actor: Actor, id: AccountId, password: string): Promise<void> {
  const account = await managedAccount(deps, actor, id);
  if (account.email) throw new Refusal('accountHasEmail');
  if (account.ghost) throw new Refusal('ghostHasNoPassword');
  await commit(deps.db, {
    writes: [
      updateAccount(deps.db, account.id, { passwordHash: hashPassword(password) }),
      deleteSessionsOf(deps.db, account.id),
    ],
  });
}

/** The account, where the caller may manage it. */
async function managedAccount(deps: Deps, actor: Actor, id: AccountId): Promise<Account> {
  personAsking(actor);
  const account = found(await readAccount(deps.db, id), 'noSuchAccount');
  const ties = await readTies(deps.db, account.id);
  const holds = await entitiesHeld(deps, ties);
  const homeClub = ties.memberOf[0]?.club ?? null;
  allow(actor, { do: 'manageAccount', account: { level: account.level, homeClub, holds } });
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
