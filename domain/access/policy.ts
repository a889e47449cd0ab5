import { type AccountId, asId, type ClubId, type OrganizationId, type TeamId } from '../kernel/ids.ts';
import type { Actor, Grant, Level, Person } from './actor.ts';
import { ARBITERS, EDITORS, isTopLevel, MANAGERS, manages } from './anywhere.ts';

/** Every tournament, league and invitation belongs to a club or an organisation. */
export type Owner =
  | { readonly type: 'club'; readonly id: ClubId }
  | { readonly type: 'organization'; readonly id: OrganizationId };

export const ownerOf = (type: Owner['type'], id: string): Owner =>
  type === 'club' ? { type, id: asId(id) } : { type, id: asId(id) };

/** Every permission that the policy decides, with the object it concerns. */
export type Action =
  | { readonly do: 'runTournaments'; readonly of: Owner }
  | { readonly do: 'editTexts'; readonly of: Owner }
  | { readonly do: 'manage'; readonly of: Owner }
  | { readonly do: 'viewTournament'; readonly of: Owner; readonly public: boolean; readonly participating: boolean }
  /** The teams concerned: their captains may see the names too. */
  | { readonly do: 'seeNames'; readonly of: Owner; readonly teams?: readonly TeamId[] }
  | { readonly do: 'leadTeam'; readonly team: TeamId; readonly club: ClubId }
  /** Sets who plays for a team in a tournament of this host, and in which order (decision D-41). */
  | { readonly do: 'lineUpTeam'; readonly of: Owner; readonly team: TeamId }
  /** Reserved for the team's captains: match reports and match days. */
  | { readonly do: 'speakForTeam'; readonly team: TeamId }
  /** For a page of this host, or for the account's own profile. */
  | { readonly do: 'uploadPicture'; readonly of: Owner | { readonly type: 'account'; readonly id: AccountId } }
  | { readonly do: 'pinTournaments' }
  /** Sees and sends again what could not be delivered between objects. */
  | { readonly do: 'manageDelivery' }
  /** Sees how the server is. */
  | { readonly do: 'seeHealth' }
  /** Imports the rating lists of federations. */
  | { readonly do: 'manageRatingLists' }
  | { readonly do: 'createOrganization' }
  | { readonly do: 'createClub' }
  | { readonly do: 'createAccount'; readonly level: Level; readonly club: ClubId | null }
  /** Birth date, sex, region and whether an e-mail address exists; only the home club sees these. */
  | { readonly do: 'seePrivateFields'; readonly homeClub: ClubId | null }
  | { readonly do: 'editAccount'; readonly account: ManagedAccount }
  | { readonly do: 'setPassword'; readonly account: ManagedAccount }
  | { readonly do: 'moveAccount' };

/** The properties of an account that decide who may manage it. */
export interface ManagedAccount {
  readonly id: AccountId;
  readonly level: number;
  /** True if the account manages a club or an organisation, by membership or by a role. */
  readonly manages: boolean;
  readonly homeClub: ClubId | null;
  readonly holds: readonly Owner[];
}

/** The only place where authorisation is decided (specification, section 6 of both parts; checklist D-31 to D-41). */
export function can(actor: Actor, action: Action): boolean {
  switch (action.do) {
    case 'runTournaments':
      return hasGrant(actor, action.of, ARBITERS);
    case 'editTexts':
      return hasGrant(actor, action.of, EDITORS);
    case 'manage':
      return hasGrant(actor, action.of, MANAGERS);
    case 'viewTournament':
      return action.public || action.participating || hasGrant(actor, action.of, [...ARBITERS, ...EDITORS]);
    case 'seeNames':
      return hasGrant(actor, action.of, ARBITERS) || captains(actor, action.teams ?? []);
    case 'leadTeam':
      return hasGrant(actor, { type: 'club', id: action.club }, MANAGERS) || captains(actor, [action.team]);
    case 'lineUpTeam':
      return hasGrant(actor, action.of, ARBITERS) || captains(actor, [action.team]);
    case 'speakForTeam':
      return captains(actor, [action.team]);
    case 'uploadPicture':
      return action.of.type === 'account'
        ? actor.kind === 'person' && actor.account === action.of.id
        : hasGrant(actor, action.of, [...ARBITERS, ...EDITORS]);
    case 'pinTournaments':
    case 'manageDelivery':
    case 'seeHealth':
    case 'manageRatingLists':
    case 'moveAccount':
    case 'createOrganization':
      return isTopLevel(actor);
    case 'createClub':
      return manages(actor);
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

/** Host ids, or 'all' hosts for the top level. */
export type Hosts =
  | 'everybody'
  | { readonly clubs: readonly ClubId[]; readonly organizations: readonly OrganizationId[] };

export function hostsOf({ level, clubs, organizations }: Person): Hosts {
  if (level === 3) return 'everybody';
  return { clubs: run(clubs), organizations: run(organizations) };
}

const run = <Id extends ClubId | OrganizationId>(grants: Readonly<Record<Id, Grant>>): Id[] =>
  (Object.keys(grants) as Id[]).filter((id) => ARBITERS.includes(grants[id]));

function hasGrant(actor: Actor, owner: Owner, grants: readonly Grant[]): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.level === 3) return true;
  const grant = owner.type === 'club' ? actor.clubs[owner.id] : actor.organizations[owner.id];
  return grant !== undefined && grants.includes(grant);
}

/** Creators grant only levels below their own, never level 3, and add members only to their own clubs. */
function mayCreateAccount(person: Person, level: Level, club: ClubId | null): boolean {
  if (level === 3) return false;
  const allowed = person.level > level || (level === 0 && manages(person));
  return allowed && (club === null || hasGrant(person, { type: 'club', id: club }, MANAGERS));
}

/** Only the top level manages accounts without a home club. */
const isAtHomeWith = (actor: Actor, homeClub: ClubId | null): boolean =>
  homeClub === null
    ? actor.kind === 'person' && actor.level === 3
    : hasGrant(actor, { type: 'club', id: homeClub }, MANAGERS);

/** Only managers of the home club edit an account; one of the same or a higher rank only its owner. */
function mayEditAccount(person: Person, account: ManagedAccount): boolean {
  if (account.id !== person.account && !isAbove(person, account)) return false;
  if (person.level === 3) return true;
  return isAtHomeWith(person, account.homeClub) && account.holds.every((owner) => hasGrant(person, owner, MANAGERS));
}

/** Compares levels; among players, someone who manages a club or an organisation ranks above the others. */
const isAbove = (person: Person, { level, manages }: ManagedAccount): boolean =>
  person.level > level || (person.level === 0 && level === 0 && !manages);

const captains = (actor: Actor, teams: readonly TeamId[]): boolean =>
  actor.kind === 'person' && teams.some((team) => actor.captainOf.includes(team));
