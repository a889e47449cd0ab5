import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { sessions } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { MOST_CONNECTIONS, STREAM_KEEP_ALIVE_MS } from '../../../domain/kernel/limits.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { addressStub, gameStub, personStub, tournamentStub } from '../../../durable-objects/stubs.ts';
import { hashToken } from '../../../services/account/login/random-secrets.ts';
import { app } from '../../../worker/app.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { firstOf } from '../../support/lists.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, enter, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
let host: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
});

const online = { default_game_location: 1, online_pairing_interval_t: 1 };

/** An online tournament of four whose games are about to begin. */
async function underway(changes: Record<string, unknown> = {}) {
  const players = await makePlayers(host, cast.club, 4);
  const event = await (await Event.build(host, cast.club, { ...online, ...changes })).started(players);
  const board = await event.firstBoard(1);
  const { id: game } = firstOf(await event.gamesOf(1, board.white, board.black));
  const by = (id: string): Somebody => players.find((one) => one.id === id) ?? host;
  return { event, game, players, white: by(board.white), black: by(board.black) };
}

/** Whether the game takes a move from this browser: before its start it tells those it knows that it has not begun. */
const moves = async (browser: Browser, game: string): Promise<boolean> => {
  const answer = refusal(await browser.ask(calls.move, { id: game, from: 'e2', to: 'e4' }));
  expect(['409 gameNotStarted', '403 loginFirst']).toContain(answer);
  return answer === '409 gameNotStarted';
};

/** A change of the rights of an account by a Worker that dies before it can report that it has written it. */
async function unreported(account: string, write: () => Promise<unknown>): Promise<void> {
  await personStub(env, asId(account)).beginChange('of a Worker that dies');
  await write();
}

class OpenSocket {
  closed = false;

  constructor(socket: WebSocket) {
    socket.addEventListener('close', () => {
      this.closed = true;
    });
    socket.accept();
  }

  static async of(game: string, browser: Browser): Promise<OpenSocket> {
    const headers = { Upgrade: 'websocket', ...(browser.cookie !== undefined && { cookie: browser.cookie }) };
    const { webSocket, status } = await app.request(
      `http://localhost${pathTo(calls.watchGame, { id: game })}`,
      { headers },
      env,
    );
    if (!webSocket) throw new Error(`answered ${status}`);
    return new OpenSocket(webSocket);
  }

  over = (): Promise<void> => eventually(() => expect(this.closed).toBe(true));
}

describe('an ended session', () => {
  it('an ended session makes no more moves, also in a game that has cached it, and its socket is closed', async () => {
    const { game, white } = await underway();
    const { browser } = white;
    const socket = await OpenSocket.of(game, browser);
    const elsewhere = await enter(white.id, white.password);
    const other = await OpenSocket.of(game, elsewhere.browser);
    expect([await moves(browser, game), await moves(elsewhere.browser, game)]).toEqual([true, true]);
    const { cookie } = browser;
    must(await browser.ask(calls.logOut));
    browser.cookie = cookie;
    expect(await moves(browser, game)).toBe(false);
    await socket.over();
    expect([other.closed, await moves(elsewhere.browser, game)]).toEqual([false, true]);
  });

  it('a password change ends all sessions but the one that made it', async () => {
    const { game, white } = await underway();
    const elsewhere = await enter(white.id, white.password);
    for (const { browser } of [white, elsewhere]) expect(await moves(browser, game)).toBe(true);
    must(
      await white.browser.ask(calls.changePassword, {
        body: {
          new_pwd: 'another password',
          pwd: white.password,
        },
      }),
    );
    expect([await moves(white.browser, game), await moves(elsewhere.browser, game)]).toEqual([true, false]);
  });

  it('a session ends when the manager sets the password', async () => {
    const { game, white } = await underway();
    const socket = await OpenSocket.of(game, white.browser);
    expect(await moves(white.browser, game)).toBe(true);
    must(await host.browser.ask(calls.setPassword, { id: white.id, body: { password: 'another password' } }));
    expect(await moves(white.browser, game)).toBe(false);
    await socket.over();
  });

  it('the moves of a session are made without reading it from the database each time', async () => {
    const { game, white } = await underway();
    expect(await moves(white.browser, game)).toBe(true);
    const reads = vi.spyOn(Object.getPrototypeOf(env.DB), 'batch');
    for (let ply = 0; ply < 5; ply += 1) expect(await moves(white.browser, game)).toBe(true);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });
});

