import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Description } from '../../../contract/calls/description.ts';
import * as calls from '../../../contract/calls.ts';
import { CALLS } from '../../../contract/http/described-calls.ts';
import * as parts from '../../../contract/http/path-parts.ts';
import { methodOf, pathOf, pathTo } from '../../../contract/http/request.ts';
import { ofTournament } from '../../../contract/tournament/rounds.ts';
import * as schema from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { NO_ROUND_PLAN } from '../../../domain/tournament/value/round-plan.ts';
import { personStub, tournamentStub } from '../../../durable-objects/stubs.ts';
import { receiveWebhook } from '../../../services/payment/receive-webhook.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { nationalList } from '../../support/national-list.ts';
import type { Role } from '../../support/roles/role-names.ts';
import { browserOf, makeWorld, type World } from '../../support/roles/world.ts';
import { Authenticator } from '../../support/workers/authenticator.ts';
import { Browser, must } from '../../support/workers/browser.ts';
import { type ReceivedResponse, send } from '../../support/workers/call.ts';
import { paymentWorld } from '../../support/workers/payment-world.ts';
import { STRIPE_KEYS } from '../../support/workers/payments.ts';
import { freshId, makePerson } from '../../support/workers/people.ts';
import { COLUMNS } from '../../support/workers/private-columns.ts';
import { newPushDevice } from '../../support/workers/push-device.ts';

/** Strangers to the club and the federation; each reads all that the server gives. */
const READERS = ['visitor', 'stranger', 'otherManager'] as const;
type Reader = (typeof READERS)[number];

let world: World;
let below: readonly string[];

beforeAll(async () => {
  world = await makeWorld();
  const { people, make, club, federation, kid } = world;
  // Names are hidden in one tournament that is public otherwise, online, so that games and streams have them too.
  const anonymous = await make.build({
    rounds: 1,
    show_only_usernames: true,
    default_game_location: 1,
    online_pairing_interval_t: 1,
    initial_time: 100,
  });
  for (const id of [kid, people.member.id]) must(await anonymous.add(id));
  must(await anonymous.start());
  const trf = `012 Open\n${playerLine(1, 'Berg, Anne', '0.0')}\n`;
  const host = { organiser: club, organiser_type: 'club' };
  must(
    await people.manager.browser.ask(calls.importTournament, {
      body: { ...host, trf, publicly_viewable: true, id: '' },
    }),
  );
  await sameId();
  must(
    await people.chief.browser.ask(calls.buildTournament, {
      body: {
        ...make.payload({ organiser: federation, organiser_type: 'organization' }),
        publicly_viewable: false,
      },
    }),
  );
  // Somebody has forgotten the password.
  const email = `${freshId('glemt')}@example.org`;
  await make.account(people.top, { email });
  must(await new Browser().ask(calls.askRecovery, { email }));
  await passkeyOfSomebody();
  await callForTheArbiter();
  await world.entryEvent.entered('A', 'Kryp', { remarks: 'x' });
  await paidWebhook();
  const list = { month: 202612, csv: nationalList(10) };
  must(await people.top.browser.ask(calls.importNationalList, { federation: 'NOR', body: list }));
  // And somebody has gone.
  const { browser, password } = await makePerson(people.top);
  must(await browser.ask(calls.eraseAccount, { body: { pwd: password } }));
  below = await endGamesBelowTop();
  await plant();
});

/** Somebody logs in with a passkey, has asked to log in once more, and has a calendar at a secret address. */
async function passkeyOfSomebody(): Promise<void> {
  const { browser, password: pwd } = await makePerson(world.people.top);
  const own = `${pwd} i kvart`;
  must(await browser.ask(calls.changePassword, { body: { new_pwd: own, pwd } }));
  const offer = await browser.read(calls.offerPasskey, { body: { pwd: own } });
  const passkey = await (await Authenticator.make()).create(offer);
  must(await browser.ask(calls.addPasskey, { body: { name: 'Telefonen', passkey } }));
  must(await browser.ask(calls.offerPasskeyLogIn));
  must(await browser.ask(calls.makeCalendarAddress));
  must(await browser.ask(calls.addPushDevice, { body: (await newPushDevice()).payload }));
}

