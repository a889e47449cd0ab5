/** Where each tie-break applies. Separate from the rules, so that choosing tie-breaks does not load them. */
import { type TiebreakId, type TiebreakName, tiebreakParts } from './names.ts';

export interface Scope {
  readonly systems: 'all' | 'swissOnly' | 'roundRobinOnly';
  readonly entrants: 'all' | 'playersOnly' | 'teamsOnly';
}

const EVERYWHERE: Scope = { systems: 'all', entrants: 'all' };
/** Article 8, note: Buchholz and its variants are not for round robins. */
const SWISS: Scope = { ...EVERYWHERE, systems: 'swissOnly' };
const GAMES: Scope = { ...EVERYWHERE, entrants: 'playersOnly' };
const TEAMS: Scope = { ...EVERYWHERE, entrants: 'teamsOnly' };
const SWISS_TEAMS: Scope = { systems: 'swissOnly', entrants: 'teamsOnly' };

const LIMITED: Partial<Readonly<Record<TiebreakName, Scope>>> = {
  buchholz: SWISS,
  medianBuchholz: SWISS,
  medianBuchholz2: SWISS,
  buchholzCut1: SWISS,
  buchholzCut2: SWISS,
  foreBuchholz: SWISS,
  averageOfOpponentsBuchholz: SWISS,
  gamesWon: GAMES,
  blackGamesPlayed: GAMES,
  blackGamesWon: GAMES,
  koya: { ...EVERYWHERE, systems: 'roundRobinOnly' },
  matchPoints: TEAMS,
  gamePoints: TEAMS,
  matchVersusGamePoints: TEAMS,
  extendedDirectEncounter: TEAMS,
  matchMatchSonnebornBerger: TEAMS,
  matchGameSonnebornBerger: TEAMS,
  gameMatchSonnebornBerger: TEAMS,
  gameGameSonnebornBerger: TEAMS,
  matchGameSonnebornBergerCut1: TEAMS,
  buchholzMatchPoints: SWISS_TEAMS,
  buchholzGamePoints: SWISS_TEAMS,
  boardCount: TEAMS,
  topBoardResults: TEAMS,
  bottomBoardElimination: TEAMS,
  scheduleStrength: SWISS_TEAMS,
  encounterBoardCount: TEAMS,
  encounterTopBoards: TEAMS,
  encounterBottomBoards: TEAMS,
  encounterCountTopBoards: TEAMS,
  encounterCountBottomBoards: TEAMS,
};

/** Outside its scope a tie-break is undefined and breaks no ties. */
export function scopeOf(id: TiebreakId): Scope {
  const { name, modifiers } = tiebreakParts(id);
  const scope = LIMITED[name] ?? EVERYWHERE;
  const isOnScore = modifiers.includes('MP') || modifiers.includes('GP');
  return isOnScore ? { ...scope, entrants: 'teamsOnly' } : scope;
}
