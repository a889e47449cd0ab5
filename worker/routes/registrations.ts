import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { foundClub } from '../../services/registration/found-club.ts';
import {
  makeInvitation,
  ownInvitations,
  viewInvitation,
  withdrawInvitation,
} from '../../services/registration/invitations.ts';
import { joinClub } from '../../services/registration/join-club.ts';
import { joinOrganization } from '../../services/registration/join-organization.ts';
import { registerPlayer } from '../../services/registration/register-player.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentInvitation, presentLinks } from '../present/registration.ts';

/** Invitations, and what people do by them. */
export const registrations = new Hono<AppEnv>();

answer(registrations, calls.ownInvitations, async ({ deps, actor }) => presentLinks(await ownInvitations(deps, actor)));

answer(registrations, calls.viewInvitation, async ({ deps, path }) =>
  presentInvitation(await viewInvitation(deps, path.id)),
);

answer(registrations, calls.register, async ({ deps, body }) => ({ id: await registerPlayer(deps, body) }));

answer(registrations, calls.joinClub, async ({ deps, actor, body }) => ({
  club_id: await joinClub(deps, actor, body.invitation),
}));

answer(registrations, calls.foundClub, async ({ deps, actor, body }) => ({ id: await foundClub(deps, actor, body) }));

answer(registrations, calls.joinOrganization, async ({ deps, actor, body }) => ({
  organization_id: await joinOrganization(deps, actor, body),
}));

answer(registrations, calls.makeInvitation, async ({ deps, actor, path, body }) => {
  const owner = ownerOf(body.inviterType, path.entity);
  return presentInvitation(await makeInvitation(deps, actor, { owner, registererType: body.registererType }));
});

answer(registrations, calls.withdrawInvitation, async ({ deps, actor, path, body }) => {
  const owner = ownerOf(body.inviterType, path.entity);
  await withdrawInvitation(deps, actor, { owner, invitation: body.invitation });
  return {};
});
