import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { EnteredResult } from '../../contract/http/path-parts.ts';
import { millis } from '../../domain/kernel/time.ts';
import { type GameResult, playedResult } from '../../domain/tournament/value/game-result.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

/** Results of a round, and the choice between online and over-the-board play. */
export const results = new Hono<AppEnv>();

route(results, calls.setResult, (request) => {
  const { id, round, white, black, result } = request.path;
  const { game, expected } = request.query;
  return command(request, id, {
    kind: 'setResult',
    round,
    white,
    black,
    result: resultOf(result),
    game,
    ...(expected !== undefined && { expected: resultOf(expected) }),
  });
});

route(results, calls.setResults, (request) =>
  command(request, request.path.id, { kind: 'setResults', round: request.path.round, results: request.body.results }),
);

route(results, calls.reportResult, (request) => {
  const { id, round, white, black } = request.path;
  return command(request, id, { kind: 'reportResult', round, white, black, result: request.body.result });
});

route(results, calls.confirmReports, (request) =>
  command(request, request.path.id, { kind: 'confirmReports', round: request.path.round, boards: request.body.boards }),
);

route(results, calls.postponeGame, (request) => {
  const { id, round, white, black } = request.path;
  const { state, startDate, by, words } = request.body;
  const startAt = startDate === null ? null : millis(startDate);
  return command(request, id, { kind: 'postponeGame', round, white, black, state, by, words, startAt });
});

route(results, calls.cancelPostponement, (request) => {
  const { id, round, white, black } = request.path;
  return command(request, id, { kind: 'cancelPostponement', round, white, black });
});

route(results, calls.resolveUnplayed, (request) => {
  const { id, round, white, black } = request.path;
  return command(request, id, { kind: 'resolveUnplayed', round, white, black, result: request.body.result });
});

route(results, calls.remindPlayers, (request) => {
  const { id, round, white, black } = request.path;
  return command(request, id, { kind: 'remindPlayers', round, white, black });
});

route(results, calls.askAnotherDay, (request) => {
  const { id, round, white, black } = request.path;
  const { startDate, words } = request.body;
  return command(request, id, { kind: 'askAnotherDay', round, white, black, startAt: millis(startDate), words });
});

route(results, calls.answerAnotherDay, (request) => {
  const { id, round, white, black } = request.path;
  return command(request, id, { kind: 'answerAnotherDay', round, white, black, agreed: request.body.agreed });
});

route(results, calls.setOnline, (request) => {
  const { id, round, white, black, online } = request.path;
  return command(request, id, { kind: 'setOnline', round, white, black, online: online === 'true' });
});

function resultOf(text: EnteredResult): GameResult | null {
  switch (text) {
    case 'none':
      return null;
    case '1':
    case '0':
    case '-1':
      return playedResult(Number(text) as 1 | 0 | -1);
    default:
      return text;
  }
}
