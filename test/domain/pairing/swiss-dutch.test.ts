import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/kernel/points.ts';
import type { PairingInput, RoundPairing } from '../../../domain/pairing/pairing.ts';
import { pairBracketExactly } from '../../../domain/pairing/swiss-dutch/exact-bracket.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import { openRound, pairBrackets } from '../../../domain/pairing/swiss-dutch/pair-brackets.ts';
import { readRoster } from '../../../domain/pairing/swiss-dutch/roster.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { playTournament, type RandomTournamentOptions } from '../../../domain/simulation/tournament.ts';
import { type Color, opposite, type RoundResult, resultPoints } from '../../../domain/tournament/value/field.ts';
import { toPairingInput } from '../../../domain/trf/convert/to-pairing-input.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { jsonLines, trfFileOf, vectorPath } from '../../support/domain/trf.ts';

interface Vector {
  readonly id: string;
  readonly trf: string;
  readonly round: number;
  readonly expected: readonly (readonly [number, number])[] | null;
}

function paired(input: PairingInput): Vector['expected'] {
  const pairing = pairSwissDutch(input);
  if (!pairing.ok) return null;
  const { pairs, byes } = pairing.value;
  return [...pairs.map(({ white, black }) => [white, black] as const), ...byes.map((bye) => [bye, 0] as const)];
}

function expectAsPublished(vector: Vector): void {
  const input = toPairingInput(trfFileOf(vector.trf).tournament);
  expect(input.round, vector.id).toBe(vector.round);
  expect(paired(input), vector.id).toEqual(vector.expected);
}

describe('the Dutch engine, compared with endorsed programs', () => {
  const fixture = join(import.meta.dirname, '../../fixtures/swiss-dutch/vectors.jsonl');

  it.each(jsonLines<Vector>(fixture))(
    '[DUTCH-10] the engine pairs as the endorsed programs do in $id',
    expectAsPublished,
  );

  describe.each(['small', 'medium', 'large'])('tournaments of the %s collection', (size) => {
    const path = vectorPath(`swiss-dutch/${size}.jsonl.gz`);
    it.skipIf(path === null)(
      '[DUTCH-10] the engine pairs every tournament of the collection as the endorsed programs do',
      () => {
        for (const vector of jsonLines<Vector>(path ?? '')) expectAsPublished(vector);
      },
    );
  });
});

const ordinary: RandomTournamentOptions = {
  players: 0,
  rounds: 7,
  points: pointSystem(),
  halfPointByes: 0.02,
  forfeits: 0.02,
  withdrawals: 0.01,
  lateEntries: 0.02,
  unrated: 0.1,
  accelerated: false,
};

const KINDS: Record<string, Partial<RandomTournamentOptions>> = {
  ordinary: {},
  'three points for a win': { points: pointSystem(3, 1, 0) },
  'many byes': { halfPointByes: 0.25 },
  'many forfeits': { forfeits: 0.2 },
  'many withdrawals': { withdrawals: 0.1 },
  accelerated: { accelerated: true },
  'no ratings': { unrated: 1 },
};

/** A round of a seeded random tournament, with what the engine made of it. */
interface PlayedRound {
  readonly input: PairingInput;
  readonly pairing: RoundPairing;
  readonly seed: number;
}

/** Tournaments that have been played, by their size: all rules are held against the same ones. */
const PLAYED = new Map<number, readonly PlayedRound[]>();

function eachRound(check: (input: PairingInput, pairing: RoundPairing, seed: number) => void, sizes: number[]): void {
  for (const [place, players] of sizes.entries()) {
    const rounds = PLAYED.get(players) ?? playedRounds(players, place);
    PLAYED.set(players, rounds);
    for (const { input, pairing, seed } of rounds) check(input, pairing, seed);
  }
}

/** All rounds of a tournament of each kind. */
function playedRounds(players: number, place: number): readonly PlayedRound[] {
  const rounds: PlayedRound[] = [];
  Object.values(KINDS).forEach((kind, k) => {
    const seed = 1000 * k + place;
    const forbidden =
      place % 2 === 1
        ? [
            [1, 3, 5, 7],
            [2, Math.ceil(players / 2) + 2],
          ]
        : [];
    playTournament(
      { ...ordinary, ...kind, players },
      (drawn) => {
        const input = { ...drawn, forbidden };
        const pairing = pairSwissDutch(input);
        if (pairing.ok) rounds.push({ input, pairing: pairing.value, seed });
        return pairing;
      },
      seededRandom(seed),
    );
  });
  return rounds;
}

const SIZES = [11, 12, 25, 60, 121, 300];

const resultsOf = ({ field, round }: PairingInput, number: number): RoundResult[] =>
  (field.entrants.find((entrant) => entrant.number === number)?.results ?? [])
    .slice(0, round - 1)
    .filter((result) => result !== null);