/** A player has called for the arbiter, and was answered. */
async function callForTheArbiter(): Promise<void> {
  const { people, open } = world;
  must(await people.player.browser.ask(calls.callArbiter, { id: open.id, body: { words: 'Please come.' } }));
  const [call] = (await open.host.read(calls.listCalls, { id: open.id })).calls;
  must(await open.host.ask(calls.answerCall, { id: open.id, call: call?.id ?? 0, body: { words: 'Coming.' } }));
}

/** Somebody has paid a club, and the provider has told of it. */
async function paidWebhook(): Promise<void> {
  const { stripe, deps, connectionOf, started } = await paymentWorld();
  const { reference } = await started('stripe');
  stripe.pay(reference);
  const signed = { secret: STRIPE_KEYS.webhook_secret };
  const { headers, body } = await stripe.webhook('checkout.session.completed', stripe.session(reference), signed);
  await receiveWebhook(
    deps,
    { provider: 'stripe', connection: connectionOf('stripe') },
    {
      url: new URL('https://rokade.example/'),
      headers: new Headers(headers),
      body: Uint8Array.from(new TextEncoder().encode(body)),
    },
  );
}

/** Another manager gives their club the id that the federation has. */
async function sameId(): Promise<void> {
  const { otherChief, otherManager } = world.people;
  const invited = { invitertype: 0, registerertype: 2 };
  const asked = { entity: world.otherFederation, body: invited };
  const { id: invitation_id } = await otherChief.browser.read(calls.makeInvitation, asked);
  const club = { id: world.federation, name: 'Samme id', country: 'NOR', region: 'Oslo', invitation_id };
  must(await otherManager.browser.ask(calls.createClub, { body: club }));
}

/** All games of the tournament of which only the top is public are over; who is not in the top. */
async function endGamesBelowTop(): Promise<readonly string[]> {
  for (const { white, black } of await world.topOnly.boards(1)) {
    const leads = white === world.people.player.id || black === world.people.player.id;
    const wins = white === world.people.player.id ? 'whiteWins' : 'blackWins';
    await world.topOnly.gameEnds(1, white, black, { result: leads ? wins : 'draw', plies: 10 });
  }
  return (await world.topOnly.page()).participants
    .map(({ account }) => account)
    .filter((one) => one !== world.people.player.id);
}

/** Every stored text, by table and column. */
const STORED: readonly string[] = Object.values(schema)
  .filter((one) => is(one, SQLiteTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.getSQLType() === 'text')
      .map((column) => `${getTableName(table)}.${column.name}`),
  );

const markerOf = (column: string): string =>
  column === 'accounts.birth_date'
    ? '1911-11-11'
    : `Qvz${column.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Qvz`;

/** A day is a day however it is written. */
const MARKERS = Object.keys(COLUMNS)
  .filter((column) => COLUMNS[column]?.kind === 'private')
  .map(markerOf)
  .flatMap((marker) => [...new Set([marker, marker.replaceAll('-', '/'), marker.replaceAll('-', '.')])]);

/** How a text is put where JSON is read. */
const asJson = (marker: string): string => `'"${marker}"'`;
const READ_AS_JSON: Readonly<Record<string, (marker: string) => string>> = {
  'tournament_outbox.message': asJson,
  'messages.content': asJson,
  'games.clocks': (marker) => `'["${marker}"]'`,
  'tournaments.draft': (marker) => {
    const seats = { pairs: [{ white: marker, black: `${marker}2` }], byes: [marker] };
    return `'${JSON.stringify({ round: 1, version: 1, proposed: seats, seats })}'`;
  },
  'tournaments.official_data': (email) => {
    const person = { name: 'Nordmann, Kari', title: 'IA', fideNumber: null, email };
    const people = { organiser: person, chiefArbiter: person, deputyArbiters: [person], arbiters: [person] };
    return `'${JSON.stringify({ ...NO_OFFICIAL_DATA, ...people })}'`;
  },
  'pairings.postponed': (words) =>
    `'${JSON.stringify({ kind: 'postponed', by: 'white', at: 0, words, startAt: null })}'`,
  'pairings.day_request': (words) =>
    `'${JSON.stringify({ by: 'white', startAt: 0, words, askedAt: 0, answer: null })}'`,
  'tournaments.round_plan': (reason) => {
    const daysOff = [{ from: '2026-12-24', until: '2026-12-31', reason }];
    return `'${JSON.stringify({ ...NO_ROUND_PLAN, daysOff })}'`;
  },
  'accounts.registered_name': (name) => `'${JSON.stringify({ firstName: name, lastName: name })}'`,
  'event_entries.player': (marker) => `json_set(player, '$.birthDate', '${marker}')`,
  'event_entries.contact': (marker) => `json_set(contact, '$.email', '${marker}', '$.phone', '${marker}')`,
  'event_entries.guardian': (marker) => `'${JSON.stringify({ name: marker, email: marker, phone: marker })}'`,
  'event_entries.ledger': (reference) => {
    const row = {
      number: 1,
      kind: 'payment',
      amount: 1,
      method: 'cash',
      reference,
      reason: reference,
      at: 0,
      by: null,
    };
    return `'${JSON.stringify([row])}'`;
  },
  'entry_mails.content': (text) => `'${JSON.stringify({ kind: 'message', text })}'`,
  'event_log.facts': (reason) => `'${JSON.stringify([{ kind: 'cancelled', reason }])}'`,
  'templates.settings': (marker) => `json_set(settings, '$.description', '${marker}')`,
};

