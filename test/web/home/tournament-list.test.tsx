import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { CalendarSearch } from '../../../web/features/home/calendar-filters.ts';
import { TournamentListPage } from '../../../web/features/home/tournament-list-page.tsx';
import { show } from '../../support/web/render.tsx';

const TOTAL = 40;
const asked: string[] = [];

/** Row n of all, as the server lists it. */
const listed = (n: number) => ({
  id: `open-${n}`,
  name: `Open ${n}`,
  start_date: '2026-11-01',
  end_date: '2026-11-02',
  kind: 'SwissDutch',
  initial_time: 15,
  increment: 10,
  time_control_known: true,
  default_otb: true,
  started: false,
  finished: false,
  participants: n,
  organiser: 'club',
  organiser_type: 'club',
  organiser_name: 'Club',
  city: 'Bergen',
});

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    // Pages of other tests may still ask for theirs.
    if (!path.startsWith(pathTo(calls.listTournaments))) return new Response(null, { status: 404 });
    asked.push(path);
    const query = new URL(path, 'http://localhost').searchParams;
    const from = Number(query.get('offset') ?? 0);
    const to = Math.min(from + Number(query.get('limit')), TOTAL);
    const data = Array.from({ length: Math.max(0, to - from) }, (_, index) => listed(from + index + 1));
    return Response.json({ data, total: TOTAL, is_more: false, towns: ['Bergen', 'Voss'] });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Calendar({ initial = {} }: { readonly initial?: CalendarSearch }) {
  const [search, setSearch] = useState(initial);
  return <TournamentListPage search={search} onSearch={setSearch} />;
}

const rows = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const request = (query: Record<string, unknown>) => pathTo(calls.listTournaments, { query });

it('the list of all tournaments asks for the page that is shown, and says how many there are', async () => {
  show(<Calendar />);
  await screen.findByText('1–15 of 40');
  expect(rows()).toHaveLength(15);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('31–40 of 40');
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toContain('Open 40'));
  expect(asked).toEqual([request({ limit: 15 }), request({ limit: 15, offset: 30 })]);
});

it('order, filters and the search are asked of the server, the search once the user pauses, and begin at the first page', async () => {
  show(<Calendar initial={{ page: 2 }} />);
  await screen.findByText('16–30 of 40');
  await userEvent.selectOptions(screen.getByLabelText('Town'), 'Voss');
  await screen.findByText('1–15 of 40');
  await userEvent.type(screen.getByRole('searchbox'), 'open');
  await waitFor(() => expect(asked.at(-1)).toBe(request({ limit: 15, town: 'Voss', q: 'open' })));
  await userEvent.click(screen.getByRole('button', { name: 'Players' }));
  await waitFor(() => expect(asked.at(-1)).toBe(request({ limit: 15, town: 'Voss', q: 'open', sort: 'players' })));
  expect(asked).toHaveLength(4);
});

it('a page that does not exist any more becomes the last one', async () => {
  show(<Calendar initial={{ page: 9 }} />);
  await screen.findByText('31–40 of 40');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(asked.at(-1)).toBe(request({ limit: 15, offset: 30 }));
});