describe('random tournaments of any size', () => {
  it('[PAIR-1] everybody who is present is seated once, and nobody else is', () => {
    eachRound(({ present }, { pairs, byes }, seed) => {
      const seated = [...pairs.flatMap(({ white, black }) => [white, black]), ...byes];
      expect(
        seated.sort((a, b) => a - b),
        `seed ${seed}`,
      ).toEqual([...present].sort((a, b) => a - b));
      expect(byes).toHaveLength(present.length % 2);
    }, SIZES);
  });

  it('[DUTCH-6] nobody meets the same opponent twice, or a forbidden opponent', () => {
    eachRound((input, { pairs }, seed) => {
      for (const { white, black } of pairs) {
        const met = resultsOf(input, white).some((result) => result.kind === 'game' && result.opponent === black);
        expect(met, `seed ${seed}: ${white} - ${black}`).toBe(false);
        const forbidden = input.forbidden.some((group) => group.includes(white) && group.includes(black));
        expect(forbidden, `seed ${seed}: ${white} - ${black}`).toBe(false);
      }
    }, SIZES);
  });

  it('[DUTCH-7] nobody has a bye after another one, or after scoring like a win without playing', () => {
    eachRound((input, { byes }, seed) => {
      for (const bye of byes) {
        const barring = resultsOf(input, bye).filter(
          (result) =>
            (result.kind === 'bye' && result.bye === 'pairing-allocated') ||
            (result.kind !== 'game' && resultPoints(result, input.field.points) >= input.field.points.win),
        );
        expect(barring, `seed ${seed}: ${bye}`).toEqual([]);
      }
    }, SIZES);
  });

  it('[DUTCH-8] before the last round nobody has a colour difference beyond 2, or one colour three times in a row', () => {
    eachRound((input, { pairs }, seed) => {
      if (input.round === input.field.rounds) return;
      for (const { white, black } of pairs) {
        for (const [number, color] of [
          [white, 'white'],
          [black, 'black'],
        ] as const) {
          const games = resultsOf(input, number).filter((result) => result.kind === 'game');
          const colors = [...games.map((game) => game.color), color];
          const difference = colors.reduce((sum, c) => sum + (c === 'white' ? 1 : -1), 0);
          expect(Math.abs(difference), `seed ${seed}: ${number}`).toBeLessThanOrEqual(2);
          const lastThree = colors.slice(-3);
          expect(lastThree.length === 3 && new Set(lastThree).size === 1, `seed ${seed}: ${number}`).toBe(false);
        }
      }
    }, SIZES);
  });

  it('[PAIR-2] the order of the input lists does not change the pairing', () => {
    eachRound(
      (input, pairing, seed) => {
        const shuffled: PairingInput = {
          ...input,
          field: { ...input.field, entrants: [...input.field.entrants].reverse() },
          present: [...input.present].sort((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009)),
          forbidden: [...input.forbidden].reverse().map((group) => [...group].reverse()),
        };
        expect(pairSwissDutch(shuffled), `seed ${seed}`).toEqual({ ok: true, value: pairing });
      },
      [12, 61, 150],
    );
  });

  it('[DUTCH-1] only the order of the starting numbers counts, not the numbers themselves', () => {
    const renumber = (number: number): number => 3 * number + 4;
    eachRound(
      (input, { pairs, byes }, seed) => {
        const renamed: PairingInput = {
          ...input,
          field: {
            ...input.field,
            entrants: input.field.entrants.map(({ number, rating, results }) => ({
              number: renumber(number),
              rating,
              results: results.map((result) =>
                result && 'opponent' in result ? { ...result, opponent: renumber(result.opponent) } : result,
              ),
            })),
          },
          present: input.present.map(renumber),
          forbidden: input.forbidden.map((group) => group.map(renumber)),
          virtualPoints: new Map([...input.virtualPoints].map(([number, points]) => [renumber(number), points])),
        };
        const value = {
          pairs: pairs.map(({ white, black }) => ({ white: renumber(white), black: renumber(black) })),
          byes: byes.map(renumber),
        };
        expect(pairSwissDutch(renamed), `seed ${seed}`).toEqual({ ok: true, value });
      },
      [12, 61, 150],
    );
  });

  it('[DUTCH-11] reversing all past colours gives the same pairs with reversed colours', () => {
    const mirror = <Side extends Color | null>(color: Side) => (color === null ? null : opposite(color));
    eachRound(
      (input, { pairs, byes }, seed) => {
        const mirrored: PairingInput = {
          ...input,
          initialColor: opposite(input.initialColor),
          field: {
            ...input.field,
            entrants: input.field.entrants.map((entrant) => ({
              ...entrant,
              results: entrant.results.map((result) => {
                if (result === null || result.kind === 'bye') return result;
                if (result.kind === 'game') return { ...result, color: opposite(result.color) };
                return { ...result, color: mirror(result.color) };
              }),
            })),
          },
        };
        const value = { pairs: pairs.map(({ white, black }) => ({ white: black, black: white })), byes };
        expect(pairSwissDutch(mirrored), `seed ${seed}`).toEqual({ ok: true, value });
      },
      [12, 61, 150],
    );
  });

  it('[DUTCH-10] a bracket built by counting equals the one that exact matching finds', () => {
    eachRound(
      (input, _, seed) => {
        const context = openRound(readRoster(input));
        if (context === null) return;
        for (const { bracket, c9, pairs, downfloaters } of pairBrackets(context)) {
          const exact = pairBracketExactly(context, bracket, c9);
          expect(new Set(exact.pairs.map(String)), `seed ${seed}`).toEqual(new Set(pairs.map(String)));
          expect(exact.downfloaters, `seed ${seed}`).toEqual(downfloaters);
        }
      },
      [13, 26, 60, 121],
    );
  });
});

describe('round 1', () => {
  it('[DUTCH-1] in round 1 the upper half meets the lower half with alternating colours, and the last has the bye', () => {
    expect(paired(pairingInput(newField(7, 5), { round: 1, initialColor: 'black' }))).toEqual([
      [4, 1],
      [2, 5],
      [6, 3],
      [7, 0],
    ]);
  });

  it('[PAIR-1] a round without present players has no pairs', () => {
    expect(paired(pairingInput(newField(4, 3), { round: 1, present: [] }))).toEqual([]);
  });

  it('[DUTCH-9] two players who are a forbidden pair have no legal pairing', () => {
    expect(pairSwissDutch(pairingInput(newField(2, 1), { round: 1, forbidden: [[1, 2]] }))).toEqual({
      ok: false,
      key: 'noLegalPairing',
    });
  });
});
