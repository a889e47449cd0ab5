import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { viewMatch } from '../../services/tournament/match-day.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { presentMatchDay } from '../present/match-day.ts';
import { command } from '../tournaments.ts';

/** The matches of teams on their days. */
export const matches = new Hono<AppEnv>();

answer(matches, calls.viewMatch, async ({ deps, actor, path }) =>
  presentMatchDay(await viewMatch(deps, actor, path.id, path)),
);

answer(matches, calls.reportMatch, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'reportMatch', round, team, boards: asked.body.boards });
});

answer(matches, calls.answerReport, (asked) => {
  const { id, round, team } = asked.path;
  const { disputed: words } = asked.body;
  return command(asked, id, { kind: 'answerReport', round, team, disputed: words === null ? null : { words } });
});

answer(matches, calls.decideMatch, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'decideMatch', round, team, boards: asked.body.boards });
});

answer(matches, calls.askPostponement, (asked) => {
  const { id, round, team } = asked.path;
  const { start_date: startAt, words } = asked.body;
  return command(asked, id, { kind: 'askPostponement', round, team, startAt: millis(startAt), words });
});

answer(matches, calls.answerPostponement, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'answerPostponement', round, team, agreed: asked.body.agreed });
});

answer(matches, calls.namePlace, (asked) => {
  const { id, round, team } = asked.path;
  return command(asked, id, { kind: 'namePlace', round, team, place: asked.body.place });
});

answer(matches, calls.arrangeMatch, (asked) => {
  const { id, round, team } = asked.path;
  const { home, place, start_date: startAt } = asked.body;
  return command(asked, id, { kind: 'arrangeMatch', round, team, home, place, startAt: momentOf(startAt) });
});

const momentOf = (sent: number | null): Millis | null => (sent === null ? null : millis(sent));
