import { pointSystem } from '../../domain/kernel/points.ts';
import type { PairingInput, PairRound } from '../../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../../domain/pairing/swiss-dutch/pair.ts';
import { seededRandom } from '../../domain/simulation/random.ts';
import { playTournament, type RandomTournamentOptions } from '../../domain/simulation/tournament.ts';

/** Types of fields: the ordinary one, and those that are hard to pair. */
export const FIELDS = {
  ordinary: {},
  'equal ratings': { unrated: 1 },
  'many byes': { halfPointByes: 0.15, forfeits: 0.05 },
  'last round': {},
} as const satisfies Record<string, Partial<RandomTournamentOptions>>;

export type FieldKind = keyof typeof FIELDS;

/** Long enough that the next round is not the last one, unless requested. */
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

/** Plays a random tournament, paired by `pairRound`. */
export function playRandomTournament(kind: FieldKind, players: number, seed: number, pairRound: PairRound) {
  return playTournament({ ...ordinary, ...FIELDS[kind], players }, pairRound, seededRandom(seed));
}

/** The pairing inputs of one random tournament after these numbers of rounds. */
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
