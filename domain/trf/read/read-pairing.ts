import type { Findings } from '../check/issues.ts';
import { parsePoints } from '../columns.ts';
import type { TrfRecord } from '../document.ts';
import {
  ACCELERATION,
  ADJUSTMENT,
  ADJUSTMENT_NUMBERS,
  BYE_NUMBERS,
  BYES,
  FORBIDDEN,
  FORBIDDEN_NUMBERS,
} from '../layouts.ts';
import { readFields, readNumbers } from './read-fields.ts';
import type { SourceLine } from './source-line.ts';
import { words } from './source-line.ts';

/** Pairing records of TRF26 (240 to 299) and older ones (XX.). */

export function readByes(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, BYES, BYE_NUMBERS.from - 1, findings);
  const numbers = fields && readNumbers(line, BYE_NUMBERS, findings);
  return fields && numbers && { kind: 'byes', ...fields, numbers: numbers.filter(isGiven) };
}

export function readAcceleration(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, ACCELERATION, ACCELERATION.lastNumber.to, findings);
  return fields && { kind: 'acceleration', ...fields };
}

export function readForbidden(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, FORBIDDEN, FORBIDDEN_NUMBERS.from - 1, findings);
  const numbers = fields && readNumbers(line, FORBIDDEN_NUMBERS, findings);
  return fields && numbers && { kind: 'forbidden', ...fields, numbers: numbers.filter(isGiven) };
}

export function readAdjustment(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, ADJUSTMENT, ADJUSTMENT_NUMBERS.from - 1, findings);
  const numbers = fields && readNumbers(line, ADJUSTMENT_NUMBERS, findings);
  return fields && numbers && { kind: 'adjustment', ...fields, numbers: numbers.filter(isGiven) };
}

export function readForbiddenPair(line: SourceLine, findings: Findings): TrfRecord | null {
  const numbers = readNumberWords(line, findings);
  return numbers && { kind: 'forbidden-pair', numbers };
}

export function readAbsent(line: SourceLine, findings: Findings): TrfRecord | null {
  const numbers = readNumberWords(line, findings);
  return numbers && { kind: 'absent', numbers };
}

/** XXA. */
export function readVirtualPoints(line: SourceLine, findings: Findings): TrfRecord | null {
  const [first, ...values] = words(line, 5);
  if (first === undefined || !/^\d+$/.test(first.text)) {
    findings.error(line.number, first?.column ?? 5, 'trfBadNumber', { text: first?.text ?? '' });
    return null;
  }
  const points = [];
  for (const word of values) {
    const value = parsePoints(word.text);
    if (value === undefined) {
      findings.error(line.number, word.column, 'trfBadPoints', { text: word.text });
      return null;
    }
    points.push(value);
  }
  return { kind: 'virtual-points', number: Number(first.text), points };
}

function readNumberWords(line: SourceLine, findings: Findings): number[] | null {
  const numbers: number[] = [];
  for (const word of words(line, 5)) {
    if (!/^\d+$/.test(word.text)) {
      findings.error(line.number, word.column, 'trfBadNumber', { text: word.text });
      return null;
    }
    numbers.push(Number(word.text));
  }
  return numbers;
}

const isGiven = (number: number): boolean => number > 0;
