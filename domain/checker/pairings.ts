import type { RoundPairing } from '../pairing/pairing.ts';

/** Pairs as numbers in the order of publication, a bye as a pair with 0, last. */
export const pairsWithByes = ({ pairs, byes }: RoundPairing): [number, number][] => [
  ...pairs.map(({ white, black }): [number, number] => [white, black]),
  ...byes.map((player): [number, number] => [player, 0]),
];