describe('the stream of a private tournament', () => {
  it('the stream of a private tournament ends for a player who is removed, and for nobody else', async () => {
    const players = await makePlayers(host, cast.club, 4);
    const event = await (await Event.build(host, cast.club, { publicly_viewable: false })).with(players);
    const [stays, goes] = await Promise.all([
      OpenStream.of(event.id, players[0].browser),
      OpenStream.of(event.id, players[1].browser),
    ]);
    must(await event.remove(players[1].id));
    await goes.over();
    expect(stays.isOver).toBe(false);
    expect((await OpenStream.of(event.id, players[1].browser)).status).toBe(403);
    await stays.leave();
  });

  it('the stream of a private tournament ends for an arbiter whose role is revoked', async () => {
    const event = await Event.build(host, cast.club, { publicly_viewable: false });
    const arbiter = await makePerson(host, { club: cast.club });
    const role = `club:arbiter:${cast.club}`;
    must(await host.browser.ask(calls.grantClubRole, { account: arbiter.id, body: { powers: [role], id: cast.club } }));
    const stream = await OpenStream.of(event.id, arbiter.browser);
    must(await host.browser.ask(calls.revokeClubRole, { id: cast.club, body: { power: role, id: arbiter.id } }));
    await stream.over();
    expect((await OpenStream.of(event.id, arbiter.browser)).status).toBe(403);
  });

  it('the stream of a private tournament ends for removed club members, and for users of an organisation that the club leaves', async () => {
    const event = await Event.build(host, cast.club, { publicly_viewable: false });
    const arbiter = await makePerson(host, { club: cast.club });
    const role = `club:arbiter:${cast.club}`;
    must(await host.browser.ask(calls.grantClubRole, { account: arbiter.id, body: { powers: [role], id: cast.club } }));
    const member = await OpenStream.of(event.id, arbiter.browser);
    const chief = await OpenStream.of(event.id, cast.people.chief.browser);
    must(await host.browser.ask(calls.removeMember, { id: cast.club, account: arbiter.id }));
    await member.over();
    expect(chief.isOver).toBe(false);
    must(await cast.people.chief.browser.ask(calls.removeClub, { id: cast.organization, club: cast.club }));
    await chief.over();
    expect((await OpenStream.of(event.id, cast.people.chief.browser)).status).toBe(403);
    must(await cast.people.chief.browser.ask(calls.addClub, { id: cast.organization, club: cast.club }));
  });
});

describe('the socket of a spectator', () => {
  it('the socket of a spectator of a private game closes when their role is removed, and those of others do not', async () => {
    const { game, white } = await underway({ publicly_viewable: false });
    const arbiter = await makePerson(host, { club: cast.club });
    const role = `club:arbiter:${cast.club}`;
    must(await host.browser.ask(calls.grantClubRole, { account: arbiter.id, body: { powers: [role], id: cast.club } }));
    const [watching, hosting, playing] = await Promise.all([
      OpenSocket.of(game, arbiter.browser),
      OpenSocket.of(game, host.browser),
      OpenSocket.of(game, white.browser),
    ]);
    must(await host.browser.ask(calls.revokeClubRole, { id: cast.club, body: { power: role, id: arbiter.id } }));
    await watching.over();
    expect([hosting.closed, playing.closed]).toEqual([false, false]);
    await expect(OpenSocket.of(game, arbiter.browser)).rejects.toThrow('403');
  });

  it('the socket of a spectator is revalidated during the game, also where no change was reported to it', async () => {
    const { game } = await underway({ publicly_viewable: false });
    const { id, browser } = await enter(host.id, host.password);
    const [watching, hosting] = [await OpenSocket.of(game, browser), await OpenSocket.of(game, host.browser)];
    const stub = gameStub(env, asId(game));
    const ended = await hashToken(browser.cookie?.split('.')[1] ?? '');
    await unreported(id, () => openDb(env.DB).delete(sessions).where(eq(sessions.tokenHash, ended)));
    expect([watching.closed, id]).toEqual([false, host.id]);
    setClockAhead(2 * STREAM_KEEP_ALIVE_MS);
    expect(await stub.adjustTime('white', MINUTE)).toMatchObject({ ok: true });
    await watching.over();
    restoreClock();
    expect(hosting.closed).toBe(false);
  });
});

