import { Hono } from 'hono';
import { messagePayload } from '../../contract/messages.ts';
import { createOrganizationPayload, editOrganizationPayload } from '../../contract/organizations.ts';
import type { OrganizationId } from '../../domain/ids.ts';
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
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { body } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { presentAccountRow, presentOrganizationPowers } from '../present/account.ts';
import {
  presentCard,
  presentManagedOrganization,
  presentMembers,
  presentOrganization,
  presentOrganizations,
} from '../present/club.ts';

/** Organisations under /s/organization. */
export const organization = new Hono<AppEnv>()
  .post('/add', body(createOrganizationPayload), async (context) =>
    context.json({ id: await createOrganization(context.var.deps, context.var.actor, context.req.valid('json')) }),
  )
  .get('/all', async (context) => context.json(presentOrganizations(await listOrganizations(context.var.deps))))
  .get('/get/:id', async (context) =>
    context.json(
      presentOrganization(await viewOrganization(context.var.deps, context.var.actor, pathId(context.req.param('id')))),
    ),
  )
  .get('/clubs/:id', async (context) => {
    const seen = await viewOrganization(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json(seen.clubs.map(presentCard));
  })
  .get('/club-members/:id', async (context) => {
    const members = await listClubMembers(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json(
      presentMembers(
        members.map(({ account }) => account),
        true,
      ),
    );
  })
  .get('/manage/:id', async (context) =>
    context.json(
      presentManagedOrganization(
        await manageOrganization(context.var.deps, context.var.actor, pathId(context.req.param('id'))),
      ),
    ),
  )
  .get('/all-accounts/:id', async (context) => {
    const accounts = await listAccounts(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json(accounts.map(presentAccountRow));
  })
  .get('/accounts-with-powers/:id', async (context) =>
    context.json(
      presentOrganizationPowers(await listPowers(context.var.deps, context.var.actor, pathId(context.req.param('id')))),
    ),
  )
  .post('/edit/:id', body(editOrganizationPayload), async (context) => {
    const id = pathId<OrganizationId>(context.req.param('id'));
    await editOrganization(context.var.deps, context.var.actor, id, context.req.valid('json'));
    return context.json({});
  })
  .post('/message-members/:id', body(messagePayload), limited('message'), async (context) => {
    const id = pathId<OrganizationId>(context.req.param('id'));
    await messageOrganization(context.var.deps, context.var.actor, id, context.req.valid('json').text);
    return context.json({});
  })
  .post('/add-club/:id/:club', async (context) => {
    const { id, club } = context.req.param();
    await addClub(context.var.deps, context.var.actor, pathId(id), pathId(club));
    return context.json({});
  })
  .post('/remove-club/:id/:club', async (context) => {
    const { id, club } = context.req.param();
    await removeClub(context.var.deps, context.var.actor, pathId(id), pathId(club));
    return context.json({});
  });
