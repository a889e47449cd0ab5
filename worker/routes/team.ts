import { Hono } from 'hono';
import { messagePayload } from '../../contract/messages.ts';
import { editTeamPayload } from '../../contract/teams.ts';
import type { TeamId } from '../../domain/ids.ts';
import { messageTeam } from '../../services/message/message-members.ts';
import { addTeamMember, editTeam, leaveTeam, removeTeamMember } from '../../services/team/edit-team.ts';
import { manageTeam, viewTeam } from '../../services/team/view-team.ts';
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { body } from '../middleware/validate.ts';
import { pathId } from '../path-id.ts';
import { presentManagedTeam, presentTeam } from '../present/club.ts';

/** Teams of clubs under /s/team. */
export const team = new Hono<AppEnv>()
  .get('/view/:id', async (context) =>
    context.json(presentTeam(await viewTeam(context.var.deps, context.var.actor, pathId(context.req.param('id'))))),
  )
  .get('/manage/:id', async (context) =>
    context.json(
      presentManagedTeam(await manageTeam(context.var.deps, context.var.actor, pathId(context.req.param('id')))),
    ),
  )
  .post('/edit/:id', body(editTeamPayload), async (context) => {
    const id = pathId<TeamId>(context.req.param('id'));
    await editTeam(context.var.deps, context.var.actor, id, context.req.valid('json'));
    return context.json({});
  })
  .post('/add-member/:id/:account', async (context) => {
    const { id, account } = context.req.param();
    await addTeamMember(context.var.deps, context.var.actor, pathId(id), pathId(account));
    return context.json({});
  })
  .post('/leave/:id', async (context) => {
    await leaveTeam(context.var.deps, context.var.actor, pathId(context.req.param('id')));
    return context.json({});
  })
  .post('/message-members/:id', body(messagePayload), limited('message'), async (context) => {
    const id = pathId<TeamId>(context.req.param('id'));
    await messageTeam(context.var.deps, context.var.actor, id, context.req.valid('json').text);
    return context.json({});
  })
  .post('/remove-member/:id/:account', async (context) => {
    const { id, account } = context.req.param();
    await removeTeamMember(context.var.deps, context.var.actor, pathId(id), pathId(account));
    return context.json({});
  });
