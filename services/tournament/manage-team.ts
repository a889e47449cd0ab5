import type { Member } from '../../db/read/club.ts';
import { readTeamPage } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { isGuestId, type TeamId } from '../../domain/ids.ts';
import { openRoundsOf, type TeamLineUp, teamLineUp } from '../../domain/tournament/line-ups.ts';
import { boardsOfMatch } from '../../domain/tournament/match.ts';
import { playerOf, type Team, type Tournament, teamIn } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';
import { visibleTournament } from './view.ts';
import { visibilityFor } from './visibility.ts';

export interface ManagedTeam {
  readonly tournament: Tournament;
  readonly team: Team;
  /** Members of the team who do not take part. */
  readonly others: readonly Member[];
  readonly canManage: boolean;
  /** The rounds for whose match it can be said who plays. */
  readonly lineUpRounds: readonly number[];
  /** Whether the reader may see the points of the team (show only the top). */
  readonly scoreShown: boolean;
  /** Whether the reader may see the real names of who takes part, and of the other members (checklist D-74, D-78). */
  readonly names: { readonly ofPlayers: boolean; readonly ofOthers: boolean };
}

/** A team in a tournament, for its captains and for who runs the tournament (decision D-41). */
export async function manageTournamentTeam(deps: Deps, actor: Actor, id: string, teamId: TeamId): Promise<ManagedTeam> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'lineUpTeam', of: tournament.host, team: teamId });
  const team = found(teamIn(tournament, teamId), 'noSuchTeam');
  const ofClub = isGuestId(teamId) ? null : found(await readTeamPage(deps.db, teamId), 'noSuchTeam');
  const visible = visibilityFor(actor, tournament);
  const ofOthers =
    ofClub !== null && can(actor, { do: 'seeNames', of: { type: 'club', id: ofClub.team.club }, teams: [teamId] });
  return {
    tournament,
    team,
    others: (ofClub?.members ?? []).filter((member) => playerOf(tournament, member.id) === undefined),
    canManage: can(actor, { do: 'runTournaments', of: tournament.host }),
    lineUpRounds: openRoundsOf(tournament, teamId),
    scoreShown: visible.team(teamId),
    names: { ofPlayers: ofOthers || visible.names, ofOthers },
  };
}

export interface MatchLineUp extends TeamLineUp {
  readonly opponentName: string;
  readonly boards: number;
}

/** Who is to play for a team in the match of a round, for its captains and for who runs the tournament. */
export async function viewLineUp(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { readonly round: number; readonly team: TeamId },
): Promise<MatchLineUp> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'lineUpTeam', of: tournament.host, team: asked.team });
  const lineUp = found(teamLineUp(tournament, asked.round, asked.team, deps.now()), 'noSuchPairing');
  return {
    ...lineUp,
    opponentName: teamIn(tournament, lineUp.opponent)?.name ?? lineUp.opponent,
    boards: boardsOfMatch(tournament.settings),
  };
}
