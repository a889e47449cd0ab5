import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { addMember, addTeam, editClub, leaveClub, removeMember, removeTeam } from '../../services/club/edit-club.ts';
import { findNewMembers } from '../../services/club/find-new-members.ts';
import {
  listAccounts,
  listClubs,
  listMembers,
  listRoles,
  listTeams,
  manageClub,
  viewClub,
} from '../../services/club/view-club.ts';
import { messageClub } from '../../services/message/message-members.ts';
import type { AppEnv } from '../context.ts';
import { presentAccountRow, presentClubRoles } from '../present/account.ts';
import { presentCard, presentClub, presentClubListing, presentManagedClub, presentMembers } from '../present/club.ts';
import { presentFound } from '../present/found-account.ts';
import { route } from '../route.ts';

export const club = new Hono<AppEnv>();

route(club, calls.listClubs, async ({ deps }) => (await listClubs(deps)).map(presentClubListing));

route(club, calls.viewClub, async ({ deps, actor, path }) => presentClub(await viewClub(deps, actor, path.id)));

route(club, calls.clubTeams, async ({ deps, actor, path }) => (await listTeams(deps, actor, path.id)).map(presentCard));

route(club, calls.clubMembers, async ({ deps, actor, path }) => {
  const seen = await listMembers(deps, actor, path.id);
  return presentMembers(seen.members, seen.namesVisible);
});

route(club, calls.manageClub, async ({ deps, actor, path }) =>
  presentManagedClub(await manageClub(deps, actor, path.id)),
);

route(club, calls.clubAccounts, async ({ deps, actor, path }) =>
  (await listAccounts(deps, actor, [path.id])).map(presentAccountRow),
);

route(club, calls.accountsOfClubs, async ({ deps, actor, body }) =>
  (await listAccounts(deps, actor, body.clubs)).map(presentAccountRow),
);

route(club, calls.clubRoles, async ({ deps, actor, path }) => presentClubRoles(await listRoles(deps, actor, path.id)));

route(club, calls.editClub, async ({ deps, actor, path, body }) => {
  await editClub(deps, actor, path.id, body);
  return {};
});

route(club, calls.messageClub, async ({ deps, actor, path, body }) => {
  await messageClub(deps, actor, path.id, body.text);
  return {};
});

route(club, calls.addTeam, async ({ deps, actor, path, body }) => ({
  id: await addTeam(deps, actor, path.id, body.name),
}));

route(club, calls.removeTeam, async ({ deps, actor, path, body }) => {
  await removeTeam(deps, actor, path.id, body.team);
  return {};
});

route(club, calls.findNewMembers, async ({ deps, actor, path, query }) =>
  (await findNewMembers(deps, actor, path.id, query.q)).map((row) => presentFound(row, query.q)),
);

route(club, calls.addMember, async ({ deps, actor, path }) => {
  await addMember(deps, actor, path.id, path.account);
  return {};
});

route(club, calls.leaveClub, async ({ deps, actor, path }) => {
  await leaveClub(deps, actor, path.id);
  return {};
});

route(club, calls.removeMember, async ({ deps, actor, path }) => {
  await removeMember(deps, actor, path.id, path.account);
  return {};
});
