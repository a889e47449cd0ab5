import type { ByColor } from '../chess/square.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type Millis, SECOND } from '../time.ts';
import type { Color } from '../tournament/field.ts';

/** When each player spoke lately. Losing it costs nothing: what is older than ten seconds does not count. */
export type Talk = ByColor<readonly Millis[]>;

export const silence: Talk = { white: [], black: [] };

const WINDOW_MS = 10 * SECOND;
const PHRASES_PER_WINDOW = 5;

/** A player says one more phrase, if he has not said five in the last ten seconds. */
export function speak(talk: Talk, by: Color, now: Millis): Result<Talk, 'tooManyRequests'> {
  const lately = talk[by].filter((at) => at > now - WINDOW_MS);
  if (lately.length >= PHRASES_PER_WINDOW) return refuse('tooManyRequests');
  return ok({ ...talk, [by]: [...lately, now] });
}
