import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { RoundStatus } from '../../../web/features/manage/desk/round-status.tsx';
import { ResultGrid } from '../../../web/features/manage/results/grid/result-grid.tsx';
import type { BoardTarget } from '../../../web/features/manage/results/grid/use-row-focus.ts';
import { userQuery } from '../../../web/queries/account.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { ErrorBanner } from '../../../web/ui/feedback/error-banner.tsx';
import { Toasts } from '../../../web/ui/feedback/toasts.tsx';
import { show } from '../../support/web/render.tsx';
import { anArbiter, aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

/** The desk over what the query holds, as on the page. */
function Desk() {
  const { data } = useQuery({ ...tournamentQuery('open'), enabled: false });
  const [missingOnly, setMissingOnly] = useState(false);
  const [target, setTarget] = useState<BoardTarget>();
  if (data === undefined) return null;
  return (
    <>
      <RoundStatus
        page={data}
        round={1}
        missingOnly={missingOnly}
        onMissingOnly={setMissingOnly}
        onNext={(round) => setTarget({ round, board: null, isNext: true })}
      />
      <ResultGrid page={data} round={1} target={target} missingOnly={missingOnly} />
    </>
  );
}

const asked: string[] = [];
let answer: (url: string) => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  answer = () => new Response('{"revision":100}', { status: 200 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});
afterEach(() => vi.unstubAllGlobals());

function openDesk(page: TournamentPage = aPage()) {
  const view = show(<Desk />);
  view.queryClient.setQueryData(userQuery.queryKey, anArbiter('ragnhild'));
  view.queryClient.setQueryData(tournamentQuery('open').queryKey, page);
  return view;
}

/** Two matches of which no game has been played. */
const aCup = () =>
  aPage(
    { kind: 'Knockout' },
    {
      games: {},
      pairings: [
        aPairing('anna', 'bo', { board: 1, matchGames: [] }),
        aPairing('cleo', 'dag', { board: 2, matchGames: [] }),
      ],
    },
  );

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.closest('tr')?.dataset.board);
const firstRow = async () => {
  const [, row] = await screen.findAllByRole<HTMLTableRowElement>('row');
  if (row === undefined) throw new Error('the desk has no row');
  row.focus();
  return row;
};

describe('a round that arrives', () => {
  it('a round that arrives focuses its first open board, unless somebody is typing (F6)', async () => {
    const { update, queryClient } = show(<input aria-label="player" />);
    queryClient.setQueryData(userQuery.queryKey, anArbiter('ragnhild'));
    const target = { round: 1, board: null };
    await userEvent.type(await screen.findByRole('textbox'), 'Da');
    update(
      <>
        <input aria-label="player" />
        <ResultGrid page={aPage()} round={1} target={target} />
      </>,
    );
    await screen.findAllByRole('row');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'player' }));
    screen.getByRole('textbox', { name: 'player' }).blur();
    update(
      <>
        <input aria-label="player" />
        <ResultGrid page={aPage()} round={1} target={{ ...target }} />
      </>,
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('data-board')).toBe('1'));
  });
});

