import { readClubNames } from '../../db/read/club.ts';
import { readOrganizationNames } from '../../db/read/organization.ts';
import { type LedTeam, readLedTeams } from '../../db/read/team.ts';
import type { Actor, Grant, Person } from '../../domain/access/actor.ts';
import type { ClubId, OrganizationId } from '../../domain/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';

interface Office<Id> {
  readonly id: Id;
  readonly name: string;
  readonly grant: Grant;
}

export interface Offices {
  readonly organizations: readonly Office<OrganizationId>[];
  readonly clubs: readonly Office<ClubId>[];
}

/** Every organisation and club that the caller has a grant for, by name; the top level has all of them. */
export async function ownOffices(deps: Deps, actor: Actor): Promise<Offices> {
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

/** What the caller manages: what invitations and power can be given for. */
export async function managedOffices(deps: Deps, actor: Actor): Promise<Offices> {
  const { organizations, clubs } = await ownOffices(deps, actor);
  return { organizations: organizations.filter(isManaged), clubs: clubs.filter(isManaged) };
}

/** Teams that the caller is captain of, and the teams of the clubs that the caller manages. */
export async function managedTeams(deps: Deps, actor: Actor): Promise<LedTeam[]> {
  const person = personAsking(actor);
  const clubs = (Object.keys(person.clubs) as ClubId[]).filter((club) => isManaged({ grant: person.clubs[club] }));
  return readLedTeams(deps.db, { teams: person.captainOf, clubs });
}

const isManaged = ({ grant }: { readonly grant: Grant | undefined }): boolean => grant === 'manager' || grant === 'all';

const idsOf = <Id extends string>(person: Person, grants: Readonly<Record<Id, Grant>>): Id[] | 'all' =>
  person.level === 3 ? 'all' : (Object.keys(grants) as Id[]);
