import { ok, type Result, refuse } from '../result.ts';

/** What a tie-break is called where it is stored, sent and filed. */
interface FideName {
  /** The number that is stored and sent; 0 to 5 are those of the product's specification. */
  readonly code: number;
  /** FIDE's acronym, as in the tie-break records of a TRF file. */
  readonly fide: string;
  /** Article of C.07. */
  readonly article: string;
}

/** The closed list of tie-breaks. For a new line here the compiler asks how it is reckoned, in `registry.ts`. */
export const TIEBREAK_NAMES = {
  averageOpponentRating: { code: 0, fide: 'ARO', article: '10.1' },
  buchholz: { code: 1, fide: 'BH', article: '8.1' },
  medianBuchholz: { code: 2, fide: 'MBH1', article: '14.3' },
  medianBuchholz2: { code: 3, fide: 'MBH2', article: '14.4' },
  buchholzCut1: { code: 4, fide: 'BHC1', article: '14.1' },
  buchholzCut2: { code: 5, fide: 'BHC2', article: '14.2' },
  directEncounter: { code: 6, fide: 'DE', article: '6' },
  sonnebornBerger: { code: 7, fide: 'SB', article: '9.1' },
  wins: { code: 8, fide: 'WIN', article: '7.1' },
  gamesWon: { code: 9, fide: 'WON', article: '7.2' },
  blackGamesPlayed: { code: 10, fide: 'BPG', article: '7.3' },
  progressiveScore: { code: 11, fide: 'PS', article: '7.5' },
  performanceRating: { code: 12, fide: 'TPR', article: '10.2' },
  koya: { code: 13, fide: 'KS', article: '9.2' },
  roundsElectedToPlay: { code: 14, fide: 'REP', article: '7.6' },
  blackGamesWon: { code: 15, fide: 'BWG', article: '7.4' },
  sonnebornBergerCut1: { code: 16, fide: 'SBC1', article: '14.1' },
  progressiveScoreCut1: { code: 17, fide: 'PSC1', article: '14.1' },
  averageOpponentRatingCut1: { code: 18, fide: 'AROC1', article: '14.1' },
  standardPoints: { code: 19, fide: 'STD', article: '7.7' },
  pairingNumber: { code: 20, fide: 'TPN', article: '7.8' },
  foreBuchholz: { code: 21, fide: 'FB', article: '8.3' },
  averageOfOpponentsBuchholz: { code: 22, fide: 'AOB', article: '8.2' },
  perfectPerformance: { code: 23, fide: 'PTP', article: '10.3' },
  averageOpponentPerformance: { code: 24, fide: 'APRO', article: '10.4' },
  averageOpponentPerfectPerformance: { code: 25, fide: 'APPO', article: '10.5' },
  rating: { code: 26, fide: 'RTNG', article: '10.6' },
  matchPoints: { code: 40, fide: 'MPTS', article: '11' },
  gamePoints: { code: 41, fide: 'GPTS', article: '11' },
  matchVersusGamePoints: { code: 42, fide: 'MPvGP', article: '13.1' },
  extendedDirectEncounter: { code: 43, fide: 'EDE', article: '13.3' },
  matchMatchSonnebornBerger: { code: 44, fide: 'EMMSB', article: '13.2' },
  matchGameSonnebornBerger: { code: 45, fide: 'EMGSB', article: '13.2' },
  gameMatchSonnebornBerger: { code: 46, fide: 'EGMSB', article: '13.2' },
  gameGameSonnebornBerger: { code: 47, fide: 'EGGSB', article: '13.2' },
  matchGameSonnebornBergerCut1: { code: 48, fide: 'EMGSBC1', article: '13.2' },
  buchholzMatchPoints: { code: 49, fide: 'BH:MP', article: '8.1' },
  buchholzGamePoints: { code: 50, fide: 'BH:GP', article: '8.1' },
  boardCount: { code: 51, fide: 'BC', article: '12.1' },
  topBoardResults: { code: 52, fide: 'TBR', article: '12.2' },
  bottomBoardElimination: { code: 53, fide: 'BBE', article: '12.3' },
  scheduleStrength: { code: 54, fide: 'SSSC', article: '13.4' },
} as const satisfies Record<string, FideName>;

export type TiebreakId = keyof typeof TIEBREAK_NAMES;

export const TIEBREAK_IDS = Object.keys(TIEBREAK_NAMES) as readonly TiebreakId[];

export const tiebreakNameOf = (id: TiebreakId): FideName => TIEBREAK_NAMES[id];

/** From the number that is stored and sent. */
export function tiebreakOfCode(code: number): Result<TiebreakId, 'unknownTiebreak'> {
  const id = TIEBREAK_IDS.find((candidate) => TIEBREAK_NAMES[candidate].code === code);
  return id === undefined ? refuse('unknownTiebreak', { code }) : ok(id);
}

/** Reads FIDE's acronym, also with FIDE's oblique stroke for the cut: BHC1 and BH/C1, MBH1 and BH/M1. */
export function parseTiebreak(text: string): Result<TiebreakId, 'unknownTiebreak'> {
  const acronym = text
    .trim()
    .toUpperCase()
    .replace(/^BH\/M([12])$/, 'MBH$1')
    .replace('/', '');
  const id = TIEBREAK_IDS.find((candidate) => TIEBREAK_NAMES[candidate].fide.toUpperCase() === acronym);
  return id === undefined ? refuse('unknownTiebreak', { code: text }) : ok(id);
}

/** Writes FIDE's acronym as a TRF file has it: BH/C1, BH/M1. */
export const makeTiebreak = (id: TiebreakId): string =>
  TIEBREAK_NAMES[id].fide.replace(/^MBH([12])$/, 'BH/M$1').replace(/C([12])$/, '/C$1');
