import { SERVER_TIME } from '../../contract/http/server-time.ts';
import { SECOND } from '../../domain/kernel/time.ts';

/**
 * The browser's only clock. Times are shown and compared by the server's time, as estimated from the timestamps of its
 * responses; the device's own clock may be minutes off.
 */

/** How far the server is ahead of the browser, as lower and upper bound in milliseconds. */
export interface Ahead {
  readonly least: number;
  readonly most: number;
}

/** The server's timestamp of a response, and the browser's time before the request and after the response. */
export interface TimedAnswer {
  readonly given: number;
  readonly asked: number;
  readonly received: number;
}

/** The bounds after one more response; if they contradict each other, one of the clocks has been reset. */
export function narrowed(known: Ahead | null, { given, asked, received }: TimedAnswer): Ahead {
  const range = { least: given - received, most: given - asked };
  if (known === null) return range;
  const both = { least: Math.max(known.least, range.least), most: Math.min(known.most, range.most) };
  return both.least <= both.most ? both : range;
}

let ahead: Ahead | null = null;

/** Records a response to a request sent at this time of the browser's clock. */
export function noteAnswer(response: Response, asked: number): void {
  const given = Number(response.headers.get(SERVER_TIME) ?? Number.NaN);
  if (!(Number.isFinite(given) && given > 0)) return;
  const before = aheadMs();
  ahead = narrowed(ahead, { given, asked, received: deviceNow() });
  if (Math.abs(aheadMs() - before) >= CORRECTION_MS) for (const listener of listeners) listener();
}

/** The current time by the server's clock; by the device's before the first response. */
export const serverNow = (): number => serverTimeOf(deviceNow());

export const serverTimeOf = (deviceMs: number): number => deviceMs + aheadMs();

/** Whether the device's own clock may be right, by all responses so far; null before the first one. */
export const deviceMayBeRight = (): boolean | null =>
  ahead === null ? null : ahead.least - ROUNDING_MS <= 0 && 0 <= ahead.most + ROUNDING_MS;

/** The current time by the device's clock: for durations on this device, and for timestamps stored on it. */
export const deviceNow = (): number => Date.now();

/**
 * Calls the listener when the estimate of the server's time has changed by a second or more; returns a function that
 * stops it.
 */
export function onTimeCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const CORRECTION_MS = SECOND;
/** Times are sent in whole milliseconds. */
const ROUNDING_MS = 1;
const listeners = new Set<() => void>();

const aheadMs = (): number => (ahead === null ? 0 : Math.round((ahead.least + ahead.most) / 2));
