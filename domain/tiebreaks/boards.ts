/** Board tie-breaks (C.07 12). Byes worth a win or allocated by the pairing are a win on each board. */
import { halfPoints, type PointSystem } from '../kernel/points.ts';
import { assert, assertNever } from '../kernel/result.ts';
import { byePoints } from '../tournament/value/field.ts';
import type { TeamEntrant, TeamField, TeamRoundResult } from '../tournament/value/team-field.ts';
import { partOf, summed } from './breakdown.ts';
import { tablesOf } from './methods/team-scores.ts';
import { type PlayerRecord, playerRecord } from './record.ts';
import type { TeamTables } from './team-record.ts';
import type { FigureRule, OrderRule } from './tiebreak.ts';

/** C.07 12.1 in half-points: sum of board number times board points; lower is better. */
export const boardCount: FigureRule = {
  kind: 'figure',
  reads: 'everybody',
  figure: (input) => {
    const teams = tablesOf(input);
    return (team) =>
      summed(
        roundsOnBoards(team.number, teams).map(({ round, boards }) =>
          partOf(round, { counts: boards.reduce((sum, points, index) => sum + (index + 1) * points, 0) }),
        ),
      );
  },
};

/** C.07 12.2: points on board 1, then board 2, and so on. */
export const topBoardResults: OrderRule = orderByBoards((boards) => boards);

/** C.07 12.3: points on all boards but the last, then without the last two, and so on. */
export const bottomBoardElimination: OrderRule = orderByBoards((boards) =>
  boards
    .slice(0, -1)
    .map((_, left) => boards.slice(0, boards.length - 1 - left).reduce((sum, points) => sum + points, 0)),
);

/** Compares lexicographically, higher first. */
function orderByBoards(figuresOf: (boards: readonly number[]) => readonly number[]): OrderRule {
  return {
    kind: 'order',
    order: (input, tied) => {
      const teams = tablesOf(input);
      const figures = new Map(tied.map((number) => [number, figuresOf(boardTotals(number, teams))]));
      const compare = (a: number, b: number): number => lexicographic(figures.get(b) ?? [], figures.get(a) ?? []);
      const groups: number[][] = [];
      for (const number of [...tied].sort(compare)) {
        const last = groups.at(-1);
        if (last?.[0] !== undefined && compare(last[0], number) === 0) last.push(number);
        else groups.push([number]);
      }
      return groups;
    },
    parts: (input, _tied, number) =>
      roundsOnBoards(number, tablesOf(input)).map(({ round, boards }) =>
        partOf(round, { counts: boards.reduce((sum, points) => sum + points, 0) }),
      ),
  };
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((figure, position) => figure !== b[position]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

const boardTotals = (number: number, teams: TeamTables): readonly number[] =>
  roundsOnBoards(number, teams).reduce<number[]>(
    (totals, { boards }) => totals.map((total, index) => total + (boards[index] ?? 0)),
    Array.from({ length: teams.field.boards }, () => 0),
  );

interface RoundOnBoards {
  readonly round: PlayerRecord['rounds'][number];
  readonly boards: readonly number[];
}

function roundsOnBoards(number: number, teams: TeamTables): RoundOnBoards[] {
  const { field, game } = teams;
  const team = teamOf(number, field);
  return playerRecord(game, number).rounds.map((round, index) => ({
    round,
    boards: pointsOnBoards(team.results[index] ?? null, field),
  }));
}

export function pointsOnBoards(result: TeamRoundResult | null, { boards, gamePoints }: TeamField): readonly number[] {
  const onEach = (points: number): number[] => Array.from({ length: boards }, () => points);
  if (result === null) return onEach(gamePoints.zeroPointBye);
  switch (result.kind) {
    case 'match':
      return result.boards.map((board) => (board === null ? 0 : gamePoints[board]));
    case 'forfeit':
      if (result.boards !== undefined) return result.boards.map((board) => gamePoints[board]);
      return onEach(gamePoints[result.outcome === 'win' ? 'forfeitWin' : 'forfeitLoss']);
    case 'pending':
      return onEach(halfPoints(0));
    case 'bye':
      return onEach(byeOnABoard(result.bye, gamePoints));
    default:
      return assertNever(result);
  }
}

const byeOnABoard = (bye: Parameters<typeof byePoints>[0], gamePoints: PointSystem): number =>
  bye === 'pairing-allocated' ? gamePoints.win : byePoints(bye, gamePoints);

function teamOf(number: number, field: TeamField): TeamEntrant {
  const team = field.teams.find((candidate) => candidate.number === number);
  assert(team, `no team has the number ${number}`);
  return team;
}
