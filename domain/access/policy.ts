import type { ClubId, OrganizationId } from '../ids.ts';
import type { Actor, Grant, Level, Person } from './actor.ts';

/** Whose thing it is: every tournament, league and invitation belongs to a club or an organisation. */
export type Owner =
  | { readonly type: 'club'; readonly id: ClubId }
  | { readonly type: 'organization'; readonly id: OrganizationId };

/** What may be asked for, with the thing it is asked of. One table decides for every call. */
export type Action =
  | { readonly do: 'runTournaments'; readonly of: Owner }
  | { readonly do: 'editTexts'; readonly of: Owner }
  | { readonly do: 'manage'; readonly of: Owner }
  | { readonly do: 'viewTournament'; readonly of: Owner; readonly public: boolean; readonly participating: boolean }
  | { readonly do: 'seeNames'; readonly of: Owner }
  | { readonly do: 'pinTournaments' }
  | { readonly do: 'createOrganization' }
  | { readonly do: 'createAccount'; readonly level: Level; readonly club: ClubId | null };

const MANAGERS: readonly Grant[] = ['manager', 'all'];
const ARBITERS: readonly Grant[] = ['manager', 'all', 'arbiter'];
const EDITORS: readonly Grant[] = ['manager', 'all', 'editor'];

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
      return action.public || action.participating || holds(actor, action.of, ['manager', 'all', 'arbiter', 'editor']);
    case 'seeNames':
      return holds(actor, action.of, ARBITERS);
    case 'pinTournaments':
    case 'createOrganization':
      return actor.kind === 'person' && actor.level === 3;
    case 'createAccount':
      return actor.kind === 'person' && mayCreateAccount(actor, action.level, action.club);
  }
}

/** Whether this person builds tournaments at all: decides the menu, not a call. */
export const organises = (actor: Actor): boolean =>
  actor.kind === 'person' &&
  (actor.level > 0 ||
    [...Object.values(actor.clubs), ...Object.values(actor.organizations)].some((grant) => ARBITERS.includes(grant)));

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

const managesSomething = (person: Person): boolean =>
  [...Object.values(person.clubs), ...Object.values(person.organizations)].some((grant) => MANAGERS.includes(grant));
