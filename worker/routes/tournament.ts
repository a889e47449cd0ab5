import { Hono } from 'hono';
import { z } from 'zod';
import {
  changePairingTime,
  guestPayload,
  importPayload,
  pinPayload,
  tournamentPayload,
} from '../../contract/tournaments.ts';
import { type AccountId, asId } from '../../domain/ids.ts';
import { millis } from '../../domain/time.ts';
import { GAME_RESULTS, type GameResult, playedResult } from '../../domain/tournament/game-result.ts';
import { tournamentStub } from '../../durable-objects/stubs.ts';
import { Refusal } from '../../services/refusal.ts';
import { buildTournament } from '../../services/tournament/build.ts';
import { explainRound } from '../../services/tournament/explain.ts';
import { guestOf } from '../../services/tournament/guest.ts';
import { importTournament } from '../../services/tournament/import.ts';
import { allTournaments, calendar, findByName, tournamentsOf } from '../../services/tournament/lists.ts';
import { candidates } from '../../services/tournament/players.ts';
import { statsOf } from '../../services/tournament/stats.ts';
import { runningGames, viewTournament, visibleTournament } from '../../services/tournament/view.ts';
import { visibilityFor } from '../../services/tournament/visibility.ts';
import { wishedSettings } from '../../services/tournament/wished-settings.ts';
import type { AppEnv } from '../context.ts';
import { limited } from '../limits.ts';
import { body, query } from '../middleware/validate.ts';
import { presentExplanation } from '../present/explanation.ts';
import { presentPlayers } from '../present/players.ts';
import { presentCard, presentPage, presentPgnGames } from '../present/tournament.ts';
import { command, liveMoves } from '../tournaments.ts';
import { printouts } from './printouts.ts';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});
const organiserType = z.object({ type: z.enum(['club', 'organization']).optional() });
const wireResult = z.enum(['1', '0', '-1', 'none', ...GAME_RESULTS]);

