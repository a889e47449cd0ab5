import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { playerInput } from '../../../domain/tiebreaks/input.ts';
import { TIEBREAK_IDS, type TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { rankEntrants } from '../../../domain/tiebreaks/ranking.ts';
import { recordTable, roundsWithResults } from '../../../domain/tiebreaks/record.ts';
import { TIEBREAKS } from '../../../domain/tiebreaks/registry.ts';
import { scopeOf } from '../../../domain/tiebreaks/scope.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import type { Entrant, Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { anyField } from '../support/any-field.ts';

const FIGURES = TIEBREAK_IDS.filter(
  (id) => scopeOf(id).entrants !== 'teamsOnly' && TIEBREAKS[id].rule.kind === 'figure',
);

const system = fc.constantFrom('swiss' as const, 'roundRobin' as const);

/** The figures of one tie-break by number. */
function column(field: Field, tiebreak: TiebreakId, of: 'swiss' | 'roundRobin' = 'swiss'): Map<number, number | null> {
  const { rows } = standings(field, { system: of, tiebreaks: [tiebreak] });
  return new Map(rows.map(({ number, values }) => [number, values[0] ?? null]));
}

const total = (values: Map<number, number | null>): number =>
  [...values.values()].reduce<number>((sum, value) => sum + (value ?? 0), 0);

const counted = (field: Field): RoundResult[] =>
  field.entrants.flatMap(({ results }) =>
    results.slice(0, roundsWithResults(field.entrants)).filter((result) => result !== null),
  );

const allRated = (field: Field, more = 0): Field => ({
  ...field,
  entrants: field.entrants.map((entrant) => ({ ...entrant, rating: 1500 + 37 * entrant.number + more })),
});

const renumbered = (field: Field, numberOf: (number: number) => number): Field => ({
  ...field,
  entrants: field.entrants.map((entrant) => ({
    ...entrant,
    number: numberOf(entrant.number),
    results: entrant.results.map((result) =>
      result !== null && 'opponent' in result ? { ...result, opponent: numberOf(result.opponent) } : result,
    ),
  })),
});

describe('tie-breaks of any tournament', () => {
  it('[TB-8] a cut never adds to a tie-break, and each further cut removes no more than is there', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const chain = (['buchholz', 'buchholzCut1', 'buchholzCut2', 'medianBuchholz2'] as const).map((id) =>
          column(field, id),
        );
        for (const { number } of field.entrants) {
          const values = chain.map((values) => values.get(number) ?? 0);
          expect(values).toEqual([...values].sort((a, b) => b - a));
          expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('[TB-11] the games won equal the games lost, and every game has one player with Black', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const played = counted(field).filter((result) => result.kind === 'game');
        const won = played.filter(({ outcome }) => outcome === 'win').length;
        expect(total(column(field, 'gamesWon'))).toBe(won);
        expect(2 * won).toBe(played.filter(({ outcome }) => outcome !== 'draw').length);
        expect(2 * total(column(field, 'blackGamesPlayed'))).toBe(played.length);
      }),
    );
  });

  it('[TB-12] games won with Black are among the games won and among those with Black', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const [both, won, black] = (['blackGamesWon', 'gamesWon', 'blackGamesPlayed'] as const).map((id) =>
          column(field, id),
        );
        for (const { number } of field.entrants) {
          expect(both?.get(number)).toBeLessThanOrEqual(Math.min(won?.get(number) ?? 0, black?.get(number) ?? 0));
        }
      }),
    );
  });

  it('[TB-25] the rating tie-breaks rise by a hundred when every rating is a hundred higher', () => {
    const ids = [
      'averageOpponentRating',
      'averageOpponentRatingCut1',
      'performanceRating',
      'perfectPerformance',
    ] as const;
    const more = ['averageOpponentPerformance', 'averageOpponentPerfectPerformance', 'rating'] as const;
    fc.assert(
      fc.property(anyField, (field) => {
        for (const id of [...ids, ...more]) {
          const [before, after] = [column(allRated(field), id), column(allRated(field, 100), id)];
          for (const [number, value] of before) {
            expect(after.get(number), id).toBe(value === null ? null : value + 100);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[TB-25] the rating tie-breaks do not depend on the points for a win', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const three = { ...allRated(field), points: pointSystem(3, 1, 0) };
        const one = { ...allRated(field), points: pointSystem() };
        for (const id of ['performanceRating', 'perfectPerformance', 'averageOpponentRating'] as const) {
          expect(column(three, id)).toEqual(
            new Map([...column(three, id).keys()].map((n) => [n, column(one, id).get(n)])),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[TB-37] the figures do not depend on the starting numbers', () => {
    fc.assert(
      fc.property(anyField, system, (field, of) => {
        const size = field.entrants.length;
        const other = (number: number) => size + 1 - number;
        for (const id of FIGURES.filter((figure) => figure !== 'pairingNumber')) {
          const [before, after] = [column(field, id, of), column(renumbered(field, other), id, of)];
          for (const [number, value] of before) expect(after.get(other(number)), id).toBe(value);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[TB-39] doubled points double Buchholz, quadruple Sonneborn-Berger and leave the wins unchanged', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const once = { ...field, points: pointSystem(1, 0.5, 0) };
        const twice = { ...field, points: pointSystem(2, 1, 0) };
        const factors: readonly (readonly [TiebreakId, number])[] = [
          ['buchholz', 2],
          ['buchholzCut1', 2],
          ['medianBuchholz', 2],
          ['foreBuchholz', 2],
          ['progressiveScore', 2],
          ['sonnebornBerger', 4],
          ['sonnebornBergerCut1', 4],
          ['wins', 1],
          ['standardPoints', 1],
          ['roundsElectedToPlay', 1],
        ];
        for (const [id, factor] of factors) {
          const [before, after] = [column(once, id), column(twice, id)];
          for (const [number, value] of before) expect(after.get(number), id).toBe(factor * (value ?? 0));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[TB-41] a table updated after a result equals the table computed from scratch', () => {
    const list = ['buchholzCut1', 'sonnebornBerger', 'foreBuchholz', 'directEncounter', 'koya', 'wins'] as const;
    fc.assert(
      fc.property(anyField, system, fc.nat(), (field, of, seed) => {
        const options = { system: of, countedRounds: field.rounds };
        const after = withAnotherResult(field, seed);
        const changed = after.entrants.filter((entrant, index) => entrant !== field.entrants[index]);
        const stale = new Set(changed.flatMap(({ number, results }) => [number, ...results.flatMap(opponentIn)]));
        const before = rankEntrants(playerInput(field, options), list);
        const input = playerInput(after, options);
        const quick = rankEntrants(input, list, { columns: before.columns, stale });
        const full = rankEntrants(input, list);
        expect(quick.groups.map((group) => [...group].sort())).toEqual(full.groups.map((group) => [...group].sort()));
        quick.columns.forEach((values, index) => {
          for (const { number } of after.entrants) {
            expect(values.get(number) ?? null, list[index]).toBe(full.columns[index]?.get(number) ?? null);
          }
        });
      }),
    );
  });

  it('[TB-2] the adjusted score differs from the score only by requested byes at the end', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const { players, draw } = recordTable(field, { system: 'swiss', countedRounds: field.rounds });
        for (const { rounds, score, adjustedScore } of players.values()) {
          const staysAway = ({ kind }: { readonly kind: string }) => kind === 'requestedBye' || kind === 'forfeitLoss';
          const stayed = rounds.filter((_, index) => rounds.slice(index).every(staysAway));
          const given = stayed.filter(({ kind }) => kind === 'requestedBye');
          expect(adjustedScore - score).toBe(given.reduce((sum, { points }) => sum + draw - points, 0));
        }
      }),
    );
  });
});

const opponentIn = (result: RoundResult | null): number[] =>
  result !== null && 'opponent' in result ? [result.opponent] : [];

/** One game of the field turned round, if there is one. */
function withAnotherResult(field: Field, seed: number): Field {
  const chance = chanceFrom(seed);
  const games = field.entrants.flatMap(({ number, results }) =>
    results.flatMap((result, index) => (result?.kind === 'game' ? [{ number, opponent: result.opponent, index }] : [])),
  );
  const game = games[chance(Math.max(1, games.length))];
  if (game === undefined) return field;
  const outcomes = (['win', 'draw', 'loss'] as const)[chance(3)] ?? 'draw';
  const theirs = { win: 'loss', draw: 'draw', loss: 'win' } as const;
  const turned = (entrant: Entrant, outcome: 'win' | 'draw' | 'loss'): Entrant => ({
    ...entrant,
    results: entrant.results.map((result, index) =>
      index === game.index && result?.kind === 'game' ? { ...result, outcome } : result,
    ),
  });
  return {
    ...field,
    entrants: field.entrants.map((entrant) => {
      if (entrant.number === game.number) return turned(entrant, outcomes);
      return entrant.number === game.opponent ? turned(entrant, theirs[outcomes]) : entrant;
    }),
  };
}
