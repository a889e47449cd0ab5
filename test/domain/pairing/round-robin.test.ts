import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/kernel/points.ts';
import type { Pair } from '../../../domain/pairing/pairing.ts';
import { pairRoundRobin, roundRobinRound, roundRobinRounds } from '../../../domain/pairing/round-robin.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { firstOf } from '../../support/lists.ts';
import { fixture } from '../support/fixture.ts';

type Table = readonly (readonly (readonly number[])[])[];
const berger = fixture<{ tables: Record<string, { single: Table; double: Table }> }>('roundrobin/berger.json');
const tables = Object.entries(berger.tables);

const table = (entries: number, meetings: number, reverseLastRounds = true): Pair[][] =>
  Array.from({ length: roundRobinRounds(entries, meetings) }, (_, i) => [
    ...roundRobinRound(entries, i + 1, meetings, { reverseLastRounds }),
  ]);

const asRows = (rounds: Pair[][]) => rounds.map((round) => round.map(({ white, black }) => [white, black]));

describe('Berger tables', () => {
  it.each(tables)(
    '[BERGER-1] the Berger table for %s entries who meet once is that of C.05 Annex 1',
    (entries, { single }) => {
      expect(asRows(table(Number(entries), 1))).toEqual(single);
    },
  );

  it.each(tables)(
    '[BERGER-2] the Berger table for %s entries who meet twice is that of C.05 Annex 1',
    (entries, { double }) => {
      expect(asRows(table(Number(entries), 2))).toEqual(double);
    },
  );

  it('[BERGER-2] a Berger table keeps the printed order of rounds when the exchange is switched off', () => {
    const plain = table(6, 2, false);
    expect(plain.slice(0, 5)).toEqual(table(6, 1));
    expect(plain[5]).toEqual(firstOf(plain).map(({ white, black }) => ({ white: black, black: white })));
  });
});

const sizes = fc.integer({ min: 2, max: 40 });
const meetings = fc.integer({ min: 1, max: 4 });

describe('round robin', () => {
  it('[BERGER-1] everybody meets everybody as often as requested, with colours shared out', () => {
    fc.assert(
      fc.property(sizes, meetings, (entries, times) => {
        const games = new Map<string, number>();
        for (const { white, black } of table(entries, times).flat()) {
          if (white > entries || black > entries) continue;
          games.set(`${white}-${black}`, (games.get(`${white}-${black}`) ?? 0) + 1);
        }
        for (let a = 1; a <= entries; a++) {
          for (let b = a + 1; b <= entries; b++) {
            const [one, other] = [games.get(`${a}-${b}`) ?? 0, games.get(`${b}-${a}`) ?? 0];
            expect(one + other).toBe(times);
            expect(Math.abs(one - other)).toBe(times % 2);
          }
        }
      }),
    );
  });

  it('[BERGER-1] everybody is seated once in each round of a round robin', () => {
    fc.assert(
      fc.property(sizes, meetings, (entries, times) => {
        for (const round of table(entries, times)) {
          const seated = round.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b);
          expect(seated).toEqual(Array.from({ length: 2 * Math.ceil(entries / 2) }, (_, i) => i + 1));
        }
      }),
    );
  });

  it('[BERGER-2] everybody has as many Whites as Blacks in a round robin, give or take one in a cycle', () => {
    fc.assert(
      fc.property(sizes, meetings, (entries, times) => {
        const difference = new Map<number, number>();
        for (const { white, black } of table(entries, times).flat()) {
          if (white > entries || black > entries) continue;
          difference.set(white, (difference.get(white) ?? 0) + 1);
          difference.set(black, (difference.get(black) ?? 0) - 1);
        }
        for (const value of difference.values()) expect(Math.abs(value)).toBeLessThanOrEqual(times % 2);
      }),
    );
  });

  it('[BERGER-2] nobody has three games of one colour in a row, except four players who meet more than twice', () => {
    fc.assert(
      fc.property(sizes, meetings, (entries, times) => {
        fc.pre(entries !== 4 || times <= 2);
        const colours = new Map<number, string>();
        for (const { white, black } of table(entries, times).flat()) {
          if (white > entries || black > entries) continue;
          colours.set(white, `${colours.get(white) ?? ''}w`);
          colours.set(black, `${colours.get(black) ?? ''}b`);
        }
        for (const history of colours.values()) expect(history).not.toMatch(/www|bbb/);
      }),
    );
  });
});

