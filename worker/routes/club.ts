import { Hono } from 'hono';
import { addTeamPayload, clubAccountsPayload, editClubPayload, removeTeamPayload } from '../../contract/clubs.ts';
import { messagePayload } from '../../contract/messages.ts';
import type { ClubId } from '../../domain/ids.ts';
import { addMember, addTeam, editClub, leaveClub, removeMember, removeTeam } from '../../services/club/edit-club.ts';
import {
  listAccounts,
  listMembers,
  listPowers,
  listTeams,
  manageClub,
  viewClub,
} from '../../services/club/view-club.ts';
import { messageClub } from '../../services/message/message-members.ts';
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { body } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { presentAccountRow, presentClubPowers } from '../present/account.ts';
import { presentCard, presentClub, presentManagedClub, presentMembers } from '../present/club.ts';

/** Clubs under /s/club. */
export const club = new Hono<AppEnv>()
  .get('/get-info/:id', async (context) =>
    context.json(presentClub(await viewClub(context.var.deps, context.var.actor, pathId(context.req.param('id'))))),
  )
  .get('/teams/:id', async (context) => {
    const teams = await listTeams(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json(teams.map(presentCard));
  })
  .get('/members/:id', async (context) => {
    const seen = await listMembers(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json(presentMembers(seen.members, seen.namesVisible));
  })
  .get('/manage/:id', async (context) =>
    context.json(
      presentManagedClub(await manageClub(context.var.deps, context.var.actor, pathId(context.req.param('id')))),
    ),
  )
  .get('/all-accounts/:id', async (context) => {
    const accounts = await listAccounts(context.var.deps, context.var.actor, [pathId(context.req.param('id'))]);
    return context.json(accounts.map(presentAccountRow));
  })
  .post('/all-accounts', body(clubAccountsPayload), async (context) => {
    const accounts = await listAccounts(context.var.deps, context.var.actor, context.req.valid('json').clubs);
    return context.json(accounts.map(presentAccountRow));
  })
  .get('/accounts-with-powers/:id', async (context) =>
    context.json(
      presentClubPowers(await listPowers(context.var.deps, context.var.actor, pathId(context.req.param('id')))),
    ),
  )
  .post('/edit/:id', body(editClubPayload), async (context) => {
    const id = pathId<ClubId>(context.req.param('id'));
    await editClub(context.var.deps, context.var.actor, id, context.req.valid('json'));
    return context.json({});
  })
  .post('/message-members/:id', body(messagePayload), limited('message'), async (context) => {
    const id = pathId<ClubId>(context.req.param('id'));
    await messageClub(context.var.deps, context.var.actor, id, context.req.valid('json').text);
    return context.json({});
  })
  .post('/add-team/:id', body(addTeamPayload), async (context) => {
    const id = pathId<ClubId>(context.req.param('id'));
    const team = await addTeam(context.var.deps, context.var.actor, id, context.req.valid('json').name);
    return context.json({ id: team });
  })
  .post('/remove-team/:id', body(removeTeamPayload), async (context) => {
    const id = pathId<ClubId>(context.req.param('id'));
    await removeTeam(context.var.deps, context.var.actor, id, context.req.valid('json').team);
    return context.json({});
  })
  .post('/add-member/:id/:account', async (context) => {
    const { id, account } = context.req.param();
    await addMember(context.var.deps, context.var.actor, pathId(id), pathId(account));
    return context.json({});
  })
  .post('/leave/:id', async (context) => {
    await leaveClub(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json({});
  })
  .post('/remove-member/:id/:account', async (context) => {
    const { id, account } = context.req.param();
    await removeMember(context.var.deps, context.var.actor, pathId(id), pathId(account));
    return context.json({});
  });
