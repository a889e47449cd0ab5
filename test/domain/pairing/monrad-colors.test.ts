import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { type EntrantRecord, forbiddenPairTest, recordsBefore } from '../../../domain/pairing/entrant-record.ts';
import { colorsAllow, seatByMonrad } from '../../../domain/pairing/monrad.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { fieldOf } from '../../support/domain/field.ts';

const colorsOf = (history: string): Color[] => [...history].map((letter) => (letter === 'W' ? 'white' : 'black'));

/** A player with this colour history. */
function player(number: number, history: string): EntrantRecord {
  const colors = colorsOf(history);
  const colorDifference = colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);
  return { number, score: halfPoints(0), results: [], opponents: [], colors, colorDifference };
}

const white = (one: string, other: string, round = 3): number =>
  seatByMonrad(player(1, one), player(2, other), round).white;

describe('the colours of Monrad', () => {
  it.each([
    ['fewer Whites', 'WB', 'WW', 1],
    ['fewer Whites, however many games', 'WBB', 'WWB', 1],
    ['fewer Whites, though White was the last colour', 'BW', 'WWB', 1],
    ['Black in the last game, with as many Whites', 'WB', 'BW', 1],
    ['Black in the last game, with as many Whites, the other way round', 'BW', 'WB', 2],
    ['Black in the only game, where the other has not played', 'B', '', 1],
    ['Black in the only game, where the other has not played, the other way round', '', 'B', 2],
  ])('[MONRAD-4] White goes to the player with the better claim: %s', (_, one, other, wanted) => {
    expect(white(one, other)).toBe(wanted);
    expect(seatByMonrad(player(2, other), player(1, one), 3).white).toBe(wanted);
  });

  it('[MONRAD-4] the larger number has White in odd rounds and the smaller in even ones, if all else is equal', () => {
    expect([1, 2, 3, 4].map((round) => white('', '', round))).toEqual([2, 1, 2, 1]);
    expect([5, 6].map((round) => white('WB', 'WB', round))).toEqual([2, 1]);
  });

  it('[MONRAD-3] a player is not given White three times in a row, or with a colour difference beyond two', () => {
    // 1 has fewer Whites, but the last two were.
    expect(white('BBWW', 'WBWBW')).toBe(2);
    // 2 has fewer Whites, and had the last two.
    expect(seatByMonrad(player(1, 'WBWBWB'), player(2, 'BBBWW'), 4)).toEqual({ white: 1, black: 2 });
  });

  it('[MONRAD-3] a player can be given White against the bar if Black breaks it as well', () => {
    // Both had Black twice running: one of them has it again.
    expect(seatByMonrad(player(1, 'BB'), player(2, 'WBB'), 3)).toEqual({ white: 1, black: 2 });
  });
});

describe('colour bars', () => {
  it.each([
    ['', '', true],
    ['WW', 'BB', true],
    ['WW', 'WW', false],
    ['BB', 'BB', false],
    ['WWB', 'WWB', true],
    ['WW', 'WB', true],
    // A difference of two on the same side: each of them needs the same colour.
    ['WWBW', 'WBWW', false],
    ['WWBWB', 'WBWWB', true],
    ['WWBWBW', 'WWBWBW', false],
  ])('[MONRAD-3] two players with the colours %s and %s can be paired: %s', (one, other, allowed) => {
    expect(colorsAllow(player(1, one), player(2, other))).toBe(allowed);
    expect(colorsAllow(player(2, other), player(1, one))).toBe(allowed);
  });

  it('[MONRAD-3] two players who can be paired get colours within the bar', () => {
    const history = fc.array(fc.constantFrom('W', 'B'), { maxLength: 7 }).map((letters) => letters.join(''));
    const breaks = (colors: string): boolean => {
      const difference = [...colors].reduce((sum, color) => sum + (color === 'W' ? 1 : -1), 0);
      return /WWW$|BBB$/.test(colors) || Math.abs(difference) > 2;
    };
    fc.assert(
      fc.property(history, history, fc.integer({ min: 1, max: 9 }), (one, other, round) => {
        const { white: first } = seatByMonrad(player(1, one), player(2, other), round);
        const after = first === 1 ? [`${one}W`, `${other}B`] : [`${one}B`, `${other}W`];
        expect(after.some(breaks)).toBe(!colorsAllow(player(1, one), player(2, other)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the record of an entrant before a round', () => {
  it('[PAIR-2] the record of an entrant has the points, opponents and colours of the rounds before', () => {
    const field = fieldOf({ rounds: 5, results: { 1: '2w1 3w+ U 4b? 2b=', 2: '1b0', 3: 'Z 1b-', 4: '. . . 1w?' } });
    expect(recordsBefore(field, 5).get(1)).toMatchObject({
      score: 6,
      opponents: [2, 4],
      colors: ['white', 'black'],
      colorDifference: 0,
    });
    expect(recordsBefore(field, 2).get(1)).toMatchObject({ score: 2, opponents: [2], colorDifference: 1 });
    expect(recordsBefore(field, 1).get(1)).toMatchObject({ score: 0, opponents: [], results: [] });
    expect(recordsBefore(field, 4).get(2)?.results).toHaveLength(3);
  });

  it('[DUTCH-6] two players are a forbidden pair only if they are in the same group', () => {
    const apart = forbiddenPairTest([
      [1, 2],
      [2, 3],
    ]);
    expect([apart(1, 2), apart(2, 1), apart(2, 3), apart(1, 3), apart(1, 9), apart(9, 1)]).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
