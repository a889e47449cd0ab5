/** Team records: 352 and 362, 310, 300, 320, 330 and 240. */
import type { HalfPoints } from '../../kernel/points.ts';
import { isSame } from '../../kernel/same.ts';
import { visibleText } from '../../kernel/text.ts';
import { type Bye, byePoints, type RoundResult } from '../../tournament/value/field.ts';
import { teamMatchPoints } from '../../tournament/value/team-field.ts';
import type { TrfMatch, TrfTeamRound } from '../convert/team-rounds.ts';
import type { TrfRecord, TrfRecordOf, TrfRound } from '../document.ts';
import { toTrfRound } from '../round-result.ts';
import type { MatchesReport, TeamReport, TrfOptions } from './report.ts';
import { TEAM_COMMENT } from './team-comment.ts';
import { makeRecord } from './write.ts';

export function teamRecord(team: TeamReport, { edition }: TrfOptions): TrfRecord {
  const name = visibleText(team.name);
  if (edition === 'TRF16') return { kind: 'old-team', name, players: team.players };
  return {
    kind: 'team',
    number: team.number,
    name,
    shortName: team.shortName ?? '',
    strength: team.strength ?? '',
    matchPoints: team.matchPoints ?? null,
    gamePoints: team.gamePoints ?? null,
    rank: team.rank ?? null,
    players: team.players,
  };
}

/** Written as a comment for individually paired teams: with a 310 other programs would expect team matches. */
export const teamComment = (team: TeamReport): TrfRecord => ({
  kind: 'other',
  text: `${TEAM_COMMENT}${makeRecord(teamRecord(team, { edition: 'TRF26' })).slice(3)}`,
});

/** 352: alternating colours by board; 362 if matches are not 2-1-0. */
export function matchSettings({ boards, matchPoints }: MatchesReport): TrfRecord[] {
  const value = Array.from({ length: boards }, (_, index) => (index % 2 === 0 ? 'W' : 'B')).join('');
  const { win, draw, loss } = matchPoints;
  const usual = teamMatchPoints();
  const isUsual = isSame([win, draw, loss], [usual.win, usual.draw, usual.loss]);
  const values = [
    { symbol: 'TW', points: win },
    { symbol: 'TD', points: draw },
    { symbol: 'TL', points: loss },
  ] as const;
  return [{ kind: 'text', id: '352', value }, ...(isUsual ? [] : [{ kind: 'match-points', values } as const])];
}

/** Line-ups out of team order, byes, and matches that were not played. */
export const teamRoundRecords = (report: MatchesReport, teams: readonly TeamReport[]): TrfRecord[] => [
  ...report.rounds.flatMap(({ matches }, index) =>
    matches.flatMap((match) => lineUps(teams, match, index + 1)).sort((one, other) => one.team - other.team),
  ),
  ...allottedByes(report),
  ...report.rounds.flatMap(({ matches }, index) =>
    matches.flatMap((match) => forfeitedMatch(match, index + 1)).sort((one, other) => one.white - other.white),
  ),
  ...report.rounds.flatMap((round, index) => (isReported(round) ? grantedByes(round.byes, index + 1) : [])),
];

/** A round with only open line-ups counts as a future round without byes. */
const isReported = ({ matches }: TrfTeamRound): boolean =>
  matches.length === 0 || matches.some(({ boards, forfeit }) => boards.length > 0 || forfeit !== null);

/** 300, only for line-ups with vacant boards or out of team order; open line-ups have none. */
function lineUps(teams: readonly TeamReport[], match: TrfMatch, round: number): TrfRecordOf<'lineup'>[] {
  const { first, second, boards } = match;
  const sides = [
    { team: first, opponent: second, chairs: boards.map((board) => board.first) },
    { team: second, opponent: first, chairs: boards.map((board) => board.second) },
  ];
  return sides.flatMap(({ team, opponent, chairs }): TrfRecordOf<'lineup'>[] => {
    const order = teams.find(({ number }) => number === team)?.players ?? [];
    const inOrder = order.filter((player) => chairs.includes(player));
    if (isSame(inOrder, chairs)) return [];
    return [{ kind: 'lineup', round, team, opponent, players: chairs.map((player) => player ?? 0) }];
  });
}

/** 320: one line with the bye team of each round and the bye's value. */
function allottedByes({ rounds, boards, matchPoints, gamePoints }: MatchesReport): TrfRecord[] {
  const teams = rounds.map(({ byes }) => byes.find(({ bye }) => bye === 'pairing-allocated')?.team ?? 0);
  if (teams.every((team) => team === 0)) return [];
  return [
    {
      kind: 'team-byes',
      matchPoints: byePoints('pairing-allocated', matchPoints),
      gamePoints: (boards * byePoints('pairing-allocated', gamePoints)) as HalfPoints,
      teams,
    },
  ];
}

const forfeitedMatch = ({ forfeit, first, second }: TrfMatch, round: number): TrfRecordOf<'forfeited-match'>[] =>
  forfeit === null ? [] : [{ kind: 'forfeited-match', result: FORFEITS[forfeit], round, white: first, black: second }];

const FORFEITS = { first: '+-', second: '-+', neither: '--' } as const;

const grantedByes = (byes: TrfTeamRound['byes'], round: number): TrfRecord[] =>
  GRANTED.flatMap(({ kind, letter }): TrfRecord[] => {
    const numbers = byes.filter(({ bye }) => bye === kind).map(({ team }) => team);
    return numbers.length === 0 ? [] : [{ kind: 'byes', bye: letter, round, numbers }];
  });

const GRANTED = [
  { kind: 'full-point', letter: 'F' },
  { kind: 'half-point', letter: 'H' },
  { kind: 'zero-point', letter: 'Z' },
] as const satisfies readonly { readonly kind: Bye; readonly letter: string }[];

/** 001 round of a team member: `+` for a win without opponent, `-` for no game. */
export const memberRound = (result: RoundResult | null): TrfRound =>
  result === null || result.kind === 'bye'
    ? { opponent: null, color: '-', result: result?.bye === 'full-point' ? '+' : '-' }
    : toTrfRound(result);
