import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfPoints, pointSystem } from '../../../domain/kernel/points.ts';
import { bakuVirtualPoints } from '../../../domain/pairing/baku-acceleration.ts';
import type { PairingInput } from '../../../domain/pairing/pairing.ts';
import {
  ABSOLUTE,
  BLACK,
  type ColorCode,
  colorPreference,
  MILD,
  NO_PREFERENCE,
  STRONG,
  WHITE,
} from '../../../domain/pairing/swiss-dutch/color-preference.ts';
import { colorOfHigher } from '../../../domain/pairing/swiss-dutch/colors.ts';
import { clashAbsolutely, isBarred } from '../../../domain/pairing/swiss-dutch/compatibility.ts';
import { FLOATED_DOWN, FLOATED_UP, NO_FLOAT } from '../../../domain/pairing/swiss-dutch/floats.ts';
import { pairSwissDutch } from '../../../domain/pairing/swiss-dutch/pair.ts';
import { type Roster, readRoster } from '../../../domain/pairing/swiss-dutch/roster.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { nth } from '../../support/lists.ts';

type Results = Readonly<Record<number, string>>;

/** The input of the round after those in letters. */
function inputAfter(
  results: Results,
  changes: Partial<PairingInput> & { readonly rounds?: number } = {},
): PairingInput {
  const played = Math.max(...Object.values(results).map((text) => text.split(' ').length));
  const { rounds = 9, ...rest } = changes;
  return pairingInput(fieldOf({ rounds, results }), { round: played + 1, ...rest });
}

const rosterAfter = (results: Results, changes: Parameters<typeof inputAfter>[1] = {}): Roster =>
  readRoster(inputAfter(results, changes));

/** By number, whatever the roster has in one of its lists. */
const byNumber = (roster: Roster, list: ArrayLike<number>): Record<number, number> =>
  Object.fromEntries([...roster.tpn].map((tpn, place) => [tpn, nth(Array.from(list), place)]));

const colorsOf = (history: string): ColorCode[] => [...history].map((letter) => (letter === 'W' ? WHITE : BLACK));

describe('the order of the players (1.2)', () => {
  it('[DUTCH-1] players are ordered by score, then number, without absent players (1.2)', () => {
    const results = { 1: '3w0', 2: '4w=', 3: '1b1', 4: '2b=', 5: 'U', 6: 'Z' };
    expect([...rosterAfter(results).tpn]).toEqual([3, 5, 2, 4, 1, 6]);
    expect([...rosterAfter(results, { present: [6, 1, 2, 3] }).tpn]).toEqual([3, 2, 1, 6]);
  });

  it('[DUTCH-1] players with the same score are in the same scoregroup (1.2)', () => {
    const roster = rosterAfter({ 1: '3w0', 2: '4w=', 3: '1b1', 4: '2b=', 5: 'U', 6: 'Z' });
    expect([...roster.groupStart]).toEqual([0, 2, 4, 6]);
  });
});

