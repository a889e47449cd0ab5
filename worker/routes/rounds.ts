import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { BYE } from '../../contract/codes.ts';
import { addedPairing, addedRound } from '../../contract/rounds.ts';
import { type AccountId, asId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import { presentPairings } from '../../services/tournament/board-rows.ts';
import { presentRounds } from '../../services/tournament/page.ts';
import { visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { command, commandTelling } from '../tournaments.ts';

/** Rounds and pairings, as the organiser makes them. */
export const rounds = new Hono<AppEnv>();

answer(rounds, calls.listRounds, async ({ deps, actor, query }) =>
  presentRounds(await visibleTournament(deps, actor, query.tournament)),
);

answer(rounds, calls.addRound, (asked) => {
  const { tournament, number, name, start_date: startAt } = asked.body;
  return commandTelling(addedRound, asked, tournament, {
    kind: 'addRound',
    number: number ?? null,
    name: name ?? null,
    // The marker of an unscheduled round is the beginning of 1970.
    startAt: startAt ? millis(startAt) : null,
  });
});

answer(rounds, calls.setupRound, (asked) => {
  const { tournament, number, start_date: startAt } = asked.body;
  return command(asked, tournament, { kind: 'setupRound', number, startAt: millis(startAt) });
});

answer(rounds, calls.deleteRound, (asked) =>
  command(asked, asked.body.tournament, { kind: 'deleteRound', number: asked.body.number }),
);

answer(rounds, calls.listPairings, async ({ deps, actor, query }) => {
  const tournament = await visibleTournament(deps, actor, query.tournament);
  return presentPairings(tournament, visibilityFor(actor, tournament));
});

answer(rounds, calls.addPairing, (asked) => {
  const { tournament, round, white, black, online } = asked.body;
  return commandTelling(addedPairing, asked, tournament, {
    kind: 'addPairing',
    round,
    white: asId<AccountId>(white),
    black: opponent(black),
    online,
  });
});

answer(rounds, calls.deletePairing, (asked) => {
  const { tournament, round, white, black } = asked.body;
  return command(asked, tournament, {
    kind: 'deletePairing',
    round,
    white: asId<AccountId>(white),
    black: opponent(black),
  });
});

/** The word in place of an opponent asks for a bye. Where teams meet, the ids are theirs; the domain finds out. */
const opponent = (black: string): AccountId | null => (black === BYE ? null : asId<AccountId>(black));
