import type { RoundPairing } from '../pairing/pairing.ts';

/** Pairs in order of publication; a bye is [player, 0] and comes last. */
export const pairsWithByes = ({ pairs, byes }: RoundPairing): [number, number][] => [
  ...pairs.map(({ white, black }): [number, number] => [white, black]),
  ...byes.map((player): [number, number] => [player, 0]),
];
