import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { type CallAddress, callAt } from '../../../contract/http/described-calls.ts';
import { pathOf, pathTo } from '../../../contract/http/request.ts';
import { BODY_BYTES } from '../../../domain/kernel/limits.ts';
import { app } from '../../../worker/app.ts';
import { Browser, refusal } from '../../support/workers/browser.ts';
import { newTournament } from '../../support/workers/event.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';
import {
  filledIn,
  READS,
  untouchable,
  WRITES,
  WRITES_OF_PAGES,
  WRITES_OF_SERVERS,
} from '../../support/workers/writes.ts';

const ORIGIN = 'http://localhost';
const JSON_TYPE = { 'content-type': 'application/json' };

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

/** What is answered to a request that must not get further than the door, and what it touched behind it. */
async function atTheDoor(path: string, init: RequestInit): Promise<string> {
  const { env: nothing, touched } = untouchable();
  const response = await app.request(ORIGIN + path, init, nothing, createExecutionContext());
  const { message } = await response.json<{ message: string }>();
  return [response.status, message, ...touched].join(' ');
}

/** A body of so many bytes in pieces, as it comes from who does not say how long it is; counts what was taken. */
function inPieces(bytes: number): { body: ReadableStream<Uint8Array>; taken: () => number } {
  let given = 0;
  const piece = new Uint8Array(16 * 1024).fill(0x20);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given >= bytes) return controller.close();
      given += piece.length;
      controller.enqueue(piece);
    },
  });
  return { body, taken: () => given };
}

