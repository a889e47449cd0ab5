import type { HalfPoints } from '../../kernel/points.ts';
import type { Findings } from '../check/issues.ts';
import { parsePoints } from '../columns.ts';
import { parseTrfDate } from '../date.ts';
import {
  type CountId,
  KEYED_POINT_KEYS,
  MATCH_SYMBOLS,
  POINT_SYMBOLS,
  type SinglePointId,
  type TextId,
  type TrfRecord,
} from '../document.ts';
import { POINT_GROUPS, ROUND_DATES } from '../layouts.ts';
import { columns, firstInk, lineLength, type SourceLine, words } from './source-line.ts';

/** Tournament records, whose value starts in column 5. */

export const readText = (line: SourceLine, id: TextId): TrfRecord => ({ kind: 'text', id, value: valueText(line) });

/** 042 and 052 keep their spelling; invalid dates are reported. */
export function readDate(line: SourceLine, id: TextId, findings: Findings): TrfRecord {
  const value = valueText(line);
  if (value !== '' && parseTrfDate(value) === null) {
    findings.warn(line.number, valueColumn(line), 'trfBadDate', { text: value });
  }
  return { kind: 'text', id, value };
}

/** 062 072 082 142 XXR. Player counts may be followed by remarks, the number of rounds must not. */
export function readCount(line: SourceLine, id: CountId, findings: Findings): TrfRecord | null {
  const value = valueText(line);
  const isRounds = id === '142' || id === 'XXR';
  const match = (isRounds ? /^(\d{1,3})$/ : /^(\d{1,6})(?!\d)/).exec(value);
  if (match) return { kind: 'count', id, value: Number(match[1]) };
  if (isRounds) findings.error(line.number, valueColumn(line), 'trfBadNumber', { text: value });
  else if (value !== '') findings.warn(line.number, valueColumn(line), 'trfBadNumber', { text: value });
  return null;
}

/** 132: dates belong to the nearest round column. */
export function readRoundDates(line: SourceLine): TrfRecord {
  const dates: string[] = [];
  for (const { text, column } of words(line, 5)) {
    const nearest = Math.max(0, Math.round((column - ROUND_DATES.from) / ROUND_DATES.step));
    dates[Math.max(nearest, dates.length)] = text;
  }
  return { kind: 'round-dates', dates: Array.from(dates, (date) => date ?? '') };
}

/** 152 `W`/`B` and XXC `white1`/`black1`. */
export function readInitialColor(line: SourceLine, id: '152' | 'XXC', findings: Findings): TrfRecord | null {
  for (const word of words(line, 5)) {
    const color = /^(w|white1?)$/i.test(word.text) ? 'white' : /^(b|black1?)$/i.test(word.text) ? 'black' : null;
    if (color) return { kind: 'initial-color', id, color };
    if (id === 'XXC') findings.warn(line.number, word.column, 'trfUnsupported', { text: word.text });
    else findings.error(line.number, word.column, 'trfBadColor', { text: word.text });
  }
  return null;
}

export const readPoints = (line: SourceLine, findings: Findings): TrfRecord | null => {
  const values = readPointGroups(line, POINT_GROUPS.individual, POINT_SYMBOLS, findings);
  return values && { kind: 'points', values };
};

/** 362. */
export const readMatchPoints = (line: SourceLine, findings: Findings): TrfRecord | null => {
  const values = readPointGroups(line, POINT_GROUPS.match, MATCH_SYMBOLS, findings);
  return values && { kind: 'match-points', values };
};

function readPointGroups<Symbol extends string>(
  line: SourceLine,
  group: { readonly from: number; readonly symbol: number },
  symbols: readonly Symbol[],
  findings: Findings,
): { symbol: Symbol; points: HalfPoints }[] | null {
  const values: { symbol: Symbol; points: HalfPoints }[] = [];
  for (let from = group.from; from <= lineLength(line); from += POINT_GROUPS.step) {
    const gap = firstInk(line, from - 1, from - 1);
    if (gap !== null && group.from === POINT_GROUPS.individual.from) {
      findings.error(line.number, gap, 'trfMisaligned');
      return null;
    }
    const symbolText = columns(line, from, from + group.symbol - 1).trim();
    const pointsText = columns(line, from + group.symbol, from + group.symbol + 3).trim();
    if (symbolText === '' && pointsText === '') continue;
    const symbol = symbols.find((known) => known === symbolText);
    if (symbol === undefined) {
      findings.error(line.number, from, 'trfBadRecord', { text: symbolText });
      return null;
    }
    const points = parsePoints(pointsText);
    if (points === undefined) {
      findings.error(line.number, from + group.symbol, 'trfBadPoints', { text: pointsText });
      return null;
    }
    values.push({ symbol, points });
  }
  return values;
}

/** BBW BBD BBL BBZ BBF BBU. */
export function readSinglePoints(line: SourceLine, id: SinglePointId, findings: Findings): TrfRecord | null {
  const points = parsePoints(valueText(line));
  if (points !== undefined) return { kind: 'single-points', id, points };
  findings.error(line.number, valueColumn(line), 'trfBadPoints', { text: valueText(line) });
  return null;
}

export function readKeyedPoints(line: SourceLine, findings: Findings): TrfRecord | null {
  const values: { key: string; points: HalfPoints }[] = [];
  for (const word of words(line, 5)) {
    const [key = '', value = ''] = word.text.split('=');
    const points = parsePoints(value);
    if (points === undefined || !KEYED_POINT_KEYS.some((known) => known === key)) {
      findings.error(line.number, word.column, 'trfBadPoints', { text: word.text });
      return null;
    }
    values.push({ key, points });
  }
  return { kind: 'keyed-points', values };
}

const valueText = (line: SourceLine): string => columns(line, 5, lineLength(line)).trim();
const valueColumn = (line: SourceLine): number => firstInk(line, 5, lineLength(line)) ?? 5;