describe('the colour preference (1.6, 1.7)', () => {
  it.each([
    ['', 'none', 0],
    ['W', 'black strong', 1],
    ['B', 'white strong', -1],
    ['WB', 'white mild', 0],
    ['BW', 'black mild', 0],
    ['WW', 'black absolute', 2],
    ['BB', 'white absolute', -2],
    ['WBW', 'black strong', 1],
    // Twice the same colour goes before the difference, which points elsewhere.
    ['WWBB', 'white absolute', 0],
    ['WWWBB', 'white absolute', 1],
    ['BBWW', 'black absolute', 0],
    ['BBBWW', 'black absolute', -1],
    // The difference alone: no two in a row.
    ['WWBWBWW', 'black absolute', 3],
    ['WBWWBW', 'black absolute', 2],
    ['BWBBWB', 'white absolute', -2],
  ])('[DUTCH-2] the colour preference after "%s" is %s', (history, wanted, difference) => {
    const preference = colorPreference(colorsOf(history));
    const strengths = { [NO_PREFERENCE]: 'none', [MILD]: 'mild', [STRONG]: 'strong', [ABSOLUTE]: 'absolute' } as const;
    const color = preference.wants === WHITE ? 'white ' : preference.wants === BLACK ? 'black ' : '';
    expect(`${color}${strengths[preference.strength]}`).toBe(wanted);
    expect(preference.difference).toBe(difference);
  });

  it('[DUTCH-2] reversed colours give the reversed preference, and a granted preference never becomes stronger', () => {
    const history = fc.array(fc.constantFrom<ColorCode>(WHITE, BLACK), { maxLength: 12 });
    const mirror = (color: ColorCode): ColorCode => (color === WHITE ? BLACK : color === BLACK ? WHITE : color);
    fc.assert(
      fc.property(history, (colors) => {
        const [one, other] = [colorPreference(colors), colorPreference(colors.map(mirror))];
        expect([other.wants, other.strength, other.difference + 0]).toEqual([
          mirror(one.wants),
          one.strength,
          0 - one.difference,
        ]);
        if (one.wants === 0) return;
        const granted = colorPreference([...colors, one.wants]);
        expect(Math.abs(granted.difference)).toBeLessThanOrEqual(Math.abs(one.difference) + 1);
        expect(granted.repeated === one.wants && one.strength !== ABSOLUTE && one.difference !== 0).toBe(
          one.strength === STRONG && colors.at(-1) === one.wants,
        );
      }),
    );
  });

  it('[DUTCH-5] forfeits and byes do not count as colours, and the colours around them close up', () => {
    const roster = rosterAfter({ 1: '2w1 3w+ H 2w1', 2: '1b0 Z Z 1b0', 3: 'U 1b- H Z' });
    expect(byNumber(roster, roster.colorDifference)).toEqual({ 1: 2, 2: -2, 3: 0 });
    expect(byNumber(roster, roster.repeatedColor)).toEqual({ 1: WHITE, 2: BLACK, 3: 0 });
    expect(byNumber(roster, roster.gamesPlayed)).toEqual({ 1: 2, 2: 2, 3: 0 });
  });
});

describe('the floats of the last two rounds (1.4)', () => {
  it('[DUTCH-3] a game against a lower score is a downfloat, and one against a higher score an upfloat (1.4)', () => {
    // Round 2: 1 (1 point) meets 4 (0), 2 (1) meets 3 (0). Round 3: 1 (2) meets 2 (1), 3 (1) meets 4 (0).
    const roster = rosterAfter({ 1: '3w1 4b1 2w0', 2: '4b1 3w0 1b1', 3: '1b0 2b1 4w1', 4: '2w0 1w0 3b0' });
    expect(byNumber(roster, roster.lastFloat)).toEqual({
      1: FLOATED_DOWN,
      2: FLOATED_UP,
      3: FLOATED_DOWN,
      4: FLOATED_UP,
    });
    expect(byNumber(roster, roster.earlierFloat)).toEqual({
      1: FLOATED_DOWN,
      2: FLOATED_DOWN,
      3: FLOATED_UP,
      4: FLOATED_UP,
    });
  });

  it('[DUTCH-3] a round without a game that brings more than a loss is a downfloat (1.4)', () => {
    const roster = rosterAfter({ 1: 'U', 2: 'H', 3: 'F', 4: 'Z', 5: '6w+', 6: '5b-', 7: '.' });
    expect(byNumber(roster, roster.lastFloat)).toEqual({
      1: FLOATED_DOWN,
      2: FLOATED_DOWN,
      3: FLOATED_DOWN,
      4: NO_FLOAT,
      5: FLOATED_DOWN,
      6: NO_FLOAT,
      7: NO_FLOAT,
    });
  });

  it('[DUTCH-3] a game between equals is no float, and floats older than two rounds do not count (1.4)', () => {
    const roster = rosterAfter({ 1: 'H 2w= 2b= 2w=', 2: 'H 1b= 1w= 1b=' });
    expect(byNumber(roster, roster.lastFloat)).toEqual({ 1: NO_FLOAT, 2: NO_FLOAT });
    expect(byNumber(roster, roster.earlierFloat)).toEqual({ 1: NO_FLOAT, 2: NO_FLOAT });
  });

  it('[DUTCH-3] floats take the virtual points of their round into account (1.4)', () => {
    const virtualPoints = new Map([[1, [halfPoints(2), halfPoints(0)]]]);
    const roster = rosterAfter({ 1: '2w=', 2: '1b=' }, { virtualPoints });
    expect(byNumber(roster, roster.lastFloat)).toEqual({ 1: FLOATED_DOWN, 2: FLOATED_UP });
    expect(byNumber(roster, roster.score)).toEqual({ 1: 1, 2: 1 });
  });
});

