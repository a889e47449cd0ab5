import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchGame } from '../../contract/calls.ts';
import type { LiveMessage } from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import { type Contact, type GameSocket, openGameSocket } from '../../web/live/game-socket.ts';

/** A server that can be away: keeps the sockets that were asked for. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
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
let heard: LiveMessage[];
let contacts: Contact[];
let connection: GameSocket;

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  contacts = [];
  connection = openGameSocket({
    url: `wss://rokade.test${pathTo(watchGame, { id: 'game1' })}`,
    onMessage: (message) => heard.push(message),
    onContact: (contact) => contacts.push(contact),
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
  test('comes back after 250 ms, then waits twice as long each time, at most 10 s', () => {
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

  test('begins with 250 ms again once it has been open', () => {
    last().onclose?.();
    vi.advanceTimersByTime(250);
    last().onopen?.();
    last().onclose?.();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    expect(contacts).toEqual(['connecting', 'lost', 'open', 'lost']);
  });

  test('hears messages and ignores what it cannot read', () => {
    last().onmessage?.({ data: '{"type":"message","side":0,"message_id":3}' });
    last().onmessage?.({ data: '{"type":"weather"}' });
    last().onmessage?.({ data: 'nonsense' });
    expect(heard).toEqual([{ type: 'message', side: 0, message_id: 3 }]);
  });

  test('asks every 4 s whether the server is there, and stays while it answers', () => {
    last().onopen?.();
    for (let asked = 1; asked <= 3; asked++) {
      vi.advanceTimersByTime(4_000);
      expect(last().sent).toHaveLength(asked);
      last().onmessage?.({ data: 'pong' });
    }
    expect(sockets).toHaveLength(1);
  });

  test('connects anew when the server does not answer for 3 s: a dead line is known within 7 s', () => {
    last().onopen?.();
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  test('does not come back once the page has closed it', () => {
    connection.close();
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
