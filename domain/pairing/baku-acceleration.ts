import { type HalfPoints, halfPoints, type PointSystem } from '../kernel/points.ts';

/** The acceleration requires a draw to be worth half a win, and a loss nothing (C.04.7 art. 1). */
export const isAcceleratable = ({ win, draw, loss }: PointSystem): boolean => 2 * draw === win && loss === 0;

interface AcceleratedField {
  readonly startingList: readonly number[];
  /** Start numbers of the players present when round 1 was paired; all if nobody entered later. */
  readonly inFirstRound?: readonly number[];
}

/**
 * Virtual points of the Baku Acceleration (C.04.7 art. 1) by start number, one value per round. Group A is the first
 * half of the field at round 1, rounded up to an even number; its last player stays the last one after late entries.
 * Half of all rounds are accelerated: a win's points in the first half of those, a draw's in the second, always rounded
 * up.
 */
export function bakuVirtualPoints(
  { startingList, inFirstRound = startingList }: AcceleratedField,
  rounds: number,
  points: PointSystem,
): ReadonlyMap<number, readonly HalfPoints[]> {
  const last = inFirstRound.slice(0, 2 * Math.ceil(inFirstRound.length / 4)).at(-1);
  const groupA = startingList.slice(0, last === undefined ? 0 : startingList.indexOf(last) + 1);
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const values = Array.from({ length: rounds }, (_, index) => {
    if (index < full) return points.win;
    return index < accelerated ? points.draw : halfPoints(0);
  });
  return new Map(groupA.map((number) => [number, values]));
}
