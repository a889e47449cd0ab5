import type { PairingInput, PairRound } from '../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../domain/pairing/swiss-dutch/pair.ts';
import { pointSystem } from '../domain/points.ts';
import { seededRandom } from '../domain/simulation/random.ts';
import { playTournament, type TournamentWish } from '../domain/simulation/tournament.ts';

/** Kinds of fields to pair: the ordinary one, and those that make pairing hard. */
export const FIELDS = {
  ordinary: {},
  'equal ratings': { unrated: 1 },
  'many byes': { halfPointByes: 0.15, forfeits: 0.05 },
  'last round': {},
} as const satisfies Record<string, Partial<TournamentWish>>;

export type FieldKind = keyof typeof FIELDS;

/** Long enough that the last round is not the next one, unless it is asked for. */
const ROUNDS = 11;

const ordinary = {
  rounds: 9,
  points: pointSystem(),
  halfPointByes: 0.01,
  forfeits: 0.005,
  withdrawals: 0.003,
  lateEntries: 0.02,
  unrated: 0.1,
  accelerated: false,
};

/** Plays a random tournament; each round is paired by the engine, and by whoever watches. */
export function playRandomTournament(kind: FieldKind, players: number, seed: number, pairRound: PairRound) {
  return playTournament({ ...ordinary, ...FIELDS[kind], players }, pairRound, seededRandom(seed));
}

/** The moments after so many rounds of one random tournament, ready to be paired. */
export function positionsAfter(
  played: readonly number[],
  kind: FieldKind,
  players: number,
  seed: number,
): Map<number, PairingInput> {
  const positions = new Map<number, PairingInput>();
  playRandomTournament(kind, players, seed, (drawn) => {
    const after = drawn.round - 1;
    const rounds = kind === 'last round' && played.includes(after) ? drawn.round : ROUNDS;
    const input = { ...drawn, field: { ...drawn.field, rounds } };
    if (played.includes(after)) positions.set(after, input);
    return pairSwissDutch(input);
  });
  return positions;
}
