import { readTeamsOfMember } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type Team, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import type { Deps } from '../deps.ts';

/** The teams that this user could join while self-registration is open: those of which they are a member. */
export async function teamsToJoin({ db }: Deps, actor: Actor, tournament: Tournament): Promise<readonly Team[]> {
  const teams = teamsOf(tournament);
  const isOpen = tournament.phase.kind === 'open' && tournament.settings.selfJoinable;
  if (actor.kind === 'visitor' || !isOpen || teams.length === 0) return [];
  const own = await readTeamsOfMember(db, actor.account);
  return teams.filter(({ team }) => own.includes(team));
}

/** The teams of the tournament of which this user is captain. */
export const teamsLedBy = (actor: Actor, tournament: Tournament): readonly Team[] =>
  actor.kind === 'visitor' ? [] : teamsOf(tournament).filter(({ team }) => actor.captainOf.includes(team));
