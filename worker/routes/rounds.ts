import { Hono } from 'hono';
import { z } from 'zod';
import { BYE } from '../../contract/codes.ts';
import { idText } from '../../contract/fields.ts';
import { addPairing, addRound, deletePairing, deleteRound, setupRound } from '../../contract/rounds.ts';
import { type AccountId, asId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import { visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import type { AppEnv } from '../context.ts';
import { body, query } from '../middleware/validate.ts';
import { presentPairings, presentRounds } from '../present/tournament.ts';
import { command } from '../tournaments.ts';

const ofTournament = z.object({ tournament: idText });

/** Everything under /s/rounds. */
export const rounds = new Hono<AppEnv>()
  .get('/', query(ofTournament), async (context) => {
    const { tournament } = context.req.valid('query');
    return context.json(presentRounds(await visibleTournament(context.get('deps'), context.get('actor'), tournament)));
  })
  .post('/', body(addRound), (context) => {
    const { tournament, number, name, start_date: startAt } = context.req.valid('json');
    return command(context, tournament, {
      kind: 'addRound',
      number: number ?? null,
      name: name ?? null,
      // The marker of an unscheduled round is the beginning of 1970.
      startAt: startAt ? millis(startAt) : null,
    });
  })
  .patch('/setup', body(setupRound), (context) => {
    const { tournament, number, start_date: startAt } = context.req.valid('json');
    return command(context, tournament, { kind: 'setupRound', number, startAt: millis(startAt) });
  })
  .delete('/', body(deleteRound), (context) => {
    const { tournament, number } = context.req.valid('json');
    return command(context, tournament, { kind: 'deleteRound', number });
  });

/** The word in place of an opponent asks for a bye. */
const opponent = (black: string): AccountId | null => (black === BYE ? null : asId(black));

/** Everything under /s/pairings. */
export const pairings = new Hono<AppEnv>()
  .get('/', query(ofTournament), async (context) => {
    const { deps, actor } = context.var;
    const tournament = await visibleTournament(deps, actor, context.req.valid('query').tournament);
    return context.json(presentPairings(tournament, visibilityFor(actor, tournament)));
  })
  .post('/', body(addPairing), (context) => {
    const { tournament, round, white, black, online } = context.req.valid('json');
    return command(context, tournament, {
      kind: 'addPairing',
      round,
      white: asId(white),
      black: opponent(black),
      online,
    });
  })
  .delete('/', body(deletePairing), (context) => {
    const { tournament, round, white, black } = context.req.valid('json');
    return command(context, tournament, { kind: 'deletePairing', round, white: asId(white), black: opponent(black) });
  });