describe('a tournament that becomes private', () => {
  it('a tournament that becomes private ends the streams and sockets of strangers, not those of its players and host', async () => {
    const { event, game, players, white } = await underway();
    const [stranger, player, arbiter] = await Promise.all([
      OpenStream.of(event.id),
      OpenStream.of(event.id, players[0].browser),
      OpenStream.of(event.id, host.browser),
    ]);
    const watching = await OpenSocket.of(game, cast.visitor);
    const playing = await OpenSocket.of(game, white.browser);
    must(await event.edit({ publicly_viewable: false }));
    await stranger.over();
    await watching.over();
    expect([player.isOver, arbiter.isOver, playing.closed]).toEqual([false, false, false]);
    await expect(OpenSocket.of(game, cast.visitor)).rejects.toThrow('403');
    await Promise.all([player.leave(), arbiter.leave()]);
  });
});

describe('keep-alive', () => {
  it('a stream is revalidated with each keep-alive, also where no change was reported to it', async () => {
    const event = await Event.build(host, cast.club, { publicly_viewable: false });
    const arbiter = cast.people.clubArbiter;
    const timers = vi.spyOn(globalThis, 'setInterval');
    const stream = await OpenStream.of(event.id, arbiter.browser);
    const onKeepAlive = timers.mock.calls.find(([, ms]) => ms === STREAM_KEEP_ALIVE_MS)?.[0];
    timers.mockRestore();
    const keepAlive = () => runInDurableObject(tournamentStub(env, asId(event.id)), () => onKeepAlive?.());
    await keepAlive();
    await eventually(() => expect(stream.received).toContain(': here'));
    expect(stream.isOver).toBe(false);
    await unreported(arbiter.id, () =>
      openDb(env.DB)
        .delete(sessions)
        .where(eq(sessions.account, asId(arbiter.id))),
    );
    await keepAlive();
    await stream.over();
  });
});

describe('streams and sockets', () => {
  it('a user can have ten connections, and the next one is refused until one of them has ended', async () => {
    const event = await Event.build(host, cast.club);
    const reader = await makePerson(host, { club: cast.club });
    const open: OpenStream[] = [];
    for (let count = 0; count < MOST_CONNECTIONS.person; count += 1)
      open.push(await OpenStream.of(event.id, reader.browser));
    const refused = await reader.browser.ask(calls.listenToTournament, { id: event.id });
    expect(refusal(refused)).toBe('429 tooManyConnections');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await open.pop()?.leave();
    const next = await eventually(async () => {
      const stream = await OpenStream.of(event.id, reader.browser);
      if (stream.status !== 200) throw new Error('still refused');
      return stream;
    });
    for (const stream of [...open, next]) await stream.leave();
  });

  it('an address can have three hundred connections, and one that was lost in a crash is not counted forever', async () => {
    const address = '192.0.2.7';
    const counter = addressStub(env, address);
    const place = { kind: 'game', id: asId<Parameters<typeof gameStub>[1]>('nobodys') } as const;
    const most = MOST_CONNECTIONS.address;
    for (let count = 0; count < most; count += 1)
      expect(await counter.take(address, `lease ${count}`, place, most)).toBe(true);
    expect(await counter.take(address, 'one more', place, most)).toBe(false);
    setClockAhead(MINUTE);
    expect(await counter.take(address, 'one more', place, most)).toBe(true);
    expect(await counter.targets(address)).toEqual([place]);
    restoreClock();
  });

  it('streams and sockets are no longer counted once they have ended', async () => {
    const { event, game, white } = await underway();
    const counter = personStub(env, asId(white.id));
    const stream = await OpenStream.of(event.id, white.browser);
    await OpenSocket.of(game, white.browser);
    expect(await counter.targets()).toHaveLength(2);
    await stream.leave();
    must(await white.browser.ask(calls.logOut));
    await eventually(async () => expect(await counter.targets()).toEqual([]));
  });
});
