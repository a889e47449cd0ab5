import { SERVER_TIME } from '../contract/server-time.ts';

/** The clock of the server as this browser knows it: each answer of a call says when it was given. */

/** By how much the server is ahead of the browser, at least and at most, in milliseconds. */
export interface Ahead {
  readonly least: number;
  readonly most: number;
}

/** When an answer was given by the server's clock, and what the browser's said before the question and after the answer. */
export interface TimedAnswer {
  readonly given: number;
  readonly asked: number;
  readonly heard: number;
}

/** What is known after one more answer; where it cannot be true together, one of the clocks has been set anew. */
export function narrowed(known: Ahead | null, { given, asked, heard }: TimedAnswer): Ahead {
  const told = { least: given - heard, most: given - asked };
  if (known === null) return told;
  const both = { least: Math.max(known.least, told.least), most: Math.min(known.most, told.most) };
  return both.least <= both.most ? both : told;
}

let ahead: Ahead | null = null;

/** Takes note of an answer to a question that was asked at this moment of the browser's clock. */
export function noteAnswer(response: Response, asked: number): void {
  const given = Number(response.headers.get(SERVER_TIME) ?? Number.NaN);
  if (Number.isFinite(given) && given > 0) ahead = narrowed(ahead, { given, asked, heard: Date.now() });
}

/** A moment of the server's clock by the browser's. */
export const browserTime = (serverMs: number): number =>
  ahead === null ? serverMs : serverMs - (ahead.least + ahead.most) / 2;