describe('results by keyboard', () => {
  it('a result key shows the result at once, focuses the next open board and sends the result', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    expect(pressed()).toEqual(['1']);
    expect(document.activeElement?.getAttribute('data-board')).toBe('2');
    await userEvent.keyboard('=');
    expect(pressed()).toEqual(['1', '2']);
    await waitFor(() =>
      expect(asked).toEqual([
        pathTo(calls.setResult, {
          id: 'open',
          round: 1,
          white: 'anna',
          black: 'bo',
          result: 1,
          query: { expected: 'none' },
        }),
        pathTo(calls.setResult, {
          id: 'open',
          round: 1,
          white: 'cleo',
          black: 'dag',
          result: 0,
          query: { expected: 'none' },
        }),
      ]),
    );
  });

  it('a result that the next round was paired by is changed by key only after a confirmation', async () => {
    openDesk(
      aPage(
        {},
        {
          pairings: [aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }), aPairing('bo', 'anna', { round: 2 })],
        },
      ),
    );
    await firstRow();
    await userEvent.keyboard('0');
    await screen.findByRole('dialog', { name: 'Change the result of board 1 in round 1?' });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Change result' }));
    await waitFor(() =>
      expect(asked).toEqual([
        pathTo(calls.setResult, {
          id: 'open',
          round: 1,
          white: 'anna',
          black: 'bo',
          result: -1,
          query: { expected: '1' },
        }),
      ]),
    );
  });

  it('the key U undoes the last result', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await userEvent.keyboard('u');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        pathTo(calls.setResult, {
          id: 'open',
          round: 1,
          white: 'anna',
          black: 'bo',
          result: 'none',
          query: { expected: '1' },
        }),
      ),
    );
  });

  it('a result that the server refuses is removed from its board and cannot be undone', async () => {
    answer = () => new Response('{"message":"roundNotPaired"}', { status: 409 });
    openDesk();
    await firstRow();
    await userEvent.keyboard('0');
    await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]));
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  });

  it('the arrow keys stop at the last board, and Home goes to the first', async () => {
    openDesk();
    await firstRow();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-board')).toBe('2');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('data-board')).toBe('1');
  });
});

describe('results by mouse', () => {
  const press = (board: number, result: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: `Result of board ${board}` })).getByRole('button', { name: result }),
    );

  it('a click on a result focuses the next open board, and a second click on it changes nothing', async () => {
    openDesk();
    await firstRow();
    await press(1, '0–1');
    expect(document.activeElement?.getAttribute('data-board')).toBe('2');
    await press(1, '0–1');
    expect(pressed()).toEqual(['1']);
    await waitFor(() => expect(document.querySelector('[data-unsent]')).toBeNull());
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'More for board 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /No result/ }));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('a result changes no rows except its own and the next one', async () => {
    const pairings = Array.from({ length: 6 }, (_, at) => aPairing(`w${at}`, `b${at}`, { board: at + 1 }));
    const view = openDesk(aPage({}, { pairings }));
    await firstRow();
    const others = () => [...document.querySelectorAll('tr[data-board]')].slice(2);
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
    for (const row of others()) observer.observe(row, { subtree: true, childList: true, attributes: true });
    await press(1, '1–0');
    view.queryClient.setQueryData(tournamentQuery('open').queryKey, (page) => page && { ...page });
    await waitFor(() => expect(document.querySelector('[data-unsent]')).toBeNull());
    observer.disconnect();
    expect(changed).toEqual([]);
  });
});

describe('a board on which somebody else has entered another result', () => {
  const held = (result: string) =>
    new Response(JSON.stringify({ message: 'changedMeanwhile', params: { result, white: 'anna', black: 'bo' } }), {
      status: 409,
    });

  /** The scores in it are elements of their own. */
  const findDispute = (text: string) =>
    screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);

  it('the desk asks about a board on which somebody else has entered another result, and can keep theirs', async () => {
    answer = (url) => (url.includes('/set-result/') ? held('blackWins') : new Promise(() => undefined));
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await findDispute('Board 1: you entered 1–0, but someone else has entered 0–1.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep 0–1' }));
    expect(screen.queryByText(/someone else/)).toBeNull();
    expect(asked.filter((url) => url.includes('set-result'))).toHaveLength(1);
  });

  it('the arbiter can replace the result that somebody else has entered meanwhile', async () => {
    answer = (url) => (url.includes('/set-result/') ? held('draw') : new Promise(() => undefined));
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    answer = () => new Response('{"revision":100}');
    await userEvent.click(await screen.findByRole('button', { name: 'Enter 1–0' }));
    await waitFor(() => expect(asked.filter((url) => url.includes('set-result')).at(-1)).toContain('expected=0'));
    expect(pressed()).toEqual(['1']);
  });

  it('a typed list leaves out a board with another result by somebody else, and enters the others', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
      if (!url.includes('set-results')) return new Promise(() => undefined);
      sent.push(JSON.parse(body));
      return sent.length === 1 ? held('draw') : new Response('{"revision":100}');
    });
    openDesk();
    await firstRow();
    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByLabelText('Boards and results'), '1 1, 2 0{Enter}');
    await findDispute('Board 1: you entered 1–0, but someone else has entered ½–½.');
    const entry = (white: string, black: string, result: string) => ({ white, black, result, expected: null });
    expect(sent).toEqual([
      { results: [entry('anna', 'bo', 'whiteWins'), entry('cleo', 'dag', 'blackWins')] },
      { results: [entry('cleo', 'dag', 'blackWins')] },
    ]);
  });
});

