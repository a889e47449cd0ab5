import { type Memberships, readAccount, readMemberships, readTies } from '../../db/read/account.ts';
import type { Actor, Grant } from '../../domain/access/actor.ts';
import type { AccountId, ClubId, OrganizationId } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

export async function clubsOf(deps: Deps, account: AccountId): Promise<ClubId[]> {
  const { memberOf, managedClubs } = await tiesOf(deps, account);
  return distinct([...memberOf.map(({ club }) => club), ...managedClubs]);
}

/** Organisations that an account manages, or that one of its clubs belongs to. */
export async function organizationsOf(deps: Deps, account: AccountId): Promise<OrganizationId[]> {
  const { memberOf, managedOrganizations } = await tiesOf(deps, account);
  return distinct([...managedOrganizations, ...memberOf.flatMap(({ organization }) => organization ?? [])]);
}

export async function ownClubs(deps: Deps, actor: Actor): Promise<ClubId[]> {
  const person = personAsking(actor);
  return distinct([...(await clubsOf(deps, person.account)), ...managed(person.clubs)]);
}

/** The organisations of the caller's clubs, and all that the caller manages. */
export async function ownOrganizations(deps: Deps, actor: Actor): Promise<OrganizationId[]> {
  const person = personAsking(actor);
  return distinct([...managed(person.organizations), ...(await organizationsOf(deps, person.account))]);
}

/** The clubs and teams that the caller is a member of and can leave. */
export const ownMemberships = async (deps: Deps, actor: Actor): Promise<Memberships> =>
  readMemberships(deps.db, personAsking(actor).account);

async function tiesOf(deps: Deps, account: AccountId) {
  const { id } = orNotFound(await readAccount(deps.db, account), 'noSuchAccount');
  return readTies(deps.db, id);
}

const managed = <Id extends string>(grants: Readonly<Record<Id, Grant>>): Id[] =>
  (Object.keys(grants) as Id[]).filter((id) => grants[id] === 'manager' || grants[id] === 'all');

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
