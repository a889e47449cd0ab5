import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { manageTournamentTeam, viewLineUp } from '../../services/tournament/manage-team.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentLineUp, presentManagedTeam } from '../present/managed-team.ts';
import { command } from '../tournaments.ts';

/** Who plays for a team of a tournament, in which order and in which match. */
export const lineUps = new Hono<AppEnv>();

answer(lineUps, calls.manageTournamentTeam, async ({ deps, actor, path }) =>
  presentManagedTeam(await manageTournamentTeam(deps, actor, path.id, path.team)),
);

answer(lineUps, calls.seatMember, (asked) => {
  const { id, team, account, place } = asked.path;
  return command(asked, id, { kind: 'seatMember', team, account, place });
});

answer(lineUps, calls.readLineUp, async ({ deps, actor, path }) =>
  presentLineUp(await viewLineUp(deps, actor, path.id, path)),
);

answer(lineUps, calls.handInLineUp, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'handInLineUp', round, team, players: asked.body.players });
});
