import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { orderByEncounters } from '../../../domain/tiebreaks/methods/direct-encounter.ts';
import { recordTable, type TournamentSystem } from '../../../domain/tiebreaks/record.ts';
import type { Field } from '../../../domain/tournament/value/field.ts';
import { anyField } from '../support/any-field.ts';

/**
 * Article 6 read literally: every way in which the missing games could end is tried out. Points are half-points times
 * twelve, so that averages of up to four games are whole.
 */
function byTheBook(field: Field, tied: readonly number[], system: TournamentSystem): number[][] {
  if (tied.length < 2) return [[...tied]];
  const against = (one: number, other: number) => meeting(field, one, other, system);
  const pairs = tied.flatMap((one, index) => tied.slice(index + 1).map((other) => [one, other] as const));
  const missing = pairs.filter(([one, other]) => against(one, other) === null);
  const sure = new Map(
    tied.map((one) => [one, tied.reduce((sum, other) => sum + (one === other ? 0 : (against(one, other) ?? 0)), 0)]),
  );
  const groups =
    system === 'roundRobin' || missing.length === 0
      ? byPoints(tied, sure)
      : fromTheTop(byPoints(tied, sure).flat(), sure, missing, 12 * field.points.win);
  return groups.length === 1 ? groups : groups.flatMap((group) => byTheBook(field, group, system));
}

/** What one took from the other, on average; null if they have not met. */
function meeting(field: Field, one: number, other: number, system: TournamentSystem): number | null {
  const results = field.entrants.find(({ number }) => number === one)?.results ?? [];
  const games = results.flatMap((result) => {
    if (result === null || !('opponent' in result) || result.opponent !== other) return [];
    if (result.kind === 'game') return [field.points[result.outcome]];
    if (result.kind !== 'forfeit' || system === 'swiss') return [];
    return [result.outcome === 'win' ? field.points.forfeitWin : field.points.forfeitLoss];
  });
  return games.length === 0 ? null : (12 * games.reduce((sum, points) => sum + points, 0)) / games.length;
}

function byPoints(tied: readonly number[], points: ReadonlyMap<number, number>): number[][] {
  const values = [...new Set(tied.map((number) => points.get(number) ?? 0))].sort((a, b) => b - a);
  return values.map((value) => tied.filter((number) => points.get(number) === value));
}

function fromTheTop(
  order: readonly number[],
  sure: ReadonlyMap<number, number>,
  missing: readonly (readonly [number, number])[],
  win: number,
): number[][] {
  const alone: number[][] = [];
  for (const [index, number] of order.entries()) {
    const below = order.slice(index + 1);
    const isFirstEachTime = everyEnd(missing, win).every((gained) => {
      const total = (of: number) => (sure.get(of) ?? 0) + (gained.get(of) ?? 0);
      return below.every((other) => total(other) < (sure.get(number) ?? 0));
    });
    if (!isFirstEachTime) break;
    alone.push([number]);
  }
  const rest = order.slice(alone.length);
  return rest.length === 0 ? alone : [...alone, rest];
}

/** Each way in which the games end with a winner: a draw takes nobody further. */
function everyEnd(games: readonly (readonly [number, number])[], win: number): ReadonlyMap<number, number>[] {
  const [game, ...others] = games;
  if (game === undefined) return [new Map()];
  return everyEnd(others, win).flatMap((ends) =>
    game.map((winner) => new Map(ends).set(winner, (ends.get(winner) ?? 0) + win)),
  );
}

const sorted = (groups: readonly (readonly number[])[]): number[][] =>
  groups.map((group) => [...group].sort((a, b) => a - b));

describe('direct encounter, compared with article 6 taken literally', () => {
  const winsOnly = anyField.map((field) => ({ ...field, points: pointSystem(1, 0.5, 0) }));
  const group = fc.tuple(winsOnly, fc.nat(), fc.constantFrom('swiss' as const, 'roundRobin' as const));

  it('[TB-30] direct encounter separates the same players as article 6 taken literally', () => {
    fc.assert(
      fc.property(group, ([field, from, system]) => {
        const numbers = field.entrants.map(({ number }) => number);
        const start = from % numbers.length;
        const tied = [...numbers.slice(start), ...numbers.slice(0, start)].slice(0, 4);
        const table = recordTable(field, { system, countedRounds: field.rounds });
        expect(sorted(orderByEncounters(tied, [table]))).toEqual(sorted(byTheBook(field, tied, system)));
      }),
      { numRuns: 400 },
    );
  });

  it('[TB-29] direct encounter does not depend on the order in which the tied players are given', () => {
    fc.assert(
      fc.property(group, ([field, , system]) => {
        const tied = field.entrants.map(({ number }) => number);
        const table = recordTable(field, { system, countedRounds: field.rounds });
        expect(sorted(orderByEncounters([...tied].reverse(), [table]))).toEqual(
          sorted(orderByEncounters(tied, [table])),
        );
      }),
    );
  });
});
