import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { MOST_LISTENERS } from '../../../domain/kernel/limits.ts';
import { openTournamentStream } from '../../../durable-objects/connections/connect.ts';
import { RelayObject } from '../../../durable-objects/stream/relay-object.ts';
import { eventually } from '../../support/eventually.ts';
import { type Browser, must } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
let host: Somebody;
let players: readonly Somebody[];
let follower: Somebody;
beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
  follower = await makePerson(host);
});

const relayed = vi.spyOn(RelayObject.prototype, 'fetch');
const relayedPage = vi.spyOn(RelayObject.prototype, 'page');
const open: { leave(): Promise<unknown> }[] = [];
afterEach(async () => {
  relayed.mockClear();
  relayedPage.mockClear();
  await Promise.all(open.splice(0).map((one) => one.leave()));
});

/** A tournament with as many visitors as its object takes. */
async function crowded(changes: Record<string, unknown> = {}): Promise<Event> {
  const event = await (await Event.build(host, cast.club, changes)).started(players);
  must(await event.next());
  const id = asId<TournamentId>(event.id);
  const leave = new AbortController();
  const holder = { tournament: id, session: null, lease: null, since: null, games: null };
  const streams = await Promise.all(
    Array.from({ length: MOST_LISTENERS }, () => openTournamentStream(env, holder, leave.signal)),
  );
  open.push({
    leave: async () => {
      leave.abort();
      await Promise.all(streams.map(({ body }) => body?.cancel().catch(() => undefined)));
    },
  });
  return event;
}

async function listen(event: Event, browser?: Browser): Promise<OpenStream> {
  const stream = await OpenStream.of(event.id, browser);
  open.push(stream);
  return stream;
}

/** A change that everybody sees. */
async function result(event: Event): Promise<void> {
  const { white, black } = await event.firstBoard(1);
  must(await event.result(1, white, black, 1));
}

describe('a tournament with many listeners', () => {
  it('whoever sees what visitors see is relayed, logged in or not; organisers are not', async () => {
    const event = await crowded();
    const streams = [await listen(event), await listen(event, follower.browser)];
    await listen(event, players[0]?.browser);
    expect(relayed).toHaveBeenCalledTimes(3);
    const desk = await listen(event, host.browser);
    expect(relayed).toHaveBeenCalledTimes(3);
    await result(event);
    for (const stream of [...streams, desk]) await stream.event('game-update');
  });

  it('players who get reports of their board are not relayed, and neither are those who see their own results alone', async () => {
    for (const changes of [{ players_report: true }, { show_only_top: true, show_only_top_nr: 1 }]) {
      const event = await crowded(changes);
      await listen(event, players[0]?.browser);
      expect(relayed).not.toHaveBeenCalled();
      await listen(event, follower.browser);
      expect(relayed).toHaveBeenCalledTimes(1);
      relayed.mockClear();
    }
  });

  it('a relayed stream ends at once when its user becomes an organiser, and the next one is at the tournament', async () => {
    const event = await crowded();
    const arbiter = await makePerson(host, { club: cast.club });
    const stream = await listen(event, arbiter.browser);
    expect(relayed).toHaveBeenCalledTimes(1);
    const body = { powers: [`club:arbiter:${cast.club}`], id: cast.club };
    must(await host.browser.ask(calls.grantClubRole, { account: arbiter.id, body }));
    await stream.over();
    relayed.mockClear();
    await listen(event, arbiter.browser);
    expect(relayed).not.toHaveBeenCalled();
  });

  it('a relayed stream ends at once when its user logs out', async () => {
    const event = await crowded();
    const person = await makePerson(host);
    const [stream, other] = [await listen(event, person.browser), await listen(event, follower.browser)];
    must(await person.browser.ask(calls.logOut));
    await stream.over();
    expect(other.isOver).toBe(false);
  });

  it('relayed streams of logged-in users end when the tournament becomes private, those of its host do not', async () => {
    const event = await crowded();
    const [stream, desk] = [await listen(event, follower.browser), await listen(event, host.browser)];
    must(await event.edit({ publicly_viewable: false }));
    await stream.over();
    expect(desk.isOver).toBe(false);
    expect((await listen(event, follower.browser)).status).toBe(403);
  });

  it('relayed players come back to the tournament when it begins to take reports from them', async () => {
    const event = await crowded();
    const [player, other] = [await listen(event, players[0]?.browser), await listen(event, follower.browser)];
    must(await event.edit({ players_report: true }));
    await player.over();
    expect(other.isOver).toBe(false);
  });

  it('the page of a relayed user is the shared page of the relay with their own fields', async () => {
    const event = await crowded();
    await listen(event);
    await listen(event, players[0]?.browser);
    const [mine, theirs, desk, visitors] = [
      await event.page(players[0]?.browser),
      await event.page(follower.browser),
      await event.page(host.browser),
      await event.page(cast.visitor),
    ];
    expect(relayedPage.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect([mine.is_participating, theirs.is_participating, desk.can_manage]).toEqual([true, false, true]);
    const { is_participating: _, ...rest } = mine;
    const { is_participating: __, ...shared } = visitors;
    expect(rest).toEqual(shared);
    expect(theirs).toEqual(visitors);
  });
});

it('the page of a logged-in user without relays is the visitors’ page with their own fields, too', async () => {
  const event = await (await Event.build(host, cast.club)).started(players);
  must(await event.next());
  const visitors = await event.page(cast.visitor);
  expect(await event.page(follower.browser)).toEqual(visitors);
  await eventually(async () =>
    expect(await event.page(players[1]?.browser)).toEqual({ ...visitors, is_participating: true }),
  );
});
