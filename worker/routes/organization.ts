import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { messageOrganization } from '../../services/message/message-members.ts';
import { createOrganization } from '../../services/organization/create-organization.ts';
import { addClub, editOrganization, removeClub } from '../../services/organization/edit-organization.ts';
import {
  listAccounts,
  listClubMembers,
  listOrganizations,
  listPowers,
  manageOrganization,
  viewOrganization,
} from '../../services/organization/view-organization.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentAccountRow, presentOrganizationPowers } from '../present/account.ts';
import {
  presentCard,
  presentManagedOrganization,
  presentMembers,
  presentOrganization,
  presentOrganizations,
} from '../present/club.ts';

export const organization = new Hono<AppEnv>();

answer(organization, calls.createOrganization, async ({ deps, actor, body }) => ({
  id: await createOrganization(deps, actor, body),
}));

answer(organization, calls.listOrganizations, async ({ deps }) => presentOrganizations(await listOrganizations(deps)));

answer(organization, calls.viewOrganization, async ({ deps, actor, path }) =>
  presentOrganization(await viewOrganization(deps, actor, path.id)),
);

answer(organization, calls.organizationClubs, async ({ deps, actor, path }) =>
  (await viewOrganization(deps, actor, path.id)).clubs.map(presentCard),
);

answer(organization, calls.organizationMembers, async ({ deps, actor, path }) => {
  const members = await listClubMembers(deps, actor, path.id);
  return presentMembers(
    members.map(({ account }) => account),
    true,
  );
});

answer(organization, calls.manageOrganization, async ({ deps, actor, path }) =>
  presentManagedOrganization(await manageOrganization(deps, actor, path.id)),
);

answer(organization, calls.organizationAccounts, async ({ deps, actor, path }) =>
  (await listAccounts(deps, actor, path.id)).map(presentAccountRow),
);

answer(organization, calls.organizationPowers, async ({ deps, actor, path }) =>
  presentOrganizationPowers(await listPowers(deps, actor, path.id)),
);

answer(organization, calls.editOrganization, async ({ deps, actor, path, body }) => {
  await editOrganization(deps, actor, path.id, body);
  return {};
});

answer(organization, calls.messageOrganization, async ({ deps, actor, path, body }) => {
  await messageOrganization(deps, actor, path.id, body.text);
  return {};
});

answer(organization, calls.addClub, async ({ deps, actor, path }) => {
  await addClub(deps, actor, path.id, path.club);
  return {};
});

answer(organization, calls.removeClub, async ({ deps, actor, path }) => {
  await removeClub(deps, actor, path.id, path.club);
  return {};
});
