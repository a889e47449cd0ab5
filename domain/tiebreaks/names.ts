import { ok, type Result, refuse } from '../kernel/result.ts';
import { modifiersOfNumber, numberOfModifiers, sortedModifiers } from './modifiers.ts';

/** Names of a tie-break in storage, on the wire and in files. */
interface FideName {
  /** The stored number; 0 to 5 are fixed by the product's specification. */
  readonly code: number;
  /** FIDE's acronym, as in TRF tie-break records. */
  readonly fide: string;
  /** Article of C.07. */
  readonly article: string;
}

/** The complete list; `registry.ts` must implement each of them to compile. */
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
  encounterBoardCount: { code: 55, fide: 'EDEC', article: '13.3' },
  encounterTopBoards: { code: 56, fide: 'EDET', article: '13.3' },
  encounterBottomBoards: { code: 57, fide: 'EDEB', article: '13.3' },
  encounterCountTopBoards: { code: 58, fide: 'EDEBT', article: '13.3' },
  encounterCountBottomBoards: { code: 59, fide: 'EDEBB', article: '13.3' },
} as const satisfies Record<string, FideName>;

export type TiebreakName = keyof typeof TIEBREAK_NAMES;

/** With modifiers in FIDE's order: `sonnebornBerger/C2/P`. */
export type TiebreakId = TiebreakName | `${TiebreakName}/${string}`;

export const TIEBREAK_IDS = Object.keys(TIEBREAK_NAMES) as readonly TiebreakName[];

/** Accepted modifiers by letter; S is a team score. */
const MODIFIERS: Partial<Readonly<Record<TiebreakName, string>>> = {
  averageOpponentRating: 'CMU',
  buchholz: 'CMP',
  directEncounter: 'P',
  sonnebornBerger: 'CMP',
  wins: 'S',
  gamesWon: 'S',
  progressiveScore: 'SC',
  performanceRating: 'U',
  koya: 'SL',
  pairingNumber: 'R',
  foreBuchholz: 'SCMP',
  averageOfOpponentsBuchholz: 'SFCMP',
  perfectPerformance: 'U',
  averageOpponentPerformance: 'U',
  averageOpponentPerfectPerformance: 'U',
  rating: 'RU',
  extendedDirectEncounter: 'P',
  matchMatchSonnebornBerger: 'CMP',
  matchGameSonnebornBerger: 'CMP',
  gameMatchSonnebornBerger: 'CMP',
  gameGameSonnebornBerger: 'CMP',
  buchholzMatchPoints: 'CMP',
  buchholzGamePoints: 'CMP',
  scheduleStrength: 'FKP',
  encounterBoardCount: 'P',
  encounterTopBoards: 'P',
  encounterBottomBoards: 'P',
  encounterCountTopBoards: 'P',
  encounterCountBottomBoards: 'P',
};

export function tiebreakParts(id: TiebreakId): { readonly name: TiebreakName; readonly modifiers: readonly string[] } {
  const [name = '', ...modifiers] = id.split('/');
  return { name: name as TiebreakName, modifiers };
}

export function tiebreakNameOf(id: TiebreakId): FideName {
  const { name, modifiers } = tiebreakParts(id);
  const line = TIEBREAK_NAMES[name];
  if (modifiers.length === 0) return line;
  const fide = modifiers.reduce(
    (text, one) => text + (one === 'MP' || one === 'GP' ? ':' : '/') + one,
    line.fide as string,
  );
  return { code: line.code + CODES * numberOfModifiers(modifiers), fide, article: line.article };
}

/** Codes below this are plain tie-breaks; above it modifiers are encoded. */
const CODES = 100;

export function tiebreakOfCode(code: number): Result<TiebreakId, 'unknownTiebreak'> {
  const name = TIEBREAK_IDS.find((candidate) => TIEBREAK_NAMES[candidate].code === code % CODES);
  const id = name && modified(name, modifiersOfNumber(Math.floor(code / CODES)));
  return id === undefined || tiebreakNameOf(id).code !== code ? refuse('unknownTiebreak', { code }) : ok(id);
}

export function isTiebreakId(text: string): text is TiebreakId {
  const id = text as TiebreakId;
  const { name, modifiers } = tiebreakParts(id);
  return TIEBREAK_IDS.includes(name) && modified(name, sortedModifiers(modifiers) ?? ['']) === id;
}

/** Undefined if the tie-break does not accept the modifiers. Some combinations have their own name in the list. */
function modified(name: TiebreakName, modifiers: readonly string[]): TiebreakId | undefined {
  if (modifiers.length === 0) return name;
  const allowed = MODIFIERS[name] ?? '';
  const isTaken = (one: string): boolean => allowed.includes(one === 'MP' || one === 'GP' ? 'S' : one.charAt(0));
  if (!modifiers.every(isTaken)) return undefined;
  const id = `${name}/${modifiers.join('/')}` as const;
  return TIEBREAK_IDS.find((line) => makeTiebreak(line) === tiebreakNameOf(id).fide) ?? id;
}

/** Expands acronyms that contain a cut (`BHC1` is BH/C1), older and longer names. */
const spelledOut = (acronym: string): string =>
  acronym
    .replace(/^MBH([12])/, 'BH/M$1')
    .replace(/^(BH|SB|PS|ARO|EMGSB)C([12])/, '$1/C$2')
    .replace(/^GE(?=\/|$)/, 'REP')
    .replace(/^ESB:([MG][MG])/, 'E$1SB')
    .replace(/\/L\+/, '/L');

/** Accepts modifiers in any order: BH/C1 and BHC1, BH/M1 and MBH1, SB/C2/P, BH:MP/C1. */
export function parseTiebreak(text: string): Result<TiebreakId, 'unknownTiebreak'> {
  const [head = '', ...behind] = spelledOut(text.trim().toUpperCase()).split('/');
  const named = (acronym: string) =>
    TIEBREAK_IDS.find(
      (line) => !makeTiebreak(line).includes('/') && TIEBREAK_NAMES[line].fide.toUpperCase() === acronym,
    );
  const [acronym = '', ...score] = head.split(':');
  const whole = named(head);
  const name = whole ?? named(acronym);
  const modifiers = sortedModifiers(whole === undefined ? [...score, ...behind] : behind);
  const id = name && modifiers ? modified(name, modifiers) : undefined;
  return id === undefined ? refuse('unknownTiebreak', { code: text }) : ok(id);
}

/** TRF form: BH/C1, BH/M1. */
export const makeTiebreak = (id: TiebreakId): string =>
  tiebreakNameOf(id)
    .fide.replace(/^MBH([12])$/, 'BH/M$1')
    .replace(/C([12])$/, (cut, number: string, at: number, fide: string) =>
      fide[at - 1] === '/' ? cut : `/C${number}`,
    );
