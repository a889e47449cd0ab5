import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RatingChanges } from '../../../web/features/manage/desk/rating-changes.tsx';
import { ratingChangesQuery } from '../../../web/queries/rating-lists.ts';
import { show } from '../../support/web/render.tsx';
import { aPage } from '../../support/web/tournament-pages.ts';

const PAGE = aPage({ started: false }, { rounds: [], pairings: [] });

const CHANGES = [
  { account: 'anna', before: 1800, after: 1850, source: 'fide', kind: 'blitz' },
  { account: 'bo', before: null, after: 1420, source: 'national', kind: 'standard' },
];

const answered = { month: 202612, may_take_over: true, changes: CHANGES };

/** A server with these changes; records what is taken over. */
function serving(changes: object) {
  const taken: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { readonly method: string; readonly body: string }) => {
    if (method === 'GET') return Response.json(changes);
    taken.push(JSON.parse(body));
    return Response.json({ revision: 2, taken: 1 });
  });
  return taken;
}

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show changes' }));
  return screen.findByRole('dialog');
};

describe('changed ratings', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[ENTRY-20] the desk says how many ratings have changed in the list of which month, in the language of the user', async () => {
    serving(answered);
    show(<RatingChanges page={PAGE} />);
    expect(await screen.findByText('2 ratings have changed in the December 2026 list')).toBeTruthy();
    show(<RatingChanges page={PAGE} />, 'no');
    expect(await screen.findByText('2 ratinger er endret i listen for desember 2026')).toBeTruthy();
  });

  it('[ENTRY-20] nothing is shown where no rating has changed', async () => {
    serving({ ...answered, changes: [] });
    const { queryClient } = show(<RatingChanges page={PAGE} />);
    await vi.waitFor(() => expect(queryClient.getQueryData(ratingChangesQuery('open').queryKey)).toBeTruthy());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('[ENTRY-20] the dialog names player, rating before and after, and list', async () => {
    serving(answered);
    show(<RatingChanges page={PAGE} />);
    const rows = within(await open()).getAllByRole('row');
    const cellsOf = (row: HTMLElement) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.firstChild?.textContent).slice(1);
    expect(rows.map(cellsOf)).toEqual([
      ['Player', 'Before', 'After', 'List'],
      ['anna Hansen', '1800', '1850', 'FIDE blitz'],
      ['bo Hansen', 'unrated', '1420', 'National standard'],
    ]);
  });

  it('[ENTRY-20] all changes are taken over at once, or those of chosen players only', async () => {
    const taken = serving(answered);
    show(<RatingChanges page={PAGE} />);
    await userEvent.click(within(await open()).getByRole('button', { name: 'Take over 2 ratings' }));
    await vi.waitFor(() => expect(taken).toEqual([{}]));
    const dialog = within(await open());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Take over for bo Hansen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take over 1 rating' }));
    await vi.waitFor(() => expect(taken).toEqual([{}, { accounts: ['anna'] }]));
  });

  it('[ENTRY-20] without a chosen player nothing can be taken over', async () => {
    serving(answered);
    show(<RatingChanges page={PAGE} />);
    const dialog = within(await open());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All players' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Take over 0 ratings' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All players' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Take over 2 ratings' }).disabled).toBe(false);
  });
});
