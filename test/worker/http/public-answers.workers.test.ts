import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Description } from '../../../contract/calls/description.ts';
import * as calls from '../../../contract/calls.ts';
import { CALLS } from '../../../contract/http/described-calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { bulkInsert } from '../../../db/bulk.ts';
import { openDb } from '../../../db/client.ts';
import { commit } from '../../../db/commit.ts';
import { tournaments } from '../../../db/schema/index.ts';
import { asId, type LeagueId } from '../../../domain/kernel/ids.ts';
import { FRONT_PAGE_ROWS } from '../../../domain/kernel/limits.ts';
import { HOUR, millis } from '../../../domain/kernel/time.ts';
import { app } from '../../../worker/app.ts';
import { type Answer, type Browser, must } from '../../support/workers/browser.ts';
import { countedStatements } from '../../support/workers/counted-statements.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { League } from '../../support/workers/league.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

/** An address with TLS, as deployed: a local server has no edge. */
const ORIGIN = 'https://rokade.example';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const match = vi.spyOn(Cache.prototype, 'match');
const put = vi.spyOn(Cache.prototype, 'put');
afterEach(() => {
  match.mockClear();
  put.mockClear();
});

/** A browser at the deployed address: its cookies have the names that they have with TLS. */
class EdgeBrowser {
  readonly #cookies = new Map<string, string>();

  constructor(of?: Browser) {
    const session = /rokade_session=([^;]+)/.exec(of?.cookie ?? '')?.[1];
    if (session !== undefined) this.#cookies.set('__Host-rokade_session', session);
  }

  async call(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const execution = createExecutionContext();
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = method === 'GET' ? {} : { body: '{}' };
    const response = await app.request(
      ORIGIN + path,
      {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          origin: ORIGIN,
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
          ...(cookie !== '' && { cookie }),
          ...headers,
        },
        ...body,
      },
      env,
      execution,
    );
    await waitOnExecutionContext(execution);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  }

  get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => this.call('GET', path, headers);

  /** Ten seconds later the edge has forgotten what it had. */
  async ids(limit?: number): Promise<string[]> {
    const path = pathTo(calls.findTournaments, limit === undefined ? {} : { query: { limit } });
    const { ongoing, upcoming, privates } = (await this.get(path)).body as Lists;
    return [...ongoing, ...upcoming, ...privates].map(({ id }) => id);
  }
}

type Lists = Readonly<Record<'ongoing' | 'upcoming' | 'privates', readonly { readonly id: string }[]>>;

/** Lists of another length have a copy of their own at the edge. */
let length = 500;
const freshLength = (): number => {
  length += 1;
  return length;
};

it('visitors get the front page from the edge: the second of them asks the database for nothing', async () => {
  const event = await Event.build(cast.people.manager, cast.club);
  const limit = freshLength();
  const first = await countedStatements(() => new EdgeBrowser().ids(limit));
  expect(first.answer).toContain(event.id);
  expect(first.statements).toBe(1);
  const second = await countedStatements(() => new EdgeBrowser().ids(limit));
  expect(second.answer).toEqual(first.answer);
  expect(second.statements).toBe(0);
});

it('a browser that has the answer gets 304, and may never use it without asking', async () => {
  const path = pathTo(calls.listTournaments);
  const { headers } = await new EdgeBrowser().get(path);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  const again = await new EdgeBrowser().get(path, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.body]).toEqual([304, undefined]);
});

it('whoever has just written reads their own write, past the edge', async () => {
  const { manager } = cast.people;
  const event = await Event.build(manager, cast.club);
  const [organiser, limit] = [new EdgeBrowser(manager.browser), freshLength()];
  expect(await new EdgeBrowser().ids(limit)).toContain(event.id);
  must(await organiser.call('DELETE', pathTo(calls.deleteTournament, { id: event.id })));
  // A visitor sees the answer of before for up to ten seconds, its author never again.
  expect(await new EdgeBrowser().ids(limit)).toContain(event.id);
  expect(await organiser.ids(limit)).not.toContain(event.id);
});

