import { decodeRecord } from '../chess/moves.ts';
import { SECOND } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';

/** Size of one adjustment (CLOCK-5). */
const STEP_MS = 60 * SECOND;

export interface Adjustment {
  readonly side: Color;
  readonly deltaMs: number;
}

/** Clock adjustments in a game record (DRAW-6), oldest first. */
export function adjustmentsIn(record: string): readonly Adjustment[] {
  const entries = decodeRecord(record);
  if (!entries.ok) return [];
  return entries.value.flatMap((entry): Adjustment[] => {
    if (entry.kind !== 'comment') return [];
    if (entry.comment === 'clockAdded') return [{ side: entry.side, deltaMs: STEP_MS }];
    return entry.comment === 'clockTaken' ? [{ side: entry.side, deltaMs: -STEP_MS }] : [];
  });
}
