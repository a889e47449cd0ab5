import type { GameResult } from '../../../domain/tournament/game-result.ts';

/** What a key does at the arbiter's desk. */
export type DeskCommand =
  | { readonly kind: 'set'; readonly result: GameResult | null }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'undo' }
  /** What the players have reported: of the row, or wherever both have said the same. */
  | { readonly kind: 'confirm'; readonly all: boolean }
  /** Several results typed in one go. */
  | { readonly kind: 'list' };

const RESULT_KEYS: Readonly<Record<string, GameResult | null>> = {
  '1': 'whiteWins',
  '0': 'blackWins',
  // On Norwegian keyboards = is Shift and 0: a missed Shift would be a win for Black.
  '=': 'draw',
  '5': 'draw',
  '½': 'draw',
  d: 'draw',
  r: 'draw',
  Delete: null,
  Backspace: null,
};

const MOVE_KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The command of a key, or undefined where the desk leaves it to the browser. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  allowsDraws: boolean,
): DeskCommand | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { kind: 'undo' } : undefined;
  if (altKey) return undefined;
  if (key.toLowerCase() === 'u') return { kind: 'undo' };
  if (key.toLowerCase() === 't') return { kind: 'list' };
  if (key.toLowerCase() === 'c') return { kind: 'confirm', all: shiftKey };
  const by = MOVE_KEYS[key];
  if (by !== undefined) return { kind: 'move', by };
  const result = RESULT_KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (result === undefined || (result === 'draw' && !allowsDraws)) return undefined;
  return { kind: 'set', result };
}

/** The row to go to; the first and the last are the ends. */
export const moveTo = (row: number, by: number, rows: number): number => Math.min(Math.max(row + by, 0), rows - 1);