it('the mark of a writer is a cookie that ends by itself and says nothing', async () => {
  const event = await Event.build(cast.people.manager, cast.club);
  const organiser = new EdgeBrowser(cast.people.manager.browser);
  const { headers } = await organiser.call('DELETE', pathTo(calls.deleteTournament, { id: event.id }));
  expect(headers.getSetCookie()).toEqual(['__Host-rokade_wrote=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
  const refused = await new EdgeBrowser().call('DELETE', pathTo(calls.deleteTournament, { id: event.id }));
  expect(refused.headers.getSetCookie()).toEqual([]);
});

it('a local server has no edge: everybody reads what is stored', async () => {
  const event = await Event.build(cast.people.manager, cast.club);
  const { ongoing, upcoming } = await cast.visitor.read(calls.findTournaments);
  expect([...ongoing, ...upcoming].map(({ id }) => id)).toContain(event.id);
  expect([match.mock.calls.length, put.mock.calls.length]).toEqual([0, 0]);
});

it('the front page of a user is that of everybody with their own private tournaments', async () => {
  const { manager, outsider } = cast.people;
  const event = await Event.build(manager, cast.club);
  const secret = await (await Event.build(manager, cast.club, { publicly_viewable: false })).with([
    players[0] as Somebody,
  ]);
  const limit = freshLength();
  const [visitor, player, host, stranger] = [undefined, players[0]?.browser, manager.browser, outsider.browser].map(
    (browser) => new EdgeBrowser(browser),
  );
  expect(await visitor?.ids(limit)).toEqual(expect.arrayContaining([event.id]));
  expect(await visitor?.ids(limit)).not.toContain(secret.id);
  const asked = await countedStatements(() => player?.ids(limit) ?? Promise.resolve([]));
  expect(asked.answer).toEqual(expect.arrayContaining([event.id, secret.id]));
  expect(await host?.ids(limit)).toEqual(expect.arrayContaining([event.id, secret.id]));
  expect(await stranger?.ids(limit)).not.toContain(secret.id);
});

it('a list that is cut has the user’s own tournaments all the same', async () => {
  const { manager } = cast.people;
  const own = await Event.build(manager, cast.club, {
    start_date: '2030-01-01',
    end_date: '2030-01-02',
    first_pairing_date: '2030-01-01',
  });
  expect(await new EdgeBrowser().ids(1)).not.toContain(own.id);
  expect(await new EdgeBrowser(manager.browser).ids(1)).toContain(own.id);
});

it('a tournament that becomes private is out of the copies of the edge after the ten seconds that they live', async () => {
  const { manager } = cast.people;
  const event = await Event.build(manager, cast.club);
  await new EdgeBrowser().ids(freshLength());
  const [, copy] = put.mock.calls[0] ?? [];
  expect(copy?.headers.get('cache-control')).toBe('public, max-age=10');
  must(await event.edit({ publicly_viewable: false }));
  expect(await new EdgeBrowser().ids(freshLength())).not.toContain(event.id);
});

/** Every public call, of things of which somebody who is logged in sees more than a visitor. */
async function everyPublicPath(): Promise<string[]> {
  const { manager } = cast.people;
  const hidden = { show_only_usernames: true, show_only_top: true, show_only_top_nr: 1, rounds: 1 };
  const over = await (await Event.build(manager, cast.club, hidden)).started(players.slice(0, 2));
  must(await over.next());
  await over.playOut(1);
  await (await Event.build(manager, cast.club, { publicly_viewable: false })).with(players.slice(0, 2));
  await League.make(manager, { club: cast.club }, { visible: false });
  const league = await League.make(manager, { club: cast.club });
  await (await league.build(1, { publicly_viewable: false })).with(players.slice(0, 2));
  const [one, other] = players;
  const ofLeague = { id: asId<LeagueId>(league.id) };
  const paths: Readonly<Record<string, string>> = {
    findTournaments: pathTo(calls.findTournaments),
    listTournaments: pathTo(calls.listTournaments),
    searchTournaments: pathTo(calls.searchTournaments, { query: { q: 'open' } }),
    tournamentsOf: pathTo(calls.tournamentsOf, { id: cast.club }),
    listLeagues: pathTo(calls.listLeagues),
    viewProfile: pathTo(calls.viewProfile, { id: asId(one?.id ?? '') }),
    headToHead: pathTo(calls.headToHead, { id: asId(one?.id ?? ''), other: asId(other?.id ?? '') }),
    listClubs: pathTo(calls.listClubs),
    viewClub: pathTo(calls.viewClub, { id: asId(cast.club) }),
    clubTeams: pathTo(calls.clubTeams, { id: asId(cast.club) }),
    clubMembers: pathTo(calls.clubMembers, { id: asId(cast.club) }),
    listOrganizations: pathTo(calls.listOrganizations),
    viewOrganization: pathTo(calls.viewOrganization, { id: asId(cast.organization) }),
    organizationClubs: pathTo(calls.organizationClubs, { id: asId(cast.organization) }),
    viewTeam: pathTo(calls.viewTeam, { id: asId(cast.team) }),
    viewLeague: pathTo(calls.viewLeague, ofLeague),
    leagueTournaments: pathTo(calls.leagueTournaments, ofLeague),
    seasonsAndCategories: pathTo(calls.seasonsAndCategories, ofLeague),
    listSeasons: pathTo(calls.listSeasons, ofLeague),
    listCategories: pathTo(calls.listCategories, ofLeague),
    seasonResults: pathTo(calls.seasonResults, { ...ofLeague, season: asId(league.season) }),
    memberHistory: pathTo(calls.memberHistory, { ...ofLeague, kind: 'player', member: asId(one?.id ?? '') }),
  };
  const marked = Object.entries<Description>(CALLS).flatMap(([name, { cached }]) => (cached ? [name] : []));
  expect(Object.keys(paths).sort()).toEqual(marked.sort());
  return Object.values(paths);
}

it('no copy at the edge has more than a visitor may see, whoever asks first', async () => {
  const paths = await everyPublicPath();
  for (const path of paths) {
    // The edge is emptied: the visitor's answer straight from the database is what may be kept.
    await caches.default.delete(`${ORIGIN}${path.includes('?') ? path : `${path}?`}`);
    const visitors = await cast.visitor.get(path);
    put.mockClear();
    for (const { browser } of Object.values(cast.people)) await new EdgeBrowser(browser).get(path);
    await new EdgeBrowser().get(path);
    const [key] = put.mock.calls[0] ?? [];
    const copy = key === undefined ? undefined : await caches.default.match(key);
    expect(await copy?.json(), path).toEqual(visitors.body);
    expect(put.mock.calls.length, path).toBe(1);
  }
});

it('at a thousand open tournaments, the front page is one statement that returns its own rows', async () => {
  const template = await openDb(env.DB).query.tournaments.findFirst();
  if (template === undefined) throw new Error('there is no tournament');
  const now = Date.now();
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    ...template,
    id: asId<typeof template.id>(`thousand-${index}`),
    name: `Open number ${index}`,
    publiclyViewable: true,
    startedAt: millis(now),
    finishedAt: null,
    winners: null,
    firstPairingAt: millis(now - index * HOUR),
    participantCount: 40,
    openGames: [{ startAt: millis(now - HOUR), count: 20 }],
  }));
  await commit(openDb(env.DB), { writes: bulkInsert(openDb(env.DB), tournaments, rows) });
  const { answer, statements } = await countedStatements(() => new EdgeBrowser().ids(FRONT_PAGE_ROWS));
  expect(answer).toHaveLength(FRONT_PAGE_ROWS);
  expect(statements).toBe(1);
});
