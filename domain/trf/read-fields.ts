import type { Layout, Slots } from './columns.ts';
import type { Findings } from './issues.ts';
import { columns, firstInk, lineLength, type SourceLine } from './source-line.ts';

/**
 * Reads the fields of a fixed-column record. Null when one of them is no value of its kind or when something stands
 * between the columns: then the record cannot be trusted, and the place is reported.
 */
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

/** Numbers in repeated columns; null after a report. Blank slots are 0. */
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

/** The trimmed text of each repeated field up to the end of the line, and what stands in the gap before it, if any. */
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

/** Where the text of a field begins; its first column when it is blank. */
const inkColumn = (line: SourceLine, from: number, to: number): number => firstInk(line, from, to) ?? from;

function isAligned<Record>(line: SourceLine, layout: Layout<Record>, last: number, findings: Findings): boolean {
  const tab = line.text.indexOf('\t');
  if (tab >= 0) {
    findings.error(line.number, [...line.text.slice(0, tab)].length + 1, 'trfTab');
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

/** The columns between the fields of a layout, and those behind its last field up to `last`. */
function gapsOf<Record>(layout: Layout<Record>, last: number): readonly (readonly [number, number])[] {
  const known = gapsByLayout.get(layout);
  if (known) return known;
  const names = Object.keys(layout) as (keyof Record)[];
  const fields = names.map((name) => layout[name]).sort((a, b) => a.from - b.from);
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
