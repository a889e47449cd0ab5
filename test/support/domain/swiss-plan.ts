import fc from 'fast-check';
import { halfPoints, type PointSystem, pointSystem } from '../../../domain/kernel/points.ts';
import type { Bye } from '../../../domain/tournament/value/field.ts';

// All the chance of a random Swiss tournament, as plain values. The first choice everywhere is the most ordinary one:
// it is what a failing tournament shrinks to.

const MOST_PLAYERS = 10;
const MOST_ROUNDS = 8;

interface PlayerPlan {
  /** To the TPN before: players who left the list leave gaps. */
  readonly gap: number;
  readonly rating: number | null;
  readonly firstRound: number;
  readonly lastRound: number;
  /** By round: a requested bye, or an absence that nobody noted down. */
  readonly requests: readonly (Bye | 'absent' | null)[];
  readonly virtualPoints: readonly number[];
  /** The order in which the field tells its players, which means nothing. */
  readonly listed: number;
}

export type Ending = 'white' | 'black' | 'draw' | 'both-lose' | 'white-forfeits' | 'black-forfeits' | 'both-forfeit';

export interface RoundPlan {
  readonly pairedByTheBook: boolean;
  /** Who is given an opponent first, and which, in a round that is not paired by the book. */
  readonly lots: readonly number[];
  readonly endings: readonly Ending[];
  /** The arbiter turns the colours of these boards round. */
  readonly turned: readonly boolean[];
}

export interface Plan {
  readonly size: number;
  readonly players: readonly PlayerPlan[];
  readonly played: number;
  readonly roundsAfter: number;
  readonly history: readonly RoundPlan[];
  readonly points: PointSystem;
  /** If no more round can be paired, that is the round to pair; otherwise the one before. */
  readonly endsStuck: boolean;
  readonly blackBegins: boolean;
  readonly forbidden: readonly (readonly number[])[];
  readonly acceleration: 'none' | 'baku' | 'any';
  /** What does not happen in this tournament, whatever the other plans say. */
  readonly without: {
    readonly requests: boolean;
    readonly lateEntries: boolean;
    readonly withdrawals: boolean;
    readonly forfeits: boolean;
    readonly turnedColors: boolean;
    readonly decisions: boolean;
  };
}

/** The first value is what shrinking aims at; the numbers say how often each value comes. */
const often = <Value>(...choices: (readonly [number, Value])[]): fc.Arbitrary<Value> =>
  fc.oneof({ withCrossShrink: true }, ...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const listOf = <Value>(length: number, item: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> =>
  fc.array(item, { minLength: length, maxLength: length, size: 'max' });

const perRound = <Value>(item: fc.Arbitrary<Value>): fc.Arbitrary<Value[]> => listOf(MOST_ROUNDS + 1, item);

const playerPlans: fc.Arbitrary<PlayerPlan> = fc.record({
  gap: often([9, 1], [1, 2]),
  rating: fc.constantFrom(1500, 1500, 2100, null),
  firstRound: often([5, 1], [1, 2], [1, 3], [1, 5]),
  lastRound: often([9, MOST_ROUNDS + 1], [1, 5], [1, 4], [1, 3], [1, 2], [1, 1]),
  requests: perRound<Bye | 'absent' | null>(
    often([30, null], [3, 'half-point'], [2, 'zero-point'], [1, 'full-point'], [1, 'absent']),
  ),
  virtualPoints: perRound(often([2, 0], [1, 1], [1, 2])),
  listed: fc.nat(9),
});

const roundPlans: fc.Arbitrary<RoundPlan> = fc.record({
  pairedByTheBook: fc.boolean(),
  lots: listOf(MOST_PLAYERS, fc.nat(99)),
  endings: listOf<Ending>(
    MOST_PLAYERS / 2,
    often(
      [12, 'white'],
      [12, 'black'],
      [9, 'draw'],
      [1, 'both-lose'],
      [2, 'white-forfeits'],
      [2, 'black-forfeits'],
      [2, 'both-forfeit'],
    ),
  ),
  turned: listOf(MOST_PLAYERS / 2, fc.boolean()),
});

const worth = (changes: Partial<Record<keyof PointSystem, number>>, system = pointSystem()): PointSystem => ({
  ...system,
  ...Object.fromEntries(Object.entries(changes).map(([key, points]) => [key, halfPoints(2 * points)])),
});

/** FIDE's default first; then what clubs and schools play with. */
const pointSystems: fc.Arbitrary<PointSystem> = often(
  [20, pointSystem()],
  [2, worth({ pairingAllocatedBye: 0.5 })],
  [2, worth({ pairingAllocatedBye: 0 })],
  [2, worth({ halfPointBye: 0 })],
  [1, worth({ forfeitWin: 0.5 })],
  [1, worth({ fullPointBye: 1 }, pointSystem(3, 1, 0))],
  [3, pointSystem(3, 1, 0)],
  [2, worth({ pairingAllocatedBye: 1 }, pointSystem(3, 1, 0))],
  [2, pointSystem(2, 1, 0)],
  [2, pointSystem(3, 2, 1)],
  [1, worth({ pairingAllocatedBye: 2 }, pointSystem(3, 2, 1))],
);

/** Families, clubs, countries. */
const groups = fc.array(fc.uniqueArray(fc.nat(MOST_PLAYERS - 1), { maxLength: 4 }), { maxLength: 3 });

/** So many pairs that even one scoregroup can hardly be paired: where exchanges and long transpositions are needed. */
const rivals = fc.array(fc.tuple(fc.nat(MOST_PLAYERS - 1), fc.nat(MOST_PLAYERS - 1)), { maxLength: 30, size: 'max' });

export const swissPlans: fc.Arbitrary<Plan> = fc.record({
  size: fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.integer({ min: 3, max: 6 }) },
    { weight: 3, arbitrary: fc.integer({ min: 7, max: MOST_PLAYERS }) },
  ),
  players: listOf(MOST_PLAYERS, playerPlans),
  played: often([2, 0], [2, 1], [3, 2], [4, 3], [4, 4], [4, 5], [4, 6], [4, 7]),
  roundsAfter: often([3, 0], [2, 1], [1, 2], [1, 4]),
  history: listOf(MOST_ROUNDS, roundPlans),
  points: pointSystems,
  endsStuck: often([6, false], [1, true]),
  blackBegins: fc.boolean(),
  forbidden: fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: groups },
    { weight: 1, arbitrary: rivals },
  ),
  acceleration: often([8, 'none'], [2, 'baku'], [1, 'any']),
  without: fc.record({
    requests: often([1, true], [1, false]),
    lateEntries: often([3, true], [1, false]),
    withdrawals: often([3, true], [1, false]),
    forfeits: often([1, true], [1, false]),
    turnedColors: often([2, true], [1, false]),
    decisions: often([4, false], [1, true]),
  }),
});
