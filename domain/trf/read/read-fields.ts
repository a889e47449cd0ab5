import type { Findings } from '../check/issues.ts';
import type { Layout, Slots } from '../columns.ts';
import { columns, firstInk, lineLength, type SourceLine } from './source-line.ts';

/** Null after reporting an invalid field, or text between the columns, which makes the record unreliable. */
export function readFields<Record>(
  line: SourceLine,
  layout: Layout<Record>,
  last: number,
  findings: Findings,
): Record | null {
  if (!isAligned(line, layout, last, findings)) return null;
  const record: Partial<Record> = {};
  for (const name of Object.keys(layout) as (keyof Record)[]) {
    const field = layout[name];
    const text = columns(line, field.from, field.to);
    const value = field.parse(text.trim());
    if (value === undefined) {
      findings.error(line.number, inkColumn(line, field.from, field.to), field.error, { text: text.trim() });
      return null;
    }
    record[name] = value;
  }
  return record as Record;
}

/** Null after an error; blank slots are 0. */
export function readNumbers(line: SourceLine, slots: Slots, findings: Findings): number[] | null {
  const numbers: number[] = [];
  for (const slot of slotTexts(line, slots)) {
    if (slot.gap !== null) {
      findings.error(line.number, slot.gap, 'trfMisaligned');
      return null;
    }
    if (!/^\d*$/.test(slot.text)) {
      findings.error(line.number, slot.column, 'trfBadNumber', { text: slot.text });
      return null;
    }
    numbers.push(Number(slot.text));
  }
  return numbers;
}

/** Texts of repeated fields, each with any text in the gap before it. */
function* slotTexts(line: SourceLine, slots: Slots) {
  const length = lineLength(line);
  for (let from = slots.from; from <= length; from += slots.step) {
    const to = from + slots.width - 1;
    const gap = from === slots.from ? null : firstInk(line, from - slots.step + slots.width, from - 1);
    const text = columns(line, from, to).trim();
    if (text === '' && gap === null && firstInk(line, from, length) === null) return;
    yield { text, gap, column: inkColumn(line, from, to) };
  }
}

/** Start of a field's text, or its first column if blank. */
const inkColumn = (line: SourceLine, from: number, to: number): number => firstInk(line, from, to) ?? from;

function isAligned<Record>(line: SourceLine, layout: Layout<Record>, last: number, findings: Findings): boolean {
  const tab = line.characters.indexOf('\t');
  if (tab >= 0) {
    findings.error(line.number, tab + 1, 'trfTab');
    return false;
  }
  for (const [from, to] of gapsOf(layout, last)) {
    const column = firstInk(line, from, to);
    if (column === null) continue;
    findings.error(line.number, column, 'trfMisaligned');
    return false;
  }
  return true;
}

const gapsByLayout = new WeakMap<object, readonly (readonly [from: number, to: number])[]>();

/** Gaps between the fields of a layout, and after the last one up to `last`. */
function gapsOf<Record>(layout: Layout<Record>, last: number): readonly (readonly [number, number])[] {
  const known = gapsByLayout.get(layout);
  if (known) return known;
  const names = Object.keys(layout) as (keyof Record)[];
  const fields = names.map((name) => layout[name]);
  const gaps: [number, number][] = [];
  let next = 4;
  for (const field of fields) {
    if (field.from > next) gaps.push([next, field.from - 1]);
    next = field.to + 1;
  }
  if (last >= next) gaps.push([next, last]);
  gapsByLayout.set(layout, gaps);
  return gaps;
}
