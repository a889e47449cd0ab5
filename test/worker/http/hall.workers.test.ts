import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { camelKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { decodeStreamEvent } from '../../../contract/live.ts';
import type { PageDelta } from '../../../contract/tournament/page-delta.ts';
import { type TournamentPage, tournamentPage } from '../../../contract/tournament/tournaments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { openRelayedStream } from '../../../durable-objects/connections/connect.ts';
import { relayStub, tournamentStub } from '../../../durable-objects/stubs.ts';
import { applyGameUpdate } from '../../../web/model/game/live-games.ts';
import { applyDelta, isBehind } from '../../../web/model/page-delta.ts';
import { app } from '../../../worker/app.ts';
import { eventually } from '../../support/eventually.ts';
import type { Tuple } from '../../support/lists.ts';
import { type Browser, must } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makeTeam, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 6>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 6);
});

/** A tournament whose first round is paired. */
async function underway(changes: Record<string, unknown> = {}): Promise<Event> {
  const event = await (await Event.build(host, cast.club, changes)).started(players);
  must(await event.next());
  return event;
}

/** The page with the names of the code, as a browser has it. */
const shown = async (event: Event, browser: Browser): Promise<TournamentPage> => camelKeys(await event.page(browser));

const deltaOf = (data: unknown): PageDelta => camelKeys(data) as PageDelta;

/** The page as a browser has it that asks once, and then only listens. */
async function openPage(event: Event, browser: Browser, me: string | null) {
  const read = await shown(event, browser);
  const stream = await OpenStream.of(event.id, browser, { rev: read.tournament.revision });
  const now = (): TournamentPage =>
    stream.everything().reduce((page, { name, data }) => {
      const event = decodeStreamEvent(name, data);
      if (event?.event === 'game-update') return applyGameUpdate(page, event.update, 0);
      if (event?.event !== 'changed') return page;
      if (isBehind(page, event.delta)) throw new Error(`the page has missed something before ${event.delta.rev}`);
      return applyDelta(page, event.delta, me);
    }, read);
  return { stream, now };
}

/** A cup of two teams of two, whose first leg has begun. */
async function cup(): Promise<Event> {
  const event = await Event.build(host, cast.club, { kind: 2, per_team: 2, tb1: undefined, tb2: undefined });
  for (const [home, one, other] of [
    [await makeTeam(host, cast.club), players[0], players[1]],
    [await makeTeam(host, cast.club), players[2], players[3]],
  ] as const) {
    must(await event.addTeam(home));
    for (const { id } of [one, other]) must(await event.addFor(home, id));
  }
  must(await event.start());
  return event;
}

describe('an open page', () => {
  it.each([{}, { show_only_top: true, show_only_top_nr: 1 }, { show_only_usernames: true }])(
    'an open page follows the server’s page by events alone, from the first result to the last round: %o',
    async (changes) => {
      const event = await underway(changes);
      const readers = [
        { browser: host.browser, me: host.id },
        { browser: players[2].browser, me: players[2].id },
        { browser: cast.visitor, me: null },
      ];
      const pages = await Promise.all(
        readers.map(async ({ browser, me }) => ({ browser, ...(await openPage(event, browser, me)) })),
      );
      await event.playOut(1);
      must(await event.remove(players[5].id));
      must(await event.next());
      const first = await event.firstBoard(2);
      must(await event.result(2, first.white, first.black, 0));
      must(await event.result(2, first.white, first.black, 1));
      for (const { browser, stream, now } of pages) {
        const answered = await shown(event, browser);
        await eventually(() => expect(now()).toEqual(answered));
        await stream.leave();
      }
    },
  );

  it('an open page shows the current state of a team match whose boards change faster than events are sent', async () => {
    const event = await cup();
    const page = await openPage(event, cast.visitor, null);
    const boards = (await event.page()).pairings;
    expect(boards).toHaveLength(2);
    // With the last game of the second leg the match is level, and goes on on both boards.
    for (const leg of [1, 2]) {
      for (const { white, black } of boards) {
        const [first, second] = leg === 1 ? [white, black] : [black, white];
        must(await event.result(1, first, second, 1));
      }
    }
    const answered = await shown(event, cast.visitor);
    expect(answered.pairings.map(({ result, matchGames = [] }) => [result, matchGames.length])).toEqual([
      [null, 2],
      [null, 2],
    ]);
    await eventually(() => expect(page.now()).toEqual(answered));
    await page.stream.leave();
  });

  it('an open page that reconnects gets the events it has missed, as long as somebody else has listened', async () => {
    const event = await underway();
    const other = await OpenStream.of(event.id);
    const before = await shown(event, cast.visitor);
    const board = await event.firstBoard(1);
    must(await event.result(1, board.white, board.black, 1));
    await other.event('changed', 1);
    const back = await OpenStream.of(event.id, undefined, { rev: before.tournament.revision });
    const missed = deltaOf(await back.event('changed'));
    expect(applyDelta(before, missed, null)).toEqual(await shown(event, cast.visitor));
    await Promise.all([other.leave(), back.leave()]);
  });

  it('an open page refetches when the server has crashed between a change and its event, and only then', async () => {
    const event = await underway();
    const id = asId<Parameters<typeof tournamentStub>[1]>(event.id);
    const before = (await event.page(cast.visitor)).tournament.revision;
    const board = await event.firstBoard(1);
    must(await event.result(1, board.white, board.black, 1));
    await evictDurableObject(tournamentStub(env, id));
    const [late, right] = await Promise.all([
      OpenStream.of(event.id, undefined, { rev: before }),
      OpenStream.of(event.id, undefined, { rev: before + 1 }),
    ]);
    expect(await late.event('changed')).toEqual({ from: before + 1, rev: before + 1 });
    await right.event('games');
    expect(right.events('changed')).toEqual([]);
    await Promise.all([late.leave(), right.leave()]);
  });
});