describe('pairing a round of a round robin', () => {
  it('[BERGER-2] the number of meetings follows from the number of rounds of the field', () => {
    const field = newField(4, 6);
    expect(pairRoundRobin(pairingInput(field, { round: 3 }))).toMatchObject({
      value: {
        pairs: [
          { white: 4, black: 3 },
          { white: 1, black: 2 },
        ],
        byes: [],
      },
    });
    expect(pairRoundRobin(pairingInput(newField(4, 3), { round: 3 }))).toMatchObject({
      value: {
        pairs: [
          { white: 2, black: 4 },
          { white: 3, black: 1 },
        ],
      },
    });
  });

  it('[BERGER-4] without the reversal the first cycle ends with the last rounds of the table', () => {
    const first = (round: number, reverseLastRounds: boolean) =>
      pairRoundRobin(pairingInput(newField(6, 10), { round, reverseLastRounds }));
    for (const round of [1, 2, 3, 6, 7, 8, 9, 10]) expect(first(round, false)).toEqual(first(round, true));
    expect([first(4, false), first(5, false)]).toEqual([first(5, true), first(4, true)]);
    expect(first(5, false)).toMatchObject({
      value: {
        pairs: [
          { white: 3, black: 6 },
          { white: 4, black: 2 },
          { white: 5, black: 1 },
        ],
      },
    });
  });

  it('[BERGER-3] the player who meets the missing number of an odd field has the bye', () => {
    expect(pairRoundRobin(pairingInput(newField(5, 5), { round: 1 }))).toMatchObject({
      value: {
        pairs: [
          { white: 2, black: 5 },
          { white: 3, black: 4 },
        ],
        byes: [1],
      },
    });
  });

  it('[BERGER-3] the opponent of an absent player has no game in a round robin', () => {
    const input = pairingInput(newField(4, 3), { round: 1, present: [1, 2, 3] });
    expect(pairRoundRobin(input)).toMatchObject({ value: { pairs: [{ white: 2, black: 3 }], byes: [1] } });
  });

  it('[PAIR-2] a round robin maps the numbers of the field to the Berger table in their order', () => {
    const entrants = [30, 10, 20, 40].map((number) => ({ number, rating: null, results: [] }));
    const field = { rounds: 3, points: pointSystem(), entrants };
    expect(pairRoundRobin(pairingInput(field, { round: 1 }))).toMatchObject({
      value: {
        pairs: [
          { white: 10, black: 40 },
          { white: 20, black: 30 },
        ],
      },
    });
  });

  it('[PAIR-3] a round robin needs two players', () => {
    expect(pairRoundRobin(pairingInput(newField(1, 1), { round: 1 }))).toEqual({
      ok: false,
      key: 'insufficientPlayers',
    });
  });
});

/**
 * Two meet in the round of the sum of their numbers, less one, counted round the circle; whoever is last in the table
 * meets everybody as if with the other's number. Of an even sum the larger number has White, of an odd one the smaller;
 * against the last number the first half of the others has it.
 */
function meetingByNumbers(
  size: number,
  one: number,
  other: number,
): { readonly round: number; readonly white: number } {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  const circle = size - 1;
  const sum = more === size ? 2 * less : less + more;
  const round = ((sum - 2) % circle) + 1;
  if (more === size) return { round, white: less <= size / 2 ? less : more };
  return { round, white: sum % 2 === 0 ? more : less };
}

describe('a Berger table, computed from its numbers', () => {
  it('[BERGER-1] every pair of a Berger table meets in the round and with the colours computed from its numbers', () => {
    for (let size = 2; size <= 40; size += 2) {
      const rounds = table(size, 1);
      for (let one = 1; one < size; one += 1) {
        for (let other = one + 1; other <= size; other += 1) {
          const { round, white } = meetingByNumbers(size, one, other);
          const black = white === one ? other : one;
          expect(rounds[round - 1], `${one} and ${other} of ${size}`).toContainEqual({ white, black });
        }
      }
    }
  });

  it('[BERGER-1] the top board of a Berger table begins with 1 against the last, and moves by half the table', () => {
    for (let size = 4; size <= 40; size += 2) {
      const tops = table(size, 1).map((round) => firstOf(round));
      const opponents = tops.map(({ white, black }) => Math.min(white, black));
      expect(opponents[0]).toBe(1);
      opponents.slice(1).forEach((number, index) => {
        expect(number).toBe((((opponents[index] ?? 0) - 1 + size / 2) % (size - 1)) + 1);
      });
      // The last number has Black in odd rounds and White in even ones.
      expect(tops.map(({ black }) => black === size)).toEqual(tops.map((_, index) => index % 2 === 0));
    }
  });

  it('[BERGER-3] every player of an odd field is free once in a cycle, in the round of their own number', () => {
    for (let entries = 3; entries <= 21; entries += 2) {
      const field = newField(entries, roundRobinRounds(entries, 1));
      const free = Array.from({ length: field.rounds }, (_, index) => {
        const paired = pairRoundRobin(pairingInput(field, { round: index + 1 }));
        return paired.ok ? paired.value.byes : [];
      });
      expect(free.map((byes) => byes.length)).toEqual(free.map(() => 1));
      free.forEach((byes, index) => {
        const [number = 0] = byes;
        expect(meetingByNumbers(entries + 1, number, entries + 1).round).toBe(index + 1);
      });
    }
  });

  it('[BERGER-2] a double round robin exchanges only the last two rounds of its first cycle', () => {
    for (let entries = 3; entries <= 20; entries += 1) {
      const cycle = roundRobinRounds(entries, 1);
      const [once, twice] = [table(entries, 1), table(entries, 2)];
      const order = [...once.keys()].map((place) => (place < cycle - 2 ? place : 2 * cycle - 3 - place));
      expect(twice.slice(0, cycle)).toEqual(order.map((place) => once[place]));
      const switched = once.map((round) => round.map(({ white, black }) => ({ white: black, black: white })));
      expect(twice.slice(cycle)).toEqual(switched);
    }
  });
});