describe('topscorers (1.8)', () => {
  const results = { 1: '4w1 3b=', 2: '3w1 4b0', 3: '2b0 1w=', 4: '1b0 2w1' };

  it('[DUTCH-4] topscorers have more than half of the possible points, and exist in the last round only (1.8)', () => {
    const last = rosterAfter(results, { rounds: 3 });
    expect(byNumber(last, last.topscorer)).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0 });
    const earlier = rosterAfter(results, { rounds: 4 });
    expect(byNumber(earlier, earlier.topscorer)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  });

  it('[DUTCH-4] topscorers depend on the point system: half of 3-1-0 is one and a half a round (1.8)', () => {
    const input = inputAfter(results, { rounds: 3 });
    const roster = readRoster({ ...input, field: { ...input.field, points: pointSystem(3, 1, 0) } });
    // 4 points and 3 of 6.
    expect(byNumber(roster, roster.topscorer)).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0 });
  });
});

describe('players who may meet (C1, C3)', () => {
  const barred = (roster: Roster, one: number, other: number): boolean =>
    isBarred(roster, [...roster.tpn].indexOf(one), [...roster.tpn].indexOf(other));

  it('[DUTCH-6] players whose game was played or is unfinished may not meet again, but forfeits do not count (C1)', () => {
    const roster = rosterAfter({ 1: '2w1', 2: '1b0', 3: '4w+', 4: '3b-', 5: '6w?', 6: '5b?' });
    expect(barred(roster, 1, 2)).toBe(true);
    expect(barred(roster, 5, 6)).toBe(true);
    expect(barred(roster, 3, 4)).toBe(false);
    expect(barred(roster, 1, 3)).toBe(false);
  });

  it('[DUTCH-6] no two players of a forbidden group may meet, in either direction', () => {
    const roster = rosterAfter({ 1: 'U', 2: 'U', 3: 'U', 4: 'U' }, { forbidden: [[1, 3, 4]] });
    const pairs = [1, 2, 3, 4].flatMap((one) => [1, 2, 3, 4].map((other) => [one, other] as const));
    const apart = pairs.filter(([one, other]) => one !== other && barred(roster, one, other)).map(String);
    expect(apart).toEqual(['1,3', '1,4', '3,1', '3,4', '4,1', '4,3']);
  });

  const whiteTwice = { 1: '5w1 6w1', 2: '6w1 5w1', 3: '7b0 8w0', 4: '8b0 7w0', 5: '1b0 2b0', 6: '2b0 1b0' };
  const others = { 7: '3w1 4b1', 8: '4w1 3b1' };

  it('[DUTCH-8] two players who must both have Black may not meet, except topscorers in the last round (C3)', () => {
    const clash = (rounds: number) => {
      const roster = rosterAfter({ ...whiteTwice, ...others }, { rounds });
      const place = (number: number) => [...roster.tpn].indexOf(number);
      return [clashAbsolutely(roster, place(1), place(2)), clashAbsolutely(roster, place(5), place(6))];
    };
    expect(clash(9)).toEqual([true, true]);
    // 1 and 2 have two of two, 5 and 6 nothing.
    expect(clash(3)).toEqual([false, true]);
  });

  it('[DUTCH-5] an unfinished game counts as a draw', () => {
    const roster = rosterAfter({ 1: '2w?', 2: '1b?', 3: 'Z' });
    expect(byNumber(roster, roster.score)).toEqual({ 1: 1, 2: 1, 3: 0 });
  });
});

describe('the bye (C2)', () => {
  it('[DUTCH-7] the bye goes to nobody with an earlier one, a forfeit win or a full-point bye (C2)', () => {
    const roster = rosterAfter({ 1: 'U', 2: 'F', 3: '4w+', 4: '3b-', 5: 'H', 6: 'Z', 7: '8w1', 8: '7b0' });
    expect(byNumber(roster, roster.byeAllowed)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1 });
  });

  it('[DUTCH-7] the bye goes to the lowest player who may have it, not always to the last one (C2)', () => {
    const results = { 1: '4w1', 2: '5b1', 3: 'H', 4: '1b0', 5: '2w0', 6: 'U', 7: 'Z' };
    const bye = (text: Results) => {
      const pairing = pairSwissDutch(inputAfter(text));
      return pairing.ok ? pairing.value.byes : pairing.key;
    };
    // 4, 5 and 7 have nothing; 7 has not played (C9), 5 is the lower of the others.
    expect(bye(results)).toEqual([5]);
    // 5 and 6 have nothing; 5 has missed a round.
    const after = { 1: '4w1 6b1', 2: '5b1 3w1', 3: '6w1 2b0', 4: '1b0 7w1', 5: '2w0 Z', 6: '3b0 1w0', 7: 'U 4b0' };
    expect(bye(after)).toEqual([6]);
  });
});

