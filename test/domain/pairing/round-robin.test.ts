import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../../../domain/pairing/pairing.ts';
import { pairRoundRobin, roundRobinRound, roundRobinRounds } from '../../../domain/pairing/round-robin.ts';
import { pointSystem } from '../../../domain/points.ts';
import { firstOf } from '../../support/lists.ts';
import { newField, pairingInput } from '../../support/pairing-input.ts';
import { fixture } from '../support/fixture.ts';

type Table = readonly (readonly (readonly number[])[])[];
const berger = fixture<{ tables: Record<string, { single: Table; double: Table }> }>('roundrobin/berger.json');
const tables = Object.entries(berger.tables);

const table = (entries: number, meetings: number, exchangeLastRounds = true): Pair[][] =>
  Array.from({ length: roundRobinRounds(entries, meetings) }, (_, i) => [
    ...roundRobinRound(entries, i + 1, meetings, { exchangeLastRounds }),
  ]);

const asRows = (rounds: Pair[][]) => rounds.map((round) => round.map(({ white, black }) => [white, black]));

describe('Berger tables', () => {
  it.each(tables)('[BERGER-1] are those of C.05 Annex 1 for %s entries, met once', (entries, { single }) => {
    expect(asRows(table(Number(entries), 1))).toEqual(single);
  });

  it.each(tables)('[BERGER-2] are those of C.05 Annex 1 for %s entries, met twice', (entries, { double }) => {
    expect(asRows(table(Number(entries), 2))).toEqual(double);
  });

  it('[BERGER-2] keep the printed order of rounds when the exchange is switched off', () => {
    const plain = table(6, 2, false);
    expect(plain.slice(0, 5)).toEqual(table(6, 1));
    expect(plain[5]).toEqual(firstOf(plain).map(({ white, black }) => ({ white: black, black: white })));
  });
});

const sizes = fc.integer({ min: 2, max: 40 });
const meetings = fc.integer({ min: 1, max: 4 });

describe('a round robin', () => {
  it('[BERGER-1] lets everybody meet everybody exactly as often as asked for, colours shared out', () => {
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

  it('[BERGER-1] seats everybody once in each round', () => {
    fc.assert(
      fc.property(sizes, meetings, (entries, times) => {
        for (const round of table(entries, times)) {
          const seated = round.flatMap(({ white, black }) => [white, black]).sort((a, b) => a - b);
          expect(seated).toEqual(Array.from({ length: 2 * Math.ceil(entries / 2) }, (_, i) => i + 1));
        }
      }),
    );
  });

  it('[BERGER-2] gives everybody as many Whites as Blacks, give or take one in a cycle', () => {
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

  it('[BERGER-2] never gives a third game in a row with one colour (four players who meet more than twice excepted)', () => {
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
  it('[BERGER-2] reads the number of meetings off the rounds of the field', () => {
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

  it('[BERGER-3] gives a free round to whoever meets the missing number of an odd field', () => {
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

  it('[BERGER-3] leaves the opponent of an absent player without a game', () => {
    const input = pairingInput(newField(4, 3), { round: 1, present: [1, 2, 3] });
    expect(pairRoundRobin(input)).toMatchObject({ value: { pairs: [{ white: 2, black: 3 }], byes: [1] } });
  });

  it('[PAIR-2] puts whatever numbers the field has on the table in their order', () => {
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

  it('[PAIR-3] needs two players', () => {
    expect(pairRoundRobin(pairingInput(newField(1, 1), { round: 1 }))).toEqual({
      ok: false,
      key: 'insufficientPlayers',
    });
  });
});
