import { asId, type ClubId, type OrganizationId, type TeamId } from '../ids.ts';
import type { Actor, Grant, Level, Person } from './actor.ts';

/** Whose thing it is: every tournament, league and invitation belongs to a club or an organisation. */
export type Owner =
  | { readonly type: 'club'; readonly id: ClubId }
  | { readonly type: 'organization'; readonly id: OrganizationId };

/** The owner that a row or a request names by its type and id. */
export const ownerOf = (type: Owner['type'], id: string): Owner =>
  type === 'club' ? { type, id: asId(id) } : { type, id: asId(id) };

/** What may be asked for, with the thing it is asked of. One table decides for every call. */
export type Action =
  | { readonly do: 'runTournaments'; readonly of: Owner }
  | { readonly do: 'editTexts'; readonly of: Owner }
  | { readonly do: 'manage'; readonly of: Owner }
  | { readonly do: 'viewTournament'; readonly of: Owner; readonly public: boolean; readonly participating: boolean }
  /** The teams of the club, or the one team in question: their captains see the names too. */
  | { readonly do: 'seeNames'; readonly of: Owner; readonly teams?: readonly TeamId[] }
  | { readonly do: 'leadTeam'; readonly team: TeamId; readonly club: ClubId }
  /** Who plays for a team in a tournament of this host, and in which order (decision D-41). */
  | { readonly do: 'lineUpTeam'; readonly of: Owner; readonly team: TeamId }
  /** What only its captains say: how a match of the team ended, and on which day it is played. */
  | { readonly do: 'speakForTeam'; readonly team: TeamId }
  | { readonly do: 'pinTournaments' }
  | { readonly do: 'createOrganization' }
  | { readonly do: 'createClub' }
  | { readonly do: 'createAccount'; readonly level: Level; readonly club: ClubId | null }
  /** Birth date, sex, region, whether there is an e-mail: what only the home club knows of its people. */
  | { readonly do: 'seePrivateFields'; readonly homeClub: ClubId | null }
  | { readonly do: 'editAccount'; readonly account: ManagedAccount }
  | { readonly do: 'setPassword'; readonly account: ManagedAccount }
  | { readonly do: 'moveAccount' };

/** What decides who may manage an account: its level, its home club, and what it has a say in itself. */
export interface ManagedAccount {
  readonly level: number;
  readonly homeClub: ClubId | null;
  readonly holds: readonly Owner[];
}

const MANAGERS: readonly Grant[] = ['manager', 'all'];
const ARBITERS: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'arbiter'];
const EDITORS: readonly Grant[] = ['manager', 'all', 'arbiterEditor', 'editor'];

/** The one place where authority is decided (specification, section 6 of both parts; checklist D-31 to D-41). */
export function can(actor: Actor, action: Action): boolean {
  switch (action.do) {
    case 'runTournaments':
      return holds(actor, action.of, ARBITERS);
    case 'editTexts':
      return holds(actor, action.of, EDITORS);
    case 'manage':
      return holds(actor, action.of, MANAGERS);
    case 'viewTournament':
      return action.public || action.participating || holds(actor, action.of, [...ARBITERS, ...EDITORS]);
    case 'seeNames':
      return holds(actor, action.of, ARBITERS) || captains(actor, action.teams ?? []);
    case 'leadTeam':
      return holds(actor, { type: 'club', id: action.club }, MANAGERS) || captains(actor, [action.team]);
    case 'lineUpTeam':
      return holds(actor, action.of, ARBITERS) || captains(actor, [action.team]);
    case 'speakForTeam':
      return captains(actor, [action.team]);
    case 'pinTournaments':
    case 'moveAccount':
    case 'createOrganization':
      return actor.kind === 'person' && actor.level === 3;
    case 'createClub':
      return actor.kind === 'person' && managesSomething(actor);
    case 'createAccount':
      return actor.kind === 'person' && mayCreateAccount(actor, action.level, action.club);
    case 'seePrivateFields':
      return isAtHomeWith(actor, action.homeClub);
    case 'editAccount':
      return actor.kind === 'person' && mayEditAccount(actor, action.account);
    case 'setPassword':
      return actor.kind === 'person' && actor.level > action.account.level && mayEditAccount(actor, action.account);
  }
}

/** Whether this person builds tournaments at all: decides the menu, not a call. */
export const organises = (actor: Actor): boolean =>
  actor.kind === 'person' &&
  (actor.level > 0 ||
    [...Object.values(actor.clubs), ...Object.values(actor.organizations)].some((grant) => ARBITERS.includes(grant)));

/** Clubs and organisations by their ids; everybody's for the top level. */
export type Hosts =
  | 'everybody'
  | { readonly clubs: readonly ClubId[]; readonly organizations: readonly OrganizationId[] };

/** Whose tournaments this person runs. */
export function hostsOf({ level, clubs, organizations }: Person): Hosts {
  if (level === 3) return 'everybody';
  return { clubs: run(clubs), organizations: run(organizations) };
}

const run = <Id extends ClubId | OrganizationId>(grants: Readonly<Record<Id, Grant>>): Id[] =>
  (Object.keys(grants) as Id[]).filter((id) => ARBITERS.includes(grants[id]));

function holds(actor: Actor, owner: Owner, grants: readonly Grant[]): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.level === 3) return true;
  const grant = owner.type === 'club' ? actor.clubs[owner.id] : actor.organizations[owner.id];
  return grant !== undefined && grants.includes(grant);
}

/** A creator grants only levels below the own one, level 3 never; a member is entered only into a club of one's own. */
function mayCreateAccount(person: Person, level: Level, club: ClubId | null): boolean {
  if (level === 3) return false;
  const allowed = person.level > level || (level === 0 && managesSomething(person));
  return allowed && (club === null || holds(person, { type: 'club', id: club }, MANAGERS));
}

/** The managers of the home club; of an account without one only the top level. */
const isAtHomeWith = (actor: Actor, homeClub: ClubId | null): boolean =>
  homeClub === null
    ? actor.kind === 'person' && actor.level === 3
    : holds(actor, { type: 'club', id: homeClub }, MANAGERS);

/**
 * Only the home club decides: who enters somebody into a club of theirs gets no hold on the account. And nobody takes
 * over an account that has a say where the manager has none.
 */
function mayEditAccount(person: Person, account: ManagedAccount): boolean {
  if (person.level === 3) return true;
  if (!isAtHomeWith(person, account.homeClub)) return false;
  return account.level <= person.level && account.holds.every((owner) => holds(person, owner, MANAGERS));
}

const captains = (actor: Actor, teams: readonly TeamId[]): boolean =>
  actor.kind === 'person' && teams.some((team) => actor.captainOf.includes(team));

/** Level 1 and above is a manager by trade; below that it takes a club or an organisation that one manages. */
const managesSomething = (person: Person): boolean =>
  person.level > 0 ||
  [...Object.values(person.clubs), ...Object.values(person.organizations)].some((grant) => MANAGERS.includes(grant));
