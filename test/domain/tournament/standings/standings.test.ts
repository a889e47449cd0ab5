import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainTiebreak } from '../../../../domain/tiebreaks/explain.ts';
import { TIEBREAK_IDS } from '../../../../domain/tiebreaks/names.ts';
import { scopeOf } from '../../../../domain/tiebreaks/scope.ts';
import { standings } from '../../../../domain/tournament/standings/standings.ts';
import { fieldOf } from '../../../support/domain/field.ts';
import { anyField } from '../../support/any-field.ts';

const PLAYERS_TIEBREAKS = TIEBREAK_IDS.filter((id) => scopeOf(id).entrants !== 'teamsOnly');

describe('the standings', () => {
  const field = fieldOf({
    rounds: 1,
    ratings: [2000, 1900, 1800, 1700, 1600],
    results: { 1: '3w1', 2: '4w1', 3: '1b0', 4: '2b0', 5: 'U' },
  });
  const ranks = (...tiebreaks: Parameters<typeof standings>[1]['tiebreaks'][number][]) =>
    standings(field, { system: 'swiss', tiebreaks }).rows.map(({ number, rank }) => [number, rank]);

  it('[TB-37] players who stay tied share the rank, in the order of their numbers', () => {
    expect(ranks()).toEqual([
      [1, 1],
      [2, 1],
      [5, 1],
      [3, 4],
      [4, 4],
    ]);
  });

  it('[TB-38] a tie-break of teams is undefined among players', () => {
    const teamsOnly = TIEBREAK_IDS.filter((id) => scopeOf(id).entrants === 'teamsOnly');
    expect(teamsOnly).toContain('scheduleStrength');
    expect(ranks(...teamsOnly)).toEqual(ranks());
  });

  it('[TB-37] the standings apply one tie-break after another, with undefined values last', () => {
    expect(ranks('averageOpponentRating')).toEqual([
      [1, 1],
      [2, 2],
      [5, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(ranks('gamesWon', 'rating')).toEqual([
      [1, 1],
      [2, 2],
      [5, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  it('[TB-16] the lowest value ranks first where lower is better', () => {
    expect(ranks('pairingNumber').map(([, rank]) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[TB-30] direct encounter gives the place among the tied players, and 0 where it breaks no tie', () => {
    const met = fieldOf({ rounds: 2, results: { 1: '2w0 3w1', 2: '1b1 4w0', 3: '4w= 1b0', 4: '3b= 2b1' } });
    const { rows } = standings(met, { system: 'swiss', tiebreaks: ['directEncounter'] });
    expect(rows.map(({ number, rank, values }) => [number, rank, values[0]])).toEqual([
      [4, 1, 0],
      [2, 2, 1],
      [1, 3, 2],
      [3, 4, 0],
    ]);
  });
});

describe('an explanation', () => {
  it('[TB-40] the explanation of a tie-break shows what each round counts and why it was cut', () => {
    const field = fieldOf({ rounds: 3, results: { 1: '2w1 3w1 H', 2: '1b0 Z 3w1', 3: 'U 1b0 2b0' } });
    const options = { system: 'swiss', tiebreaks: [] } as const;
    const explained = explainTiebreak(field, options, { tiebreak: 'buchholzCut1', number: 1 });
    expect(explained).toMatchObject({ scale: 2, value: 4, tiedWith: [] });
    expect(explained.parts).toEqual([
      { round: 1, opponent: 2, kind: 'played', dummy: null, value: 2, points: 2, counts: 2, cut: null },
      { round: 2, opponent: 3, kind: 'played', dummy: null, value: 2, points: 2, counts: 2, cut: null },
      {
        round: 3,
        opponent: null,
        kind: 'requestedBye',
        dummy: 'drawCap',
        value: 3,
        points: 1,
        counts: 3,
        cut: 'voluntaryUnplayed',
      },
    ]);
  });

  it('[TB-40] the explanation of a direct encounter names the games between the players tied at that point', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '2w0 3w1', 2: '1b1 4w0', 3: '4w0 1b0', 4: '3b1 2b1' } });
    const options = { system: 'swiss', tiebreaks: ['wins', 'directEncounter'] } as const;
    const explained = explainTiebreak(field, options, { tiebreak: 'directEncounter', number: 1 });
    expect(explained).toMatchObject({ value: 2, tiedWith: [2] });
    expect(explained.parts).toMatchObject([{ round: 1, opponent: 2, counts: 0 }]);
  });

  it('[TB-22] the explanation of a tie-break that is not allowed is empty', () => {
    const field = fieldOf({ rounds: 1, results: { 1: '2w1', 2: '1b0' } });
    const options = { system: 'roundRobin', tiebreaks: [] } as const;
    expect(explainTiebreak(field, options, { tiebreak: 'buchholz', number: 1 })).toMatchObject({
      value: null,
      parts: [],
    });
  });
});

describe('standings of any tournament', () => {
  it('[TB-40] an explanation has the value of the standings', () => {
    fc.assert(
      fc.property(anyField, fc.constantFrom('swiss' as const, 'roundRobin' as const), (field, system) => {
        const { rows } = standings(field, { system, tiebreaks: PLAYERS_TIEBREAKS });
        for (const { number, values } of rows) {
          PLAYERS_TIEBREAKS.forEach((tiebreak, index) => {
            const options = { system, tiebreaks: PLAYERS_TIEBREAKS };
            expect(explainTiebreak(field, options, { tiebreak, number }).value).toBe(values[index]);
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('[TB-37] the order of the entrants in the field does not change the standings', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const options = { system: 'swiss', tiebreaks: PLAYERS_TIEBREAKS } as const;
        const reversed = { ...field, entrants: [...field.entrants].reverse() };
        expect(standings(reversed, options)).toEqual(standings(field, options));
      }),
      { numRuns: 100 },
    );
  });

  it('[TB-39] all values are whole numbers, and the ranks run from 1 with gaps only after ties', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const { rows } = standings(field, {
          system: 'swiss',
          tiebreaks: ['directEncounter', 'buchholz', 'performanceRating'],
        });
        rows.forEach(({ rank, values }, index) => {
          expect(values.every((value) => value === null || Number.isInteger(value))).toBe(true);
          expect(rank === index + 1 || rank === rows[index - 1]?.rank).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });
});