describe('what can be undone', () => {
  const nothing = new Promise<Response>(() => undefined);
  beforeEach(() => {
    answer = (url) => (url.includes('/set-result/') ? new Response('{"revision":100}', { status: 200 }) : nothing);
  });
  const entered = async (page?: TournamentPage) => {
    const before = openDesk(page);
    await firstRow();
    await userEvent.keyboard('1');
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-unsent]')).toBeNull());
    before.unmount();
  };
  const standing = (result: 'whiteWins' | 'draw', outcome: number) =>
    aPage({}, { pairings: [aPairing('anna', 'bo', { result, outcome }), aPairing('cleo', 'dag', { board: 2 })] });

  it('a result can be undone after a reload', async () => {
    await entered();
    openDesk(standing('whiteWins', 1));
    await firstRow();
    await userEvent.keyboard('u');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(asked.at(-1)).toBe(
      pathTo(calls.setResult, {
        id: 'open',
        round: 1,
        white: 'anna',
        black: 'bo',
        result: 'none',
        query: { expected: '1' },
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true));
  });

  it('an undo is refused with a message, and not offered again, if somebody has changed the board since', async () => {
    await entered();
    const view = openDesk(standing('draw', 0));
    view.update(
      <>
        <Toasts />
        <Desk />
      </>,
    );
    await firstRow();
    await userEvent.keyboard('u');
    await screen.findByText('Not undone: board 1 has been changed since you entered it.');
    expect(pressed()).toEqual(['1']);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  });

  it('an undo that waits for the server knows the arbiter’s own result of the board', async () => {
    await entered();
    answer = () => nothing;
    openDesk(standing('whiteWins', 1));
    await firstRow();
    await userEvent.keyboard('u');
    const [kept = ''] = Object.keys(localStorage).filter((key) => key.includes('unsent'));
    expect(JSON.parse(localStorage.getItem(kept) ?? '{}')).toMatchObject({ result: null, known: ['whiteWins', null] });
  });
});

describe('a round at the desk', () => {
  const draw = { result: 'draw', outcome: 0 } as const;

  it('a board at the desk shows the score before the round and the rating beside each name', async () => {
    const participants = ['anna', 'bo'].map((account, at) => aParticipant(account, { seed: at + 1 }));
    const pairings = [aPairing('bo', 'anna', { round: 1 })];
    openDesk(aPage({}, { participants, pairings }));
    expect([...(await firstRow()).cells].map(({ textContent }) => textContent).slice(0, 6)).toEqual([
      '1',
      'bo Hansen 1800',
      '0',
      '1–0½–½0–1',
      '0',
      'anna Hansen 1800',
    ]);
  });

  it('the desk counts a board as finished only when the server has its result', async () => {
    let taken = (_: Response) => {};
    answer = () =>
      new Promise((resolve) => {
        taken = resolve;
      });
    openDesk(aPage({}, { pairings: [aPairing('anna', 'bo', draw), aPairing('cleo', 'dag', { board: 2 })] }));
    expect((await screen.findByText('Results: 1 of 2')).getAttribute('role')).toBe('status');
    expect(screen.getByRole('progressbar', { name: 'Results: 1 of 2' })).toHaveProperty('value', 1);
    await firstRow();
    await userEvent.keyboard('{ArrowDown}1');
    expect(pressed()).toEqual(['1', '2']);
    expect(screen.queryByText('Results: 2 of 2')).toBeNull();
    taken(new Response('{"revision":100}', { status: 200 }));
    await screen.findByText('Results: 2 of 2');
  });
});

