/** Where the names of openings are served: a line with a key, a tab, and the code with the name. */
export const OPENINGS_FILE = '/openings/pgn-extract-19.04.tsv';

/** What an opening is known by, however it came about: who stands where, who is to move, and what he may still do. */
export const openingKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');
