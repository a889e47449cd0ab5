/** Parses "12 1, 13 =, 14 0, 15 +-"; commas, semicolons or new lines separate. Rejects ambiguous entries. */
import type { GameResult } from '../value/game-result.ts';

export const RESULT_FAULTS = ['board', 'result', 'twice'] as const;
export type ResultFault = (typeof RESULT_FAULTS)[number];

/** One entry; `from` (inclusive) and `to` (exclusive) are offsets in the text. */
export type ListedResult = { readonly from: number; readonly to: number; readonly text: string } & (
  | { readonly kind: 'result'; readonly board: string; readonly result: GameResult | null }
  | { readonly kind: 'fault'; readonly fault: ResultFault }
);

/** Skips empty entries; a repeated board is an error. */
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

/** A board number, in team matches after the match number: 3.2. */
const ENTRY = /^([1-9]\d*(?:\.[1-9]\d*)?)\s*(.*)$/;

function entryOf(entry: string): Read {
  const [, board, told = ''] = ENTRY.exec(entry) ?? [];
  if (board === undefined) return { kind: 'fault', fault: 'board' };
  const result = RESULTS.get(told.replace(/\s/g, '').toLowerCase());
  return result === undefined ? { kind: 'fault', fault: 'result' } : { kind: 'result', board, result };
}

/** A single sign is the winner of a played game; forfeits need both sides. */
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
  '1/2-1/2': 'draw',
  '=-=': 'draw',
  '0-0': 'bothLose',
  '½-0': 'whiteDrawBlackLoses',
  '1/2-0': 'whiteDrawBlackLoses',
  '=-0': 'whiteDrawBlackLoses',
  '0-½': 'whiteLosesBlackDraw',
  '0-1/2': 'whiteLosesBlackDraw',
  '0-=': 'whiteLosesBlackDraw',
  '+-': 'whiteWinsByForfeit',
  '+:-': 'whiteWinsByForfeit',
  '-+': 'blackWinsByForfeit',
  '-:+': 'blackWinsByForfeit',
  '--': 'notPlayed',
  '-:-': 'notPlayed',
  '*': null,
};

/** Maps typographic dashes to the hyphen. */
const RESULTS: ReadonlyMap<string, GameResult | null> = new Map(
  Object.entries(SPELLINGS).flatMap(([spelling, result]) =>
    ['-', '–', '−', '—'].map((dash) => [spelling.replaceAll('-', dash), result] as const),
  ),
);
