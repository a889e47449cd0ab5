import type { z } from 'zod';
import type { tournamentPlayers } from '../../contract/tournaments.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { playersOf } from '../../domain/tournament/state.ts';
import type { Candidate } from '../../services/tournament/players.ts';
import { presentParticipant } from '../../services/tournament/table-rows.ts';
import { presentTournament } from '../../services/tournament/tournament-view.ts';
import type { TournamentPageData } from '../../services/tournament/view.ts';

/** The page on which participants are managed. */
export function presentPlayers(
  { tournament, visible, canManage }: TournamentPageData,
  candidates: readonly Candidate[],
): z.output<typeof tournamentPlayers> {
  return {
    tournament: presentTournament(tournament),
    participants: playersOf(tournament).map((player) => presentParticipant(player, visible)),
    accounts: candidates.map((row) => ({
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      fide_number: row.fideNumber,
      fide_rating: row.fideRating,
      title: row.title,
      club: row.club,
    })),
    teams: [],
    managed_teams: [],
    clubs: [],
    is_team_tournament: KINDS[tournament.settings.kind].isTeam,
    can_manage: canManage,
  };
}
