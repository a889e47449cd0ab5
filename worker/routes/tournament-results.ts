import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { EnteredResult } from '../../contract/path-parts.ts';
import { type GameResult, playedResult } from '../../domain/tournament/game-result.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { command } from '../tournaments.ts';

/** How the games of a round ended, and where they are played. */
export const results = new Hono<AppEnv>();

answer(results, calls.setResult, (asked) => {
  const { id, round, white, black, result } = asked.path;
  const { game } = asked.query;
  const wanted = { kind: 'setResult', round, white, black, result: resultOf(result) } as const;
  return command(asked, id, game === undefined ? wanted : { ...wanted, game });
});

answer(results, calls.setResults, (asked) =>
  command(asked, asked.path.id, { kind: 'setResults', round: asked.path.round, results: asked.body.results }),
);

answer(results, calls.reportResult, (asked) => {
  const { id, round, white, black } = asked.path;
  return command(asked, id, { kind: 'reportResult', round, white, black, result: asked.body.result });
});

answer(results, calls.confirmReports, (asked) =>
  command(asked, asked.path.id, { kind: 'confirmReports', round: asked.path.round, boards: asked.body.boards }),
);

answer(results, calls.setOnline, (asked) => {
  const { id, round, white, black, online } = asked.path;
  return command(asked, id, { kind: 'setOnline', round, white, black, online: online === 'true' });
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
