import type { ByColor } from '../chess/square.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { type Millis, SECOND } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';

/** Recent message times by player. They may be lost, as only ten seconds count. */
export type Talk = ByColor<readonly Millis[]>;

export const silence: Talk = { white: [], black: [] };

const WINDOW_MS = 10 * SECOND;
const PHRASES_PER_WINDOW = 5;

/** At most five phrases in ten seconds. */
export function speak(talk: Talk, by: Color, now: Millis): Result<Talk, 'tooManyRequests'> {
  const lately = talk[by].filter((at) => at > now - WINDOW_MS);
  if (lately.length >= PHRASES_PER_WINDOW) return refuse('tooManyRequests');
  return ok({ ...talk, [by]: [...lately, now] });
}