describe('the page of a tournament', () => {
  const view = (event: Event, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${pathTo(calls.viewTournament, { id: event.id })}`, { headers }, env);

  it('a repeated request for the page of a tournament reads nothing from the database', async () => {
    const event = await underway();
    await view(event);
    const asked = [
      vi.spyOn(Object.getPrototypeOf(env.DB), 'batch'),
      vi.spyOn(Object.getPrototypeOf(env.DB), 'prepare'),
    ];
    expect((await view(event)).status).toBe(200);
    for (const spy of asked) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('the page of a tournament is unchanged for a stranger until something happens', async () => {
    const event = await underway();
    const etag = (await view(event)).headers.get('etag') ?? '';
    expect((await view(event, { 'if-none-match': etag })).status).toBe(304);
    const board = await event.firstBoard(1);
    must(await event.result(1, board.white, board.black, 1));
    expect((await view(event, { 'if-none-match': etag })).status).toBe(200);
  });

  it('the page of a tournament is compressed for strangers who accept gzip, and its content is the same', async () => {
    const event = await underway();
    const plain = tournamentPage.parse(await (await view(event)).json());
    for (const asked of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip;q=0' }]) {
      const answer = await view(event, asked);
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'accept-encoding']);
      expect(tournamentPage.parse(await answer.json())).toEqual(plain);
    }
    const packed = await view(event, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')));
    expect(tournamentPage.parse(await unpacked.json())).toEqual(plain);
  });

  it('the page of a tournament is found by its id in another case', async () => {
    const event = await underway();
    const inCapitals = await cast.visitor.read(calls.viewTournament, { id: event.id.toUpperCase() });
    expect(inCapitals).toEqual(await event.page(cast.visitor));
  });
});

describe('a relay', () => {
  const relayed = async (event: Event, rev: number): Promise<OpenStream> => {
    const holder = { tournament: asId<never>(event.id), session: null, lease: null, since: rev, games: null, relay: 1 };
    return new OpenStream(await openRelayedStream(env, holder, new AbortController().signal));
  };

  it('a relay forwards the events of its tournament to strangers', async () => {
    const event = await underway();
    const before = await shown(event, cast.visitor);
    const [one, other] = [
      await relayed(event, before.tournament.revision),
      await relayed(event, before.tournament.revision),
    ];
    const board = await event.firstBoard(1);
    must(await event.result(1, board.white, board.black, 1));
    const after = await shown(event, cast.visitor);
    for (const stream of [one, other]) {
      expect(applyDelta(before, deltaOf(await stream.event('changed')), null)).toEqual(after);
      expect(await stream.event('game-update')).toMatchObject({ result: 'whiteWins' });
    }
    await Promise.all([one.leave(), other.leave()]);
  });

  it('a relay ends its streams when the tournament becomes private, and opens no new ones', async () => {
    const event = await underway();
    const stream = await relayed(event, 0);
    must(await event.edit({ publicly_viewable: false }));
    await stream.over();
    expect((await relayed(event, 0)).status).toBe(403);
  });

  it('a relay keeps its listeners when the tournament’s object is gone for a moment', async () => {
    const event = await underway();
    const stream = await relayed(event, (await event.page()).tournament.revision);
    const board = await event.firstBoard(1);
    const died = runInDurableObject(tournamentStub(env, asId(event.id)), (_, { abort }) => abort('the server is gone'));
    await expect(died).rejects.toThrow();
    must(await event.result(1, board.white, board.black, 1));
    await stream.event('changed');
    expect(stream.isOver).toBe(false);
    await stream.leave();
  });

  it('a relay releases the lease of a stream that ends', async () => {
    const event = await underway();
    const lease = { id: 'one', counters: [] };
    const holder = { tournament: asId<never>(event.id), session: null, lease, since: null, games: null, relay: 2 };
    const stream = new OpenStream(await openRelayedStream(env, holder, new AbortController().signal));
    const relay = relayStub(env, asId(event.id), 2);
    expect(await relay.leases()).toEqual(['one']);
    await stream.leave();
    expect(await relay.leases()).toEqual([]);
  });
});
