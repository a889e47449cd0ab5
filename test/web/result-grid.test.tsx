import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/request.ts';
import { ResultGrid } from '../../web/features/manage/result-grid.tsx';
import { authInfoQuery } from '../../web/queries/account.ts';
import { tournamentQuery } from '../../web/queries/tournament.ts';
import { ErrorBanner } from '../../web/ui/error-banner.tsx';
import { show } from './render.tsx';
import { anArbiter, aPage } from './tournament-pages.ts';

/** The desk over what the query holds, as on the page. */
function Desk() {
  const { data } = useQuery({ ...tournamentQuery('open'), enabled: false });
  return data === undefined ? null : <ResultGrid page={data} round={1} target={undefined} />;
}

const asked: string[] = [];
let answer: (url: string) => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  answer = () => new Response('{}', { status: 200 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

function openDesk(kind: 'SwissDutch' | 'Knockout' = 'SwissDutch') {
  const view = show(<Desk />);
  view.queryClient.setQueryData(authInfoQuery.queryKey, anArbiter('ragnhild'));
  view.queryClient.setQueryData(tournamentQuery('open').queryKey, aPage({ kind }));
  return view;
}

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.closest('tr')?.dataset.board);
const firstRow = async () => {
  const [, row] = await screen.findAllByRole('row');
  if (row === undefined) throw new Error('the desk has no row');
  row.focus();
  return row;
};

describe('results by keyboard', () => {
  it('are set, shown at once, and the next open board has the focus', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    expect(pressed()).toEqual(['1']);
    expect(document.activeElement?.getAttribute('data-board')).toBe('2');
    await userEvent.keyboard('=');
    expect(pressed()).toEqual(['1', '2']);
    await waitFor(() =>
      expect(asked).toEqual([
        pathTo(calls.setResult, { id: 'open', round: 1, white: 'anna', black: 'bo', result: 1 }),
        pathTo(calls.setResult, { id: 'open', round: 1, white: 'cleo', black: 'dag', result: 0 }),
      ]),
    );
  });

  it('are undone one by one', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await userEvent.keyboard('u');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        pathTo(calls.setResult, { id: 'open', round: 1, white: 'anna', black: 'bo', result: 'none' }),
      ),
    );
  });

  it('are taken back where the server refuses', async () => {
    answer = () => new Response('{"message":"roundNotPaired"}', { status: 409 });
    openDesk();
    await firstRow();
    await userEvent.keyboard('0');
    await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]));
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  });

  it('move with the arrows and stay on the page', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-board')).toBe('2');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('data-board')).toBe('1');
  });

  it('offer no draw in a knockout', async () => {
    openDesk('Knockout');
    await firstRow();
    expect(screen.queryByRole('button', { name: '½–½' })).toBeNull();
    await userEvent.keyboard('=');
    expect(asked).toEqual([]);
  });
});

describe('results while the server is away', () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };

  it('are marked as not sent, and the message names their boards', async () => {
    answer = away;
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await userEvent.keyboard('5');
    await screen.findByText(/Not sent yet: boards 1 and 2\./);
    expect(screen.getAllByText('not sent')).toHaveLength(2);
    expect(pressed()).toEqual(['1', '2']);
  });

  it('are still there after a reload, for the same person only', async () => {
    answer = away;
    const before = openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await screen.findByText('not sent');
    before.unmount();
    openDesk();
    await screen.findByText('not sent');
    expect(pressed()).toEqual(['1']);
  });

  it('name the board whose result the server refuses', async () => {
    // The page is asked for again as well; a failure of that would take the place of this one.
    answer = (url) =>
      url.includes('/set-result/')
        ? new Response('{"message":"roundNotPaired"}', { status: 409 })
        : new Promise(() => undefined);
    const view = openDesk();
    view.update(
      <>
        <ErrorBanner />
        <Desk />
      </>,
    );
    await firstRow();
    await userEvent.keyboard('1');
    await screen.findByText(/^Board 1, round 1: /);
  });
});
