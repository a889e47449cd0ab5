import { type TrfDocument, textOf } from './document.ts';

/** Initial time of the whole game, and increment. */
export interface TrfTimeControl {
  readonly initialMinutes: number;
  readonly incrementSeconds: number;
}

/** From 222 (seconds) or 122 (words). Null without one or with several periods, as a partial value would mislead. */
export const timeControlOf = (document: TrfDocument): TrfTimeControl | null =>
  fromCode(textOf(document, '222')) ?? fromWords(textOf(document, '122'));

function fromCode(code: string): TrfTimeControl | null {
  const [, initial, increment = '0'] = /^(\d{1,5})(?:\+(\d{1,4}))?$/.exec(code) ?? [];
  if (initial === undefined || Number(initial) % 60 !== 0) return null;
  return timeControl(Number(initial) / 60, Number(increment));
}

const MINUTES = String.raw`(?:(?:m|min|mins|minutes?|minutter|')\.?)`;
const SECONDS = String.raw`(?:(?:s|sec|secs|seconds?|sek|sekunder|")\.?)`;
const PER_MOVE = String.raw`(?:increment|bonus|tillegg|(?:per|a|each|/|pr\.?) ?(?:move|trekk)|(?:per|for) (?:every|hvert) (?:move|trekk))`;
const WORDS = new RegExp(
  String.raw`^(\d{1,3}) ?${MINUTES}?(?: ?(?:\+|and|og|plus) ?(\d{1,3}) ?${SECONDS}?(?: ?,? ?${PER_MOVE})?)?$`,
  'i',
);

function fromWords(words: string): TrfTimeControl | null {
  const [, initial, increment] = WORDS.exec(words.replace(/\s+/g, ' ')) ?? [];
  // A number alone is ambiguous.
  if (initial === undefined || (increment === undefined && /^\d+$/.test(words))) return null;
  return timeControl(Number(initial), Number(increment ?? 0));
}

const timeControl = (initialMinutes: number, incrementSeconds: number): TrfTimeControl | null =>
  initialMinutes > 0 ? { initialMinutes, incrementSeconds } : null;
