import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { tournamentPlayers } from '../../contract/tournament/readings.ts';
import type { TeamOfClub } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { isGuestId } from '../../domain/kernel/ids.ts';
import { mayRenumber } from '../../domain/tournament/guards/entry-guards.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { isNumberedByRating } from '../../domain/tournament/rounds/starting-numbers.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { playersOf, type Tournament, teamOfPlayer, teamsOf } from '../../domain/tournament/value/state.ts';
import { teamsLedBy } from '../../services/tournament/own-teams.ts';
import type { Candidate } from '../../services/tournament/players.ts';
import { presentParticipant, presentTeam } from '../../services/tournament/views/table-rows.ts';
import { presentTournament } from '../../services/tournament/views/tournament-view.ts';
import type { TournamentPageData } from '../../services/tournament/views/view.ts';

export function presentPlayers(
  { tournament, visible, canManage }: TournamentPageData,
  candidates: readonly Candidate[],
  teams: readonly TeamOfClub[],
  actor: Actor,
): CamelKeys<z.output<typeof tournamentPlayers>> {
  return {
    tournament: presentTournament(tournament, canManage),
    participants: playersOf(tournament).map((player) =>
      presentParticipant(player, visible, teamOfPlayer(tournament, player.account)),
    ),
    accounts: candidates.map((row) => ({
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      fideNumber: row.fideNumber,
      fideRating: row.fideRating,
      title: row.title,
      club: row.club,
    })),
    teams: teams.map(({ id, name, club }) => ({ id, name, club })),
    enteredTeams: teamsOf(tournament).map((team) => presentTeam(team, visible.team(team.team))),
    managedTeams: teamsLedBy(actor, tournament).map(({ team }) => team),
    clubsOfPlayers: canManage ? clubsOfPlayers(tournament) : {},
    fideNumbers: canManage ? fideNumbersOf(tournament) : {},
    factsOfPlayers: canManage ? factsOfPlayers(tournament) : {},
    clubs: clubsOf(teams),
    mayRenumber: mayRenumber(lifecycleOf(tournament)).ok && !isNumberedByRating(tournament),
    isTeamTournament: FORMATS[tournament.settings.format].isTeam,
    canManage,
  };
}

const clubsOfPlayers = (tournament: Tournament): Readonly<Record<string, string>> =>
  Object.fromEntries(playersOf(tournament).flatMap(({ account, club }) => (club === null ? [] : [[account, club]])));

const fideNumbersOf = (tournament: Tournament): Readonly<Record<string, number>> =>
  Object.fromEntries(
    playersOf(tournament).flatMap(({ account, person: { fideNumber } }) =>
      fideNumber === null ? [] : [[account, fideNumber]],
    ),
  );

/** National id, birth date and sex of an account are visible only to those who manage the account; guests have no account. */
const factsOfPlayers = (tournament: Tournament) =>
  Object.fromEntries(
    playersOf(tournament).map(({ account, person: { fideNumber, nationalId = null, birthDate, sex } }) => {
      const own = isGuestId(account)
        ? { nationalId, birthDate, sex }
        : { nationalId: null, birthDate: null, sex: null };
      return [account, { fideNumber, ...own }];
    }),
  );

function clubsOf(teams: readonly TeamOfClub[]) {
  const names = new Map(teams.map(({ club, clubName }) => [club, clubName]));
  return [...names].map(([id, name]) => ({ id, name }));
}
