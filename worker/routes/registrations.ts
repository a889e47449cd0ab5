import { Hono } from 'hono';
import {
  deleteInvitationPayload,
  joinOrganizationPayload,
  joinPayload,
  makeInvitationPayload,
  registerAccountPayload,
  registerClubPayload,
} from '../../contract/registrations.ts';
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
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { oneAtATime } from '../middleware/one-at-a-time.ts';
import { body } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { presentInvitation, presentLinks } from '../present/registration.ts';

/** Invitations, and what people do by them, under /s/registrations. */
export const registrations = new Hono<AppEnv>()
  .get('/invitations/links', async (context) =>
    context.json(presentLinks(await ownInvitations(context.var.deps, context.var.actor))),
  )
  .get('/invitations/:id', async (context) =>
    context.json(presentInvitation(await viewInvitation(context.var.deps, pathId(context.req.param('id'))))),
  )
  .post('/accounts', body(registerAccountPayload), limited('register'), oneAtATime, async (context) =>
    context.json({ id: await registerPlayer(context.var.deps, context.req.valid('json')) }),
  )
  .patch('/accounts', body(joinPayload), limited('join'), async (context) => {
    const { invitation } = context.req.valid('json');
    return context.json({ club_id: await joinClub(context.var.deps, context.var.actor, invitation) });
  })
  .post('/clubs', body(registerClubPayload), limited('register'), async (context) =>
    context.json({ id: await foundClub(context.var.deps, context.var.actor, context.req.valid('json')) }),
  )
  .patch('/clubs', body(joinOrganizationPayload), limited('join'), async (context) => {
    const sent = context.req.valid('json');
    return context.json({ organization_id: await joinOrganization(context.var.deps, context.var.actor, sent) });
  })
  .post('/:entity/invitations', body(makeInvitationPayload), async (context) => {
    const { inviterType, registererType } = context.req.valid('json');
    const owner = ownerOf(inviterType, context.req.param('entity'));
    const made = await makeInvitation(context.var.deps, context.var.actor, { owner, registererType });
    return context.json(presentInvitation(made));
  })
  .delete('/:entity/invitations', body(deleteInvitationPayload), async (context) => {
    const { inviterType, invitation } = context.req.valid('json');
    const owner = ownerOf(inviterType, context.req.param('entity'));
    await withdrawInvitation(context.var.deps, context.var.actor, { owner, invitation });
    return context.json({});
  });