describe('colour allocation (5.2)', () => {
  const higher = (one: string, other: string) => {
    const preferences = [one, other].map((history) => colorPreference(colorsOf(history)));
    const roster = {
      wants: Uint8Array.from(preferences, ({ wants }) => wants),
      strength: Uint8Array.from(preferences, ({ strength }) => strength),
      colorDifference: Int8Array.from(preferences, (preference) => preference.difference),
      colors: [colorsOf(one), colorsOf(other)],
      arrival: Int32Array.from([3, 4]),
    } as unknown as Roster;
    const { color, rule } = colorOfHigher(roster, 0, 1, 'white');
    return `${color === WHITE ? 'white' : 'black'} by ${rule}`;
  };

  it.each([
    ['both are granted', 'W', 'B', 'black by 5.2.1'],
    ['both are granted, a mild and an absolute one', 'WB', 'WW', 'white by 5.2.1'],
    ['only the other has one', '', 'W', 'white by 5.2.1'],
    ['only the higher has one', 'B', '', 'white by 5.2.1'],
    ['the absolute one before the strong', 'WW', 'W', 'black by 5.2.2'],
    ['the strong one of the lower before the mild', 'BW', 'W', 'white by 5.2.2'],
    ['of two absolute ones the wider difference', 'WW', 'WWW', 'white by 5.2.2'],
    ['of two absolute ones the wider difference, whichever way it came', 'BWW', 'WBWW', 'white by 5.2.2'],
    ['the absolute one of the lower before the strong', 'WBW', 'BWW', 'white by 5.2.2'],
    ['equal ones: the latest game with different colours', 'WBWB', 'BWWB', 'white by 5.2.3'],
    ['equal ones: compared from the end, whoever has played more', 'WWBWB', 'W', 'white by 5.2.3'],
    ['nothing differs: the higher ranked', 'WB', 'WB', 'white by 5.2.4'],
    ['nothing differs: the higher ranked, Black', 'W', 'W', 'black by 5.2.4'],
    ['nobody has any: the initial colour for the odd arrival number', '', '', 'white by 5.2.5'],
  ])('[DUTCH-11] colours are allocated by preference: %s', (_, one, other, wanted) => {
    expect(higher(one, other)).toBe(wanted);
  });

  it('[DUTCH-12] arrival numbers leave out players who have never been present', () => {
    // 1 comes now for the first time; 2 has not come yet; 4 was there and has gone.
    const results = { 1: 'Z', 2: 'H', 3: '5w1', 4: '6b1', 5: '3b0', 6: '4w0', 7: 'U' };
    const roster = rosterAfter(results, { present: [1, 3, 5, 6, 7] });
    expect(byNumber(roster, roster.arrival)).toEqual({ 1: 1, 3: 2, 5: 4, 6: 5, 7: 6 });
    const without = rosterAfter(results, { present: [3, 5, 6, 7] });
    expect(byNumber(without, without.arrival)).toEqual({ 3: 1, 5: 3, 6: 4, 7: 5 });
  });

  it('[DUTCH-12] two players without a game take their colours from the arrival number of the higher one', () => {
    const colors = (present: number[]) => {
      const pairing = pairSwissDutch(inputAfter({ 1: 'Z', 2: 'Z', 3: 'Z' }, { present }));
      return pairing.ok ? pairing.value.pairs : [];
    };
    expect(colors([1, 2])).toEqual([{ white: 1, black: 2 }]);
    expect(colors([2, 3])).toEqual([{ white: 2, black: 3 }]);
    const late = pairSwissDutch(inputAfter({ 1: 'U', 2: 'Z', 3: 'Z' }, { present: [2, 3] }));
    expect(late).toMatchObject({ value: { pairs: [{ white: 3, black: 2 }] } });
  });
});

