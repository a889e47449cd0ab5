import type { Addressed, CallAddress } from '../../../contract/described-calls.ts';
import type { World } from './world.ts';

/** The columns. "The club" is a club of "the federation"; the others have a club and a federation of their own. */
export const ROLES = {
  visitor: 'a visitor, not logged in',
  stranger: 'somebody with an account, in no club',
  rival: 'a member of another club, who plays in a tournament there',
  player: 'a player of the tournament and of the game, in no club',
  member: 'a member of the club',
  captain: 'a member of the club, captain of one of its teams',
  editor: 'holds the power editor of the club',
  arbiter: 'holds the power arbiter of the club',
  all: 'holds the power all of the club',
  manager: 'manages the club (level 1)',
  federationEditor: 'holds the power editor of the federation',
  federationArbiter: 'holds the power arbiter of the federation',
  federationAll: 'holds the power all of the federation',
  chief: 'manages the federation (level 2)',
  otherManager: 'manages another club, of another federation (level 1)',
  otherChief: 'manages another federation (level 2)',
  levelOne: 'an account of level 1 that manages nothing yet',
  levelTwo: 'an account of level 2 that manages nothing yet',
  top: 'the top level (3)',
} as const;
export type Role = keyof typeof ROLES;
const ROLE_NAMES = Object.keys(ROLES) as Role[];

export type Group = readonly Role[];

export const EVERYBODY: Group = ROLE_NAMES;
export const LOGGED_IN: Group = ROLE_NAMES.filter((role) => role !== 'visitor');
export const NOBODY: Group = [];
export const TOP: Group = ['top'];
export const THE_PLAYER: Group = ['player'];
/** D-33: what somebody is in a federation, he is in its clubs. D-38: what each power covers. */
export const MANAGES: Group = ['all', 'manager', 'federationAll', 'chief', 'top'];
export const RUNS: Group = ['arbiter', 'federationArbiter', ...MANAGES];
export const EDITS: Group = ['editor', 'federationEditor', ...MANAGES];
export const EDITS_OR_RUNS: Group = [...new Set([...EDITS, ...RUNS])];
export const LEADS_TEAM: Group = ['captain', ...MANAGES];
/** D-41. */
export const LINES_UP: Group = ['captain', ...RUNS];
/** How a match ended and when it is played is the word of its captains alone; who runs it has calls of his own. */
export const SPEAKS_FOR_TEAM: Group = ['captain'];
/** D-78. */
export const SEES_NAMES: Group = ['captain', ...RUNS];
export const SEES_PRIVATE: Group = ['player', ...EDITS_OR_RUNS];
export const MANAGES_FEDERATION: Group = ['federationAll', 'chief', 'top'];
export const RUNS_FEDERATION: Group = ['federationArbiter', ...MANAGES_FEDERATION];
export const EDITS_FEDERATION: Group = ['federationEditor', ...MANAGES_FEDERATION];
/** */
export const MANAGES_ANYTHING: Group = [...MANAGES, 'otherManager', 'otherChief', 'levelOne', 'levelTwo'];
/** */
export const ABOVE_LEVEL_ONE: Group = ['chief', 'otherChief', 'levelTwo', 'top'];

/** What an answer must hold for these and for nobody else. */
export interface Shown {
  readonly what: 'name' | 'birthDate' | 'lentName' | 'lentBirthDate' | 'secretTournament';
  readonly to: Group;
}

export type Row = { readonly [At in CallAddress]: RowOf<At> }[CallAddress];

interface RowOf<At extends CallAddress> {
  readonly call: At;
  /** What the world has already that it is asked of. */
  readonly of?: (world: World) => Addressed<At>;
  /** What it is to do this, in words that complete "may ...". */
  readonly does: string;
  readonly may: Group;
  /** How everybody else is refused who is logged in; 403 forbidden where nothing is said. */
  readonly refused?: string;
  /** How a visitor is refused; where nothing is said, with 403, and perhaps the advice to log in (D-29). */
  readonly visitor?: string;
  readonly but?: Readonly<Partial<Record<Role, string>>>;
  readonly shows?: readonly Shown[];
  /** Writes only for calls whose method is not GET; some of those read as well, or change something outside D1. */
  readonly changesNothing?: true;
}

export const FORBIDDEN = '403 forbidden';
export const hidden = '403 tournamentPrivate';
export const nameShown = { what: 'name', to: SEES_NAMES } as const;
export const birthDateShown = { what: 'birthDate', to: MANAGES } as const;
/** A member who was entered by the club: his own club is another one, and private fields stay there. */
export const lentShown = [
  { what: 'lentName', to: MANAGES },
  { what: 'lentBirthDate', to: TOP },
] as const;

export const refusedWith = (roles: Group, refusal: string): Partial<Record<Role, string>> =>
  Object.fromEntries(roles.map((role) => [role, refusal]));
