import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { viewMatch } from '../../services/tournament/match-day.ts';
import type { AppEnv } from '../context.ts';
import { presentMatchDay } from '../present/match-day.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

export const matches = new Hono<AppEnv>();

route(matches, calls.viewMatch, async ({ deps, actor, path }) =>
  presentMatchDay(await viewMatch(deps, actor, path.id, path)),
);

route(matches, calls.reportMatch, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'reportMatch', round, team, boards: request.body.boards });
});

route(matches, calls.answerReport, (request) => {
  const { id, round, team } = request.path;
  const { disputed: words, expected } = request.body;
  const disputed = words === null ? null : { words };
  return command(request, id, { kind: 'answerReport', round, team, disputed, expected });
});

route(matches, calls.decideMatch, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'decideMatch', round, team, boards: request.body.boards });
});

route(matches, calls.askPostponement, (request) => {
  const { id, round, team } = request.path;
  const { startDate: startAt, words } = request.body;
  return command(request, id, { kind: 'askPostponement', round, team, startAt: millis(startAt), words });
});

route(matches, calls.answerPostponement, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'answerPostponement', round, team, agreed: request.body.agreed });
});

route(matches, calls.namePlace, (request) => {
  const { id, round, team } = request.path;
  return command(request, id, { kind: 'namePlace', round, team, place: request.body.place });
});

route(matches, calls.arrangeMatch, (request) => {
  const { id, round, team } = request.path;
  const { home, place, startDate: startAt } = request.body;
  return command(request, id, { kind: 'arrangeMatch', round, team, home, place, startAt: momentOf(startAt) });
});

const momentOf = (sent: number | null): Millis | null => (sent === null ? null : millis(sent));
