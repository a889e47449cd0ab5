import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../contract/calls.ts';
import type { PageDelta } from '../../contract/page-delta.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { NextRoundButton } from '../../web/features/manage/next-round-button.tsx';
import { resultOutbox } from '../../web/features/manage/result-outbox.ts';
import { useRoundMade } from '../../web/features/manage/use-round-made.ts';
import { toldBy } from '../../web/live/told-changes.ts';
import { openPage } from '../../web/live/tournament-stream.ts';
import { tournamentQuery } from '../../web/queries/tournament.ts';
import { RoundTabs } from '../../web/ui/round-tabs.tsx';
import { show } from './render.tsx';
import { aPage, aPairing } from './tournament-pages.ts';

const { queryKey } = tournamentQuery('open');
const WHITE_WINS = pathTo(calls.setResult, { id: 'open', round: 1, white: 'anna', black: 'bo', result: 1 });
const asked: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = () => new Response('{}');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a desk whose stream is open', () => {
  const stream = toldBy('open');
  const delta: PageDelta = {
    from: 4,
    rev: 5,
    boards: [{ round: 1, white: 'anna', black: 'bo', result: 'whiteWins', outcome: 1 }],
    standings: [{ account: 'anna', score: 1 }],
  };
  let queryClient: QueryClient;
  let read: number;
  let page: ReturnType<typeof openPage>;
  let stopWatching: () => void;
  let seen: unknown[];
  const now = () => queryClient.getQueryData<TournamentPage>(queryKey);

  beforeEach(() => {
    vi.useFakeTimers();
    [read, seen] = [0, []];
    queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, aPage({ revision: 4 }));
    const queryFn = () => {
      read += 1;
      return Promise.resolve(aPage({ revision: 9 }));
    };
    stopWatching = new QueryObserver<TournamentPage>(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      ({ data }) => seen.push(data?.pairings[0]?.result),
    );
    page = openPage(queryClient, 'open');
    stream.open();
  });
  afterEach(() => {
    stream.end();
    page.leave();
    stopWatching();
    vi.useRealTimers();
  });

  const enter = async () => {
    const outbox = resultOutbox(queryClient, { account: 'ragnhild', tid: 'open' });
    outbox.enter(aPairing('anna', 'bo'), 'whiteWins');
    await vi.advanceTimersByTimeAsync(100);
    expect([asked, outbox.state().unsent.results]).toEqual([[WHITE_WINS], []]);
    outbox.close();
  };

  it('asks for nothing after a result: it is told, and never shows what stood there before', async () => {
    await enter();
    expect(now()?.pairings[0]?.result).toBe('whiteWins');
    page.hear({ event: 'changed', delta });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([now()?.tournament.revision, now()?.participants[0]?.score, read]).toEqual([5, 1, 0]);
    expect(new Set(seen)).toEqual(new Set(['whiteWins']));
  });

  it('asks for nothing where the event comes before the answer', async () => {
    answer = () => {
      page.hear({ event: 'changed', delta });
      return new Response('{}');
    };
    await enter();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([now()?.tournament.revision, read]).toEqual([5, 0]);
  });

  it('asks once, after two seconds, where nothing is told', async () => {
    await enter();
    await vi.advanceTimersByTimeAsync(1_800);
    expect(read).toBe(0);
    await vi.advanceTimersByTimeAsync(300);
    expect([read, now()?.tournament.revision]).toEqual([1, 9]);
  });

  it('asks at once where the stream is lost', async () => {
    stream.end();
    await enter();
    expect(read).toBe(1);
  });

  it('asks at once after a refusal: the page has shown what is not so', async () => {
    answer = () => new Response('{"message":"noSuchPairing"}', { status: 404 });
    await enter();
    expect(read).toBe(1);
  });
});

describe('a round that is paired', () => {
  const scored = aPage(
    {},
    {
      pairings: [
        aPairing('anna', 'bo', { result: 'draw', outcome: 0 }),
        aPairing('cleo', 'dag', { board: 2, result: 'draw', outcome: 0 }),
      ],
    },
  );

  function Desk() {
    const [round, setRound] = useState(1);
    const onPaired = useRoundMade(round, setRound);
    return (
      <>
        <NextRoundButton page={scored} onPaired={onPaired} />
        <RoundTabs label="Rounds" rounds={[1, 2, 3]} round={round} onRound={setRound}>
          {null}
        </RoundTabs>
      </>
    );
  }

  const pair = async () => {
    let paired = (_answer: Response) => {};
    answer = () =>
      new Promise((resolve) => {
        paired = resolve;
      });
    show(<Desk />);
    await userEvent.click(screen.getByRole('button', { name: 'Pair round 2' }));
    expect(asked).toEqual([pathTo(calls.pairNextRound, { id: 'open', button: 'pairings' })]);
    return () => paired(new Response('{}'));
  };
  const selected = async (name: RegExp) => screen.findByRole('tab', { name, selected: true });

  it('is shown to who has waited for it', async () => {
    const answered = await pair();
    answered();
    await selected(/2/);
  });

  it('takes nobody away from the round that he has gone to meanwhile', async () => {
    const answered = await pair();
    await userEvent.click(screen.getByRole('tab', { name: /3/ }));
    answered();
    await vi.waitFor(
      () => expect(screen.getByRole('button', { name: 'Pair round 2' }).dataset.loading).toBeUndefined(),
      { timeout: 60_000 },
    );
    await selected(/3/);
  });
});