/** Puts an unmistakable text into every private field that a stranger has no business with. */
async function plant(): Promise<void> {
  const { stranger, otherManager, top } = world.people;
  const readers = [stranger, otherManager, top].map(({ id }) => `'${id}'`).join(', ');
  const clubs = `'${world.otherClub}', '${world.federation}'`;
  await env.DB.batch(
    [
      `create table readers_see as select id as account from accounts where id in (${readers}) or id in (select account from club_members where club in (${clubs}))`,
      `create table readers_manage as select id from clubs where manager in (${readers})`,
      `create table games_below_top as select id as game from games where tournament = '${world.topOnly.id}' and '${world.people.player.id}' not in (white, black)`,
    ].map((text) => env.DB.prepare(text)),
  );
  const statements = STORED.flatMap((name) => {
    const rule = COLUMNS[name];
    if (rule?.kind !== 'private') return [];
    const [table, column] = name.split('.');
    const value = rule.unique ? `'${markerOf(name)}' || rowid` : `'${markerOf(name)}'`;
    const written = READ_AS_JSON[name]?.(markerOf(name)) ?? value;
    return [env.DB.prepare(`update ${table} set ${column} = ${written} where ${rule.planted}`)];
  });
  await env.DB.batch(statements);
  // What the objects keep is from before: from here on they read what has been planted.
  for (const id of (await knownIds()).accounts) await personStub(env, asId(id)).accessGained();
  for (const id of (await knownIds()).tournaments) {
    const stub = tournamentStub(env, asId(id));
    // Whichever sleeps already has to be woken for it.
    await runInDurableObject(stub, () => undefined);
    await evictDurableObject(stub);
  }
}

/** Every id in the database but those that are secrets themselves, by the kind of thing. */
async function knownIds(): Promise<Record<Kind, string[]>> {
  const read = async (table: string): Promise<string[]> =>
    (await env.DB.prepare(`select id from ${table}`).all<{ id: string }>()).results.map(({ id }) => id);
  return {
    accounts: await read('accounts'),
    clubs: await read('clubs'),
    organizations: await read('organizations'),
    teams: await read('teams'),
    leagues: await read('leagues'),
    tournaments: await read('tournaments'),
    games: await read('games'),
    events: await read('events'),
  };
}

type Kind = 'accounts' | 'clubs' | 'organizations' | 'teams' | 'leagues' | 'tournaments' | 'games' | 'events';

/** The pages that say something of one thing before any script has run: the Worker writes names into them. */
const PAGES: readonly (readonly [path: string, kind: Kind])[] = [
  ['/tournament/view/:id', 'tournaments'],
  ['/tournament/view/:id/pairings/:round', 'tournaments'],
  ['/game/view/:id', 'games'],
  ['/game/play/:id', 'games'],
  ['/league/view/:id', 'leagues'],
  ['/club/view/:id', 'clubs'],
  ['/organization/view/:id', 'organizations'],
  ['/team/view/:id', 'teams'],
  ['/profile/:id', 'accounts'],
];

