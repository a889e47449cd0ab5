import {
  type ClubListing,
  type ClubPage,
  type Member,
  type PowerHolder,
  readClubPage,
  readClubPowers,
  readClubs,
  type TeamCard,
} from '../../db/read/club.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { ClubId } from '../../domain/ids.ts';
import { accountsOfClubs, type ListedAccount } from '../account/listed-account.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';

export interface ClubSeen extends ClubPage {
  readonly canManage: boolean;
  readonly canEdit: boolean;
  /** Whether the reader may see the members' real names (checklist D-78). */
  readonly namesVisible: boolean;
}

export const listClubs = (deps: Deps): Promise<ClubListing[]> => readClubs(deps.db);

/** The public page of a club. */
export async function viewClub(deps: Deps, actor: Actor, id: ClubId): Promise<ClubSeen> {
  const page = found(await readClubPage(deps.db, id));
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

/** What the management page of a club shows. */
export async function manageClub(
  deps: Deps,
  actor: Actor,
  id: ClubId,
): Promise<ClubSeen & { accounts: ListedAccount[] }> {
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  const page = await viewClub(deps, actor, id);
  return { ...page, accounts: await accountsOfClubs(deps, actor, [id]) };
}

/** All accounts of these clubs, each of which the caller must manage. */
export async function listAccounts(deps: Deps, actor: Actor, clubs: readonly ClubId[]): Promise<ListedAccount[]> {
  for (const id of clubs) allow(actor, { do: 'manage', of: { type: 'club', id } });
  return accountsOfClubs(deps, actor, clubs);
}

/** Who holds power in a club, the captains of its teams included. */
export async function listPowers(deps: Deps, actor: Actor, id: ClubId): Promise<PowerHolder[]> {
  allow(actor, { do: 'manage', of: { type: 'club', id } });
  return readClubPowers(deps.db, id);
}
