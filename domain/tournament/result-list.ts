/**
 * Results as an arbiter types them off the cards: "12 1, 13 =, 14 0, 15 +-", a board and its result after the other,
 * with commas, semicolons or new lines in between. What could be read in two ways is not read at all.
 */
import type { GameResult } from './game-result.ts';

export const RESULT_FAULTS = ['board', 'result', 'twice'] as const;
export type ResultFault = (typeof RESULT_FAULTS)[number];

/** One entry of the list. `from` and `to` say where it stands in the text, counted from 0, `to` not included. */
export type ListedResult = { readonly from: number; readonly to: number; readonly text: string } & (
  | { readonly kind: 'result'; readonly board: string; readonly result: GameResult | null }
  | { readonly kind: 'fault'; readonly fault: ResultFault }
);

/** The entries in their order; empty ones are none. A board that stands in the list again is a fault there. */
export function readResultList(text: string): readonly ListedResult[] {
  const boards = new Set<string>();
  return [...text.matchAll(/[^,;\n]+/g)].flatMap((found): ListedResult[] => {
    const entry = found[0].trim();
    if (entry === '') return [];
    const from = found.index + found[0].indexOf(entry);
    const place = { from, to: from + entry.length, text: entry };
    const read = entryOf(entry);
    if (read.kind === 'fault') return [{ ...place, ...read }];
    if (boards.has(read.board)) return [{ ...place, kind: 'fault', fault: 'twice' }];
    boards.add(read.board);
    return [{ ...place, ...read }];
  });
}

type Read =
  | { readonly kind: 'result'; readonly board: string; readonly result: GameResult | null }
  | { readonly kind: 'fault'; readonly fault: ResultFault };

/** A board is its number, in a match of teams with the number of the match: 3.2. */
const ENTRY = /^([1-9]\d*(?:\.[1-9]\d*)?)\s*(.*)$/;

function entryOf(entry: string): Read {
  const [, board, told = ''] = ENTRY.exec(entry) ?? [];
  if (board === undefined) return { kind: 'fault', fault: 'board' };
  const result = RESULTS.get(told.replace(/\s/g, '').toLowerCase());
  return result === undefined ? { kind: 'fault', fault: 'result' } : { kind: 'result', board, result };
}

/** One side alone says who has won a game that was played; who has won without play only both sides together do. */
const SPELLINGS: Readonly<Record<string, GameResult | null>> = {
  '1': 'whiteWins',
  '1-0': 'whiteWins',
  '0': 'blackWins',
  '0-1': 'blackWins',
  '=': 'draw',
  '½': 'draw',
  '1/2': 'draw',
  '5': 'draw',
  d: 'draw',
  r: 'draw',
  '½-½': 'draw',
  '+-': 'whiteWinsByForfeit',
  '+:-': 'whiteWinsByForfeit',
  '-+': 'blackWinsByForfeit',
  '-:+': 'blackWinsByForfeit',
  '--': 'notPlayed',
  '-:-': 'notPlayed',
  '*': null,
};

/** Programs and phones write dashes and minus signs for the sign on the keyboard. */
const RESULTS: ReadonlyMap<string, GameResult | null> = new Map(
  Object.entries(SPELLINGS).flatMap(([spelling, result]) =>
    ['-', '–', '−', '—'].map((dash) => [spelling.replaceAll('-', dash), result] as const),
  ),
);
