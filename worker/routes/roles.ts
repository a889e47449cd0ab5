import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { grantRole, revokeRole } from '../../services/account/grant-role.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';

export const roles = new Hono<AppEnv>();

route(roles, calls.grantClubRole, async ({ deps, actor, path, body: { role, id } }) => {
  await grantRole(deps, actor, { owner: ownerOf('club', id), account: path.account, role });
  return {};
});

route(roles, calls.grantOrganizationRole, async ({ deps, actor, path, body: { role, id } }) => {
  await grantRole(deps, actor, { owner: ownerOf('organization', id), account: path.account, role });
  return {};
});

route(roles, calls.revokeClubRole, async ({ deps, actor, path, body }) => {
  await revokeRole(deps, actor, { owner: ownerOf('club', path.id), ...body });
  return {};
});

route(roles, calls.revokeOrganizationRole, async ({ deps, actor, path, body }) => {
  await revokeRole(deps, actor, { owner: ownerOf('organization', path.id), ...body });
  return {};
});
