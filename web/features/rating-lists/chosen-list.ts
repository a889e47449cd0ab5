import { monthIn, monthOf } from '../../../domain/fide-list/month.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import { type ExaminedList, examineNationalList } from '../../../domain/rating/national-list.ts';
import { readTextFile } from '../../forms/fields/text-file.ts';

/** A chosen file with what is in it. */
export interface ChosenList extends ExaminedList {
  readonly csv: string;
  /** The month that the file's name contains; null without one. */
  readonly month: number | null;
}

export async function readList(file: File): Promise<ChosenList> {
  const csv = await readTextFile(file);
  return { csv, month: monthIn(file.name), ...examineNationalList(csv) };
}

const OFFERED_MONTHS = 12;

/** The next month and those before it, and the one that is chosen; the latest first. */
export function offeredMonths(now: Millis, chosen: number | null): readonly number[] {
  const next = plus(monthOf(now), 1);
  const months = Array.from({ length: OFFERED_MONTHS }, (_, back) => plus(next, -back));
  return [...new Set([...(chosen === null ? [] : [chosen]), ...months])].sort((one, other) => other - one);
}

function plus(month: number, count: number): number {
  const counted = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(counted / 12) * 100 + (counted % 12) + 1;
}
