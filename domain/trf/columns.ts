import { type HalfPoints, halfPoints } from '../kernel/points.ts';
import { characters } from './read/source-line.ts';

/** Fixed columns as in the specification (from 1, in characters, inclusive), shared by reader and writer. */
export interface Field<Value> {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
  /** Undefined for invalid text. */
  readonly parse: (text: string) => Value | undefined;
  readonly make: (value: Value) => string;
  /** Reported for invalid text. */
  readonly error: 'trfBadNumber' | 'trfBadPoints' | 'trfBadBye' | 'trfBadRecord';
}

/** Fields of a record in the order of their columns. */
export type Layout<Record> = { readonly [Name in keyof Record]-?: Field<Record[Name]> };

/** Fields repeated to the end of the line: opponents, bye numbers, dates. */
export interface Slots {
  readonly from: number;
  readonly width: number;
  readonly step: number;
}

/** A required integer. */
export const integer = (from: number, to: number): Field<number> => ({
  from,
  to,
  align: 'right',
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  make: String,
  error: 'trfBadNumber',
});

/** An integer, or null if blank. */
export const optionalInteger = (from: number, to: number): Field<number | null> => ({
  ...integer(from, to),
  parse: (text) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) : undefined),
  make: (value) => (value === null ? '' : String(value)),
});

/** Points with one decimal as half-points; null if blank. */
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

/** One of several words; others are reported with `error`. */
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

/** TRF spellings of points: `4.5`, `.5`, `4`, `4,5`; negative for deductions. */
export function parsePoints(text: string): HalfPoints | undefined {
  if (!/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text)) return undefined;
  const halves = Number(text.replace(',', '.')) * 2;
  return Number.isInteger(halves) ? halfPoints(halves) : undefined;
}

/** 9 half-points are `4.5`. */
export function makePoints(half: HalfPoints): string {
  const whole = Math.trunc(Math.abs(half) / 2);
  return `${half < 0 ? '-' : ''}${whole}.${half % 2 === 0 ? 0 : 5}`;
}

/** Truncates long texts, which would shift the other columns. */
export function placeTexts(id: string, places: readonly PlacedText[]): string {
  let line: string = id;
  let length = id.length;
  for (const place of places) {
    if (place.text === '') continue;
    const width = place.to - place.from + 1;
    const cut = characters(place.text).slice(0, width);
    const text = typeof cut === 'string' ? cut : cut.join('');
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

export function placeFields<Record>(layout: Layout<Record>, record: Record): PlacedText[] {
  const names = Object.keys(layout) as (keyof Record)[];
  return names.map((name) => {
    const { from, to, align, make } = layout[name];
    return { from, to, align, text: make(record[name]) };
  });
}

/** Right-aligns texts in their slots. */
export const placeSlots = (slots: Slots, texts: readonly string[]): PlacedText[] =>
  texts.map((text, index) => {
    const from = slots.from + index * slots.step;
    return { from, to: from + slots.width - 1, align: 'right', text };
  });
