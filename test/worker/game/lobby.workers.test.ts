import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { openDb } from '../../../db/client.ts';
import { games } from '../../../db/schema/index.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { gameStub, personStub } from '../../../durable-objects/stubs.ts';
import { gameSetup, sameForBoth } from '../../support/domain/live-game.ts';
import type { Tuple } from '../../support/lists.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, type Somebody } from '../../support/workers/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let cast: Cast;
let players: Tuple<Somebody, 3>;

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 3);
});

/** A tournament on the screen that is paired by hand, with one pairing of a round that begins at a moment. */
async function gameAt(startAt: string, white: Somebody, black: Somebody): Promise<Event> {
  const host = cast.people.manager;
  const byHand = { kind: 7, default_game_location: 1, rounds: undefined, tb1: undefined, tb2: undefined };
  const event = await (await Event.build(host, cast.club, byHand)).started([white, black]);
  must(await host.browser.ask(calls.addRound, { body: { tournament: event.id, start_date: startAt } }));
  must(
    await host.browser.ask(calls.addPairing, {
      body: { tournament: event.id, round: 1, white: white.id, black: black.id, online: true },
    }),
  );
  return event;
}

describe('a lobby with several games', () => {
  it('the lobby shows the next game of a player and lists those that come after it', async () => {
    const [ann, ben, cat] = players;
    const later = await gameAt(inTime(2 * HOUR).at, cat, ann);
    const sooner = await gameAt(inTime(HOUR).at, ann, ben);
    const [[first], [second]] = [await sooner.gamesOf(1, ann.id, ben.id), await later.gamesOf(1, cat.id, ann.id)];
    const lobby = await ann.browser.read(calls.lobby);
    expect(lobby).toMatchObject({
      authenticated: true,
      id: first?.id,
      info: { orientation: 'white', opp_id: ben.id, round: 1, tournament: { id: sooner.id } },
      others: [
        { id: second?.id, info: { orientation: 'black', opp_id: cat.id, round: 1, tournament: { id: later.id } } },
      ],
    });
    expect(lobby.next).toBeGreaterThan(0);
    expect(lobby.others[0]?.next).toBeGreaterThan(lobby.next);
    expect(await ben.browser.read(calls.lobby)).toMatchObject({ id: first?.id, others: [] });
    await sooner.gameEnds(1, ann.id, ben.id);
    expect(await ann.browser.read(calls.lobby)).toMatchObject({ id: second?.id, others: [] });
    expect(await ben.browser.read(calls.lobby)).toMatchObject({ next: -1, id: null, info: null, others: [] });
  });
});

describe('a lobby with several running games', () => {
  it('[NEXT-1] the lobby shows the game in which the player’s clock runs, not the one that began first', async () => {
    const [ann, ben, cat] = await makePlayers(cast.people.manager, cast.club, 3);
    const slow = await runningGame(ann, ben, 180);
    const quick = await runningGame(cat, ann, 3);
    // Ann has White in the long game and is to move; in the blitz game it is the opponent's turn.
    const first = await ann.browser.read(calls.lobby);
    expect(first).toMatchObject({
      next: 0,
      id: slow,
      info: { clock: { runs: true }, initial_time: 180 },
      others: [{ id: quick, info: { clock: { runs: false } } }],
    });
    must(await cat.browser.ask(calls.move, { id: quick, from: 'e2', to: 'e4' }));
    const then = await ann.browser.read(calls.lobby);
    expect(then).toMatchObject({ next: 0, id: quick, info: { clock: { runs: true } }, others: [{ id: slow }] });
    expect(then.info?.clock?.left).toBeLessThanOrEqual(200_000);
    expect(then.info?.clock?.left).toBeGreaterThan(170_000);
    // Who plays one game has nothing to choose, and no game is asked.
    expect(await ben.browser.read(calls.lobby)).toMatchObject({ id: slow, info: { clock: null } });
  });
});

/** A game on the screen that began a second ago. */
async function runningGame(white: Somebody, black: Somebody, minutes: number): Promise<string> {
  const byHand = { kind: 7, default_game_location: 1, rounds: undefined, tb1: undefined, tb2: undefined };
  const event = await Event.build(cast.people.manager, cast.club, { ...byHand, initial_time: minutes });
  const sides = { white: asId<AccountId>(white.id), black: asId<AccountId>(black.id) };
  const row = {
    id: asId<GameId>(freshId('game')),
    tournament: asId<TournamentId>(event.id),
    round: 1,
    startAt: millis(Date.now() - 1_000),
    ...sides,
  };
  await openDb(env.DB).insert(games).values(row);
  // As the tournament does when it pairs them.
  await personStub(env, sides.white).overviewChanged([sides.black]);
  const { startAt: startsAt, ...setup } = row;
  await gameStub(env, row.id).open(gameSetup({ ...setup, startsAt, control: sameForBoth(minutes * MINUTE, 0) }));
  return row.id;
}

describe('announced pairings', () => {
  it('[NEXT-4] the lobby announces the next pairings of a player, also during a game, but none that they miss by bye or withdrawal', async () => {
    const some = await makePlayers(cast.people.manager, cast.club, 4);
    const [ann, ben, cat] = some;
    const online = { default_game_location: 1, requestable_byes: 1, name: 'Autumn Rapid', ...inTime(5 * MINUTE) };
    const rapid = await (await Event.build(cast.people.manager, cast.club, online)).started(some);
    const announced = { round: 1, tournament: { id: rapid.id, name: 'Autumn Rapid' } };
    expect(await ann.browser.read(calls.lobby)).toMatchObject({ id: null, pairings: [announced] });
    await runningGame(ann, ben, 180);
    const beside = await ann.browser.read(calls.lobby);
    expect(beside).toMatchObject({ next: 0, pairings: [announced] });
    must(await cat.browser.ask(calls.requestBye, { id: rapid.id, round: 1 }));
    expect(await cat.browser.read(calls.lobby)).toMatchObject({ next: -1, pairings: [] });
    must(await ben.browser.ask(calls.leaveTournament, { id: rapid.id }));
    expect((await ben.browser.read(calls.lobby)).pairings).toEqual([]);
  });
});