/** Whose ids are meant by the parts of a path; a call that takes others is asked with all of them. */
const KINDS: readonly (readonly [schema: z.ZodType, kinds: readonly Kind[]])[] = [
  [parts.hostId, ['clubs', 'organizations']],
  [parts.tournamentId, ['tournaments']],
  [parts.gameId, ['games']],
  [parts.eventId, ['events']],
  // A secret that nobody can guess: wrong ones are limited.
  [parts.entryToken, []],
  [parts.clubId, ['clubs']],
  [parts.organizationId, ['organizations']],
  [parts.teamId, ['teams']],
  [parts.leagueId, ['leagues']],
  [parts.accountId, ['accounts']],
];

const QUERIES = ['', '?limit=1000', '?q=', '?q=qvz', '?q=op'];
/** What else can be said at a path with an id. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  [calls.tournamentsOf]: ['', '?type=club', '?type=organization'],
  [calls.reportFile]: ['', '?edition=16', '?encoding=ascii', '?file=report', '?encoding=latin1&comments=no'],
};

/** Every path that a stranger can read, with these ids. */
function pathsWith(ids: Record<Kind, string[]>, found: readonly string[]): string[] {
  // One of each other kind as well: an id says nothing of what it is the id of.
  const others = [...Object.values(ids).flatMap((list) => list.slice(0, 1)), ...found, '1511111'];
  const filled = (path: string, kinds: readonly Kind[]): string[] =>
    [...new Set([...kinds.flatMap((kind) => ids[kind]), ...(kinds.length === 0 ? others.slice(0, 5) : others)])].map(
      (id) => path.replace(':round', '1').replaceAll(/:\w+/g, encodeURIComponent(id)),
    );
  const reads = Object.values<Description>(CALLS).filter(({ at }) => methodOf(at) === 'GET');
  const pages = PAGES.flatMap(([path, kind]) => filled(path, [kind]));
  const asked = reads.flatMap(({ at, path: schemas = {}, query }) => {
    const path = pathOf(at);
    const [first] = Object.values(schemas);
    if (first === undefined) {
      const byTournament = query === ofTournament ? ids.tournaments.map((id) => `${path}?tournament=${id}`) : [];
      return [...QUERIES.map((one) => path + one), ...byTournament];
    }
    const kinds = KINDS.find(([schema]) => schema === first)?.[1] ?? (Object.keys(ids) as Kind[]);
    return (VARIANTS[at] ?? ['']).flatMap((variant) => filled(path, kinds).map((one) => one + variant));
  });
  return [...asked, ...pages];
}

/** Streams and sockets. */
const LIVE = [pathTo(calls.watchGame, { id: '' }), pathTo(calls.listenToTournament, { id: '' })];

const crawls = new Map<Reader, Promise<Map<string, ReceivedResponse>>>();

/** What a reader has heard by path; it reads once. */
function crawled(reader: Reader): Promise<Map<string, ReceivedResponse>> {
  const done = crawls.get(reader) ?? crawl(reader);
  crawls.set(reader, done);
  return done;
}

/** Reads everything, and follows every id that it finds. */
async function crawl(reader: Reader): Promise<Map<string, ReceivedResponse>> {
  const responses = new Map<string, ReceivedResponse>();
  const ids = await knownIds();
  const known = new Set(Object.values(ids).flat());
  let found: string[] = [];
  do {
    const paths = pathsWith(ids, found).filter((path) => !responses.has(path));
    // One person may have few streams and sockets open at a time.
    const live = paths.filter((path) => LIVE.some((start) => path.startsWith(start)));
    for (const path of live) responses.set(path, await read(reader, path));
    const rest = paths.filter((path) => !live.includes(path));
    for (let start = 0; start < rest.length; start += 20) {
      const some = rest.slice(start, start + 20);
      const answers = await Promise.all(some.map(async (path) => [path, await read(reader, path)] as const));
      for (const [path, answer] of answers) responses.set(path, answer);
    }
    found = [...responses.values()].flatMap(({ text }) => idsIn(text)).filter((id) => !known.has(id));
    for (const id of found) known.add(id);
  } while (found.length > 0);
  return responses;
}

const read = (reader: Role, path: string): Promise<ReceivedResponse> =>
  send(browserOf(world, reader), { method: 'GET', path });