/** Everything under /s/tournament. */
export const tournament = new Hono<AppEnv>()
  .get('/list', query(page), async (context) => {
    const { limit, offset } = context.req.valid('query');
    const rows = await allTournaments(context.get('deps'), limit, offset);
    return context.json({ data: rows.map(({ id, name, startDate }) => ({ id, name, start_date: startDate })) });
  })
  .get('/find', async (context) => {
    const lists = await calendar(context.get('deps'), context.get('actor'));
    return context.json({
      ongoing: lists.ongoing.map(presentCard),
      upcoming: lists.upcoming.map(presentCard),
      privates: lists.privates.map(presentCard),
      pinned: lists.pinned.map(presentCard),
    });
  })
  .get('/search', query(z.object({ q: z.string().max(100).default('') })), async (context) => {
    const rows = await findByName(context.get('deps'), context.req.valid('query').q);
    return context.json({
      results: rows.map(({ id, name, startDate, endDate }) => ({ id, name, start_date: startDate, end_date: endDate })),
    });
  })
  .get('/by-organiser/:id', query(organiserType), async (context) => {
    const organiser = { id: context.req.param('id'), type: context.req.valid('query').type };
    const rows = await tournamentsOf(context.get('deps'), context.get('actor'), organiser);
    return context.json({
      data: rows.map(({ id, name, startDate, endDate }) => ({ id, name, start_date: startDate, end_date: endDate })),
    });
  })
  .post('/build', body(tournamentPayload), async (context) => {
    const id = await buildTournament(context.get('deps'), context.get('actor'), context.req.valid('json'));
    await tournamentStub(context.env, id).wake(id);
    return context.json({ id });
  })
  .post('/import', body(importPayload), limited('import'), async (context) => {
    const done = await importTournament(context.get('deps'), context.get('actor'), context.req.valid('json'));
    await tournamentStub(context.env, done.id).wake(done.id);
    return context.json(done);
  })
  .get('/view/:id', async (context) => {
    const data = await viewTournament(context.get('deps'), context.get('actor'), context.req.param('id'));
    const { id, revision } = data.tournament;
    const running = runningGames(data.tournament, data.visible, Date.now());
    const etag = `W/"${revision}"`;
    // A stranger's page may be kept and asked after; everybody else's depends on who he is.
    if (context.var.actor.kind === 'visitor' && running.length === 0) {
      context.header('cache-control', 'private, no-cache');
      context.header('etag', etag);
      if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    }
    return context.json(presentPage(data, await liveMoves(context.env, id, running)));
  })
  .get('/stats/:id', async (context) => {
    const { deps, actor } = context.var;
    const known = await visibleTournament(deps, actor, context.req.param('id'));
    const stats = statsOf(known, visibilityFor(actor, known));
    return context.json({
      number_of_players: stats.numberOfPlayers,
      titles: stats.titles,
      countries: stats.countries,
      average_rating: stats.averageRating,
      longest_game: stats.longestGame,
      shortest_game: stats.shortestGame,
    });
  })
  .get('/games/:id', async (context) => {
    const { deps, actor } = context.var;
    const known = await visibleTournament(deps, actor, context.req.param('id'));
    return context.json(presentPgnGames(known, visibilityFor(actor, known)));
  })
  .get('/players/:id', async (context) => {
    const data = await viewTournament(context.get('deps'), context.get('actor'), context.req.param('id'));
    return context.json(presentPlayers(data, await candidates(context.get('deps'), context.get('actor'), data)));
  })
  .get('/explain/:id/:round', limited('explain'), async (context) => {
    const round = parsed(roundNumber, context.req.param('round'));
    const { deps, actor } = context.var;
    const explained = await explainRound(deps, actor, context.req.param('id'), round, (input) =>
      context.env.PAIRING.explain(input),
    );
    return context.json(presentExplanation(explained));
  })
  .post('/start/:id', (context) => command(context, context.req.param('id'), { kind: 'start' }))
  .post('/self-join/:id', limited('join'), (context) => command(context, context.req.param('id'), { kind: 'join' }))
  .post('/self-leave/:id', limited('join'), (context) => command(context, context.req.param('id'), { kind: 'leave' }))
  .post('/add-participant/:id/:account', (context) =>
    command(context, context.req.param('id'), { kind: 'addParticipant', account: asId(context.req.param('account')) }),
  )
  .post('/add-guest/:id', body(guestPayload), (context) =>
    command(context, context.req.param('id'), { kind: 'addGuest', guest: guestOf(context.req.valid('json')) }),
  )
  .post('/remove-participant/:id/:account', (context) =>
    command(context, context.req.param('id'), {
      kind: 'removeParticipant',
      account: asId(context.req.param('account')),
    }),
  )
  .post('/change-seeding/:id/:by', (context) =>
    command(context, context.req.param('id'), {
      kind: 'changeSeeding',
      by: parsed(z.enum(['random', 'rating']), context.req.param('by')),
    }),
  )
  .post('/next-round/:id/:button', (context) =>
    command(context, context.req.param('id'), {
      kind: 'pairNextRound',
      button: parsed(z.enum(['pairings', 'challenges']), context.req.param('button')),
    }),
  )
  .post('/change-online-pairing/:id', body(changePairingTime), (context) => {
    const { next_pairing_date: day, next_pairing_time: time } = context.req.valid('json');
    return command(context, context.req.param('id'), {
      kind: 'changeNextPairing',
      at: millis(Date.parse(`${day}T${time}:00Z`)),
    });
  })
  .post('/set-result/:id/:round/:white/:black/:result', (context) =>
    command(context, context.req.param('id'), {
      kind: 'setResult',
      ...pairingKey(context.req.param()),
      result: resultOf(parsed(wireResult, context.req.param('result'))),
    }),
  )
  .post('/set-online/:id/:round/:white/:black/:online', (context) =>
    command(context, context.req.param('id'), {
      kind: 'setOnline',
      ...pairingKey(context.req.param()),
      online: parsed(z.enum(['true', 'false']), context.req.param('online')) === 'true',
    }),
  )
  .patch('/:id/pin', body(pinPayload), (context) => {
    const { pinned, pinned_order: order } = context.req.valid('json');
    return command(context, context.req.param('id'), { kind: 'pin', pinned, order });
  })
  .route('/printout', printouts)
  .put('/:id', body(tournamentPayload), (context) =>
    command(context, context.req.param('id'), { kind: 'edit', settings: wishedSettings(context.req.valid('json')) }),
  )
  .delete('/:id', (context) => command(context, context.req.param('id'), { kind: 'delete' }));

const roundNumber = z.coerce.number().int().min(1).max(1000);

const pairingKey = (params: { round: string; white: string; black: string }) =>
  ({
    round: parsed(roundNumber, params.round),
    white: asId<AccountId>(params.white),
    black: asId<AccountId>(params.black),
  }) as const;

/** A part of the path that its schema does not know is bad input. */
function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const result = schema.safeParse(text);
  if (!result.success) throw new Refusal('invalidInput');
  return result.data;
}

function resultOf(text: z.output<typeof wireResult>): GameResult | null {
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
