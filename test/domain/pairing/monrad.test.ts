import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { pairMonrad } from '../../../domain/pairing/monrad.ts';
import type { Pair, RoundPairing } from '../../../domain/pairing/pairing.ts';
import type { TeamPairingInput } from '../../../domain/pairing/team-pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { teamMatchPoints } from '../../../domain/tournament/value/team-field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { afterRound, newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { playRound, somePresent } from '../../support/domain/random-field.ts';
import { nth } from '../../support/lists.ts';

const inputFor = (field: Field, round: number, changes: Partial<TeamPairingInput> = {}): TeamPairingInput => ({
  ...pairingInput(field, { round }),
  gamePoints: new Map(),
  ...changes,
});

const paired = (field: Field, round: number, changes: Partial<TeamPairingInput> = {}): RoundPairing => {
  const result = pairMonrad(inputFor(field, round, changes));
  if (!result.ok) throw new Error(result.key);
  return result.value;
};

/** Plays a round in which White always wins. */
const whiteWins = (field: Field, pairs: readonly Pair[], byes: readonly number[] = []): Field => {
  const results = new Map<number, RoundResult>(byes.map((bye) => [bye, { kind: 'bye', bye: 'pairing-allocated' }]));
  for (const { white, black } of pairs) {
    results.set(white, { kind: 'game', opponent: black, color: 'white', outcome: 'win' });
    results.set(black, { kind: 'game', opponent: white, color: 'black', outcome: 'loss' });
  }
  return afterRound(field, results);
};

/** Everybody has drawn with strangers so far, with these colours. */
const withColors = (...histories: readonly string[]): Field => {
  const field = newField(histories.length, 9);
  const games = (history: string, i: number): RoundResult[] =>
    [...history].map((letter, round) => ({
      kind: 'game',
      opponent: 100 * (i + 1) + round,
      color: letter === 'W' ? 'white' : 'black',
      outcome: 'draw',
    }));
  return { ...field, entrants: field.entrants.map((one, i) => ({ ...one, results: games(nth(histories, i), i) })) };
};

const key = ({ white, black }: Pair) => [white, black].sort((a, b) => a - b).join('-');

describe('Monrad', () => {
  it('[MONRAD-4] Monrad pairs neighbours in round 1, the even starting number with White', () => {
    expect(paired(newField(6, 5), 1).pairs).toEqual([
      { white: 2, black: 1 },
      { white: 4, black: 3 },
      { white: 6, black: 5 },
    ]);
  });

  it('[MONRAD-1] the first player meets the next one not met yet, by score and starting number', () => {
    const first = newField(6, 5);
    const second = whiteWins(first, paired(first, 1).pairs);
    expect(paired(second, 2).pairs.map(key)).toEqual(['2-4', '1-6', '3-5']);
  });

  it('[MONRAD-1] teams with equal match points are ordered by their game points', () => {
    const gamePoints = new Map([
      [4, halfPoints(8)],
      [1, halfPoints(5)],
    ]);
    expect(paired(newField(4, 3, teamMatchPoints()), 1, { gamePoints }).pairs.map(key)).toEqual(['1-4', '2-3']);
  });

  it('[MONRAD-2] the bye goes to the highest starting number of the lowest scoregroup, and to nobody twice', () => {
    let field = newField(5, 4);
    const walkovers: number[] = [];
    for (let round = 1; round <= 4; round++) {
      const { pairs, byes } = paired(field, round);
      walkovers.push(...byes);
      field = whiteWins(field, pairs, byes);
    }
    expect(walkovers[0]).toBe(5);
    expect(new Set(walkovers).size).toBe(4);
  });

  it.each([
    ['the player with fewer Whites', 'W', 'B', { white: 2, black: 1 }],
    ['the player with fewer Whites in the rounds played', 'WB', 'B', { white: 2, black: 1 }],
    ['the player with Black in the last game, if both have as many Whites', 'WB', 'BW', { white: 1, black: 2 }],
    ['the higher starting number in an odd round', 'WB', 'WB', { white: 2, black: 1 }],
    ['the lower starting number in an even round', 'W', 'W', { white: 1, black: 2 }],
  ])('[MONRAD-4] Monrad gives White to %s', (_, first, second, pair) => {
    const rounds = Math.max(first.length, second.length);
    expect(paired(withColors(first, second), rounds + 1).pairs).toEqual([pair]);
  });

  it('[MONRAD-1] pairs are dissolved from the bottom when the last players cannot be paired', () => {
    expect(paired(newField(4, 5), 1, { forbidden: [[3, 4]] }).pairs.map(key)).toEqual(['1-3', '2-4']);
    const lastThree = [
      [4, 5],
      [4, 6],
      [5, 6],
    ];
    expect(paired(newField(6, 5), 1, { forbidden: lastThree }).pairs.map(key)).toEqual(['1-4', '2-5', '3-6']);
  });

  it('[MONRAD-3] a player gets the same colour three times in a row only if there is no other pairing', () => {
    const field = withColors('WW', 'WW', 'BB', 'BB');
    expect(paired(field, 3).pairs).toEqual([
      { white: 3, black: 1 },
      { white: 4, black: 2 },
    ]);
    expect(paired(field, 3, { present: [1, 2] }).pairs.map(key)).toEqual(['1-2']);
  });

  it('[MONRAD-3] a colour difference grows beyond two only if there is no other pairing', () => {
    const field = withColors('WWBWWB', 'WBWWBW', 'WBWBWB', 'BWBWBW');
    expect(paired(field, 7).pairs.map(key)).toEqual(['1-3', '2-4']);
  });

  it('[PAIR-3] Monrad has no legal pairing when everybody has met everybody', () => {
    const field = whiteWins(newField(2, 3), [{ white: 1, black: 2 }]);
    expect(pairMonrad(inputFor(field, 2))).toEqual({ ok: false, key: 'noLegalPairing' });
    expect(pairMonrad(inputFor(field, 1, { present: [1] }))).toEqual({ ok: false, key: 'insufficientPlayers' });
  });

  it('[MONRAD-1] Monrad respects forbidden pairs', () => {
    expect(paired(newField(4, 3), 1, { forbidden: [[1, 2]] }).pairs.map(key)).toEqual(['1-3', '2-4']);
  });

  it('[PAIR-1] Monrad seats everybody and pairs nobody twice, in fields of any size', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = chanceFrom(seed);
      let field = newField(9 + chance(16), 6, teamMatchPoints());
      const met = new Set<string>();
      for (let round = 1; round <= 6; round++) {
        const present = somePresent(field, chance);
        const round1 = paired(field, round, { present });
        const seated = [...round1.pairs.flatMap(({ white, black }) => [white, black]), ...round1.byes];
        expect(
          seated.sort((a, b) => a - b),
          `seed ${seed}`,
        ).toEqual(present);
        const repeated = round1.pairs.map(key).filter((pair) => met.has(pair));
        expect(repeated, `seed ${seed}, round ${round}`).toEqual([]);
        field = playRound(field, round1, (n) => (n === 20 ? 1 : chance(n)));
        for (const pair of round1.pairs) met.add(key(pair));
      }
    }
  });
});
