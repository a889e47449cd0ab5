import { SECOND } from '../kernel/time.ts';

/** Bounds of the time from which on a clock is low. */
const BOUNDS = { leastMs: 10 * SECOND, mostMs: 60 * SECOND };
/** Between them, this share of the initial time, as on Lichess. */
const SHARE = 1 / 8;

/** Remaining time from which on a clock is low and shown in red, by its initial time. */
export const lowTimeMs = (initialMs: number): number =>
  Math.max(BOUNDS.leastMs, Math.min(BOUNDS.mostMs, initialMs * SHARE));
