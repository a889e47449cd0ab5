import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { asId, type GameId, type TournamentId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { GameFinishedReport } from '../../durable-objects/game/game-report.ts';
import { PushObject } from '../../durable-objects/jobs/push-object.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { GameService } from '../../worker/game-service.ts';
import { eventually } from '../support/eventually.ts';
import { countedStatements } from '../support/workers/counted-statements.ts';
import { Event, makePlayers } from '../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 16);
});

const ONLINE = { rounds: 3, default_game_location: 1, online_pairing_interval_t: 1 };

const entered = async (count: number): Promise<Event> =>
  (await Event.build(cast.people.manager, cast.club, ONLINE)).with(players.slice(0, count));

// Notifications of devices are read by an object of their own, beside the round.
vi.spyOn(PushObject.prototype, 'wake').mockResolvedValue();
const opened = vi.spyOn(GameService.prototype, 'open');
const asked = vi.spyOn(GameService.prototype, 'progress');

const waiting = (id: string) =>
  env.DB.prepare('select count(*) as n from tournament_outbox where tournament = ?').bind(id).first('n');

async function gamesOf(event: Event): Promise<GameFinishedReport[]> {
  const { games } = await event.page();
  return Object.entries(games).flatMap(([pairing, [game]]) => {
    const [round = '1', white = '', black = ''] = pairing.split('_');
    if (game === undefined) return [];
    const id = asId<GameId>(game.id);
    const people = { white: asId(white), black: asId(black) } as Pick<GameFinishedReport, 'white' | 'black'>;
    const end = { result: 'draw', reason: 'agreement', moves: '', plies: 0, absent: [] } as const;
    return [{ id, game: id, round: Number(round), ...people, ...end, finishedAt: millis(Date.now()) }];
  });
}

/** Starts a tournament; the database is asked by its object alone, and the log-in of the organiser. */
async function started(count: number) {
  const event = await entered(count);
  await event.page();
  opened.mockClear();
  const counted = await countedStatements(() => event.start());
  expect(await gamesOf(event)).toHaveLength(count / 2);
  await eventually(async () => expect(await waiting(event.id)).toBe(0));
  return { event, calls: counted.calls };
}

it('starting a round asks the database as often for eight games as for two', async () => {
  const [small, large] = [await started(4), await started(16)];
  expect(large.calls).toBe(small.calls);
  for (const { game } of await gamesOf(large.event)) expect(await gameStub(env, game).view()).not.toBeNull();
});

it('all games of a round are opened by one request', async () => {
  await started(16);
  expect(opened.mock.calls.map(([setups]) => setups.length)).toEqual([8]);
});

it('the end of a game is one call of the database: the batch of its result', async () => {
  const { event } = await started(4);
  const [report] = await gamesOf(event);
  if (report === undefined) throw new Error('no game was opened');
  const id = asId<TournamentId>(event.id);
  const { calls } = await countedStatements(async () => tournamentStub(env, id).gameFinished(id, report));
  expect(calls).toBe(1);
});

it('games that end at the same moment are written together, each with its result', async () => {
  const { event } = await started(16);
  const id = asId<TournamentId>(event.id);
  const reports = await gamesOf(event);
  const { calls } = await countedStatements(() =>
    Promise.all(reports.map(async (report) => tournamentStub(env, id).gameFinished(id, report))),
  );
  expect(calls).toBeLessThanOrEqual(2);
  const { pairings } = await event.page();
  expect(pairings.map(({ result }) => result)).toEqual(Array.from({ length: 8 }, () => 'draw'));
});

it('the positions of all running games are asked for in one request', async () => {
  const { event } = await started(16);
  const id = asId<TournamentId>(event.id);
  const games = (await gamesOf(event)).map(({ game }) => game);
  asked.mockClear();
  await tournamentStub(env, id).liveMoves(games);
  expect(asked.mock.calls.map(([list]) => list.length)).toEqual([8]);
});
