import { type HalfPoints, halfPoints } from '../points.ts';
import { type Field, resultPoints } from './field.ts';

/** Points of each entrant before a round, by number: what the round is paired and published by (C.04.2, 3.6). */
export const pointsBefore = ({ entrants, points }: Field, round: number): ReadonlyMap<number, HalfPoints> =>
  new Map(
    entrants.map(({ number, results }) => [
      number,
      halfPoints(results.slice(0, round - 1).reduce((sum, result) => sum + resultPoints(result, points), 0)),
    ]),
  );
