import { type HalfPoints, halfPoints, type PointSystem } from '../points.ts';

/** The acceleration is made for points of which a draw is half a win and a loss nothing (C.04.7 art. 1). */
export const isAcceleratable = ({ win, draw, loss }: PointSystem): boolean => 2 * draw === win && loss === 0;

/**
 * Virtual points of the Baku Acceleration (C.04.7 art. 1), by start number, one value a round. Group A is the first
 * half of the field, rounded up to an even number; it gets a win's points in the first half of the accelerated rounds
 * and a draw's in the second; half of all rounds are accelerated, always rounded up.
 */
export function bakuVirtualPoints(
  startingList: readonly number[],
  rounds: number,
  points: PointSystem,
): ReadonlyMap<number, readonly HalfPoints[]> {
  const groupA = startingList.slice(0, 2 * Math.ceil(startingList.length / 4));
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const values = Array.from({ length: rounds }, (_, index) => {
    if (index < full) return points.win;
    return index < accelerated ? points.draw : halfPoints(0);
  });
  return new Map(groupA.map((number) => [number, values]));
}
