import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { must } from '../support/browser.ts';
import { Event, inTime, makePlayers } from '../support/event.ts';
import type { Tuple } from '../support/lists.ts';
import { type Cast, makeCast, type Somebody } from '../support/people.ts';

const HOUR = 3_600_000;

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

describe('the lobby of somebody with several games', () => {
  it('names the next one as before, and those beside it in the order of their starts', async () => {
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
