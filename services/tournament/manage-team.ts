import type { Member } from '../../db/read/club.ts';
import { readTeamPage } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { isGuestId, type TeamId } from '../../domain/kernel/ids.ts';
import { openRoundsOf, type TeamLineUp, teamLineUp } from '../../domain/tournament/teams/line-ups.ts';
import { boardsOfMatch } from '../../domain/tournament/teams/match.ts';
import { roundsToLineUp } from '../../domain/tournament/teams/match-guards.ts';
import { playerOf, type Team, type Tournament, teamIn } from '../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { visibleTournament } from './views/view.ts';

export interface ManagedTeam {
  readonly tournament: Tournament;
  readonly team: Team;
  /** Members of the team who do not take part. */
  readonly others: readonly Member[];
  readonly canManage: boolean;
  /** Rounds for which a line-up can be submitted. */
  readonly lineUpRounds: readonly number[];
  /** Whether the viewer may see the team's points (show only the top). */
  readonly scoreShown: boolean;
  /** Whether the viewer may see the real names of participants and of other members (checklist D-74, D-78). */
  readonly names: { readonly ofPlayers: boolean; readonly ofOthers: boolean };
}

/** A team in a tournament, for its captains and the organisers (decision D-41). */
export async function manageTournamentTeam(deps: Deps, actor: Actor, id: string, teamId: TeamId): Promise<ManagedTeam> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'lineUpTeam', of: tournament.host, team: teamId });
  const team = orNotFound(teamIn(tournament, teamId), 'noSuchTeam');
  const ofClub = isGuestId(teamId) ? null : orNotFound(await readTeamPage(deps.db, teamId), 'noSuchTeam');
  const visible = visibilityFor(actor, tournament);
  const canManage = can(actor, { do: 'runTournaments', of: tournament.host });
  const ofOthers =
    ofClub !== null && can(actor, { do: 'seeNames', of: { type: 'club', id: ofClub.team.club }, teams: [teamId] });
  return {
    tournament,
    team,
    others: (ofClub?.members ?? []).filter((member) => playerOf(tournament, member.id) === undefined),
    canManage,
    lineUpRounds: canManage ? roundsToLineUp(tournament, teamId) : openRoundsOf(tournament, teamId),
    scoreShown: visible.team(teamId),
    names: { ofPlayers: ofOthers || visible.names, ofOthers },
  };
}

export interface MatchLineUp extends TeamLineUp {
  readonly opponentName: string;
  readonly boards: number;
}

/** The line-up of a team for a round's match, for its captains and the organisers. */
export async function viewLineUp(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { readonly round: number; readonly team: TeamId },
): Promise<MatchLineUp> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'lineUpTeam', of: tournament.host, team: asked.team });
  const lineUp = orNotFound(teamLineUp(tournament, asked.round, asked.team, deps.now()), 'noSuchPairing');
  const isOrganiser = can(actor, { do: 'runTournaments', of: tournament.host });
  return {
    ...lineUp,
    isClosed: isOrganiser ? !roundsToLineUp(tournament, asked.team).includes(asked.round) : lineUp.isClosed,
    opponentName: teamIn(tournament, lineUp.opponent)?.name ?? lineUp.opponent,
    boards: boardsOfMatch(tournament.settings),
  };
}
