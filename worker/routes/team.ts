import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { messageTeam } from '../../services/message/message-members.ts';
import { addTeamMember, editTeam, leaveTeam, removeTeamMember } from '../../services/team/edit-team.ts';
import { manageTeam, viewTeam } from '../../services/team/view-team.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentManagedTeam, presentTeam } from '../present/club.ts';

/** Teams of clubs. */
export const team = new Hono<AppEnv>();

answer(team, calls.viewTeam, async ({ deps, actor, path }) => presentTeam(await viewTeam(deps, actor, path.id)));

answer(team, calls.manageTeam, async ({ deps, actor, path }) =>
  presentManagedTeam(await manageTeam(deps, actor, path.id)),
);

answer(team, calls.editTeam, async ({ deps, actor, path, body }) => {
  await editTeam(deps, actor, path.id, body);
  return {};
});

answer(team, calls.addTeamMember, async ({ deps, actor, path }) => {
  await addTeamMember(deps, actor, path.id, path.account);
  return {};
});

answer(team, calls.leaveTeam, async ({ deps, actor, path }) => {
  await leaveTeam(deps, actor, path.id);
  return {};
});

answer(team, calls.messageTeam, async ({ deps, actor, path, body }) => {
  await messageTeam(deps, actor, path.id, body.text);
  return {};
});

answer(team, calls.removeTeamMember, async ({ deps, actor, path }) => {
  await removeTeamMember(deps, actor, path.id, path.account);
  return {};
});
