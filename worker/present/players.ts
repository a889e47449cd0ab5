import type { z } from 'zod';
import type { tournamentPlayers } from '../../contract/tournament-readings.ts';
import type { TeamOfClub } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { playersOf, type Tournament, teamOfPlayer, teamsOf } from '../../domain/tournament/state.ts';
import { teamsLedBy } from '../../services/tournament/own-teams.ts';
import type { Candidate } from '../../services/tournament/players.ts';
import { presentParticipant, presentTeam } from '../../services/tournament/table-rows.ts';
import { presentTournament } from '../../services/tournament/tournament-view.ts';
import type { TournamentPageData } from '../../services/tournament/view.ts';

/** The page on which participants are managed. */
export function presentPlayers(
  { tournament, visible, canManage }: TournamentPageData,
  candidates: readonly Candidate[],
  teams: readonly TeamOfClub[],
  actor: Actor,
): z.output<typeof tournamentPlayers> {
  return {
    tournament: presentTournament(tournament),
    participants: playersOf(tournament).map((player) =>
      presentParticipant(player, visible, teamOfPlayer(tournament, player.account)),
    ),
    accounts: candidates.map((row) => ({
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      fide_number: row.fideNumber,
      fide_rating: row.fideRating,
      title: row.title,
      club: row.club,
    })),
    teams: teams.map(({ id, name, club }) => ({ id, name, club })),
    entered_teams: teamsOf(tournament).map((team) => presentTeam(team, visible.team(team.team))),
    managed_teams: teamsLedBy(actor, tournament).map(({ team }) => team),
    clubs_of_players: canManage ? clubsOfPlayers(tournament) : {},
    clubs: clubsOf(teams),
    is_team_tournament: KINDS[tournament.settings.kind].isTeam,
    can_manage: canManage,
  };
}

const clubsOfPlayers = (tournament: Tournament): Readonly<Record<string, string>> =>
  Object.fromEntries(playersOf(tournament).flatMap(({ account, club }) => (club === null ? [] : [[account, club]])));

function clubsOf(teams: readonly TeamOfClub[]) {
  const names = new Map(teams.map(({ club, clubName }) => [club, clubName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
