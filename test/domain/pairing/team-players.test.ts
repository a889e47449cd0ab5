import { describe, expect, it } from 'vitest';
import { dealStartNumbers, pairChallenges } from '../../../domain/pairing/challenges.ts';
import { pairKonrad } from '../../../domain/pairing/konrad.ts';
import type { Pair, PairingInput } from '../../../domain/pairing/pairing.ts';
import type { Color, Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { playRound, somePresent } from '../../support/domain/random-field.ts';
import { nth } from '../../support/lists.ts';

const key = ({ white, black }: Pair) => [white, black].sort((a, b) => a - b).join('-');

/** Teams by letter, a letter for each number: "AAB" is a team of 1 and 2 and a team of 3. */
const teamsOf = (letters: string): number[][] =>
  [...new Set(letters)].map((letter) => [...letters].flatMap((other, i) => (other === letter ? [i + 1] : [])));

const input = (field: Field, round: number, letters: string, changes: Partial<PairingInput> = {}): PairingInput =>
  pairingInput(field, { round, forbidden: teamsOf(letters), ...changes });

/** Element i is what happened to number i + 1, all rounds. */
const playedField = (rounds: number, ...results: readonly (RoundResult | null)[][]): Field => {
  const field = newField(results.length, rounds);
  return { ...field, entrants: field.entrants.map((one, i) => ({ ...one, results: nth(results, i) })) };
};

const draw = (opponent: number, color: Color): RoundResult => ({ kind: 'game', opponent, color, outcome: 'draw' });
const waited: RoundResult = { kind: 'bye', bye: 'zero-point' };

describe('school chess', () => {
  const challenge = (field: Field, round: number, letters: string) => {
    const result = pairChallenges(input(field, round, letters));
    if (!result.ok) throw new Error(result.key);
    return result.value;
  };

  it('[SCHOOL-1] pupils meet only pupils of other classes', () => {
    expect(challenge(newField(6, 4), 1, 'AABBCC').pairs.map(key)).toEqual(['1-3', '2-5', '4-6']);
  });

  it('[SCHOOL-2] pupils of one class without an opponent sit out, those first who have done so least', () => {
    const first = challenge(newField(5, 4), 1, 'AAAAB');
    expect(first).toMatchObject({ pairs: [{ white: 5, black: 1 }], byes: [4, 3, 2] });
    const second = challenge(
      playRound(newField(5, 4), first, () => 1),
      2,
      'AAAAB',
    );
    expect(second.pairs).toHaveLength(1);
    expect(second.byes).toContain(1);
  });

  it('[SCHOOL-2] two pupils meet again before anybody sits out, but a new opponent comes first', () => {
    const met = playedField(3, [draw(2, 'white')], [draw(1, 'black')], [draw(4, 'white')], [draw(3, 'black')]);
    expect(challenge(met, 2, 'ABAB').pairs.map(key)).toEqual(['1-4', '2-3']);
    expect(challenge(met, 2, 'ABCC').pairs.map(key)).toEqual(['1-3', '2-4']);
    const two = playedField(3, [draw(2, 'white')], [draw(1, 'black')]);
    expect(challenge(two, 2, 'AB')).toEqual({ pairs: [{ white: 2, black: 1 }], byes: [] });
  });

  it('[SCHOOL-1] a single class has no legal pairing', () => {
    expect(pairChallenges(input(newField(3, 3), 1, 'AAA'))).toEqual({ ok: false, key: 'noLegalPairing' });
    expect(pairChallenges(input(newField(1, 3), 1, 'A'))).toEqual({ ok: false, key: 'insufficientPlayers' });
  });

  it('[SCHOOL-1] school chess never pairs a class with itself and never lets two pupils sit out who could meet', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = chanceFrom(seed);
      const letters = Array.from({ length: 8 + chance(20) }, () => 'ABCD'[chance(4)]).join('');
      let field = newField(letters.length, 4);
      for (let round = 1; round <= 4; round++) {
        const { pairs, byes } = challenge(field, round, letters);
        for (const { white, black } of pairs) {
          expect(letters[white - 1], `seed ${seed}: ${white}-${black}`).not.toBe(letters[black - 1]);
        }
        const left = new Set(byes.map((number) => letters[number - 1]));
        expect(left.size, `seed ${seed}, round ${round}: ${byes}`).toBeLessThanOrEqual(1);
        field = playRound(field, { pairs, byes }, chance);
      }
    }
  });

  it('school chess pairs a thousand pupils within the time limit', () => {
    const letters = Array.from({ length: 1001 }, (_, i) => String.fromCharCode(65 + (i % 40))).join('');
    let field = newField(1001, 4);
    const chance = chanceFrom(1);
    for (let round = 1; round <= 4; round++) {
      const pairing = challenge(field, round, letters);
      expect(pairing.pairs).toHaveLength(500);
      field = playRound(field, pairing, chance);
    }
  }, 20_000);

  it('[SCHOOL-3] starting numbers are dealt so that classes alternate', () => {
    expect(dealStartNumbers([['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']])).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
    expect(dealStartNumbers([])).toEqual([]);
  });
});

