import type { GameResult } from '../../../../../domain/tournament/value/game-result.ts';
import type { PostponedState } from '../../../../../domain/tournament/value/postponed-game.ts';

export type DeskCommand =
  | { readonly kind: 'set'; readonly result: GameResult | null }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'undo' }
  /** Confirms the players' reports: of the row, or of all boards on which both agree. */
  | { readonly kind: 'confirm'; readonly all: boolean }
  /** Registers the game as postponed or adjourned, without a date. */
  | { readonly kind: 'postpone'; readonly state: PostponedState }
  /** Opens the form for a list of results. */
  | { readonly kind: 'list' }
  /** Shows the keys. */
  | { readonly kind: 'help' };

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

/** A and, in Norwegian, H (hengeparti) for an adjourned game. */
const POSTPONED_KEYS: Readonly<Record<string, PostponedState>> = { p: 'postponed', a: 'adjourned', h: 'adjourned' };

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

/** The command of a key; undefined where the browser handles it. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  allowsDraws: boolean,
): DeskCommand | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { kind: 'undo' } : undefined;
  if (altKey) return undefined;
  if (key.toLowerCase() === 'u') return { kind: 'undo' };
  if (key.toLowerCase() === 't') return { kind: 'list' };
  if (key.toLowerCase() === 'c') return { kind: 'confirm', all: shiftKey };
  const state = POSTPONED_KEYS[key.toLowerCase()];
  if (state !== undefined) return { kind: 'postpone', state };
  if (key === '?') return { kind: 'help' };
  const by = MOVE_KEYS[key];
  if (by !== undefined) return { kind: 'move', by };
  const result = RESULT_KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (result === undefined || (result === 'draw' && !allowsDraws)) return undefined;
  return { kind: 'set', result };
}

/** The row to focus, limited to the first and the last. */
export const moveTo = (row: number, by: number, rows: number): number => Math.min(Math.max(row + by, 0), rows - 1);
