import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

const batches = vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, 'batch');

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 8);
});

/** The rows of D1 that an act has written, as the platform counts them: those of indexes too. */
async function rowsOf(act: () => Promise<unknown>): Promise<number> {
  batches.mockClear();
  await act();
  const written = await Promise.all(batches.mock.results.map(({ value }) => value as ReturnType<D1Database['batch']>));
  return written.flat().reduce((sum, { meta }) => sum + meta.rows_written, 0);
}

const eventOf = async (count: number, changes: Record<string, unknown> = {}): Promise<Event> =>
  (await Event.build(cast.people.manager, cast.club, { rounds: 3, ...changes })).with(players.slice(0, count));

const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1 };

/** These figures are those of docs/costs.md. */
it('a round over the board writes five rows and eight for each board, and a result writes three', async () => {
  const [small, large] = [await eventOf(4), await eventOf(8)];
  await small.start();
  await large.start();
  expect(await rowsOf(() => small.next())).toBe(5 + 2 * 8);
  expect(await rowsOf(() => large.next())).toBe(5 + 4 * 8);
  const { white, black } = await small.firstBoard(1);
  expect(await rowsOf(() => small.result(1, white, black, 1))).toBe(3);
});

it('an online board writes seventeen rows with its game, and the end of the game writes four', async () => {
  const [small, large] = [await eventOf(4, ONLINE), await eventOf(8, ONLINE)];
  const [less, more] = [await rowsOf(() => small.start()), await rowsOf(() => large.start())];
  expect([less, more]).toEqual([7 + 2 * 17, 7 + 4 * 17]);
  const { white, black } = await small.firstBoard(1);
  const end = () => small.gameEnds(1, white, black, { plies: 80, moves: 'DBwA'.repeat(80) });
  expect(await rowsOf(end)).toBe(4);
});
