import type { Member } from '../../db/read/club.ts';
import { readOtherMembers, readTeamPage, type TeamPage } from '../../db/read/team.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { TeamId } from '../../domain/kernel/ids.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

export interface TeamSeen extends TeamPage {
  readonly canManage: boolean;
  readonly canEdit: boolean;
  /** Whether the viewer may see the members' real names (checklist D-78). */
  readonly namesVisible: boolean;
}

export async function viewTeam(deps: Deps, actor: Actor, id: TeamId): Promise<TeamSeen> {
  const page = orNotFound(await readTeamPage(deps.db, id));
  const { club } = page.team;
  return {
    ...page,
    canManage: can(actor, { do: 'leadTeam', team: id, club }),
    canEdit: can(actor, { do: 'editTexts', of: { type: 'club', id: club } }),
    namesVisible: can(actor, { do: 'seeNames', of: { type: 'club', id: club }, teams: [id] }),
  };
}

/** The team and the club members who could join it, for the club's managers and the captain. */
export async function manageTeam(
  deps: Deps,
  actor: Actor,
  id: TeamId,
): Promise<TeamSeen & { otherMembers: readonly Member[] }> {
  const seen = await viewTeam(deps, actor, id);
  allow(actor, { do: 'leadTeam', team: id, club: seen.team.club });
  return { ...seen, otherMembers: await readOtherMembers(deps.db, seen.team) };
}
