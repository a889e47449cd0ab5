import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Description } from '../../../contract/calls/description.ts';
import * as calls from '../../../contract/calls.ts';
import { CALLS } from '../../../contract/http/described-calls.ts';
import { ERRORS, type ErrorKey, isErrorKey } from '../../../contract/http/errors.ts';
import { tournamentId } from '../../../contract/http/path-parts.ts';
import { methodOf, pathOf, pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { no } from '../../../i18n/no.ts';
import { app } from '../../../worker/app.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { firstOf, nth } from '../../support/lists.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, inTime, newTournament } from '../../support/workers/event.ts';
import { type Cast, makeCast, newAccount } from '../../support/workers/people.ts';
import { stored } from '../../support/workers/stored.ts';

/** What nobody means well sends as a part of a path or of a query. */
const HOSTILE_TEXTS: readonly string[] = [
  'nobody',
  '__proto__',
  "' OR 1=1 --",
  '%00',
  '%E0%A4%A',
  '-1',
  '1e309',
  '../../s',
  'æøå 🐎 \ud800',
  'x'.repeat(90),
  'x'.repeat(3_000),
];

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Bodies as they come from the net: the text, and what it says it is. */
const HOSTILE_BODIES: readonly (readonly [text: string | undefined, type: string])[] = [
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['{', 'application/json'],
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['7', 'application/json; charset=utf-8'],
  [deep(5_000), 'application/json'],
  ['{"__proto__":{"level":3},"constructor":1}', 'application/json'],
  ['id=admin&password=x', 'application/x-www-form-urlencoded'],
  ['<a/>', 'text/xml'],
];

/** Fields that calls of this product read, each with values of the wrong kind. */
const FIELDS =
  'id username password name kind tournament round number white black account account_id team trf organiser organiser_type start_date first_pairing_date first_pairing_time powers club member_count email description side message_id add fide_number ids q'.split(
    ' ',
  );
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  { $ne: 1 },
  -1,
  1e308,
  "'; DROP TABLE accounts; --",
  'a\u0000b',
  'y'.repeat(2_500),
];
const bodiesOfFields = HOSTILE_VALUES.map((value) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value]))),
);

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Every call that the application knows; a log-out would end the test's own sessions, and deletions come last. */
const ROUTES: readonly Route[] = [
  ...Object.values<Description>(CALLS)
    .filter(({ at }) => at !== calls.logOut)
    .map(({ at }) => ({ method: methodOf(at), path: pathOf(at) })),
].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** Somebody who sends every so-manieth of the attacks. */
interface Asker {
  readonly who: string;
  readonly cookie: string | undefined;
  readonly every: number;
}

let cast: Cast;
let event: Event;
const askers: Asker[] = [];

beforeAll(async () => {
  cast = await makeCast();
  const { manager, member, captain, clubEditor, outsider } = cast.people;
  event = await Event.build(manager, cast.club, { self_joinable: true });
  await event.started([member, captain, clubEditor, outsider]);
  must(await event.next());
  // Whoever may do little is mostly refused at the door: a part of the attacks, another one at each route, will do.
  askers.push(
    { who: 'visitor', cookie: undefined, every: 3 },
    { who: 'player', cookie: member.browser.cookie, every: 3 },
    { who: 'manager', cookie: manager.browser.cookie, every: 1 },
  );
}, 30_000);

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly cookie: string | undefined;
  readonly body?: string | undefined;
  readonly type?: string;
}

async function send({ method, path, cookie, body, type }: Sent): Promise<Response> {
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      origin: 'http://localhost',
      ...(type !== undefined && { 'content-type': type }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && method !== 'GET' && { body }),
  });
  const context = createExecutionContext();
  const response = await app.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response;
}

const filled = (path: string, value: string): string => path.replaceAll(/:\w+/g, () => encode(value));
/** What is escaped already, well or badly, goes as it is; half a character cannot be sent. */
const encode = (text: string): string =>
  /^[%.]/.test(text) ? text : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
const known = (path: string): string => (OF_TOURNAMENT.has(path) ? path.replace(':id', event.id) : path);
/** The paths that begin with the id of a tournament. */
const OF_TOURNAMENT: ReadonlySet<string> = new Set(
  Object.values<Description>(CALLS).flatMap(({ at, path }) => (path?.id === tournamentId ? [pathOf(at)] : [])),
);

function attacks({ method, path }: Route, cookie: string | undefined): Sent[] {
  const json = 'application/json';
  const byPath = HOSTILE_TEXTS.map((text) => ({ method, path: filled(path, text), cookie, body: '{}', type: json }));
  const byQuery = HOSTILE_TEXTS.map((text) => {
    const query = `?tournament=${encode(text)}&q=${encode(text)}&limit=${encode(text)}&ply=${encode(text)}&edition=x`;
    return { method, path: filled(known(path), '1') + query, cookie, body: '{}', type: json };
  });
  const target = filled(known(path), '1');
  const byBody = [...HOSTILE_BODIES, ...bodiesOfFields.map((text) => [text, json] as const)].map(([body, type]) => ({
    method,
    path: target,
    cookie,
    body,
    type,
  }));
  if (method === 'GET') return [...(path.includes(':') ? byPath : []), ...byQuery];
  return [...(path.includes(':') ? byPath : []), ...byBody];
}

/** What is wrong with an answer, or null: it is JSON, an error names a known key with its own status, and is no defect. */
const english: Readonly<Record<ErrorKey, string>> = { ...en.errors, ...en.fileErrors };
const norwegian: Readonly<Record<ErrorKey, string>> = { ...no.errors, ...no.fileErrors };

