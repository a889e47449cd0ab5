import { type HalfPoints, halfPoints } from '../points.ts';
import { characters } from './source-line.ts';

/**
 * Where each field of each fixed-column record stands, and how its value is spelled: the one table that reading and
 * writing share. Columns as printed in the specification: from 1, in characters, both ends included.
 */
export interface Field<Value> {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
  /** The value of the trimmed text, or undefined if the text is no such value. */
  readonly parse: (text: string) => Value | undefined;
  readonly make: (value: Value) => string;
  /** The key reported for a text that is no such value. */
  readonly error: 'trfBadNumber' | 'trfBadPoints' | 'trfBadBye' | 'trfBadRecord';
}

export type Layout<Record> = { readonly [Name in keyof Record]-?: Field<Record[Name]> };

/** Equal fields that repeat to the end of the line: opponents, numbers of byes, dates. */
export interface Slots {
  readonly from: number;
  readonly width: number;
  readonly step: number;
}

/** A whole number that must be there. */
export const integer = (from: number, to: number): Field<number> => ({
  from,
  to,
  align: 'right',
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  make: String,
  error: 'trfBadNumber',
});

/** A whole number, or null where the columns are blank. */
export const optionalInteger = (from: number, to: number): Field<number | null> => ({
  ...integer(from, to),
  parse: (text) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) : undefined),
  make: (value) => (value === null ? '' : String(value)),
});

/** Points with one decimal, in half-points; null where the columns are blank. */
export const points = (from: number, to: number): Field<HalfPoints | null> => ({
  from,
  to,
  align: 'right',
  parse: (text) => (text === '' ? null : parsePoints(text)),
  make: (value) => (value === null ? '' : makePoints(value)),
  error: 'trfBadPoints',
});

export const textField = (from: number, to: number, align: 'left' | 'right' = 'left'): Field<string> => ({
  from,
  to,
  align,
  parse: (text) => text,
  make: (value) => value,
  error: 'trfBadRecord',
});

/** One of a few words; anything else is reported with the given key. */
export const oneOf = <Word extends string>(
  from: number,
  to: number,
  wordList: readonly Word[],
  error: Field<Word>['error'] = 'trfBadRecord',
): Field<Word> => ({
  from,
  to,
  align: 'left',
  parse: (text) => wordList.find((word) => word === text),
  make: (value) => value,
  error,
});

/** Points as TRF spells them: `4.5`, `.5`, `4`, `4,5`; negative where a decision takes points away. */
export function parsePoints(text: string): HalfPoints | undefined {
  if (!/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text)) return undefined;
  const halves = Number(text.replace(',', '.')) * 2;
  return Number.isInteger(halves) ? halfPoints(halves) : undefined;
}

/** Half-points with one decimal: 9 is `4.5`. */
export function makePoints(half: HalfPoints): string {
  const whole = Math.trunc(Math.abs(half) / 2);
  return `${half < 0 ? '-' : ''}${whole}.${half % 2 === 0 ? 0 : 5}`;
}

/** Puts texts into their columns; a text longer than its field is cut, as it would push the others away. */
export function placeTexts(id: string, places: readonly PlacedText[]): string {
  let line: string = id;
  let length = id.length;
  for (const place of places) {
    if (place.text === '') continue;
    const width = place.to - place.from + 1;
    const cut = [...characters(place.text)].slice(0, width);
    const text = cut.join('');
    const lead = place.from - 1 - length + (place.align === 'right' ? width - cut.length : 0);
    line += ' '.repeat(Math.max(0, lead)) + text;
    length += Math.max(0, lead) + cut.length;
  }
  return line;
}

export interface PlacedText {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
  readonly text: string;
}

/** The texts of a record's fields, in the order of their columns. */
export function placeFields<Record>(layout: Layout<Record>, record: Record): PlacedText[] {
  const names = Object.keys(layout) as (keyof Record)[];
  return names
    .map((name) => {
      const field = layout[name];
      return { from: field.from, to: field.to, align: field.align, text: field.make(record[name]) };
    })
    .sort((a, b) => a.from - b.from);
}

/** The texts of repeated fields, right-aligned in their slots. */
export const placeSlots = (slots: Slots, texts: readonly string[]): PlacedText[] =>
  texts.map((text, index) => {
    const from = slots.from + index * slots.step;
    return { from, to: from + slots.width - 1, align: 'right', text };
  });
