import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { grantPower, revokePower } from '../../services/account/grant-power.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';

/** Packages of power, given and taken away. */
export const powers = new Hono<AppEnv>();

answer(powers, calls.grantClubPower, async ({ deps, actor, path, body: { power, id } }) => {
  await grantPower(deps, actor, { owner: ownerOf('club', id), account: path.account, power });
  return {};
});

answer(powers, calls.grantOrganizationPower, async ({ deps, actor, path, body: { power, id } }) => {
  await grantPower(deps, actor, { owner: ownerOf('organization', id), account: path.account, power });
  return {};
});

answer(powers, calls.revokeClubPower, async ({ deps, actor, path, body }) => {
  await revokePower(deps, actor, { owner: ownerOf('club', path.id), ...body });
  return {};
});

answer(powers, calls.revokeOrganizationPower, async ({ deps, actor, path, body }) => {
  await revokePower(deps, actor, { owner: ownerOf('organization', path.id), ...body });
  return {};
});
