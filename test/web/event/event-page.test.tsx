import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { EventView } from '../../../contract/event/entries.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { EventPage } from '../../../web/features/event/view/event-page.tsx';
import type { EntrySearch } from '../../../web/model/entry-search.ts';
import { eventQuery } from '../../../web/queries/events.ts';
import { aGroupView, anEventView, aPublicEntry } from '../../support/web/events.ts';
import { show } from '../../support/web/render.tsx';

const words = en.eventPage;

afterEach(() => vi.unstubAllGlobals());

function showEvent(
  event: Partial<EventView>,
  search: EntrySearch = {},
  onSearch: (search: EntrySearch) => void = () => undefined,
) {
  const view = show(<div />);
  view.queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  view.queryClient.setQueryData(eventQuery('km').queryKey, anEventView(event));
  view.update(
    <Suspense>
      <EventPage id="km" search={search} onSearch={onSearch} />
    </Suspense>,
  );
}

const ENTRIES = [
  aPublicEntry('1', { firstName: 'Siri', lastName: 'Holm', club: 'Oslo', rating: 1850, title: 'WFM' }),
  aPublicEntry('2', { firstName: null, lastName: null }),
  aPublicEntry('3', { state: 'waiting', lastName: 'Late', club: 'Bergen', federation: 'SWE' }),
  aPublicEntry('4', { group: 'B', lastName: 'Young', club: 'Bergen' }),
];

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the page of an event', () => {
  it('a card of a group says who may play, how many places are taken, and the fee', () => {
    const group = aGroupView('B', {
      conditions: { ...aGroupView('B').conditions, ratingFrom: 1600, ratingTo: 1799, takesUnrated: false },
      entered: 23,
      places: 40,
      waiting: 3,
    });
    showEvent({ groups: [aGroupView('A'), group] });
    const card = screen.getAllByRole('article')[1];
    expect(card?.textContent).toContain('1600–1799');
    expect(card?.textContent).toContain('23 of 40 places · 3 waiting · ');
    expect(card?.textContent).toMatch(/NOK\s500/);
  });

  it('an event of one group does not show that it is a group', () => {
    showEvent({ groups: [aGroupView('A')], entries: [aPublicEntry('1')] });
    expect(screen.queryByText('Group A')).toBeNull();
    expect(screen.queryByText(words.groups)).toBeNull();
  });

  it('[FORM-7] the list has those who wait below the others, and hidden names as numbers', () => {
    showEvent({ entries: ENTRIES });
    const [first, hidden] = rowsOf('Group A');
    expect(first).toContain('WFM Siri Holm');
    expect(hidden).toContain('Player 2');
    expect(rowsOf('Waiting list, Group A')).toEqual([expect.stringContaining('Late')]);
    expect(rowsOf('Group B')).toEqual([expect.stringContaining('Young')]);
  });

  it('a club of the address filters the list, and another choice is kept there', async () => {
    const onSearch = vi.fn();
    showEvent({ entries: ENTRIES }, { club: 'Bergen' }, onSearch);
    expect(screen.queryByText('Siri Holm')).toBeNull();
    expect(rowsOf('Group B')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: words.entries.federation }), 'SWE');
    expect(onSearch).toHaveBeenCalledWith({ club: 'Bergen', federation: 'SWE' });
  });

  it('without a list of the organiser there is none', () => {
    showEvent({ entries: null });
    expect(screen.queryByRole('heading', { name: words.entries.title })).toBeNull();
  });

  it.each([
    ['open', true, /^Deadline: \d+ days left$/],
    ['late', true, /^Late entries · \d+ days left$/],
    ['planned', false, /^Sign-up opens /],
    ['closed', false, words.closedContact],
  ] as const)('a sign-up that is %s says so', (window, isOpen, text) => {
    showEvent({ window });
    expect(screen.queryAllByRole('link', { name: words.signUp })).toHaveLength(isOpen ? 1 : 0);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('[EVENT-8] a cancelled event says why, and takes nobody', () => {
    showEvent({ window: 'closed', cancelled: { reason: 'The hall has burnt down.' } });
    expect(screen.getByText('The hall has burnt down.')).toBeDefined();
    expect(screen.queryByText(words.closedContact)).toBeNull();
  });

  it('whoever has lost the link is told the same for every address', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      expect(path).toBe(pathTo(calls.askEntryLink));
      asked.push(JSON.parse(String(body)));
      return new Response('{}');
    });
    showEvent({});
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail address/ }), 'ola@example.org');
    await userEvent.click(screen.getByRole('button', { name: words.link.send }));
    expect((await screen.findByRole('status')).textContent).toBe(words.link.sent);
    expect(asked).toEqual([{ email: 'ola@example.org' }]);
  });
});