describe('a result that later rounds were paired by', () => {
  it('the question names the players, both results, and the rounds that were paired by it (F44)', async () => {
    const page = aPage(
      {},
      {
        rounds: [1, 2, 3].map((number) => ({ number, name: '', startDate: '2026-01-01T09:00:00.000Z', paired: true })),
        pairings: [aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }), aPairing('cleo', 'dag', { board: 2 })],
      },
    );
    openDesk(page);
    await firstRow();
    await userEvent.keyboard('5');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('anna Hansen – bo Hansen: 1–0 becomes ½–½.');
    expect(dialog.textContent).toContain('Rounds 2 to 3 have already been paired');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change result' }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('finding a board', () => {
  const threeBoards = () =>
    aPage(
      {},
      {
        pairings: [
          aPairing('anna', 'bo', { board: 1, result: 'draw', outcome: 0 }),
          aPairing('cleo', 'dag', { board: 2 }),
          aPairing('eva', 'finn', { board: 12 }),
        ],
        participants: ['anna', 'bo', 'cleo', 'dag', 'eva', 'finn'].map((account, at) =>
          aParticipant(account, { seed: at + 1 }),
        ),
      },
    );
  const shown = () => [...document.querySelectorAll<HTMLElement>('tr[data-board]')].map(({ dataset }) => dataset.board);
  const focused = () => document.activeElement?.getAttribute('data-board');

  it('the key / goes to the field, a number shows its boards, and Enter goes to the one of exactly this number', async () => {
    openDesk(threeBoards());
    await firstRow();
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Board or name' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('1');
    expect(shown()).toEqual(['1', '12']);
    await userEvent.keyboard('2{Enter}');
    expect(focused()).toBe('12');
    expect(shown()).toEqual(['1', '2', '12']);
    expect(field).toHaveProperty('value', '');
    await userEvent.keyboard('1');
    expect(pressed()).toEqual(['1', '12']);
  });

  it('a name is found without accents and case, and Escape shows all boards again', async () => {
    openDesk(threeBoards());
    await firstRow();
    await userEvent.keyboard('/DAG');
    expect(shown()).toEqual(['2']);
    await userEvent.keyboard('nobody');
    expect(screen.getByText('No such board in this round.')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual(['1', '2', '12']);
  });

  it('with the missing boards only, one that gets its result stays where it is until the list is shown anew', async () => {
    openDesk(threeBoards());
    await firstRow();
    const missing = screen.getByRole('checkbox', { name: 'Missing only' });
    await userEvent.click(missing);
    expect(shown()).toEqual(['2', '12']);
    document.querySelector<HTMLElement>('tr[data-board="2"]')?.focus();
    await userEvent.keyboard('0');
    expect(focused()).toBe('12');
    expect(shown()).toEqual(['2', '12']);
    await userEvent.click(missing);
    await userEvent.click(missing);
    expect(shown()).toEqual(['12']);
  });

  it('the next missing board is the one after the row that was used last, and then the first again', async () => {
    openDesk(threeBoards());
    await firstRow();
    const next = screen.getByRole('button', { name: 'Next missing' });
    for (const board of ['2', '12', '2']) {
      await userEvent.click(next);
      expect(focused()).toBe(board);
    }
  });

  it('the keys are shown on the first visit of a device, and after that when they are asked for', async () => {
    const view = openDesk();
    await screen.findByRole('complementary', { name: 'Help and keys' });
    view.unmount();
    openDesk();
    await firstRow();
    expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard('?');
    expect(screen.getByRole('complementary').textContent).toContain('1 White wins');
  });
});

describe('the games of matches by keyboard', () => {
  /** The first match has one game to begin with, below its name. */
  const firstGame = async () => {
    await screen.findAllByRole('row');
    document.querySelector<HTMLElement>('[data-game]')?.focus();
  };

  it('the games of a knockout match offer no draw, by mouse or by key', async () => {
    openDesk(aCup());
    await firstGame();
    expect(screen.queryByRole('button', { name: '½–½' })).toBeNull();
    await userEvent.keyboard('=');
    expect(asked).toEqual([]);
  });

  it('result keys go on to the next match, then to its second game with switched colours', async () => {
    answer = (url) =>
      url.includes('/set-result/') ? new Response('{"revision":100}', { status: 200 }) : new Promise(() => undefined);
    openDesk(aCup());
    await firstGame();
    await userEvent.keyboard('101');
    const at = (white: string, black: string, result: 1 | -1, game: number) =>
      pathTo(calls.setResult, { id: 'open', round: 1, white, black, result, query: { game, expected: 'none' } });
    await waitFor(() =>
      expect(asked.slice(0, 3)).toEqual([at('anna', 'bo', 1, 1), at('cleo', 'dag', -1, 1), at('dag', 'cleo', 1, 2)]),
    );
  });

  it('the key Delete removes no game before the last of a match, and an undo removes one game', async () => {
    openDesk(aCup());
    await firstGame();
    await userEvent.keyboard('1{Home}{ArrowDown}1{Home}{Delete}');
    expect(pressed()).toEqual(['1', '1']);
    await userEvent.keyboard('u');
    expect(pressed()).toEqual(['1']);
  });
});

describe('results typed in one go', () => {
  const typed = async (text: string) => {
    await firstRow();
    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByLabelText('Boards and results'), text);
  };

  it('a typed list of results is previewed, sent in one request and undone together', async () => {
    openDesk();
    await typed('2 +-, 1 =');
    const preview = await screen.findByRole('region', { name: 'What will be entered' });
    expect([...preview.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      '2cleo Hansen+:−dag Hansen*',
      '1anna Hansen½–½bo Hansen*',
    ]);
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Boards and results')).toBeNull());
    expect(asked.filter((url) => url.includes('set-result'))).toEqual([
      pathTo(calls.setResults, { id: 'open', round: 1 }),
    ]);
    await firstRow();
    await userEvent.keyboard('u');
    await waitFor(() => expect(asked.filter((url) => url.includes('/none?'))).toHaveLength(2));
  });

  it('a typed list with an unclear entry is not sent, and the entry is named and selected', async () => {
    openDesk();
    await typed('1 1, 7 0');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findAllByText('Character 6, “7 0”: there is no such board in this round.')).toHaveLength(2);
    const field = screen.getByLabelText<HTMLInputElement>('Boards and results');
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 8]);
    expect(asked).toEqual([]);
  });
});

describe('results while the server is away', () => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };

  it('unsent results are marked, and a message names their boards', async () => {
    answer = away;
    openDesk();
    await firstRow();
    await userEvent.keyboard('1');
    await userEvent.keyboard('5');
    await screen.findByText(/Not sent yet: boards 1 and 2\./);
    expect(screen.getAllByText('not sent')).toHaveLength(2);
    expect(pressed()).toEqual(['1', '2']);
  });

  it('an unsent result is still shown after a reload', async () => {
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

  it('unsent games of a match are named by board and game number', async () => {
    answer = away;
    openDesk(aCup());
    await screen.findAllByRole('row');
    document.querySelector<HTMLElement>('[data-game]')?.focus();
    await userEvent.keyboard('1{Home}{ArrowDown}0');
    await screen.findByText(/Not sent yet: boards 1\.1 and 1\.2\./);
    expect(screen.getByRole('rowheader', { name: /anna/ }).textContent).toContain('2–0');
  });

  it('the error of a refused result names its board and round', async () => {
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
