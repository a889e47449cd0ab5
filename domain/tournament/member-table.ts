/** The table of teams where everybody plays for himself and the team collects: school chess and team Konrad. */
import type { TeamId } from '../ids.ts';
import { type HalfPoints, halfPoints } from '../points.ts';
import { sameOr } from '../same.ts';
import { isForfeit } from './game-result.ts';
import { KINDS } from './kinds.ts';
import { konradStandings, type MemberTeam, schoolStandings } from './member-totals.ts';
import { boardsOf, isPlayer, type Team, type Tournament } from './state.ts';

/** The tournament with the points and places of its teams, as they follow from those of their members. */
export function withMemberTotals(tournament: Tournament): Tournament {
  const rows = new Map(memberRows(tournament).map((row) => [row.id, row]));
  const participants = sameOr(
    tournament.participants,
    tournament.participants.map((one) => {
      const row = isPlayer(one) ? undefined : rows.get(one.team);
      if (isPlayer(one) || row === undefined) return one;
      const { gameScore, rank } = row;
      return one.gameScore === gameScore && one.rank === rank ? one : { ...one, gameScore, rank };
    }),
  );
  return participants === tournament.participants ? tournament : { ...tournament, participants };
}

function memberRows(tournament: Tournament) {
  const started = gamesStarted(tournament);
  const teams = tournament.participants
    .filter((one) => !isPlayer(one))
    .map(({ team, members, memberCount }): MemberTeam<TeamId> => {
      const games = members.reduce((sum, { account }) => sum + (started.get(account) ?? 0), 0);
      return { id: team, gameScore: pointsOf(members), games, memberCount };
    });
  return KINDS[tournament.settings.kind].weighsTeams ? schoolStandings(teams) : konradStandings(teams);
}

const pointsOf = (members: Team['members']): HalfPoints =>
  halfPoints(members.reduce((sum, { standing }) => sum + standing.score, 0));

/** Games that somebody has sat down to: one won or lost without play is none. */
function gamesStarted({ rounds }: Tournament): ReadonlyMap<string, number> {
  const games = new Map<string, number>();
  for (const { white, black, result } of rounds.flatMap(boardsOf)) {
    if (result !== null && isForfeit(result)) continue;
    for (const account of [white, black]) games.set(account, (games.get(account) ?? 0) + 1);
  }
  return games;
}
