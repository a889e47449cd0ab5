import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { TournamentCategoryInput } from '../../contract/rounds.ts';
import { asId } from '../../domain/ids.ts';
import type { CategoryWish } from '../../domain/tournament/categories.ts';
import { categoryOf } from '../../services/tournament/categories-view.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { command } from '../tournaments.ts';

/** The parts of a table, and the prizes that are given in it. */
export const table = new Hono<AppEnv>();

answer(table, calls.setTournamentCategory, (asked) => {
  const { was } = asked.body;
  return command(asked, asked.path.id, { kind: 'setCategory', was, category: wishOf(asked.body) });
});

answer(table, calls.removeTournamentCategory, (asked) =>
  command(asked, asked.path.id, { kind: 'removeCategory', name: asked.body.name }),
);

answer(table, calls.setPrizes, (asked) => command(asked, asked.path.id, { kind: 'setPrizes', prizes: asked.body }));

const wishOf = ({ players, ...rule }: TournamentCategoryInput): CategoryWish => ({
  ...categoryOf(rule),
  chosen: players.map((player) => asId(player)),
});
