import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { messageTeam } from '../../services/message/message-members.ts';
import { addTeamMember, editTeam, leaveTeam, removeTeamMember } from '../../services/team/edit-team.ts';
import { manageTeam, viewTeam } from '../../services/team/view-team.ts';
import type { AppEnv } from '../context.ts';
import { presentManagedTeam, presentTeam } from '../present/club.ts';
import { route } from '../route.ts';

export const team = new Hono<AppEnv>();

route(team, calls.viewTeam, async ({ deps, actor, path }) => presentTeam(await viewTeam(deps, actor, path.id)));

route(team, calls.manageTeam, async ({ deps, actor, path }) =>
  presentManagedTeam(await manageTeam(deps, actor, path.id)),
);

route(team, calls.editTeam, async ({ deps, actor, path, body }) => {
  await editTeam(deps, actor, path.id, body);
  return {};
});

route(team, calls.addTeamMember, async ({ deps, actor, path }) => {
  await addTeamMember(deps, actor, path.id, path.account);
  return {};
});

route(team, calls.leaveTeam, async ({ deps, actor, path }) => {
  await leaveTeam(deps, actor, path.id);
  return {};
});

route(team, calls.messageTeam, async ({ deps, actor, path, body }) => {
  await messageTeam(deps, actor, path.id, body.text);
  return {};
});

route(team, calls.removeTeamMember, async ({ deps, actor, path }) => {
  await removeTeamMember(deps, actor, path.id, path.account);
  return {};
});
