import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId, type GameId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { openRelayedStream } from '../../../durable-objects/connections/connect.ts';
import { tournamentStub } from '../../../durable-objects/stubs.ts';
import { progressAfter } from '../../support/domain/live-game.ts';
import { eventually } from '../../support/eventually.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

const ONLINE = { rounds: 3, default_game_location: 1, online_pairing_interval_t: 1 };

interface Update {
  readonly id: string;
  readonly moves: string;
}

let cast: Cast;
let event: Event;
let boards: readonly { id: string; round: number; white: string; black: string }[];
beforeAll(async () => {
  cast = await makeCast();
  const players = await makePlayers(cast.people.manager, cast.club, 8);
  event = await (await Event.build(cast.people.manager, cast.club, ONLINE)).started(players);
  const { games } = await event.page();
  boards = Object.entries(games).flatMap(([pairing, list]) =>
    list.map(({ id, white, black }) => ({ id, round: Number(pairing.split('_')[0]), white, black })),
  );
  expect(boards).toHaveLength(4);
});

const idsOf = (from: number, to: number): string =>
  boards
    .slice(from, to)
    .map(({ id }) => id)
    .join(',');

/** Every running game reports a position. */
async function everyBoardMoves(plies: number): Promise<void> {
  const tournament = tournamentStub(env, asId<TournamentId>(event.id));
  for (const { id, round, white, black } of boards) {
    const people = { white: asId<never>(white), black: asId<never>(black) };
    await tournament.gameProgress({ ...progressAfter(asId<GameId>(id), plies), round, ...people });
  }
}

/** Waits until the stream has told this position of each of the games, and of no other. */
const isTold = (stream: OpenStream, games: string, plies: number): Promise<void> =>
  eventually(() => {
    const latest = Object.fromEntries(updates(stream).map(({ id, moves }) => [id, moves]));
    expect(latest).toEqual(Object.fromEntries(games.split(',').map((id) => [id, `${plies} moves`])));
  });

const updates = (stream: OpenStream): Update[] => stream.events('game-update') as Update[];
const listed = (stream: OpenStream): string[] => Object.keys(stream.events('games')[0] as object);

/** A stream at the tournament, or at a relay. */
const WAYS = {
  tournament: (games: string) => OpenStream.of(event.id, undefined, { games }),
  relay: async (games: string) => {
    const holder = {
      tournament: asId<TournamentId>(event.id),
      session: null,
      lease: null,
      since: null,
      games,
      relay: 1,
    };
    return new OpenStream(await openRelayedStream(env, holder, new AbortController().signal));
  },
};

describe.each(['tournament', 'relay'] as const)('a stream of the %s that names the games of a page', (way) => {
  it('gets the list and the positions of these games only', async () => {
    const [second, all] = [await WAYS[way](idsOf(2, 4)), await OpenStream.of(event.id)];
    const plies = way === 'relay' ? 21 : 1;
    await everyBoardMoves(plies);
    await isTold(all, idsOf(0, 4), plies);
    await isTold(second, idsOf(2, 4), plies);
    expect([listed(second).length, listed(all).length]).toEqual([2, 4]);
    await Promise.all([second.leave(), all.leave()]);
  });

  it('has the state of other games at once when it is opened for these, and no position is lost between', async () => {
    const first = await WAYS[way](idsOf(0, 2));
    const plies = way === 'relay' ? 31 : 11;
    await everyBoardMoves(plies);
    await isTold(first, idsOf(0, 2), plies);
    const next = await WAYS[way](idsOf(2, 4));
    await isTold(next, idsOf(2, 4), plies);
    await first.leave();
    await everyBoardMoves(plies + 1);
    await isTold(next, idsOf(2, 4), plies + 1);
    await next.leave();
  });
});

it('a stream that names no games gets results, and no position', async () => {
  const [none, all] = [await OpenStream.of(event.id, undefined, { games: '' }), await OpenStream.of(event.id)];
  await everyBoardMoves(41);
  await isTold(all, idsOf(0, 4), 41);
  must(await event.edit({ name: 'A new name' }));
  await none.event('changed', 1);
  expect([updates(none), listed(none)]).toEqual([[], []]);
  await Promise.all([none.leave(), all.leave()]);
});

it.each(['a b', 'a,,b', ',', Array.from({ length: 33 }, (_, at) => `game${at}`).join()])(
  'a stream that names %j is refused',
  async (games) => {
    expect((await cast.visitor.ask(calls.listenToTournament, { id: event.id, query: { games } })).status).toBe(400);
  },
);
