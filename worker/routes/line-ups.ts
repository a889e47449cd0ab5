import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { manageTournamentTeam, viewLineUp } from '../../services/tournament/manage-team.ts';
import type { AppEnv } from '../context.ts';
import { presentLineUp, presentManagedTeam } from '../present/managed-team.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

export const lineUps = new Hono<AppEnv>();

route(lineUps, calls.manageTournamentTeam, async ({ deps, actor, path }) =>
  presentManagedTeam(await manageTournamentTeam(deps, actor, path.id, path.team)),
);

route(lineUps, calls.seatMember, (request) => {
  const { id, team, account, place } = request.path;
  return command(request, id, { kind: 'seatMember', team, account, place });
});

route(lineUps, calls.readLineUp, async ({ deps, actor, path }) =>
  presentLineUp(await viewLineUp(deps, actor, path.id, path)),
);

route(lineUps, calls.handInLineUp, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'handInLineUp', round, team, players: request.body.players });
});

route(lineUps, calls.closeLineUps, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'closeLineUps', round, team });
});
