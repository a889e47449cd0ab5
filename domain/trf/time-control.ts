import { type TrfDocument, textOf } from './document.ts';

/** Thinking time for the whole game, and what each move adds to it. */
export interface TrfTimeControl {
  readonly initialMinutes: number;
  readonly incrementSeconds: number;
}

/**
 * The time control by its code (222, in seconds) or its words (122). Null where the file tells none, or one of several
 * periods: half of it would be worse than nothing.
 */
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
  // A number alone may be anything.
  if (initial === undefined || (increment === undefined && /^\d+$/.test(words))) return null;
  return timeControl(Number(initial), Number(increment ?? 0));
}

const timeControl = (initialMinutes: number, incrementSeconds: number): TrfTimeControl | null =>
  initialMinutes > 0 ? { initialMinutes, incrementSeconds } : null;
