import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { firstOf, take } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 6);
});

afterEach(restoreClock);

const build = (changes: Record<string, unknown> = {}): Promise<Event> =>
  Event.build(cast.people.manager, cast.club, changes);
const swap = (event: Event, one: string, other: string) =>
  event.host.ask(calls.swapSeats, { id: event.id, round: 1, one, other });
const seats = async (event: Event): Promise<string[][]> =>
  (await event.boards(1)).map(({ white, black }) => [white, black]);
/** What the log has as its last action. */
const lastFacts = async (event: Event) =>
  firstOf((await event.host.read(calls.readLog, { id: event.id })).entries).facts;

describe('seat swaps in a published round', () => {
  it('[SWAP-1][SWAP-4] swapped players sit where the other one sat, and the swap is one action in the log', async () => {
    const event = await (await build()).started(players);
    must(await event.next());
    const [first, second, third] = take(await event.boards(1), 3);
    must(await swap(event, first.white, second.black));
    expect(await seats(event)).toEqual([
      [second.black, first.black],
      [second.white, first.white],
      [third.white, third.black],
    ]);
    const who = expect.arrayContaining([first.white, second.black]);
    expect(await lastFacts(event)).toEqual([expect.objectContaining({ kind: 'seatsSwapped', who })]);
  });

  it('[SWAP-2] players cannot be swapped if a board of theirs has its result, while other players can', async () => {
    const event = await (await build()).started(players);
    must(await event.next());
    const [first, second] = take(await event.boards(1), 2);
    must(await event.result(1, second.white, second.black, 'draw'));
    const before = await seats(event);
    expect(refusal(await swap(event, first.white, second.black))).toBe('409 roundHasResults');
    expect(await seats(event)).toEqual(before);
    must(await swap(event, first.white, first.black));
  });

  it('[SWAP-2] players cannot be swapped if an online game of theirs has begun', async () => {
    const event = await (await build({ default_game_location: 1, online_pairing_interval_t: 1 })).started(players);
    const [first, second] = take(await event.boards(1), 2);
    must(await swap(event, first.white, second.black));
    const moved = take(await event.boards(1), 2);
    setClockAhead(60_000);
    expect(refusal(await swap(event, moved[0].white, moved[1].black))).toBe('409 gameHasBegun');
  });
});