describe('the board order (C.04.2 3.6)', () => {
  it('[DUTCH-13] boards are ordered by the higher score, the sum, then the number of the higher ranked player', () => {
    // 2 and 5 have met, so both go down to 1 and 6.
    const results = { 1: '4b0', 2: '5w=', 3: '6w1', 4: '1w1', 5: '2b=', 6: '3b0' };
    const pairing = pairSwissDutch(inputAfter(results));
    const boards = pairing.ok ? pairing.value.pairs.map(({ white, black }) => [white, black].sort()) : [];
    expect(boards).toEqual([
      [3, 4],
      [1, 2],
      [5, 6],
    ]);
  });

  it('[DUTCH-13] the board order ignores virtual points', () => {
    const virtualPoints = new Map([3, 4].map((number) => [number, [halfPoints(2)]]));
    const pairing = pairSwissDutch(pairingInput(newField(4, 5), { round: 1, virtualPoints }));
    // 3 and 4 meet as the top group, and sit behind 1 and 2 all the same.
    expect(pairing).toEqual({
      ok: true,
      value: {
        pairs: [
          { white: 1, black: 2 },
          { white: 3, black: 4 },
        ],
        byes: [],
      },
    });
  });
});

describe('Baku acceleration (C.04.7 1)', () => {
  const baku = (players: number, rounds: number) =>
    bakuVirtualPoints(
      { startingList: Array.from({ length: players }, (_, index) => index + 1) },
      rounds,
      pointSystem(),
    );

  it.each([
    [4, 2],
    [5, 4],
    [8, 4],
    [9, 6],
    [10, 6],
    [13, 8],
    [40, 20],
    [41, 22],
  ])('[DUTCH-14] group A of %i players consists of the first %i', (players, groupA) => {
    expect([...baku(players, 9).keys()]).toEqual(Array.from({ length: groupA }, (_, index) => index + 1));
  });

  it.each([
    [1, '2'],
    [2, '2 0'],
    [4, '2 1 0 0'],
    [5, '2 2 1 0 0'],
    [7, '2 2 1 1 0 0 0'],
    [9, '2 2 2 1 1 0 0 0 0'],
    [11, '2 2 2 1 1 1 0 0 0 0 0'],
  ])('[DUTCH-14] a tournament of %i rounds gives %s virtual half-points', (rounds, points) => {
    expect(baku(8, rounds).get(1)?.join(' ')).toBe(points);
  });

  it('[DUTCH-14] group A keeps its last player when others are entered later, wherever they stand in the list', () => {
    const groupA = (startingList: readonly number[], inFirstRound: readonly number[]) => [
      ...bakuVirtualPoints({ startingList, inFirstRound }, 4, pointSystem()).keys(),
    ];
    expect(groupA([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 2, 3, 4]);
    // Number 2 came later, and stands above the last player of group A, who was fourth and is fifth now.
    expect(groupA([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5]);
  });

  it('[DUTCH-14] acceleration uses the given starting list and the points of the tournament', () => {
    expect([...bakuVirtualPoints({ startingList: [7, 3, 9] }, 4, pointSystem(2, 1, 0))]).toEqual([
      [7, [4, 2, 0, 0]],
      [3, [4, 2, 0, 0]],
    ]);
  });
});

describe('the pairing of a round', () => {
  it('[PAIR-2] a pairing ignores the results of later rounds', () => {
    const results = { 1: '3w1 2b0', 2: '4b1 1w1', 3: '1b0 4w=', 4: '2w0 3b=' };
    const second = pairSwissDutch({ ...inputAfter(results), round: 2 });
    expect(second).toEqual(pairSwissDutch(inputAfter({ 1: '3w1', 2: '4b1', 3: '1b0', 4: '2w0' })));
  });

  it('[DUTCH-9] a round has no legal pairing when everybody has met everybody', () => {
    const results = { 1: '3w1 2w1 4w1', 2: '4w1 1b0 3b1', 3: '1b0 4b1 2w0', 4: '2b0 3w0 1b0' };
    expect(pairSwissDutch(inputAfter(results))).toEqual({ ok: false, key: 'noLegalPairing' });
  });

  it('[DUTCH-9] a round has no legal pairing when nobody may have the bye', () => {
    expect(pairSwissDutch(inputAfter({ 1: 'F', 2: 'F', 3: 'U' }))).toEqual({ ok: false, key: 'noLegalPairing' });
  });
});
