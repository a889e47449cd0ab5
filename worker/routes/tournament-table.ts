import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import type { TournamentCategoryInput } from '../../contract/tournament/rounds.ts';
import { asId } from '../../domain/kernel/ids.ts';
import type { CategoryWish } from '../../domain/tournament/value/categories.ts';
import { categoryOf } from '../../services/tournament/views/categories-view.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { command } from '../tournaments.ts';

export const table = new Hono<AppEnv>();

route(table, calls.setTournamentCategory, (request) => {
  const { previousName } = request.body;
  return command(request, request.path.id, { kind: 'setCategory', previousName, category: wishOf(request.body) });
});

route(table, calls.removeTournamentCategory, (request) =>
  command(request, request.path.id, { kind: 'removeCategory', name: request.body.name }),
);

route(table, calls.setPrizes, (request) =>
  command(request, request.path.id, { kind: 'setPrizes', prizes: request.body }),
);

const wishOf = ({ players, ...rule }: TournamentCategoryInput): CategoryWish => ({
  ...categoryOf(rule),
  chosen: players.map((player) => asId(player)),
});
