import type { RoundPairing } from '../pairing/pairing.ts';
import { resultPoints } from '../tournament/field.ts';
import type { TrfDocument } from '../trf/document.ts';
import { toField } from '../trf/to-field.ts';

/** Pairs as numbers in the order of publication, a bye as a pair with 0, last. */
export const pairsWithByes = ({ pairs, byes }: RoundPairing): [number, number][] => [
  ...pairs.map(({ white, black }): [number, number] => [white, black]),
  ...byes.map((player): [number, number] => [player, 0]),
];

/** Half-points of each player before a round. */
export function pointsBefore(document: TrfDocument, round: number): ReadonlyMap<number, number> {
  const field = toField(document);
  return new Map(
    field.entrants.map(({ number, results }) => [
      number,
      results.slice(0, round - 1).reduce((sum, result) => sum + resultPoints(result, field.points), 0),
    ]),
  );
}
