import type { Color } from '../tournament/field.ts';
import { type LoggedEvent, thoughtMs } from './arbiters-log.ts';

/** How somebody has spread his time over the moves of a game. Times are in milliseconds. */
export interface TimePattern {
  /** Moves that are looked at. */
  readonly moves: number;
  readonly medianMs: number;
  /** Of these moves, in hundredths: how many took between half the median and twice as much. */
  readonly evenPercent: number;
}

/** The first moves of a game are known by heart and come fast from everybody. */
export const PATTERN_FROM_MOVE = 9;
/** Of fewer moves nothing is said. */
export const PATTERN_MIN_MOVES = 10;

/**
 * The pattern of one side's times (GAME-15); null where there are too few moves. It proves nothing by itself: who plays
 * fast or evenly may do so because he likes to.
 */
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
