import type { AccountId } from '../../kernel/ids.ts';
import { assertNever } from '../../kernel/result.ts';
import { visibleText } from '../../kernel/text.ts';
import { numberedTeams, strengthOf } from '../../tournament/rounds/numbered-teams.ts';
import {
  boardResults,
  boardsOfMatch,
  isLineUpOpen,
  isUnplayed,
  legAsMatch,
  legsOf,
} from '../../tournament/teams/match.ts';
import { opposite } from '../../tournament/value/field.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import {
  freeRoundsOf,
  type Match,
  matchesOf,
  playersOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../../tournament/value/state.ts';
import type { TrfBoardOfMatch } from '../convert/team-boards.ts';
import type { TrfMatch, TrfTeamRound } from '../convert/team-rounds.ts';
import type { MatchesReport, TournamentReport } from './report.ts';

export function reportedTeams(tournament: Tournament): Pick<TournamentReport, 'teams' | 'matches'> {
  const { isTeam, paired } = FORMATS[tournament.settings.format];
  if (!isTeam) return {};
  const boards = boardsOfMatch(tournament.settings);
  const teams = teamsOf(tournament).map((team) => {
    const strength = strengthOf(team, paired === 'teams' ? boards : team.members.length);
    return {
      number: team.seed,
      name: visibleText(team.name),
      players: team.members.map(({ seed }) => seed),
      gamePoints: team.gameScore,
      rank: team.rank,
      ...(paired === 'teams' && { matchPoints: team.matchScore }),
      ...(strength !== null && { strength: String(strength) }),
    };
  });
  return paired === 'teams' ? { teams, matches: reportedMatches(tournament, boards) } : { teams };
}

function reportedMatches(tournament: Tournament, boards: number): MatchesReport {
  const { teams, numberOf } = numberedTeams(tournament);
  const seeds = new Map(playersOf(tournament).map(({ account, seed }) => [account, seed]));
  const read = (match: Match) => reportedMatch(match, boards, numberOf, seeds);
  const rounds = tournament.rounds.filter(({ kind }) => kind === 'paired').flatMap(legsIn);
  return {
    boards,
    matchPoints: teams.matchPoints,
    gamePoints: teams.gamePoints,
    rounds: rounds.map(({ matches, round }) => ({
      matches: matches.flatMap(read),
      byes: round === null ? [] : byesOf(round, numberOf),
    })),
  };
}

interface ReportedRound {
  readonly matches: readonly Match[];
  /** The round with the byes; null for later legs. */
  readonly round: Round | null;
}

/** Each knockout leg is a round of the file, which has one game per player and round. */
function legsIn(round: Round): readonly ReportedRound[] {
  const matches = matchesOf(round);
  return Array.from({ length: Math.max(1, ...matches.map(legsOf)) }, (_, leg) => ({
    matches: matches.filter((match) => leg < legsOf(match)).map((match) => legAsMatch(match, leg)),
    round: leg === 0 ? round : null,
  }));
}

const byesOf = (round: Round, numberOf: ReadonlyMap<string, number>): TrfTeamRound['byes'] =>
  freeRoundsOf(round).flatMap(({ who, bye }) => {
    const team = numberOf.get(who);
    return team === undefined ? [] : [{ team, bye }];
  });

/** A match with open line-ups has no boards to report. */
function reportedMatch(
  match: Match,
  boards: number,
  numberOf: ReadonlyMap<string, number>,
  seeds: ReadonlyMap<AccountId, number>,
): readonly TrfMatch[] {
  const [first, second] = [numberOf.get(match.white), numberOf.get(match.black)];
  if (first === undefined || second === undefined) return [];
  if (isLineUpOpen(match)) return [{ first, second, boards: [], forfeit: null }];
  const played = match.forfeited === null ? boardsIn(match, boards, seeds) : [];
  const forfeit = forfeitOf(match, played);
  return [{ first, second, boards: forfeit === null ? played : [], forfeit }];
}

/** Decided without any game, which 330 records. */
function forfeitOf({ forfeited }: Match, played: readonly TrfBoardOfMatch[]): TrfMatch['forfeit'] {
  switch (forfeited) {
    case 'whiteWinsByForfeit':
      return 'first';
    case 'blackWinsByForfeit':
      return 'second';
    case 'notPlayed':
      return 'neither';
    case null:
      return hasNobody(played) ? 'neither' : null;
    default:
      return assertNever(forfeited);
  }
}

const hasNobody = (boards: readonly TrfBoardOfMatch[]): boolean =>
  boards.every(({ first, second, results }) => first === null && second === null && results.every(isUnplayed));

function boardsIn(match: Match, boards: number, seeds: ReadonlyMap<AccountId, number>): TrfBoardOfMatch[] {
  const [own, theirs] = [boardResults(match, 'white', boards), boardResults(match, 'black', boards)];
  return Array.from({ length: boards }, (_, index): TrfBoardOfMatch => {
    const number = index + 1;
    const color = number % 2 === 1 ? 'white' : 'black';
    const seat = (side: 'white' | 'black'): number | null => {
      const board = match.boards.find((one) => one.board === number);
      const waiting = match.walkovers.find((one) => one.board === number && one.color === side);
      const who = board?.[side] ?? waiting?.who;
      return (who && seeds.get(who)) ?? null;
    };
    const isPlayed = match.boards.some((board) => board.board === number);
    return {
      first: seat(color),
      second: seat(opposite(color)),
      color: isPlayed ? color : null,
      results: [own[index] ?? null, theirs[index] ?? null],
    };
  });
}
