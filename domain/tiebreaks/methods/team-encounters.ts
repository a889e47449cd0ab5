/** Extended direct encounter (C.07 13.3.2): board rules for two teams that are still tied. */
import { assertNever } from '../../kernel/result.ts';
import { pointsOnBoards } from '../boards.ts';
import { countsAsPlayed } from '../elements.ts';
import { playerRecord } from '../record.ts';
import type { TeamTables } from '../team-record.ts';
import type { OrderRule } from '../tiebreak.ts';
import { extendedDirectEncounter, tablesOf } from './team-scores.ts';

/** Board count, top board results, bottom board elimination. */
type BoardRule = 'count' | 'top' | 'bottom';

/** EDE; if exactly two teams stay tied, the board rules of their own matches in turn. */
export const encounterThenBoards = (...rules: readonly BoardRule[]): OrderRule => ({
  ...extendedDirectEncounter,
  order: (input, tied) =>
    extendedDirectEncounter.order(input, tied).flatMap((group) => {
      const [one, other] = group;
      if (one === undefined || other === undefined || group.length > 2) return [group];
      const difference = firstDifference(one, other, rules, tablesOf(input));
      if (difference === 0) return [group];
      return difference > 0 ? [[one], [other]] : [[other], [one]];
    }),
});

/** Positive if the first team ranks higher. */
function firstDifference(one: number, other: number, rules: readonly BoardRule[], teams: TeamTables): number {
  const own = boardsAgainst(one, other, teams);
  const theirs = boardsAgainst(other, one, teams);
  for (const rule of rules) {
    const [mine, yours] = [figuresOf(rule, own), figuresOf(rule, theirs)];
    const place = mine.findIndex((figure, index) => figure !== yours[index]);
    if (place >= 0) return (mine[place] ?? 0) - (yours[place] ?? 0);
  }
  return 0;
}

/** Half-points by board in all matches between the two teams. */
function boardsAgainst(number: number, opponent: number, teams: TeamTables): readonly number[] {
  const { field, game } = teams;
  const results = field.teams.find((team) => team.number === number)?.results ?? [];
  return playerRecord(game, number)
    .rounds.filter((round) => round.opponent === opponent && countsAsPlayed(round, game))
    .map(({ round }) => pointsOnBoards(results[round - 1] ?? null, field))
    .reduce<readonly number[]>(
      (sums, boards) => sums.map((sum, index) => sum + (boards[index] ?? 0)),
      Array.from({ length: field.boards }, () => 0),
    );
}

/** Compared lexicographically; higher is better. */
function figuresOf(rule: BoardRule, boards: readonly number[]): readonly number[] {
  switch (rule) {
    case 'count':
      // A lower board count is better (12.1).
      return [boards.reduce((sum, points, index) => sum - (index + 1) * points, 0)];
    case 'top':
      return boards;
    case 'bottom':
      return boards.slice(1).map((_, left) => boards.slice(0, boards.length - 1 - left).reduce((a, b) => a + b, 0));
    default:
      return assertNever(rule);
  }
}
