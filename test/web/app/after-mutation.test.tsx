import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { PageDelta } from '../../../contract/tournament/page-delta.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { resultOutbox } from '../../../web/features/manage/results/outbox/result-outbox.ts';
import { withEntered } from '../../../web/features/manage/results/outbox/taken-results.ts';
import { NextRoundButton } from '../../../web/features/manage/rounds/next-round-button.tsx';
import { useRoundMade } from '../../../web/features/manage/rounds/use-round-made.ts';
import { trackStream } from '../../../web/live/after-mutation.ts';
import { openPage } from '../../../web/live/tournament-stream.ts';
import { userQuery } from '../../../web/queries/account.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { RoundTabs } from '../../../web/ui/tournament/round-tabs.tsx';
import { show } from '../../support/web/render.tsx';
import { anArbiter, aPage, aPairing } from '../../support/web/tournament-pages.ts';

const { queryKey } = tournamentQuery('open');
const WHITE_WINS = pathTo(calls.setResult, {
  id: 'open',
  round: 1,
  white: 'anna',
  black: 'bo',
  result: 1,
  query: { expected: 'none' },
});
const asked: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = () => new Response('{"revision":5}');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a desk whose stream is open', () => {
  const stream = trackStream('open');
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
  const now = () => queryClient.getQueryData<TournamentPage>(queryKey);

  beforeEach(() => {
    vi.useFakeTimers();
    read = 0;
    queryClient = new QueryClient();
    queryClient.setQueryData(queryKey, aPage({ revision: 4 }));
    const queryFn = () => {
      read += 1;
      return Promise.resolve(aPage({ revision: 9 }));
    };
    stopWatching = new QueryObserver<TournamentPage>(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
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
    return () => withEntered(now() ?? aPage({}), outbox.state()).pairings[0]?.result;
  };

  it('the desk shows an entered result and takes its revision from the open stream, without a refetch', async () => {
    const shown = await enter();
    expect(shown()).toBe('whiteWins');
    // It stands over the page, and is not written into it.
    expect(now()?.pairings[0]?.result).not.toBe('whiteWins');
    page.onMessage({ event: 'changed', delta });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([now()?.tournament.revision, now()?.participants[0]?.score, read]).toEqual([5, 1, 0]);
    expect(shown()).toBe('whiteWins');
  });

  it('a newer revision from the stream wins over the late response to an older result', async () => {
    const theirs = {
      ...delta,
      rev: 6,
      boards: [{ ...aPairing('anna', 'bo'), result: 'blackWins' as const, outcome: -1 as const }],
    };
    answer = () => {
      page.onMessage({ event: 'changed', delta: theirs });
      return new Response('{"revision":5}');
    };
    const shown = await enter();
    expect(shown()).toBe('blackWins');
  });

  it('the desk does not refetch if the event of a result arrives before its response', async () => {
    answer = () => {
      page.onMessage({ event: 'changed', delta });
      return new Response('{"revision":5}');
    };
    await enter();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([now()?.tournament.revision, read]).toEqual([5, 0]);
  });

  it('the desk refetches once, after two seconds, if no event follows a result', async () => {
    await enter();
    await vi.advanceTimersByTimeAsync(1_800);
    expect(read).toBe(0);
    await vi.advanceTimersByTimeAsync(300);
    expect([read, now()?.tournament.revision]).toEqual([1, 9]);
  });

  it('the desk refetches right after a result if the stream is lost', async () => {
    stream.end();
    await enter();
    expect(read).toBe(1);
  });

  it('the desk refetches right after a refused result', async () => {
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
    const { queryClient, update } = show(null);
    queryClient.setQueryData(userQuery.queryKey, anArbiter('kari'));
    update(<Desk />);
    await userEvent.click(screen.getByRole('button', { name: 'Pair round 2' }));
    expect(asked).toEqual([pathTo(calls.pairNextRound, { id: 'open', button: 'pairings', query: { round: 2 } })]);
    return () => paired(new Response('{"revision":9,"round":2}'));
  };
  const selected = async (name: RegExp) => screen.findByRole('tab', { name, selected: true });

  it('a new round is shown to the user who has paired it and waited for it', async () => {
    const answered = await pair();
    answered();
    await selected(/2/);
  });

  it('a user who has opened another round meanwhile stays there when the new round is paired', async () => {
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
