import { type HalfPoints, halfPoints } from '../../kernel/points.ts';
import { decidedBefore, type Field, resultPoints } from '../value/field.ts';

/** Points by number before a round, which decide its pairing and publication (C.04.2, 3.6). */
export const pointsBefore = ({ entrants, points }: Field, round: number): ReadonlyMap<number, HalfPoints> =>
  new Map(
    entrants.map((entrant) => [
      entrant.number,
      halfPoints(
        entrant.results
          .slice(0, round - 1)
          .reduce((sum, result) => sum + resultPoints(result, points), decidedBefore(entrant, round)),
      ),
    ]),
  );
