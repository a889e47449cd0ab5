import type { HalfPoints } from '../../kernel/points.ts';
import { averageRating } from '../../rating/performance.ts';
import type { TeamScore } from '../../tiebreaks/team-record.ts';
import { sideOfMatch } from '../../tournament/teams/match.ts';
import { type TeamField, type TeamRoundResult, teamMatchPoints } from '../../tournament/value/team-field.ts';
import { recordsOf, type TrfDocument, textOf } from '../document.ts';
import { pointSystemOf } from './point-system.ts';
import { type TrfMatch, type TrfTeamRound, teamRoundsOf, teamsOf } from './team-rounds.ts';
import { announcedRounds, startingList } from './to-field.ts';

/** Match points, unless 192 names game points first. */
export const primaryScoreOf = (document: TrfDocument): TeamScore =>
  /(?<!_MP)_GP(_MP)?$/.test(textOf(document, '192').trim()) ? 'game' : 'match';

/** Builds matches from the players' games (001), line-ups (300), team byes (320, 240) and forfeited matches (330). */
export function toTeamField(document: TrfDocument, rounds = teamRoundsOf(document)): TeamField {
  const boards = boardsOfMatch(document, rounds);
  const gamePoints = gamePointsOf(document, boards);
  const ratingOf = ratings(document);
  return {
    rounds: Math.max(announcedRounds(document) ?? 0, rounds.length),
    boards,
    matchPoints: matchPointsOf(document),
    gamePoints,
    teams: teamsOf(document).map(({ number, players }) => ({
      number,
      rating: averageRating(players.slice(0, boards).flatMap((player) => ratingOf.get(player) ?? [])),
      results: rounds.map((round) => resultOf(number, round, { boards, gamePoints })),
    })),
  };
}

/** The number of colours in 352, or more if a match has more, as 352 may cover the first boards only. */
function boardsOfMatch(document: TrfDocument, rounds: readonly TrfTeamRound[]): number {
  const longest = Math.max(1, ...rounds.flatMap(({ matches }) => matches.map(({ boards }) => boards.length)));
  return Math.max(longest, textOf(document, '352').trim().length);
}

/** 362, by default 2-1-0. A pairing-allocated bye is worth a draw, or the value in 320. */
function matchPointsOf(document: TrfDocument): TeamField['matchPoints'] {
  const stated = new Map(
    recordsOf(document, 'match-points').flatMap(({ values }) =>
      values.map(({ symbol, points }) => [symbol, points / 2]),
    ),
  );
  const points = teamMatchPoints(stated.get('TW'), stated.get('TD'), stated.get('TL'));
  const [bye] = recordsOf(document, 'team-byes');
  return { ...points, pairingAllocatedBye: bye?.matchPoints ?? points.pairingAllocatedBye };
}

/** Points per board. A pairing-allocated bye is a draw on each, or its share of 320. */
function gamePointsOf(document: TrfDocument, boards: number): TeamField['gamePoints'] {
  const points = pointSystemOf(document);
  const total = recordsOf(document, 'team-byes')[0]?.gamePoints ?? null;
  const isShared = total !== null && total % boards === 0;
  return { ...points, pairingAllocatedBye: isShared ? ((total / boards) as HalfPoints) : points.draw };
}

const ratings = (document: TrfDocument): ReadonlyMap<number, number> =>
  new Map(startingList(document).flatMap(({ number, rating }) => (rating === null ? [] : [[number, rating] as const])));

type Worth = Pick<TeamField, 'boards' | 'gamePoints'>;

function resultOf(team: number, { matches, byes }: TrfTeamRound, worth: Worth): TeamRoundResult | null {
  const match = matches.find(({ first, second }) => first === team || second === team);
  if (match !== undefined) return sideOf(match, match.first === team ? 'first' : 'second', worth);
  const bye = byes.find((one) => one.team === team);
  return bye === undefined ? null : { kind: 'bye', bye: bye.bye };
}

function sideOf(match: TrfMatch, side: 'first' | 'second', { boards, gamePoints }: Worth): TeamRoundResult {
  const opponent = side === 'first' ? match.second : match.first;
  if (match.forfeit !== null) {
    const isWon = match.forfeit === side;
    const onEach = Array.from({ length: boards }, () => (isWon ? ('forfeitWin' as const) : ('forfeitLoss' as const)));
    return { kind: 'forfeit', opponent, outcome: isWon ? 'win' : 'loss', boards: onEach };
  }
  if (match.boards.length === 0) return { kind: 'pending', opponent };
  const [own, other] = side === 'first' ? ([0, 1] as const) : ([1, 0] as const);
  const seen = { opponent, color: side === 'first' ? 'white' : 'black' } as const;
  const [ours, theirs] = [
    match.boards.map(({ results }) => results[own]),
    match.boards.map(({ results }) => results[other]),
  ];
  return sideOfMatch(seen, ours, theirs, gamePoints);
}
