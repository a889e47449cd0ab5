import type { Addressed, CallAddress } from '../../../contract/http/described-calls.ts';
import { ROLES, type Role } from './role-names.ts';
import type { World } from './world.ts';

const ROLE_NAMES = Object.keys(ROLES) as Role[];

export type Group = readonly Role[];

export const EVERYBODY: Group = ROLE_NAMES;
export const LOGGED_IN: Group = ROLE_NAMES.filter((role) => role !== 'visitor');
export const NOBODY: Group = [];
export const TOP: Group = ['top'];
export const THE_PLAYER: Group = ['player'];
/** D-33: a role in a federation is also a role in its clubs. D-38: what each role covers. */
export const MANAGES: Group = ['all', 'manager', 'federationAll', 'chief', 'top'];
export const RUNS: Group = ['arbiter', 'federationArbiter', ...MANAGES];
export const EDITS: Group = ['editor', 'federationEditor', ...MANAGES];
export const EDITS_OR_RUNS: Group = [...new Set([...EDITS, ...RUNS])];
export const LEADS_TEAM: Group = ['captain', ...MANAGES];
/** D-41. */
export const LINES_UP: Group = ['captain', ...RUNS];
/** Only the captains report how a match ended and agree when it is played; organisers have separate calls. */
export const SPEAKS_FOR_TEAM: Group = ['captain'];
/** D-78. */
export const SEES_NAMES: Group = ['captain', ...RUNS];
export const SEES_PRIVATE: Group = ['player', ...EDITS_OR_RUNS];
export const MANAGES_FEDERATION: Group = ['federationAll', 'chief', 'top'];
export const RUNS_FEDERATION: Group = ['federationArbiter', ...MANAGES_FEDERATION];
export const EDITS_FEDERATION: Group = ['federationEditor', ...MANAGES_FEDERATION];
export const EDITS_OR_RUNS_FEDERATION: Group = ['federationEditor', ...RUNS_FEDERATION];
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
/** A member who was entered by the club: their home club is another one, and private fields stay there. */
export const lentShown = [
  { what: 'lentName', to: MANAGES },
  { what: 'lentBirthDate', to: TOP },
] as const;

export const refusedWith = (roles: Group, refusal: string): Partial<Record<Role, string>> =>
  Object.fromEntries(roles.map((role) => [role, refusal]));
