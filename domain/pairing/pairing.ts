import type { HalfPoints } from '../points.ts';
import type { Result } from '../result.ts';
import type { Color, Field } from '../tournament/field.ts';

/** Everything a format needs to pair one round. Numbers are those of the field. */
export interface PairingInput {
  readonly field: Field;
  /** The round to pair, from 1. Results of rounds 1 to round - 1 count; later ones are ignored. */
  readonly round: number;
  /** Present in the round to pair. Whoever is not named sits out. */
  readonly present: readonly number[];
  /** The colour the first-round top seed gets (drawn by lot; C.04.3 art. 5.1). */
  readonly initialColor: Color;
  /** Groups whose members must not meet one another. */
  readonly forbidden: readonly (readonly number[])[];
  /** Virtual points of accelerated pairings: by player number, one value a round, from round 1. */
  readonly virtualPoints: ReadonlyMap<number, readonly HalfPoints[]>;
}

/** Two who meet, by number in the field unless said otherwise. */
export interface Pair<Person = number> {
  readonly white: Person;
  readonly black: Person;
}

/** The pairs in the order of publication (board 1 first), then those who stay without an opponent. */
export interface RoundPairing {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
  /** Left over without a bye, to be paired next time (team Konrad); recorded as zero-point byes. */
  readonly waiting?: readonly number[];
}

export const PAIRING_REFUSALS = [
  'noLegalPairing',
  'insufficientPlayers',
  'powerOfTwoPlayers',
  'roundNotFinished',
] as const;
export type PairingRefusal = (typeof PAIRING_REFUSALS)[number];

/** One strategy per format; all have this signature. */
export type PairRound = (input: PairingInput) => Result<RoundPairing, PairingRefusal>;
