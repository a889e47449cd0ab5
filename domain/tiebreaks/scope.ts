/** Where FIDE allows each tie-break, and of whom it says anything. Who only offers tie-breaks need not load their rules. */
import type { TiebreakId } from './names.ts';

export interface Scope {
  readonly systems: 'all' | 'swissOnly' | 'roundRobinOnly';
  readonly entrants: 'all' | 'playersOnly' | 'teamsOnly';
}

const EVERYWHERE: Scope = { systems: 'all', entrants: 'all' };
/** Article 8, note: Buchholz and its kin must not be used in round robins. */
const SWISS: Scope = { ...EVERYWHERE, systems: 'swissOnly' };
const GAMES: Scope = { ...EVERYWHERE, entrants: 'playersOnly' };
const TEAMS: Scope = { ...EVERYWHERE, entrants: 'teamsOnly' };
const SWISS_TEAMS: Scope = { systems: 'swissOnly', entrants: 'teamsOnly' };

const LIMITED: Partial<Readonly<Record<TiebreakId, Scope>>> = {
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
};

/** Elsewhere it is undefined for everybody and breaks nothing. */
export const scopeOf = (id: TiebreakId): Scope => LIMITED[id] ?? EVERYWHERE;
