import fc from 'fast-check';
import { pointSystem } from '../../../domain/kernel/points.ts';
import type { RoundResult } from '../../../domain/tournament/value/field.ts';
import { type BoardResult, teamGamePoints, teamMatchPoints } from '../../../domain/tournament/value/team-field.ts';
import type { TrfBoardOfMatch } from '../../../domain/trf/convert/team-boards.ts';
import type { TrfMatch, TrfTeamRound } from '../../../domain/trf/convert/team-rounds.ts';
import type { TournamentReport } from '../../../domain/trf/write/report.ts';
import { take } from '../../support/lists.ts';

/**
 * A report of teams that have played some rounds: matches with games, forfeits and empty boards, in any line-up; matches
 * that were not played; byes of every kind; and a last round that may still be going on.
 */
export const anyTeamReport = (): fc.Arbitrary<TournamentReport> =>
  fc
    .record({
      teams: fc.integer({ min: 2, max: 7 }),
      boards: fc.integer({ min: 1, max: 4 }),
      substitutes: fc.integer({ min: 0, max: 2 }),
      rounds: fc.integer({ min: 0, max: 4 }),
      wins: fc.constantFrom(2, 3),
      chance: fc.infiniteStream(fc.nat({ max: 1_000_000 })),
    })
    .map(({ chance, ...shape }) => playedOut(shape, (below) => (chance.next().value ?? 0) % below));

interface Shape {
  readonly teams: number;
  readonly boards: number;
  readonly substitutes: number;
  readonly rounds: number;
  readonly wins: number;
}

type Draw = (below: number) => number;

function playedOut({ teams, boards, substitutes, rounds, wins }: Shape, draw: Draw): TournamentReport {
  const size = boards + substitutes;
  const playersOf = (team: number) => Array.from({ length: size }, (_, index) => (team - 1) * size + index + 1);
  const numbers = Array.from({ length: teams }, (_, index) => index + 1);
  const played = Array.from({ length: rounds }, (_, index) =>
    roundOf(shuffled(numbers, draw), playersOf, boards, index + 1 === rounds, draw),
  );
  return {
    name: 'Team cup',
    format: 'TeamSwissDutch',
    players: numbers.flatMap(playersOf).map((number) => ({ number, name: `Player${number}` })),
    field: {
      rounds: Math.max(1, rounds),
      points: pointSystem(),
      entrants: numbers
        .flatMap(playersOf)
        .map((number) => ({ number, rating: 2000 - number, results: played.map((round) => resultIn(round, number)) })),
    },
    teams: numbers.map((number) => ({ number, name: `Team ${number}`, players: playersOf(number) })),
    matches: { boards, matchPoints: teamMatchPoints(wins, 1, 0), gamePoints: teamGamePoints(), rounds: played },
  };
}

/** Neighbours of the list meet; an odd team has the bye, and now and then a pair has not played at all. */
function roundOf(
  teams: readonly number[],
  playersOf: (team: number) => readonly number[],
  boards: number,
  isOpen: boolean,
  draw: Draw,
): TrfTeamRound {
  const matches: TrfMatch[] = [];
  const byes: TrfTeamRound['byes'][number][] = [];
  for (let index = 0; index < teams.length; index += 2) {
    const [first, second] = [teams[index] ?? 0, teams[index + 1]];
    if (second === undefined) {
      byes.push({ team: first, bye: 'pairing-allocated' });
      continue;
    }
    switch (draw(9)) {
      case 0:
        byes.push({ team: first, bye: 'half-point' }, { team: second, bye: 'zero-point' });
        break;
      case 1:
        matches.push({ first, second, boards: [], forfeit: FORFEITS[draw(FORFEITS.length)] ?? 'neither' });
        break;
      default: {
        const sides = [lineUp(playersOf(first), boards, draw), lineUp(playersOf(second), boards, draw)] as const;
        matches.push({ first, second, boards: playedBoards(sides, boards, isOpen, draw), forfeit: null });
      }
    }
  }
  return { matches, byes };
}

const FORFEITS = ['first', 'second', 'neither'] as const;

/** Usually the first of the team in their order, at times others, in another order or too few of them. */
function lineUp(players: readonly number[], boards: number, draw: Draw): readonly (number | null)[] {
  const chosen = draw(3) === 0 ? shuffled(players, draw) : players;
  return take(chosen, boards).map((player, board) => (board > 0 && draw(8) === 0 ? null : player));
}

function playedBoards(
  [first, second]: readonly [readonly (number | null)[], readonly (number | null)[]],
  boards: number,
  isOpen: boolean,
  draw: Draw,
): TrfBoardOfMatch[] {
  return Array.from({ length: boards }, (_, index) => {
    const [one, other] = [first[index] ?? null, second[index] ?? null];
    const results = one !== null && other !== null ? gameOf(isOpen, draw) : walkover(one, other);
    const color = one !== null && other !== null ? (index % 2 === 0 ? ('white' as const) : ('black' as const)) : null;
    return { first: one, second: other, color, results };
  });
}

const walkover = (one: number | null, other: number | null): TrfBoardOfMatch['results'] => [
  one !== null && other === null ? 'forfeitWin' : 'forfeitLoss',
  other !== null && one === null ? 'forfeitWin' : 'forfeitLoss',
];

const GAMES: readonly (readonly [BoardResult, BoardResult])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
  ['forfeitWin', 'forfeitLoss'],
  ['forfeitLoss', 'forfeitLoss'],
];

const gameOf = (isOpen: boolean, draw: Draw): TrfBoardOfMatch['results'] =>
  isOpen && draw(3) === 0 ? [null, null] : (GAMES[draw(GAMES.length)] ?? [null, null]);

function resultIn({ matches }: TrfTeamRound, player: number): RoundResult | null {
  for (const { boards } of matches) {
    for (const { first, second, color, results } of boards) {
      if (first === player) return sideOf(second, color ?? 'white', results[0]);
      if (second === player) return sideOf(first, color === 'white' ? 'black' : 'white', results[1]);
    }
  }
  return null;
}

function sideOf(opponent: number | null, color: 'white' | 'black', result: BoardResult | null): RoundResult {
  if (opponent === null) return { kind: 'bye', bye: 'full-point' };
  switch (result) {
    case null:
      return { kind: 'pending', opponent, color };
    case 'forfeitWin':
    case 'forfeitLoss':
      return { kind: 'forfeit', opponent, color, outcome: result === 'forfeitWin' ? 'win' : 'loss' };
    default:
      return { kind: 'game', opponent, color, outcome: result };
  }
}

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}
