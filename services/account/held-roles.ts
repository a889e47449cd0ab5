import { readClubNames } from '../../db/read/club.ts';
import { readOrganizationNames } from '../../db/read/organization.ts';
import { type LedTeam, readLedTeams } from '../../db/read/team.ts';
import type { Actor, Grant, Person } from '../../domain/access/actor.ts';
import type { ClubId, OrganizationId } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';

interface HeldRole<Id> {
  readonly id: Id;
  readonly name: string;
  readonly grant: Grant;
}

export interface HeldRoles {
  readonly organizations: readonly HeldRole<OrganizationId>[];
  readonly clubs: readonly HeldRole<ClubId>[];
}

/** The organisations and clubs in which the caller has a role, by name; the top level has all of them. */
export async function ownRoles(deps: Deps, actor: Actor): Promise<HeldRoles> {
  const person = personAsking(actor);
  const [organizations, clubs] = await Promise.all([
    readOrganizationNames(deps.db, idsOf(person, person.organizations)),
    readClubNames(deps.db, idsOf(person, person.clubs)),
  ]);
  return {
    organizations: organizations.map((row) => ({ ...row, grant: person.organizations[row.id] ?? 'all' })),
    clubs: clubs.map((row) => ({ ...row, grant: person.clubs[row.id] ?? 'all' })),
  };
}

/** The organisations and clubs that the caller manages, and so can invite to and grant roles in. */
export async function managedRoles(deps: Deps, actor: Actor): Promise<HeldRoles> {
  const { organizations, clubs } = await ownRoles(deps, actor);
  return { organizations: organizations.filter(isManaged), clubs: clubs.filter(isManaged) };
}

/** The teams of which the caller is captain, and those of the clubs that the caller manages. */
export async function managedTeams(deps: Deps, actor: Actor): Promise<LedTeam[]> {
  const person = personAsking(actor);
  const clubs = (Object.keys(person.clubs) as ClubId[]).filter((club) => isManaged({ grant: person.clubs[club] }));
  return readLedTeams(deps.db, { teams: person.captainOf, clubs });
}

const isManaged = ({ grant }: { readonly grant: Grant | undefined }): boolean => grant === 'manager' || grant === 'all';

const idsOf = <Id extends string>(person: Person, grants: Readonly<Record<Id, Grant>>): Id[] | 'all' =>
  person.level === 3 ? 'all' : (Object.keys(grants) as Id[]);