async function fault(response: Response): Promise<string | null> {
  if (response.status < 400) {
    await response.body?.cancel();
    return null;
  }
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('application/json')) return `no JSON: ${text.slice(0, 80)}`;
  const { message } = JSON.parse(text) as { message: string };
  if (!isErrorKey(message)) return `unknown key ${message}`;
  const key: ErrorKey = message;
  if (key === 'internalError') return 'internalError';
  if (!english[key] || !norwegian[key]) return `${key} has no text`;
  return ERRORS[key] === response.status ? null : `${key} with ${response.status}`;
}

/** Values that are of the right kind for some field, and more than it can take. */
const FIELD_VALUES: readonly unknown[] = [
  '',
  ' ',
  0,
  -1,
  0.1,
  1e9,
  1e308,
  '1e999',
  null,
  [],
  false,
  'x'.repeat(101),
  '\u202e\ud83d',
  '__proto__',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
];

interface Form {
  readonly method: string;
  readonly path: string;
  /** The form as somebody fills it in who means well. */
  readonly form: () => Record<string, unknown>;
}

async function forms(): Promise<Form[]> {
  const organiser = { organiser: cast.club, organiser_type: 'club' };
  const open = await Event.build(cast.people.manager, cast.club, { ...inTime(3_600_000), default_game_location: 1 });
  const guest = await open.guest();
  must(await cast.people.manager.browser.ask(calls.addRound, { body: { tournament: open.id } }));
  const complete = {
    game_variant: 0,
    online_pairing_interval_n: 1,
    online_pairing_interval_t: 0,
    initial_time: 3,
    increment: 2,
    show_only_top: true,
    show_only_top_nr: 3,
    win_points: 1,
    draw_points: 0.5,
    loss_points: 0,
    tb3: 2,
    tb4: 3,
    meetings: 1,
    per_team: 4,
    profile_picture: '',
    league: null,
  };
  const person = {
    fide_number: 1,
    title: 'FM',
    fide_rating: 2000,
    fide_federation: 'NOR',
    region: '',
    email: 'a@example.org',
    level: 0,
    ghost: true,
    club: cast.club,
  };
  const trf = `012 Open\n${playerLine(1, 'Berg, Anne', '0.0')}\n`;
  const at = { next_pairing_date: '2099-01-01', next_pairing_time: '12:00' };
  const start_date = '2099-01-01T12:00:00Z';
  const round = { tournament: open.id, number: 1, start_date };
  return [
    { method: 'POST', path: pathTo(calls.buildTournament), form: () => newTournament({ ...organiser, ...complete }) },
    {
      method: 'PUT',
      path: pathTo(calls.editTournament, { id: open.id }),
      form: () => ({ ...open.payload, ...complete }),
    },
    {
      method: 'POST',
      path: pathTo(calls.addGuest, { id: open.id }),
      form: () => ({
        first_name: 'Gro',
        last_name: 'Gjest',
        title: 'FM',
        fide_rating: 1,
        fide_number: 1,
        federation: 'NOR',
      }),
    },
    {
      method: 'POST',
      path: pathTo(calls.importTournament),
      form: () => ({ ...organiser, trf, publicly_viewable: true, id: '' }),
    },
    { method: 'POST', path: pathTo(calls.changeNextPairing, { id: open.id }), form: () => at },
    { method: 'POST', path: pathTo(calls.addRound), form: () => ({ ...round, name: 'Round 2', number: 2 }) },
    { method: 'PATCH', path: pathTo(calls.setupRound), form: () => round },
    {
      method: 'POST',
      path: pathTo(calls.addPairing),
      form: () => ({ tournament: open.id, round: 1, white: guest, black: guest, online: true }),
    },
    { method: 'POST', path: pathTo(calls.createAccount), form: () => newAccount(person) },
  ];
}

describe('malformed input', () => {
  it('malformed input gets a refusal with a known key, and changes nothing where it is refused', async () => {
    expect(ROUTES.length).toBeGreaterThan(70);
    const faults: string[] = [];
    let before = await stored(['sessions']);
    for (const [index, route] of ROUTES.entries()) {
      for (const { who, cookie, every } of askers) {
        const sent = attacks(route, cookie).filter((_, number) => (number + index) % every === 0);
        const responses = await Promise.all(sent.map(send));
        const wrong = await Promise.all(responses.map(fault));
        for (const [number, { method, path, body }] of sent.entries()) {
          if (wrong[number] === null) continue;
          faults.push(`${who}: ${method} ${path.slice(0, 120)} ${body?.slice(0, 60)}: ${wrong[number]}`);
        }
        const after = await stored(['sessions']);
        const refused = responses.every(({ status }) => status >= 400);
        if ((refused || route.method === 'GET') && after !== before) {
          faults.push(`${who}: ${route.method} ${route.path} changed something`);
        }
        before = after;
      }
    }
    expect(faults).toEqual([]);
  });

  it('a wrong value in one field of a valid form is accepted or refused by name', async () => {
    const { manager } = cast.people;
    const faults: string[] = [];
    for (const { method, path, form } of await forms()) {
      const fields = Object.keys(form());
      const sent = fields.flatMap((field) =>
        FIELD_VALUES.map((value) => ({
          method,
          path,
          cookie: manager.browser.cookie,
          body: JSON.stringify({ ...form(), [field]: value }),
          type: 'application/json',
        })),
      );
      const wrong = await Promise.all((await Promise.all(sent.map(send))).map(fault));
      const fine = await send({ ...firstOf(sent), body: JSON.stringify(form()) });
      if (/invalid/.test(await fine.text())) faults.push(`${method} ${path}: the form is not fine by itself`);
      const named = wrong.map(
        (one, index) => one && `${method} ${path} ${nth(sent, index).body.slice(0, 300)}: ${one}`,
      );
      faults.push(...named.filter((one) => one !== null));
    }
    expect(faults).toEqual([]);
  });
});
