import {
  type ClubListing,
  type ClubPage,
  type Member,
  type RoleHolder,
  readClubPage,
  readClubRoles,
  readClubs,
  type TeamCard,
} from '../../db/read/club.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { ClubId } from '../../domain/kernel/ids.ts';
import { accountsOfClubs, type ListedAccount } from '../account/listed-account.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

export interface ClubSeen extends ClubPage {
  readonly canManage: boolean;
  readonly canEdit: boolean;
  /** Whether the viewer may see the members' real names (checklist D-78). */
  readonly namesVisible: boolean;
}

export const listClubs = (deps: Deps): Promise<ClubListing[]> => readClubs(deps.db);

export async function viewClub(deps: Deps, actor: Actor, id: ClubId): Promise<ClubSeen> {
  const page = orNotFound(await readClubPage(deps.db, id));
  const of = { type: 'club', id } as const;
  return {
    ...page,
    canManage: can(actor, { do: 'manage', of }),
    canEdit: can(actor, { do: 'editTexts', of }),
    namesVisible: can(actor, { do: 'seeNames', of, teams: page.teams.map((team) => team.id) }),
  };
}

export const listTeams = async (deps: Deps, actor: Actor, id: ClubId): Promise<readonly TeamCard[]> =>
  (await viewClub(deps, actor, id)).teams;

export async function listMembers(
  deps: Deps,
  actor: Actor,
  id: ClubId,
): Promise<{ members: readonly Member[]; namesVisible: boolean }> {
  return viewClub(deps, actor, id);
}

export async function manageClub(
  deps: Deps,
  actor: Actor,
  id: ClubId,
): Promise<ClubSeen & { accounts: ListedAccount[] }> {
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  const page = await viewClub(deps, actor, id);
  return { ...page, accounts: await accountsOfClubs(deps, actor, [id]) };
}

/** All accounts of these clubs; the caller must manage each of them. */
export async function listAccounts(deps: Deps, actor: Actor, clubs: readonly ClubId[]): Promise<ListedAccount[]> {
  for (const id of clubs) allow(actor, { do: 'manage', of: { type: 'club', id } });
  return accountsOfClubs(deps, actor, clubs);
}

/** The holders of roles in a club, including the captains of its teams. */
export async function listRoles(deps: Deps, actor: Actor, id: ClubId): Promise<RoleHolder[]> {
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  return readClubRoles(deps.db, id);
}