describe('a write', () => {
  it('the contract has more than fifty writes', () => {
    expect(WRITES_OF_PAGES.length).toBeGreaterThan(50);
  });

  it('only webhooks come from other servers', () => {
    expect(WRITES_OF_SERVERS.map(({ path }) => path)).toEqual([pathOf(calls.paymentWebhook)]);
  });

  it.each([
    ['plain text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'id=1'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['something that only begins like JSON', 'application/json-patch+json', '{}'],
    ['a content type, but no body', 'text/plain', undefined],
    ['a body, but no content type', undefined, new Uint8Array([0x7b, 0x7d])],
  ])('a write with %s is refused on every call of a page, and reaches no service', async (_, type, body) => {
    for (const { method, path } of WRITES_OF_PAGES) {
      const headers = { origin: ORIGIN, ...(type !== undefined && { 'content-type': type }) };
      const answer = await atTheDoor(filledIn(path), { method, headers, ...(body !== undefined && { body }) });
      expect([method, path, answer]).toEqual([method, path, '415 jsonExpected']);
    }
  });

  it.each([
    ['the page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a neighbour under the same domain', { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' }],
    ['a browser that reports another site', { 'sec-fetch-site': 'cross-site' }],
  ])('a write from %s is refused on every call of a page, and reaches no service', async (_, from) => {
    for (const { method, path } of WRITES_OF_PAGES) {
      const answer = await atTheDoor(filledIn(path), { method, headers: { ...JSON_TYPE, ...from }, body: '{}' });
      expect([method, path, answer]).toEqual([method, path, '403 forbiddenOrigin']);
    }
  });

  it('a read request on the path of a write is not found, and changes nothing', async () => {
    const readable = new Set(READS.map(({ path }) => filledIn(path)));
    const { browser } = cast.people.admin;
    for (const { path } of WRITES.filter((call) => !readable.has(filledIn(call.path)))) {
      const taken = READS.some((read) =>
        new RegExp(`^${read.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(filledIn(path)),
      );
      if (taken) continue;
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const headers = { cookie: browser.cookie ?? '' };
        const response = await app.request(ORIGIN + filledIn(path), { method, headers }, env);
        expect([method, path, response.status]).toEqual([method, path, 404]);
        const text = await response.text();
        if (method === 'GET') expect(JSON.parse(text)).toEqual({ message: 'noSuchCall' });
      }
    }
  });

  it('a write whose body is not JSON is refused, also where its call needs no body', async () => {
    const { member } = cast.people;
    for (const text of ['{', 'id=1', '\u0000']) {
      expect(refusal(await member.browser.ask(calls.logOut, { body: text }))).toBe('400 invalidJson');
    }
    expect(
      await atTheDoor(pathTo(calls.logOut), {
        method: 'POST',
        headers: JSON_TYPE,
        body: new Uint8Array([0x22, 0xff, 0x22]),
      }),
    ).toBe('400 invalidJson');
    expect((await member.browser.ask(calls.readSettings)).status).toBe(200);
  });
});

describe('the size of a body', () => {
  const kilobytes = (at: string): number => BODY_BYTES[callAt(at as CallAddress).size ?? 'default'] / 1024;

  it('a body has at most 64 KB, 256 KB where texts are written and 5 MB for a file', () => {
    expect([BODY_BYTES.default, BODY_BYTES.description, BODY_BYTES.import]).toEqual([65_536, 262_144, 5_242_880]);
    expect(kilobytes(calls.logIn)).toBe(64);
  });

  it.each(WRITES.map(({ method, path }) => [method, path] as const))(
    'the body of %s %s is measured while it arrives, and reading stops soon after the limit',
    async (method, path) => {
      const most = kilobytes(`${method} ${path}`) * 1024;
      const headers = { ...JSON_TYPE, origin: ORIGIN };
      const stream = inPieces(20 * BODY_BYTES.import);
      const init = { method, headers, body: stream.body, duplex: 'half' };
      expect(await atTheDoor(filledIn(path), init)).toBe('413 inputTooLarge');
      expect(stream.taken()).toBeLessThan(most + 1.25 * 1024 * 1024);
    },
  );

  it('a body is refused by its content-length header where that is too large', async () => {
    const stream = inPieces(16 * 1024);
    const headers = { ...JSON_TYPE, 'content-length': '65537' };
    expect(await atTheDoor(pathTo(calls.logIn), { method: 'POST', headers, body: stream.body })).toBe(
      '413 inputTooLarge',
    );
  });

  it('a body can have the longest description in any script', async () => {
    const { manager } = cast.people;
    const sent = newTournament({ organiser: cast.club, organiser_type: 'club', description: '棋'.repeat(20_000) });
    const escaped = JSON.stringify(sent).replaceAll('棋', '\\u68cb');
    expect(escaped.length).toBeGreaterThan(BODY_BYTES.default);
    expect((await manager.browser.ask(calls.buildTournament, { body: escaped })).status).toBe(200);
  });
});

describe('response headers', () => {
  const paths = [
    pathTo(calls.authInfo),
    pathTo(calls.findTournaments),
    '/s/no/such/call',
    pathTo(calls.viewTournament, { id: 'nobody' }),
    pathTo(calls.listenToTournament, { id: 'nobody' }),
    pathTo(calls.watchGame, { id: 'nobody' }),
  ];

  it.each(paths)('a response at %s allows own scripts only, and no MIME sniffing, framing or caching', async (path) => {
    const { headers } = await new Browser().get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each(paths)('a response at %s in production requires TLS for later requests', async (path) => {
    const response = await app.request(`https://chess.example.org${path}`, {}, env);
    await response.text();
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('a page that is the same for every stranger may be cached and revalidated, and no other', async () => {
    const { manager, member } = cast.people;
    const built = await manager.browser.ask(calls.buildTournament, {
      body: newTournament({ organiser: cast.club, organiser_type: 'club' }),
    });
    const { id } = built.body as { id: string };
    const stranger = await new Browser().ask(calls.viewTournament, { id });
    expect(stranger.headers.get('cache-control')).toBe('private, no-cache');
    for (const { browser } of [manager, member]) {
      const own = await browser.ask(
        calls.viewTournament,
        { id },
        {
          'if-none-match': stranger.headers.get('etag') ?? '',
        },
      );
      expect([own.status, own.headers.get('cache-control'), own.headers.get('etag')]).toEqual([200, 'no-store', null]);
    }
    for (const path of [
      pathTo(calls.printPairings, { id }),
      pathTo(calls.printResults, { id }),
      pathTo(calls.printCards, { id, round: '1' }),
    ]) {
      const response = await app.request(ORIGIN + path, {}, env);
      await response.text();
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
  });

  it('an open stream has the security headers of other responses', async () => {
    const { manager } = cast.people;
    const built = await manager.browser.ask(calls.buildTournament, {
      body: newTournament({ organiser: cast.club, organiser_type: 'club' }),
    });
    const { id } = built.body as { id: string };
    const stream = await app.request(`https://chess.example.org${pathTo(calls.listenToTournament, { id })}`, {}, env);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stream.headers.get('strict-transport-security')).not.toBeNull();
    await stream.body?.cancel();
  });
});

describe('the session cookie in production', () => {
  it('the session cookie in production is bound to its host and to TLS, and one with the local name is refused', async () => {
    const { id, password } = cast.people.member;
    const site = 'https://chess.example.org';
    const ask = (path: string, init: RequestInit) => app.request(site + path, init, env);
    const logIn = await ask(pathTo(calls.logIn), {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ id, password }),
    });
    const [line = ''] = logIn.headers.getSetCookie();
    expect(line).toMatch(/^__Host-rokade_session=[\w-]+\.[\w-]{43};/);
    expect(line).toContain('Secure');
    expect(line).toContain('HttpOnly');
    expect(line).toContain('Path=/');
    expect(line).not.toContain('Domain');
    const [cookie = ''] = line.split(';');
    expect((await ask(pathTo(calls.readSettings), { headers: { cookie } })).status).toBe(200);
    const planted = cookie.replace('__Host-', '');
    expect((await ask(pathTo(calls.readSettings), { headers: { cookie: planted } })).status).toBe(403);
    const logOut = await ask(pathTo(calls.logOut), { method: 'POST', headers: { cookie } });
    expect(logOut.headers.getSetCookie()[0]).toMatch(/^__Host-rokade_session=;.*Max-Age=0/);
  });
});
