import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { messageOrganization } from '../../services/message/message-members.ts';
import { createOrganization } from '../../services/organization/create-organization.ts';
import { addClub, editOrganization, removeClub } from '../../services/organization/edit-organization.ts';
import {
  listAccounts,
  listClubMembers,
  listOrganizations,
  listRoles,
  manageOrganization,
  viewOrganization,
} from '../../services/organization/view-organization.ts';
import type { AppEnv } from '../context.ts';
import { presentAccountRow, presentOrganizationRoles } from '../present/account.ts';
import {
  presentCard,
  presentManagedOrganization,
  presentMembers,
  presentOrganization,
  presentOrganizations,
} from '../present/club.ts';
import { route } from '../route.ts';

export const organization = new Hono<AppEnv>();

route(organization, calls.createOrganization, async ({ deps, actor, body }) => ({
  id: await createOrganization(deps, actor, body),
}));

route(organization, calls.listOrganizations, async ({ deps }) => presentOrganizations(await listOrganizations(deps)));

route(organization, calls.viewOrganization, async ({ deps, actor, path }) =>
  presentOrganization(await viewOrganization(deps, actor, path.id)),
);

route(organization, calls.organizationClubs, async ({ deps, actor, path }) =>
  (await viewOrganization(deps, actor, path.id)).clubs.map(presentCard),
);

route(organization, calls.organizationMembers, async ({ deps, actor, path }) => {
  const members = await listClubMembers(deps, actor, path.id);
  return presentMembers(
    members.map(({ account }) => account),
    true,
  );
});

route(organization, calls.manageOrganization, async ({ deps, actor, path }) =>
  presentManagedOrganization(await manageOrganization(deps, actor, path.id)),
);

route(organization, calls.organizationAccounts, async ({ deps, actor, path }) =>
  (await listAccounts(deps, actor, path.id)).map(presentAccountRow),
);

route(organization, calls.organizationRoles, async ({ deps, actor, path }) =>
  presentOrganizationRoles(await listRoles(deps, actor, path.id)),
);

route(organization, calls.editOrganization, async ({ deps, actor, path, body }) => {
  await editOrganization(deps, actor, path.id, body);
  return {};
});

route(organization, calls.messageOrganization, async ({ deps, actor, path, body }) => {
  await messageOrganization(deps, actor, path.id, body.text);
  return {};
});

route(organization, calls.addClub, async ({ deps, actor, path }) => {
  await addClub(deps, actor, path.id, path.club);
  return {};
});

route(organization, calls.removeClub, async ({ deps, actor, path }) => {
  await removeClub(deps, actor, path.id, path.club);
  return {};
});
