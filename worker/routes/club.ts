import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { addMember, addTeam, editClub, leaveClub, removeMember, removeTeam } from '../../services/club/edit-club.ts';
import {
  listAccounts,
  listClubs,
  listMembers,
  listPowers,
  listTeams,
  manageClub,
  viewClub,
} from '../../services/club/view-club.ts';
import { messageClub } from '../../services/message/message-members.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentAccountRow, presentClubPowers } from '../present/account.ts';
import { presentCard, presentClub, presentClubListing, presentManagedClub, presentMembers } from '../present/club.ts';

export const club = new Hono<AppEnv>();

answer(club, calls.listClubs, async ({ deps }) => (await listClubs(deps)).map(presentClubListing));

answer(club, calls.viewClub, async ({ deps, actor, path }) => presentClub(await viewClub(deps, actor, path.id)));

answer(club, calls.clubTeams, async ({ deps, actor, path }) =>
  (await listTeams(deps, actor, path.id)).map(presentCard),
);

answer(club, calls.clubMembers, async ({ deps, actor, path }) => {
  const seen = await listMembers(deps, actor, path.id);
  return presentMembers(seen.members, seen.namesVisible);
});

answer(club, calls.manageClub, async ({ deps, actor, path }) =>
  presentManagedClub(await manageClub(deps, actor, path.id)),
);

answer(club, calls.clubAccounts, async ({ deps, actor, path }) =>
  (await listAccounts(deps, actor, [path.id])).map(presentAccountRow),
);

answer(club, calls.accountsOfClubs, async ({ deps, actor, body }) =>
  (await listAccounts(deps, actor, body.clubs)).map(presentAccountRow),
);

answer(club, calls.clubPowers, async ({ deps, actor, path }) =>
  presentClubPowers(await listPowers(deps, actor, path.id)),
);

answer(club, calls.editClub, async ({ deps, actor, path, body }) => {
  await editClub(deps, actor, path.id, body);
  return {};
});

answer(club, calls.messageClub, async ({ deps, actor, path, body }) => {
  await messageClub(deps, actor, path.id, body.text);
  return {};
});

answer(club, calls.addTeam, async ({ deps, actor, path, body }) => ({
  id: await addTeam(deps, actor, path.id, body.name),
}));

answer(club, calls.removeTeam, async ({ deps, actor, path, body }) => {
  await removeTeam(deps, actor, path.id, body.team);
  return {};
});

answer(club, calls.addMember, async ({ deps, actor, path }) => {
  await addMember(deps, actor, path.id, path.account);
  return {};
});

answer(club, calls.leaveClub, async ({ deps, actor, path }) => {
  await leaveClub(deps, actor, path.id);
  return {};
});

answer(club, calls.removeMember, async ({ deps, actor, path }) => {
  await removeMember(deps, actor, path.id, path.account);
  return {};
});
