import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { listen, type StreamContact } from '../../../web/live/listen.ts';
import { openPage } from '../../../web/live/tournament-stream.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { aPage } from '../../support/web/tournament-pages.ts';

class FakeSource {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeSource.made.push(this);
  }
  addEventListener(): void {}
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let contacts: StreamContact[];
let stop: () => void;
let renew: () => void;
const source = () => {
  const last = FakeSource.made.at(-1);
  if (last === undefined) throw new Error('nothing listens');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.made = [];
  contacts = [];
  ({ renew, stop } = listen(
    () => '/stream',
    (contact) => contacts.push(contact),
    vi.fn(),
  ));
  source().onopen?.();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stream of a tournament', () => {
  it('the stream of a tournament reports after two seconds that it is lost, and when it is back', () => {
    source().onerror?.();
    vi.advanceTimersByTime(1_900);
    expect(contacts).toEqual(['open']);
    vi.advanceTimersByTime(100);
    expect(contacts).toEqual(['open', 'lost']);
    source().onopen?.();
    expect(contacts).toEqual(['open', 'lost', 'open']);
  });

  it('the stream of a tournament does not report a loss of one second', () => {
    source().onerror?.();
    vi.advanceTimersByTime(1_000);
    source().onopen?.();
    vi.advanceTimersByTime(10_000);
    expect(contacts).not.toContain('lost');
  });

  it('the stream of a tournament trusts the browser that the network is gone, and reconnects when it is back', () => {
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(2_000);
    expect(contacts.at(-1)).toBe('lost');
    const before = FakeSource.made.length;
    window.dispatchEvent(new Event('online'));
    expect(FakeSource.made).toHaveLength(before + 1);
    source().onopen?.();
    expect(contacts.at(-1)).toBe('open');
  });

  it('a stream that is renewed is closed when the next one is open, however often it is renewed before', () => {
    const [first] = FakeSource.made;
    renew();
    renew();
    const [, second, third] = FakeSource.made;
    second?.onopen?.();
    expect(FakeSource.made.map(({ readyState }) => readyState)).toEqual([0, 0, 0]);
    third?.onopen?.();
    expect([first, second, third].map((one) => one?.readyState)).toEqual([2, 2, 0]);
    expect(contacts).toEqual(['open', 'open']);
  });

  it('a renewed stream that is refused leaves its place to the next attempt', () => {
    renew();
    const [first, second] = FakeSource.made;
    second?.close();
    second?.onerror?.();
    expect(first?.readyState).toBe(FakeSource.CLOSED);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.made).toHaveLength(3);
  });

  it('the stream of a tournament reports nothing after the page has stopped it', () => {
    source().onerror?.();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(contacts).toEqual(['open']);
  });
});

describe('an open page', () => {
  const { queryKey } = tournamentQuery('open');
  let queryClient: QueryClient;
  let asked: number;
  let page: ReturnType<typeof openPage>;
  let stopWatching: () => void;
  const now = () => queryClient.getQueryData<TournamentPage>(queryKey);

  beforeEach(() => {
    asked = 0;
    queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, aPage({ revision: 4 }));
    const queryFn = () => {
      asked += 1;
      return Promise.resolve(aPage({ revision: 9 }));
    };
    stopWatching = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {});
    page = openPage(queryClient, 'open', { chance: () => 0.5 });
  });
  afterEach(() => {
    page.leave();
    stopWatching();
  });

  it('an open tournament page applies an event without a refetch', async () => {
    const boards = [{ round: 1, white: 'anna', black: 'bo', outcome: 1, result: 'whiteWins' }];
    page.onMessage({
      event: 'changed',
      delta: { from: 4, rev: 5, boards, standings: [{ account: 'anna', score: 1 }] },
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(now()?.tournament.revision).toBe(5);
    expect([now()?.pairings[0]?.result, now()?.participants[0]?.score, asked]).toEqual(['whiteWins', 1, 0]);
  });

  it('an open tournament page that has missed events refetches once, within the next two seconds', async () => {
    page.onMessage({ event: 'changed', delta: { from: 7, rev: 8 } });
    page.onMessage({ event: 'changed', delta: { from: 8, rev: 9 } });
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect([asked, now()?.tournament.revision]).toEqual([1, 9]);
  });

  it('an open tournament page refetches after an event from an older revision than its own', async () => {
    queryClient.setQueryData(queryKey, aPage({ revision: 5 }));
    page.onMessage({ event: 'changed', delta: { from: 4, rev: 6 } });
    expect(now()?.tournament.revision).toBe(6);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([asked, now()?.tournament.revision]).toEqual([1, 9]);
  });

  it('an open tournament page refetches after its user’s pending change has been taken, and not before', async () => {
    let take = () => {};
    const mutationFn = () => new Promise<void>((resolve) => (take = resolve));
    const change = new MutationObserver(queryClient, { mutationFn }).mutate();
    page.onMessage({ event: 'changed', delta: { from: 7, rev: 8 } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toBe(0);
    take();
    await change;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(1);
  });

  it('an open tournament page refetches after an event that it cannot read', async () => {
    page.onMessage(null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(1);
  });

  it('an open tournament page names its revision in the address of its stream', () => {
    expect(page.url()).toBe(pathTo(calls.listenToTournament, { id: 'open', query: { rev: 4 } }));
  });
});
