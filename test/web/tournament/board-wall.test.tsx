import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeStreamData } from '../../../contract/live.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { BoardWall } from '../../../web/features/tournament/boards/board-wall.tsx';
import { useTournamentStream } from '../../../web/live/tournament-stream.ts';
import { pairingsOf } from '../../../web/model/progress.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { show } from '../../support/web/render.tsx';
import { aGame, aPage, aPairing } from '../../support/web/tournament-pages.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  readonly url: URL;
  onopen: (() => void) | undefined;
  constructor(path: string) {
    super();
    this.url = new URL(path, 'https://chess.example.org');
    FakeSource.made.push(this);
  }
  get games(): string | null {
    return this.url.searchParams.get('games');
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  receive(event: string, data: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: encodeStreamData(event, data) }));
  }
}

/** Fourteen boards that are played: a page of twelve, and one of two. */
const BOARDS = Array.from({ length: 14 }, (_, at) => ({ white: `white${at + 1}`, black: `black${at + 1}`, at }));
const idOf = (at: number): string => `g${String(at + 1).padStart(2, '0')}`;
const PAGE = aPage(
  { id: 'open' },
  {
    pairings: BOARDS.map(({ white, black, at }) =>
      aPairing(white, black, { board: at + 1, result: null, outcome: null }),
    ),
    games: Object.fromEntries(
      BOARDS.map(({ white, black, at }) => [`1_${white}_${black}`, [aGame(white, black, { id: idOf(at) })]]),
    ),
  },
);

function OpenPage({ turned, page: given }: { readonly turned: number; readonly page: TournamentPage }) {
  const queryClient = useQueryClient();
  const options = tournamentQuery('open');
  if (queryClient.getQueryData(options.queryKey) === undefined) queryClient.setQueryData(options.queryKey, given);
  const { data: page } = useSuspenseQuery(options);
  useTournamentStream('open', false);
  return <BoardWall page={page} pairings={pairingsOf(page, 1)} search={{ page: turned }} onSearch={() => undefined} />;
}

const games = (from: number, to: number): string =>
  BOARDS.slice(from, to)
    .map(({ at }) => idOf(at))
    .join();

const newest = (): FakeSource => {
  const last = FakeSource.made.at(-1);
  if (last === undefined) throw new Error('no stream is open');
  return last;
};

const clocks = (minutes: number) => ({ whiteMs: minutes * 60_000, blackMs: 60_000, running: null, freeMs: 0 });

const position = (at: number, minutes: number) => ({
  id: idOf(at),
  round: 1,
  white: `white${at + 1}`,
  black: `black${at + 1}`,
  moves: '',
  ...clocks(minutes),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the board wall', () => {
  it('the board wall names the games of its page to the stream, and shows their clocks as they come', async () => {
    show(<OpenPage turned={1} page={PAGE} />);
    await pass(200);
    expect([FakeSource.made.length, newest().games]).toEqual([1, games(0, 12)]);
    newest().receive('game-update', position(0, 7));
    await pass(50);
    expect(screen.getByText('7:00')).toBeDefined();
  });

  it('another page of the board wall opens a stream of its games, and closes the former one when this is open', async () => {
    const { update } = show(<OpenPage turned={1} page={PAGE} />);
    await pass(200);
    const first = newest();
    act(() => first.onopen?.());
    update(<OpenPage turned={2} page={PAGE} />);
    await pass(200);
    const second = newest();
    expect([second.games, first.readyState]).toEqual([games(12, 14), 0]);
    act(() => second.onopen?.());
    expect([first.readyState, second.readyState]).toEqual([FakeSource.CLOSED, 0]);
    const game = aGame('white14', 'black14', { id: idOf(13), left: { ...clocks(8), at: 0 } });
    second.receive('games', { '1_white14_black14': [game] });
    await pass(50);
    expect(screen.getByText('8:00')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('a board wall that goes back to games that its stream has opens no other stream', async () => {
    const { update } = show(<OpenPage turned={1} page={PAGE} />);
    await pass(200);
    const opened = FakeSource.made.length;
    update(<OpenPage turned={2} page={PAGE} />);
    update(<OpenPage turned={1} page={PAGE} />);
    await pass(5_000);
    expect(FakeSource.made).toHaveLength(opened);
  });

  it('a board wall whose next game has begun waits a moment of two seconds, unless its page is turned', async () => {
    const { queryClient, update } = show(<OpenPage turned={1} page={PAGE} />);
    await pass(200);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const again = aGame('white1', 'black1', { id: 'again' });
    const ended = aGame('white1', 'black1', { id: idOf(0), finished: true });
    queryClient.setQueryData(tournamentQuery('open').queryKey, {
      ...PAGE,
      games: { ...PAGE.games, '1_white1_black1': [ended, again] },
    });
    await pass(900);
    expect(FakeSource.made).toHaveLength(1);
    await pass(200);
    expect(newest().games).toBe(['again', games(1, 12)].join());
    update(<OpenPage turned={2} page={PAGE} />);
    await pass(150);
    expect(newest().games).toBe(games(12, 14));
  });

  it('a page without games opens its stream at once, and one that shows none of its games after half a second', async () => {
    const none = aPage({ id: 'open' }, { pairings: [], games: {} });
    const { unmount } = show(<OpenPage turned={1} page={none} />);
    expect(FakeSource.made.map(({ games }) => games)).toEqual(['']);
    unmount();
    show(<OpenPage turned={1} page={{ ...PAGE, pairings: [] }} />);
    await pass(400);
    expect(FakeSource.made).toHaveLength(1);
    await pass(200);
    expect(FakeSource.made.map(({ games }) => games)).toEqual(['', '']);
  });
});
