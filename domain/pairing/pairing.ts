import { MAX_MEETINGS } from '../kernel/limits.ts';
import type { HalfPoints } from '../kernel/points.ts';
import type { Result } from '../kernel/result.ts';
import type { Color, Field } from '../tournament/value/field.ts';

/** Who meets in the first round of an individual Monrad: neighbours of the list, or its upper half its lower half. */
export const FIRST_ROUNDS = ['neighbours', 'halves'] as const;
export type FirstRound = (typeof FIRST_ROUNDS)[number];

/** Input of a pairing strategy; numbers are those of the field. */
export interface PairingInput {
  readonly field: Field;
  /** The round to pair, from 1. Results of this and later rounds are ignored. */
  readonly round: number;
  /** Numbers of those present; all others sit out. */
  readonly present: readonly number[];
  /** The colour of the top seed in round 1, drawn by lot (C.04.3 art. 5.1). */
  readonly initialColor: Color;
  /** Groups whose members must not meet each other. */
  readonly forbidden: readonly (readonly number[])[];
  /** Virtual points of accelerated pairings by number, one value per round from round 1. */
  readonly virtualPoints: ReadonlyMap<number, readonly HalfPoints[]>;
  /** Round robins only: swaps the last two rounds of each cycle but the last. */
  readonly reverseLastRounds: boolean;
  /** Individual Monrad only. */
  readonly firstRound: FirstRound;
  /** Individual Konrad only: the most games of the same two players by the rules. */
  readonly maxMeetings: number;
}

/** For formats without these settings, and files, which do not contain them. */
export const USUAL_MEETINGS = {
  firstRound: 'neighbours',
  maxMeetings: MAX_MEETINGS.default,
} as const satisfies Partial<PairingInput>;

export interface Pair<Person = number> {
  readonly white: Person;
  readonly black: Person;
}

/** Pairs in order of publication (board 1 first), then byes. */
export interface RoundPairing {
  readonly pairs: readonly Pair[];
  readonly byes: readonly number[];
  /** Unpaired without a bye until the next pairing (team Konrad); stored as zero-point byes. */
  readonly waiting?: readonly number[];
}

export const PAIRING_REFUSALS = [
  'noLegalPairing',
  'insufficientPlayers',
  'powerOfTwoPlayers',
  'roundNotFinished',
] as const;
export type PairingRefusal = (typeof PAIRING_REFUSALS)[number];

export type PairRound = (input: PairingInput) => Result<RoundPairing, PairingRefusal>;
