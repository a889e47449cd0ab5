import { useQuery } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSON_SOCKET, SESSION_ENDED } from '../../../contract/accounts/person-socket.ts';
import * as calls from '../../../contract/calls.ts';
import { encodeUser, SESSION_OF_VISITOR } from '../../../contract/codec/session-user.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { HERE_MS, NOTIFIER_POLL_MS } from '../../../domain/kernel/limits.ts';
import { MINUTE, SECOND } from '../../../domain/kernel/time.ts';
import { userKey } from '../../../web/app/user-storage.ts';
import { PersonSocket } from '../../../web/features/inbox/person-socket.tsx';
import { Snackbar } from '../../../web/features/inbox/snackbar.tsx';
import { openPersonSocket } from '../../../web/live/person-socket.ts';
import { lobbyInterval, pollInterval } from '../../../web/live/poll-interval.ts';
import { userQuery } from '../../../web/queries/account.ts';
import { show } from '../../support/web/render.tsx';
import { aUser } from '../../support/web/tournament-pages.ts';

/** A server that can be away: keeps the sockets that were asked for. */
class FakeSocket {
  static sockets: FakeSocket[] = [];
  static isReachable = false;
  onopen: (() => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  readonly sent: string[] = [];
  closed = false;

  constructor(url: string) {
    this.url = url;
    FakeSocket.sockets.push(this);
    if (FakeSocket.isReachable) setTimeout(() => this.onopen?.(), 10);
  }

  send(text: string): void {
    this.sent.push(text);
    if (text === PERSON_SOCKET.here) setTimeout(() => this.onmessage?.({ data: PERSON_SOCKET.heard }), 10);
  }

  close(): void {
    this.closed = true;
  }
}

const last = (): FakeSocket => {
  const socket = FakeSocket.sockets.at(-1);
  if (socket === undefined) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeSocket.sockets = [];
  FakeSocket.isReachable = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a page', () => {
  const open = (chance = 0) => {
    const events: string[] = [];
    const close = openPersonSocket({
      onChanged: () => events.push('changed'),
      onContact: (contact) => events.push(contact),
      onSessionEnded: () => events.push('ended'),
      connect: (url) => new FakeSocket(url) as unknown as WebSocket,
      chance: () => chance,
    });
    return { events, close };
  };

  it('says at intervals that the user is here, also while the page is hidden, and tells of changes', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { events, close } = open();
    expect(new URL(last().url).pathname).toBe(pathTo(calls.followOwn));
    last().onopen?.();
    last().onmessage?.({ data: PERSON_SOCKET.changed });
    vi.advanceTimersByTime(10.5 * HERE_MS);
    expect(last().sent).toHaveLength(11);
    expect(events).toEqual(['open', 'changed']);
    close();
    vi.restoreAllMocks();
  });

  it('reconnects after one to two seconds, then after twice as long each time, at most half a minute to a minute', () => {
    for (const chance of [0, 1]) {
      const { close } = open(chance);
      const waits: number[] = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const before = FakeSocket.sockets.length;
        last().onclose?.({ code: 1006 });
        const from = Date.now();
        while (FakeSocket.sockets.length === before) vi.advanceTimersByTime(100);
        waits.push(Math.round((Date.now() - from) / SECOND));
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * (1 + chance)));
      close();
    }
  });

  it('does not reconnect after its session has ended', () => {
    const { events } = open();
    last().onopen?.();
    last().onclose?.({ code: SESSION_ENDED });
    vi.advanceTimersByTime(10 * MINUTE);
    expect(FakeSocket.sockets).toHaveLength(1);
    expect(events).toEqual(['open', 'ended', 'lost']);
  });
});

/** The page of a logged-in user: its socket, and what polls. */
function Page() {
  useQuery({ ...userQuery, enabled: false });
  return (
    <>
      <PersonSocket />
      <Snackbar account="kari" />
    </>
  );
}

describe('a page', () => {
  it('polls until its socket is open, then fetches only when it is told to, and polls again when the socket is lost', async () => {
    const asked = vi.fn((_: RequestInfo | URL) => Promise.resolve(Response.json([])));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('WebSocket', FakeSocket);
    const unread = () => asked.mock.calls.filter(([url]) => String(url).includes(pathTo(calls.unreadMessages))).length;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    show(<Page />);
    await pass(SECOND);
    expect(unread()).toBe(1);
    await pass(2.3 * NOTIFIER_POLL_MS);
    expect(unread()).toBe(3);
    FakeSocket.isReachable = true;
    await pass(MINUTE);
    const polled = unread();
    await pass(20 * NOTIFIER_POLL_MS);
    expect(unread()).toBe(polled);
    await act(async () => last().onmessage?.({ data: PERSON_SOCKET.changed }));
    await pass(SECOND);
    expect(unread()).toBe(polled + 1);
    FakeSocket.isReachable = false;
    await act(async () => last().onclose?.({ code: 1006 }));
    await pass(1.2 * NOTIFIER_POLL_MS);
    expect(unread()).toBe(polled + 2);
  });
});

describe('a session that ends elsewhere', () => {
  it('takes everything of its user out of the page, as a log-out here does', async () => {
    vi.stubGlobal('fetch', (url: RequestInfo | URL) =>
      Promise.resolve(
        Response.json(String(url).includes(pathTo(calls.authInfo)) ? encodeUser(SESSION_OF_VISITOR) : []),
      ),
    );
    vi.stubGlobal('WebSocket', FakeSocket);
    const { queryClient } = show(<Page />);
    queryClient.setQueryData(userQuery.queryKey, aUser('kari'));
    localStorage.setItem(userKey('kari', 'unsent-results'), '1');
    await act(async () => last().onclose?.({ code: SESSION_ENDED }));
    await vi.waitFor(() => expect(queryClient.getQueryData(userQuery.queryKey)?.person).toBeNull());
    expect(localStorage.getItem(userKey('kari', 'unsent-results'))).toBeNull();
  });
});

describe('the interval of the polls', () => {
  it('a page polls up to a tenth earlier or later than specified, always at the same pace, and not at all while it is told', () => {
    const wait = pollInterval(NOTIFIER_POLL_MS, false);
    expect(wait).toBeGreaterThanOrEqual(0.9 * NOTIFIER_POLL_MS);
    expect(wait).toBeLessThanOrEqual(1.1 * NOTIFIER_POLL_MS);
    expect(pollInterval(NOTIFIER_POLL_MS, false)).toBe(wait);
    expect(pollInterval(NOTIFIER_POLL_MS, true)).toBe(false);
  });

  it('the clocks of several games at once are polled, as nobody is told how they run', () => {
    const game = { next: 0, id: 'a', info: { clock: null } };
    const lobby = (clock: object | null) =>
      ({ ...game, others: [{ ...game, info: { clock } }] }) as unknown as Parameters<typeof lobbyInterval>[2];
    expect(lobbyInterval(NOTIFIER_POLL_MS, true, undefined)).toBe(false);
    expect(lobbyInterval(NOTIFIER_POLL_MS, true, lobby(null))).toBe(false);
    expect(lobbyInterval(NOTIFIER_POLL_MS, true, lobby({ runs: true, left: 1 }))).toBe(
      pollInterval(NOTIFIER_POLL_MS, false),
    );
  });
});
