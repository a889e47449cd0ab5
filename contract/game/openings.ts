import type { PlayedMove } from '../../domain/chess/replay.ts';

/** The path of the opening names: each line has a key, a tab, and the code with the name. */
export const OPENINGS_FILE = '/openings/pgn-extract-19.04.tsv';

/** Identifies a position regardless of the move order: pieces, side to move, castling and en passant rights. */
export const openingKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

export function readOpenings(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').map((line) => {
      const [key = '', name = ''] = line.split('\t');
      return [key, name] as const;
    }),
  );
}

/** The number of half-moves up to the last named position. */
export const openingPlies = (names: ReadonlyMap<string, string>, moves: readonly PlayedMove[]): number =>
  moves.map(({ fen }) => names.has(openingKey(fen))).lastIndexOf(true) + 1;

/** The name of the latest named position: transpositions may leave an opening and return to it. */
export function openingAt(
  names: ReadonlyMap<string, string>,
  moves: readonly PlayedMove[],
  ply: number,
): string | null {
  return (
    moves
      .slice(0, ply)
      .map(({ fen }) => names.get(openingKey(fen)))
      .filter((name) => name !== undefined)
      .at(-1) ?? null
  );
}
