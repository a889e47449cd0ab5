import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { millis } from '../../../domain/kernel/time.ts';
import { offeredMonths } from '../../../web/features/rating-lists/chosen-list.ts';
import { RatingListsPage } from '../../../web/features/rating-lists/rating-lists-page.tsx';
import { userQuery } from '../../../web/queries/account.ts';
import { ratingListsQuery } from '../../../web/queries/rating-lists.ts';
import { nationalList } from '../../support/national-list.ts';
import { show } from '../../support/web/render.tsx';
import { aUser } from '../../support/web/tournament-pages.ts';

const LISTS = { fide: 202611, national: [{ federation: 'NOR', month: 202611, players: 1234 }] };

/** The page as somebody of a level sees it. */
function page(level: 0 | 3 = 3) {
  const { queryClient, update } = show(null);
  queryClient.setQueryData(userQuery.queryKey, aUser('admin', { level }));
  queryClient.setQueryData(ratingListsQuery.queryKey, LISTS);
  update(<RatingListsPage />);
}

/** A server that refuses an import by the first of these answers, and then by the next; records what it gets. */
function serving(...answers: readonly { readonly status: number; readonly body: object }[]) {
  const sent: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { readonly method: string; readonly body: string }) => {
    if (method === 'GET') return Response.json(LISTS);
    sent.push({ path, body: JSON.parse(body) });
    const answer = left.shift() ?? { status: 200, body: { players: 12 } };
    return Response.json(answer.body, { status: answer.status });
  });
  return sent;
}

/** `userEvent.upload` does not reach the hidden input of the file button. */
async function choose(name: string, text: string): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no file field');
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of rating lists', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the lists in place are shown with month and players to everybody, and the import to administrators only', () => {
    page(0);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ListMonthPlayers',
      'FIDENovember 2026',
      'National, NORNovember 20261234',
    ]);
    expect(screen.queryByText('Import a national list')).toBe(null);
  });

  it('[LIST-12] a file is imported for the month of its name', async () => {
    const sent = serving();
    page();
    await choose('nor-2026-12.csv', nationalList(12));
    expect(await screen.findByText('12 players in the file.')).toBeTruthy();
    await press('Import');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toMatch(/\/NOR$/);
    expect(sent[0]?.body).toEqual({ month: 202612, csv: nationalList(12), force: false });
  });

  it('[LIST-13] faults of the file are listed line by line, the first ten of them, and nothing is sent', async () => {
    const sent = serving();
    page();
    const faulty = Array.from({ length: 12 }, (_, at) => `${at + 100};Berg, Eva;x${at};Oslo SS`);
    await choose('nor-2026-12.csv', [nationalList(12), ...faulty].join('\n'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The file has 12 faults, so nothing is imported.');
    const items = within(alert).getAllByRole('listitem');
    expect(items).toHaveLength(11);
    expect(items[0]?.textContent).toBe(
      'Line 14, rating: "x0" is not a rating. Expected: a whole number from 1 to 4000, or nothing.',
    );
    expect(items[10]?.textContent).toBe('2 more lines have a fault.');
    await press('Import');
    expect(sent).toEqual([]);
  });

  it('a list without a month in its name needs one', async () => {
    const sent = serving();
    page();
    await choose('liste.csv', nationalList(12));
    await screen.findByText('12 players in the file.');
    await press('Import');
    expect(sent).toEqual([]);
    const month = screen.getByRole('combobox', { name: 'Month of the list' });
    expect(month.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [
      { message: 'nationalListOlder', params: { month: 202610, last: 202611 } },
      'The current list is from November 2026, and this one is from October 2026. Importing it replaces a newer list.',
    ],
    [
      { message: 'nationalListShrunk', params: { players: 12, last: 1234 } },
      'The current list has 1234 players, and this one only 12. Players who are missing in it are no longer found.',
    ],
  ])('[LIST-15] an older or much shorter list is imported only after a warning: %j', async (body, warning) => {
    const sent = serving({ status: 409, body });
    page();
    await choose('nor-2026-10.csv', nationalList(12));
    await screen.findByText('12 players in the file.');
    await press('Import');
    expect(await screen.findByText(warning)).toBeTruthy();
    await press('Import anyway');
    await vi.waitFor(() => expect(sent.map(({ body: { force } }) => force)).toEqual([false, true]));
  });

  it('the months around now are offered, and that of the file', () => {
    const months = offeredMonths(millis(Date.parse('2026-11-28T00:00:00Z')), 202501);
    expect([months.length, months[0], months[1], months.at(-2), months.at(-1)]).toEqual([
      13, 202612, 202611, 202601, 202501,
    ]);
    expect(offeredMonths(millis(Date.parse('2026-12-28T00:00:00Z')), 202612).slice(0, 2)).toEqual([202701, 202612]);
  });
});
