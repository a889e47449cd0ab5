import type { Branded } from './ids.ts';
import { DEFAULT_POINTS } from './limits.ts';

/** Points counted in halves, so that every score is an integer: 1 point is 2, a draw in 1-½-0 is 1. */
export type HalfPoints = Branded<number, 'HalfPoints'>;

/** 4.5 becomes 9. */
export const fromPoints = (points: number): HalfPoints => Math.round(points * 2) as HalfPoints;

/** 9 becomes 4.5. */
export const toPoints = (half: HalfPoints): number => half / 2;

export const halfPoints = (half: number): HalfPoints => half as HalfPoints;

/** Values in half-points. */
export interface PointSystem {
  readonly win: HalfPoints;
  readonly draw: HalfPoints;
  readonly loss: HalfPoints;
  readonly forfeitWin: HalfPoints;
  readonly forfeitLoss: HalfPoints;
  readonly pairingAllocatedBye: HalfPoints;
  readonly fullPointBye: HalfPoints;
  readonly halfPointBye: HalfPoints;
  readonly zeroPointBye: HalfPoints;
}

/** Completes the three basic values with FIDE's defaults for byes and forfeits. */
export function pointSystem(
  win: number = DEFAULT_POINTS.win,
  draw: number = DEFAULT_POINTS.draw,
  loss: number = DEFAULT_POINTS.loss,
): PointSystem {
  return {
    win: fromPoints(win),
    draw: fromPoints(draw),
    loss: fromPoints(loss),
    forfeitWin: fromPoints(win),
    forfeitLoss: fromPoints(0),
    pairingAllocatedBye: fromPoints(win),
    fullPointBye: fromPoints(win),
    halfPointBye: fromPoints(draw),
    zeroPointBye: fromPoints(0),
  };
}
