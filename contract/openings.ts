import type { PlayedMove } from '../domain/chess/replay.ts';

/** Where the names of openings are served: a line with a key, a tab, and the code with the name. */
export const OPENINGS_FILE = '/openings/pgn-extract-19.04.tsv';

/** What an opening is known by, however it came about: who stands where, who is to move, and what he may still do. */
export const openingKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** The names by their keys. */
export function readOpenings(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').map((line) => {
      const [key = '', name = ''] = line.split('\t');
      return [key, name] as const;
    }),
  );
}

/** How many half-moves of a game belong to an opening that has a name. */
export const openingPlies = (names: ReadonlyMap<string, string>, moves: readonly PlayedMove[]): number =>
  moves.map(({ fen }) => names.has(openingKey(fen))).lastIndexOf(true) + 1;

/** The name of the last position so far that has one: moves may come in another order, and back to an opening. */
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
