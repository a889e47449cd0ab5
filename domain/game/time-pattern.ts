import type { Color } from '../tournament/value/field.ts';
import { type LoggedEvent, thoughtMs } from './arbiters-log.ts';

/** Distribution of a player's thinking times; milliseconds. */
export interface TimePattern {
  /** Moves evaluated. */
  readonly moves: number;
  readonly medianMs: number;
  /** Percentage of moves that took between half and twice the median. */
  readonly evenPercent: number;
}

/** Opening moves are played fast by everyone. */
export const PATTERN_FROM_MOVE = 9;
/** Fewer moves give no pattern. */
export const PATTERN_MIN_MOVES = 10;

/** The time pattern of one side (GAME-15); null for too few moves. A pattern proves nothing by itself. */
export function timePattern(log: readonly LoggedEvent[], side: Color): TimePattern | null {
  const times = log.flatMap((line) => (line.kind === 'moved' && line.by === side ? [thoughtMs(line)] : []));
  const looked = times.slice(PATTERN_FROM_MOVE - 1).filter((ms) => ms !== undefined);
  if (looked.length < PATTERN_MIN_MOVES) return null;
  const medianMs = medianOf(looked);
  const even = looked.filter((ms) => ms >= medianMs / 2 && ms <= medianMs * 2);
  return { moves: looked.length, medianMs, evenPercent: Math.round((100 * even.length) / looked.length) };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((upper + lower) / 2);
}
