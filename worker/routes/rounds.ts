import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { BYE } from '../../contract/http/codes.ts';
import { addedPairing, addedRound } from '../../contract/tournament/rounds.ts';
import { type AccountId, asId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import { visibilityFor } from '../../domain/view/audience.ts';
import { presentPairings } from '../../services/tournament/views/board-rows.ts';
import { presentRounds } from '../../services/tournament/views/page.ts';
import { visibleTournament } from '../../services/tournament/views/view.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';
import { command, commandWithAnswer } from '../tournaments.ts';

export const rounds = new Hono<AppEnv>();

route(rounds, calls.listRounds, async ({ deps, actor, query }) =>
  presentRounds(await visibleTournament(deps, actor, query.tournament)),
);

route(rounds, calls.addRound, (request) => {
  const { tournament, number, name, startDate: startAt } = request.body;
  return commandWithAnswer(addedRound, request, tournament, {
    kind: 'addRound',
    number: number ?? null,
    name: name ?? null,
    // 0, the beginning of 1970, marks an unscheduled round.
    startAt: startAt ? millis(startAt) : null,
  });
});

route(rounds, calls.setupRound, (request) => {
  const { tournament, number, startDate: startAt } = request.body;
  return command(request, tournament, { kind: 'setupRound', number, startAt: millis(startAt) });
});

route(rounds, calls.deleteRound, (request) =>
  command(request, request.body.tournament, { kind: 'deleteRound', number: request.body.number }),
);

route(rounds, calls.listPairings, async ({ deps, actor, query }) => {
  const tournament = await visibleTournament(deps, actor, query.tournament);
  return presentPairings(tournament, visibilityFor(actor, tournament));
});

route(rounds, calls.addPairing, (request) => {
  const { tournament, round, white, black, online } = request.body;
  return commandWithAnswer(addedPairing, request, tournament, {
    kind: 'addPairing',
    round,
    white: asId<AccountId>(white),
    black: opponent(black),
    online,
  });
});

route(rounds, calls.deletePairing, (request) => {
  const { tournament, round, white, black } = request.body;
  return command(request, tournament, {
    kind: 'deletePairing',
    round,
    white: asId<AccountId>(white),
    black: opponent(black),
  });
});

/** `BYE` in place of an opponent requests a bye. In team events these are ids of teams, which the domain resolves. */
const opponent = (black: string): AccountId | null => (black === BYE ? null : asId<AccountId>(black));
