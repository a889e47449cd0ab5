import type { RoleHolder } from '../../db/read/club.ts';
import {
  type Organization,
  type OrganizationPage,
  readOrganizationPage,
  readOrganizationRoles,
  readOrganizations,
} from '../../db/read/organization.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import type { OrganizationId } from '../../domain/kernel/ids.ts';
import { accountsOfClubs, type ListedAccount } from '../account/listed-account.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

export interface OrganizationSeen extends OrganizationPage {
  readonly canManage: boolean;
  readonly canEdit: boolean;
}

export async function viewOrganization(deps: Deps, actor: Actor, id: OrganizationId): Promise<OrganizationSeen> {
  const page = orNotFound(await readOrganizationPage(deps.db, id));
  const of = { type: 'organization', id } as const;
  return { ...page, canManage: can(actor, { do: 'manage', of }), canEdit: can(actor, { do: 'editTexts', of }) };
}

export const listOrganizations = (deps: Deps): Promise<Organization[]> => readOrganizations(deps.db);

/** All members of the organisation's clubs, for users who may see their names. */
export async function listClubMembers(deps: Deps, actor: Actor, id: OrganizationId): Promise<ListedAccount[]> {
  allow(actor, { do: 'seeNames', of: { type: 'organization', id } });
  return accountsOf(deps, actor, await viewOrganization(deps, actor, id));
}

export async function listAccounts(deps: Deps, actor: Actor, id: OrganizationId): Promise<ListedAccount[]> {
  return (await manageOrganization(deps, actor, id)).accounts;
}

export async function manageOrganization(
  deps: Deps,
  actor: Actor,
  id: OrganizationId,
): Promise<OrganizationSeen & { accounts: ListedAccount[] }> {
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  const page = await viewOrganization(deps, actor, id);
  return { ...page, accounts: await accountsOf(deps, actor, page) };
}

export async function listRoles(deps: Deps, actor: Actor, id: OrganizationId): Promise<RoleHolder[]> {
  allow(actor, { do: 'manage', of: { type: 'organization', id } });
  return readOrganizationRoles(deps.db, id);
}

const accountsOf = (deps: Deps, actor: Actor, { clubs }: OrganizationPage): Promise<ListedAccount[]> =>
  accountsOfClubs(
    deps,
    actor,
    clubs.map(({ id }) => id),
  );
