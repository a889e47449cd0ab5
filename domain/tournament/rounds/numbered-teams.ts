import type { TeamId } from '../../kernel/ids.ts';
import { assert } from '../../kernel/result.ts';
import { averageRating } from '../../rating/performance.ts';
import { boardResults, boardsOfMatch, sideOfMatch, throughTo } from '../teams/match.ts';
import { type Color, opposite } from '../value/field.ts';
import {
  type EntrantId,
  freeRoundsOf,
  type Match,
  matchesOf,
  type Round,
  type Team,
  type Tournament,
  teamsOf,
} from '../value/state.ts';
import { type TeamEntrant, type TeamField, type TeamRoundResult, teamMatchPoints } from '../value/team-field.ts';

export interface NumberedTeams {
  readonly teams: TeamField;
  readonly numberOf: ReadonlyMap<TeamId, number>;
  readonly teamOf: (number: number) => TeamId;
}

/** Matches are 2-1-0, a pairing-allocated bye a draw (C.04.6, 1.4); `without` excludes both sides. */
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

/** Average rating of the first-choice players who are rated. */
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
