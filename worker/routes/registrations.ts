import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { deviceOf } from '../../services/account/login/device.ts';
import { openSession } from '../../services/account/login/sessions.ts';
import { createClub } from '../../services/registration/create-club.ts';
import {
  makeInvitation,
  ownInvitations,
  viewInvitation,
  withdrawInvitation,
} from '../../services/registration/invitations.ts';
import { joinClub } from '../../services/registration/join-club.ts';
import { joinOrganization } from '../../services/registration/join-organization.ts';
import { registerPlayer } from '../../services/registration/register-player.ts';
import type { AppEnv } from '../context.ts';
import { presentInvitation, presentLinks } from '../present/registration.ts';
import { route } from '../route.ts';
import { readerOf, startSession } from '../session-start.ts';

export const registrations = new Hono<AppEnv>();

route(registrations, calls.ownInvitations, async ({ deps, actor }) => presentLinks(await ownInvitations(deps, actor)));

route(registrations, calls.viewInvitation, async ({ deps, path }) =>
  presentInvitation(await viewInvitation(deps, path.id)),
);

route(registrations, calls.register, async ({ context, deps, actor, body: { logIn, ...sent } }) => {
  const id = await registerPlayer(deps, sent);
  if (!logIn) return { id, ...(await readerOf(deps, actor)) };
  const token = await openSession(deps, id, deviceOf(context.req.header('user-agent')));
  return { id, ...(await startSession(context, token)) };
});

route(registrations, calls.joinClub, async ({ deps, actor, body }) => ({
  clubId: await joinClub(deps, actor, body.invitation),
}));

route(registrations, calls.createClub, async ({ deps, actor, body }) => ({ id: await createClub(deps, actor, body) }));

route(registrations, calls.joinOrganization, async ({ deps, actor, body }) => ({
  organizationId: await joinOrganization(deps, actor, body),
}));

route(registrations, calls.makeInvitation, async ({ deps, actor, path, body }) => {
  const owner = ownerOf(body.inviterType, path.entity);
  return presentInvitation(await makeInvitation(deps, actor, { owner, registererType: body.registererType }));
});

route(registrations, calls.withdrawInvitation, async ({ deps, actor, path, body }) => {
  const owner = ownerOf(body.inviterType, path.entity);
  await withdrawInvitation(deps, actor, { owner, invitation: body.invitation });
  return {};
});
