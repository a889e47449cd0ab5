/** Team table of formats with individual pairing: school chess and team Konrad. */
import type { TeamId } from '../../kernel/ids.ts';
import { type HalfPoints, halfPoints } from '../../kernel/points.ts';
import { sameOr } from '../../kernel/same.ts';
import { FORMATS } from '../value/formats.ts';
import { isForfeit } from '../value/game-result.ts';
import { boardsOf, isPlayer, type Team, type Tournament } from '../value/state.ts';
import { konradStandings, type MemberTeam, schoolStandings } from './member-totals.ts';

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
  return FORMATS[tournament.settings.format].weighsTeams ? schoolStandings(teams) : konradStandings(teams);
}

const pointsOf = (members: Team['members']): HalfPoints =>
  halfPoints(members.reduce((sum, { standing }) => sum + standing.score, 0));

/** Games started by team; forfeits do not count. */
function gamesStarted({ rounds }: Tournament): ReadonlyMap<string, number> {
  const games = new Map<string, number>();
  for (const { white, black, result } of rounds.flatMap(boardsOf)) {
    if (result !== null && isForfeit(result)) continue;
    for (const account of [white, black]) games.set(account, (games.get(account) ?? 0) + 1);
  }
  return games;
}
