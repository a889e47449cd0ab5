import type { TeamId } from '../ids.ts';
import { averageRating } from '../rating/performance.ts';
import { assert } from '../result.ts';
import { type Color, opposite } from './field.ts';
import { boardResults, boardsOfMatch, sideOfMatch, throughTo } from './match.ts';
import type { EntrantId } from './seats.ts';
import { freeRoundsOf, type Match, matchesOf, type Round, type Team, type Tournament, teamsOf } from './state.ts';
import { type TeamEntrant, type TeamField, type TeamRoundResult, teamMatchPoints } from './team-field.ts';

/** A tournament of teams as pairing and tie-breaks read it, with the way back from numbers to teams. */
export interface NumberedTeams {
  readonly teams: TeamField;
  readonly numberOf: ReadonlyMap<TeamId, number>;
  readonly teamOf: (number: number) => TeamId;
}

/**
 * The teams by their places in the starting list: matches are worth 2-1-0, games what the settings say, and a bye that the
 * pairing allots as much as a draw (C.04.6, 1.4). Matches of a team in `without` stay out, for both sides.
 */
export function numberedTeams(tournament: Tournament, without: readonly EntrantId[] = []): NumberedTeams {
  const { settings } = tournament;
  const list = teamsOf(tournament);
  const numberOf = new Map(list.map(({ team, seed }) => [team, seed]));
  const names = new Map(list.map(({ team, seed }) => [seed, team]));
  const boards = boardsOfMatch(settings);
  const teams: Omit<TeamField, 'teams'> = {
    rounds: settings.rounds ?? Math.max(1, tournament.rounds.length),
    boards,
    matchPoints: teamMatchPoints(),
    gamePoints: { ...settings.points, pairingAllocatedBye: settings.points.draw },
  };
  const counted = new Map([...numberOf].filter(([team]) => !without.includes(team)));
  const results = tournament.rounds.map((round) => resultsIn(round, counted, teams));
  return {
    teams: {
      ...teams,
      teams: list.map(
        (team): TeamEntrant => ({
          number: team.seed,
          rating: strengthOf(team, boards),
          results: results.map((inRound) => inRound.get(team.team) ?? null),
        }),
      ),
    },
    numberOf,
    teamOf: (number) => {
      const team = names.get(number);
      assert(team !== undefined, `no team has the number ${number}`);
      return team;
    },
  };
}

/** The average rating of those who play if nobody is missing, of the rated ones. */
export const strengthOf = ({ members }: Pick<Team, 'members'>, boards: number): number | null =>
  averageRating(members.slice(0, boards).flatMap(({ rating }) => rating ?? []));

function resultsIn(
  round: Round,
  numberOf: ReadonlyMap<TeamId, number>,
  field: Omit<TeamField, 'teams'>,
): ReadonlyMap<string, TeamRoundResult> {
  const results = new Map<string, TeamRoundResult>(
    freeRoundsOf(round).map(({ who, bye }) => [who, { kind: 'bye', bye }]),
  );
  for (const match of matchesOf(round)) {
    const [white, black] = [numberOf.get(match.white), numberOf.get(match.black)];
    if (white === undefined || black === undefined) continue;
    results.set(match.white, matchTo(match, 'white', black, field));
    results.set(match.black, matchTo(match, 'black', white, field));
  }
  return results;
}

function matchTo(
  match: Match,
  color: Color,
  opponent: number,
  { boards, gamePoints }: Omit<TeamField, 'teams'>,
): TeamRoundResult {
  const theirs = boardResults(match, opposite(color), boards);
  const seen = { opponent, color, outcome: throughTo(match, color) };
  return sideOfMatch(seen, boardResults(match, color, boards), theirs, gamePoints);
}
