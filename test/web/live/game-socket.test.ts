import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchGame } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { GameEventMessage, GameMessage, LiveMessage } from '../../../contract/live.ts';
import { type Contact, type GameSocket, openGameSocket } from '../../../web/live/game-socket.ts';

/** A server that can be away: keeps the sockets that were asked for. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }
}

let sockets: FakeSocket[];
let received: GameEventMessage[];
let contacts: Contact[];
let roundTrips: number[];
let ahead: number[];
let connection: GameSocket;

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('no socket');
  return socket;
};

const tell = (message: LiveMessage): void => last().onmessage?.({ data: JSON.stringify(message) });

const MOVED = { wc: 180, bc: 180, wic: 0, bic: 20, offer: null, watchers: 2, at: 5 } as const;
const GAME: GameMessage = {
  ...MOVED,
  type: 'game',
  v: 1,
  moves: '',
  finished: false,
  result: null,
  reason: null,
  started: true,
  startsAt: 0,
  ply: 0,
  turn: 'white',
  running: 'white',
  online: { white: true, black: true },
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  received = [];
  contacts = [];
  roundTrips = [];
  ahead = [];
  connection = openGameSocket({
    url: `wss://rokade.test${pathTo(watchGame, { id: 'game1' })}`,
    onMessage: (message) => received.push(message),
    onContact: (contact) => contacts.push(contact),
    onRoundTrip: (ms) => roundTrips.push(ms),
    onAhead: (aheadMs) => ahead.push(aheadMs),
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    chance: () => 0,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('the connection of a game', () => {
  test('a lost game socket reconnects after 250 ms, then after twice as long each time, at most 10 s', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const before = sockets.length;
      last().onclose?.();
      const from = Date.now();
      while (sockets.length === before) vi.advanceTimersByTime(10);
      waits.push(Date.now() - from);
    }
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  test('the reconnection of a game socket starts over at 250 ms once the socket has been open', () => {
    last().onclose?.();
    vi.advanceTimersByTime(250);
    last().onopen?.();
    last().onclose?.();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    expect(contacts).toEqual(['connecting', 'lost', 'open', 'lost']);
  });

  test('a game socket passes on messages, and only logs those that it cannot read (R-344)', () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    last().onmessage?.({ data: '{"type":"message","side":0,"message_id":3}' });
    last().onmessage?.({ data: '{"type":"weather"}' });
    last().onmessage?.({ data: 'nonsense' });
    expect(received).toEqual([{ type: 'message', side: 0, messageId: 3 }]);
    expect(logged.mock.calls.map(([, data]) => data)).toEqual(['{"type":"weather"}', 'nonsense']);
    logged.mockRestore();
  });

  test('a failed game socket logs the error, closes and reconnects (R-669)', () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    last().onerror?.();
    expect(logged).toHaveBeenCalledOnce();
    expect(last().closed).toBe(true);
    last().onclose?.();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    logged.mockRestore();
  });

  test('a game socket makes a whole game of the message about a single move', () => {
    tell(GAME);
    tell({ type: 'move', ...MOVED, v: 2, added: 'DBwA', ply: 1 });
    expect(received.at(-1)).toEqual({
      ...GAME,
      ...MOVED,
      v: 2,
      moves: 'DBwA',
      ply: 1,
      turn: 'black',
      running: 'black',
    });
    expect(last().sent).toEqual([]);
  });

  test('a game socket requests the whole game after a gap, and ignores a revision older than its own', () => {
    last().onopen?.();
    tell(GAME);
    tell({ type: 'move', ...MOVED, v: 4, added: 'DBwA', ply: 3 });
    expect(last().sent).toEqual(['ping', '{"type":"whole"}']);
    tell({ ...GAME, v: 4 });
    tell({ type: 'move', ...MOVED, v: 3, added: 'DBwA', ply: 2 });
    expect(received.map((message) => message.type === 'game' && message.v)).toEqual([1, 4]);
    expect(last().sent).toHaveLength(2);
  });

  test('a request on the open game socket gets its own response, and is not sent on a closed one', async () => {
    expect(connection.request({ from: 'e2', to: 'e4', ply: 0 })).toBeNull();
    last().onopen?.();
    const first = connection.request({ from: 'e2', to: 'e4', ply: 0 });
    const second = connection.request({ from: 'draw', to: 'yes' });
    expect(
      last()
        .sent.slice(1)
        .map((text) => JSON.parse(text)),
    ).toEqual([
      { type: 'ask', n: 1, from: 'e2', to: 'e4', ply: 0 },
      { type: 'ask', n: 2, from: 'draw', to: 'yes' },
    ]);
    tell({ type: 'refused', n: 2, message: 'drawAlreadyOffered', status: 409 });
    tell({ type: 'taken', n: 1, v: 2, ply: 1 });
    expect(await first).toMatchObject({ type: 'taken', ply: 1 });
    expect(await second).toMatchObject({ type: 'refused', message: 'drawAlreadyOffered' });
    last().onclose?.();
    expect(connection.request({ from: 'e2', to: 'e4', ply: 0 })).toBeNull();
  });

  test('a player’s own move on a game socket counts as the response to their request', async () => {
    last().onopen?.();
    tell(GAME);
    const answer = connection.request({ from: 'e2', to: 'e4', ply: 0 });
    tell({ type: 'move', ...MOVED, v: 2, added: 'DBwA', ply: 1, n: 1 });
    expect(received.at(-1)).toEqual({
      ...GAME,
      ...MOVED,
      v: 2,
      moves: 'DBwA',
      ply: 1,
      turn: 'black',
      running: 'black',
    });
    expect(await answer).toEqual({ type: 'taken', n: 1, v: 2, ply: 1 });
  });

  test('a game socket pings at once and then every 4 s, and stays open while the server answers', () => {
    last().onopen?.();
    for (let asked = 1; asked <= 3; asked++) {
      expect(last().sent).toHaveLength(asked);
      last().onmessage?.({ data: 'pong' });
      vi.advanceTimersByTime(4_000);
    }
    expect(sockets).toHaveLength(1);
  });

  test('a game socket reconnects within 7 s if the server does not answer a ping', () => {
    last().onopen?.();
    last().onmessage?.({ data: 'pong' });
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  test('a game socket reports the round-trip time', () => {
    last().onopen?.();
    vi.advanceTimersByTime(120);
    last().onmessage?.({ data: 'pong' });
    expect(roundTrips).toEqual([120]);
  });

  test('a game socket reports how far the server clock is ahead, by the middle of a round trip', () => {
    last().onopen?.();
    vi.advanceTimersByTime(60);
    last().onmessage?.({ data: 'pong' });
    const receivedAt = performance.now();
    tell({ ...GAME, at: receivedAt + 5_000 });
    expect(ahead).toEqual([5_030]);
  });

  test('a game socket that does not open within 6 s is given up, and the next attempt waits longer', () => {
    vi.advanceTimersByTime(6_250);
    expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
    vi.advanceTimersByTime(6_250);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    expect(contacts).toEqual(['connecting', 'lost', 'lost']);
  });

  test('a game socket reports when its next connection is open', async () => {
    const opened = connection.whenOpened();
    last().onclose?.();
    vi.advanceTimersByTime(250);
    last().onopen?.();
    await expect(opened).resolves.toBeUndefined();
  });

  test('a game socket does not reconnect once the page has closed it', () => {
    connection.close();
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
