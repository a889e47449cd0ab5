/** Questions that the move field accepts from players who do not see the board. */
export type Question =
  | { readonly kind: 'help' }
  | { readonly kind: 'board' | 'clocks' | 'lastMove' | 'opponent' }
  /** The squares of all pieces of a kind. */
  | { readonly kind: 'pieces'; readonly name: string }
  /** The pieces on a square, a file or a rank. */
  | { readonly kind: 'square'; readonly name: string };

/**
 * Words of both languages and their letters. A single letter is no move, and no move begins with s or p and a space.
 */
const WORDS: ReadonlyMap<string, Question['kind']> = new Map([
  ['?', 'help'],
  ['h', 'help'],
  ['help', 'help'],
  ['hjelp', 'help'],
  ['b', 'board'],
  ['board', 'board'],
  ['brett', 'board'],
  ['c', 'clocks'],
  ['clock', 'clocks'],
  ['clocks', 'clocks'],
  ['k', 'clocks'],
  ['klokke', 'clocks'],
  ['klokker', 'clocks'],
  ['l', 'lastMove'],
  ['last', 'lastMove'],
  ['siste', 'lastMove'],
  ['o', 'opponent'],
  ['opponent', 'opponent'],
  ['m', 'opponent'],
  ['motstander', 'opponent'],
  ['p', 'pieces'],
  ['piece', 'pieces'],
  ['brikke', 'pieces'],
  ['s', 'square'],
  ['square', 'square'],
  ['felt', 'square'],
]);

/** The question in a typed text; null where it is none and may be a move. */
export function readQuestion(typed: string): Question | null {
  const text = typed.trim();
  // The Norwegian knight: S e4 is a move.
  if (/^S\s/.test(text)) return null;
  const [word = '', ...rest] = text.toLowerCase().split(/\s+/);
  const kind = WORDS.get(word);
  const name = rest.join(' ');
  if (kind === undefined) return null;
  if (kind === 'pieces' || kind === 'square') return { kind, name };
  return name === '' ? { kind } : null;
}