describe('team Konrad', () => {
  const konrad = (field: Field, round: number, letters: string, changes: Partial<PairingInput> = {}) =>
    pairKonrad(input(field, round, letters, changes)).value;

  it('[KONRAD-1] team Konrad pairs players who are present and free, never two of the same team', () => {
    expect(konrad(newField(6, 9), 1, 'AABBAB', { present: [1, 2, 3, 6] })).toEqual({
      pairs: [
        { white: 3, black: 1 },
        { white: 6, black: 2 },
      ],
      byes: [],
      waiting: [],
    });
  });

  it('[KONRAD-1] team Konrad orders players by points per game started', () => {
    const win = (opponent: number): RoundResult => ({ kind: 'game', opponent, color: 'white', outcome: 'win' });
    const field = playedField(
      9,
      [draw(7, 'white'), draw(8, 'black')],
      [win(9), null],
      [draw(5, 'white'), null],
      [draw(6, 'white'), null],
    );
    expect(konrad(field, 3, 'ABAB').pairs.map(key)).toEqual(['1-2', '3-4']);
    expect(konrad(field, 3, 'AABB').pairs.map(key)).toEqual(['2-3', '1-4']);
  });

  it('[KONRAD-2] two players meet again with colours switched when both have met all others of their scoregroup', () => {
    const field = playedField(9, [draw(2, 'white')], [draw(1, 'black')]);
    expect(konrad(field, 2, 'AB').pairs).toEqual([{ white: 2, black: 1 }]);
    const twice = playedField(9, [draw(2, 'white'), draw(2, 'black')], [draw(1, 'black'), draw(1, 'white')]);
    expect(konrad(twice, 3, 'AB')).toEqual({ pairs: [], byes: [], waiting: [2, 1] });
  });

  it('[KONRAD-2] a new opponent of the scoregroup is preferred to a previous one', () => {
    const field = playedField(9, [draw(2, 'white')], [draw(1, 'black')], [draw(4, 'white')], [draw(3, 'black')]);
    expect(konrad(field, 2, 'ABAB').pairs.map(key)).toEqual(['1-4', '2-3']);
  });

  it('[KONRAD-3] the player left over waits, somebody else the next time, and has a bye after two waits in a row', () => {
    expect(konrad(newField(3, 9), 1, 'ABC')).toMatchObject({ byes: [], waiting: [3] });
    const once = playedField(9, [draw(2, 'white')], [draw(1, 'black')], [waited]);
    expect(konrad(once, 2, 'ABC').waiting).toEqual([2]);
    const twice = playedField(9, [null, null], [null, null], [waited, waited]);
    expect(konrad(twice, 3, 'AAC', { present: [3] })).toEqual({ pairs: [], byes: [3], waiting: [] });
  });

  it('[KONRAD-3] nobody has a second bye in team Konrad', () => {
    const bye: RoundResult = { kind: 'bye', bye: 'pairing-allocated' };
    const field = playedField(9, [bye, waited, waited]);
    expect(konrad(field, 4, 'A')).toEqual({ pairs: [], byes: [], waiting: [1] });
  });

  it('[KONRAD-3] a wait counts only if it was the player’s latest result', () => {
    expect(konrad(playedField(9, [waited, waited, null]), 4, 'A').waiting).toEqual([1]);
    expect(konrad(playedField(9, [waited, waited]), 4, 'A').waiting).toEqual([1]);
    expect(konrad(playedField(9, [waited, waited]), 3, 'A').byes).toEqual([1]);
  });

  it('[PAIR-1] team Konrad seats everybody once, never against the own team or three times against one opponent', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = chanceFrom(seed);
      const letters = Array.from({ length: 4 + chance(14) }, () => 'ABC'[chance(3)]).join('');
      let field = newField(letters.length, 8);
      const met = new Map<string, number>();
      for (let round = 1; round <= 8; round++) {
        const present = somePresent(field, chance);
        const pairing = konrad(field, round, letters, { present });
        const seated = [
          ...pairing.pairs.flatMap((pair) => [pair.white, pair.black]),
          ...pairing.byes,
          ...pairing.waiting,
        ];
        expect(
          seated.sort((a, b) => a - b),
          `seed ${seed}`,
        ).toEqual(present);
        for (const pair of pairing.pairs) {
          expect(letters[pair.white - 1], `seed ${seed}`).not.toBe(letters[pair.black - 1]);
          met.set(key(pair), (met.get(key(pair)) ?? 0) + 1);
        }
        field = playRound(field, pairing, (n) => (n === 20 ? 1 : chance(n)));
      }
      expect(Math.max(0, ...met.values()), `seed ${seed}`).toBeLessThanOrEqual(2);
    }
  });
});