/** What looks like the id of something in an answer. */
const idsIn = (text: string): string[] =>
  [...text.matchAll(/"(?:id|\w+_id|account|white|black|team|club|tournament|organiser|manager)":"([\w-]{1,40})"/g)].map(
    ([, id = '']) => id,
  );

/** Where an answer of the tournament that shows its top only tells a score or a result below it. */
function telling(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(telling);
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(value));
  const shown = (...names: string[]): string[] =>
    names.filter((name) => ![undefined, null, '', 'Ongoing', false].includes(fields.get(name) as never));
  const isBelow = (name: string): boolean => below.includes(String(fields.get(name)));
  const own = [
    ...(isBelow('account') ? shown('score', 'rank', 'tb1', 'tb2', 'tb3', 'tb4') : []),
    ...(isBelow('white') && isBelow('black') ? shown('outcome', 'result', 'moves', 'finished', 'pairing_outcome') : []),
  ];
  return [...own, ...[...fields.values()].flatMap(telling)];
}

const parsed = (text: string): unknown => {
  const data = /^event: .*\ndata: (.*)$/m.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

describe('stored texts', () => {
  it('every stored text is declared public or private', () => {
    expect(STORED.filter((name) => COLUMNS[name] === undefined)).toEqual([]);
    expect(Object.keys(COLUMNS).filter((name) => !STORED.includes(name))).toEqual([]);
  });

  it('every private text column contains its marker', async () => {
    const missing: string[] = [];
    for (const name of STORED) {
      const [table, column] = name.split('.');
      // What is on its way to other objects, or to devices, is there for a moment only.
      if (COLUMNS[name]?.kind !== 'private' || table === 'tournament_outbox' || table === 'push_notices') continue;
      const sql = `select count(*) as n from ${table} where ${column} like '%${markerOf(name)}%'`;
      const row = await env.DB.prepare(sql).first<{ n: number }>();
      if (!row?.n) missing.push(name);
    }
    expect(missing).toEqual([]);
  });
});

describe('a crawl of all responses', () => {
  it.each(READERS)('a crawl as %s finds nothing that is private', async (reader) => {
    const responses = await crawled(reader);
    expect([...responses.values()].filter(({ status }) => status < 300).length).toBeGreaterThan(80);
    const leaks = [...responses].flatMap(([path, { text, headers }]) =>
      MARKERS.filter((marker) => text.includes(marker) || headers.includes(marker)).map(
        (marker) => `${reader} reads ${marker} at ${path}`,
      ),
    );
    expect(leaks).toEqual([]);
  });

  it.each(READERS)('a crawl as %s finds no score and no result below the public top (D-73)', async (reader) => {
    const shown = [...(await crawled(reader))]
      .filter(([path]) => path.includes(world.topOnly.id))
      .flatMap(([path, { text }]) => telling(parsed(text)).map((field) => `${reader} is told ${field} at ${path}`));
    expect(shown).toEqual([]);
  });

  it.each(READERS)('a crawl as %s meets no server error and no rate limit', async (reader) => {
    const faults = [...(await crawled(reader))].filter(([, { status }]) => status >= 500 || status === 429);
    expect(faults.map(([path]) => path)).toEqual([]);
  });
});

describe('the crawled data', () => {
  it('private texts are shown to users who may read them, and public texts are in the page', async () => {
    const club = await read('top', pathTo(calls.manageClub, { id: world.club }));
    for (const column of ['accounts.first_name', 'accounts.birth_date']) expect(club.text).toContain(markerOf(column));
    const secret = await read('top', pathTo(calls.viewTournament, { id: world.secret.id }));
    for (const column of ['tournaments.name', 'rounds.name']) expect(secret.text).toContain(markerOf(column));
    const open = (await world.open.page()).tournament.name;
    const page = await read('visitor', `/tournament/view/${world.open.id}`);
    expect(page.text).toContain(`<title>${open} · Rokade</title>`);
    const table = await read('top', pathTo(calls.viewTournament, { id: world.topOnly.id }));
    expect(telling(parsed(table.text))).toEqual(expect.arrayContaining(['score', 'rank', 'result', 'outcome']));
    expect((await read('top', pathTo(calls.listenToTournament, { id: world.open.id }))).text).toContain('event: games');
    expect((await read('top', pathTo(calls.watchGame, { id: world.online.game }))).text).toContain('"game"');
  });
});
