import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import type { LinkedEntries } from '../../../contract/event/entries.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { OwnEntryPage } from '../../../web/features/event/own-entry/own-entry-page.tsx';
import { linkedEntriesQuery } from '../../../web/queries/events.ts';
import { aGroupView, aLinkedEntry, linkedEntriesView } from '../../support/web/events.ts';
import { show } from '../../support/web/render.tsx';

const words = en.ownEntry;

/** What the server knows, and what it was asked to change. */
let current: LinkedEntries | null;
const asked: { readonly path: string; readonly body: unknown }[] = [];
let onChange: () => void;

beforeEach(() => {
  asked.length = 0;
  onChange = () => undefined;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path === pathTo(calls.viewEntry, { token: 'secret' }) && method === 'GET') {
      return current === null
        ? new Response(JSON.stringify({ message: 'noSuchEntry' }), { status: 404 })
        : new Response(JSON.stringify(snakeKeys(current)));
    }
    asked.push({ path, body: JSON.parse(String(body)) });
    onChange();
    // A fragment, as nothing can be left in a test.
    return new Response(JSON.stringify({ url: '#at-the-provider' }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showPage(data: LinkedEntries | null, { stopsMail = false, isBack = false } = {}) {
  current = data;
  const view = show(<div />);
  view.queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  if (data !== null) view.queryClient.setQueryData(linkedEntriesQuery('secret').queryKey, data);
  view.update(<OwnEntryPage token="secret" stopsMail={stopsMail} isBack={isBack} />);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const OWING = aLinkedEntry({
  balance: 50_000,
  payment: 'owed',
  ledger: [
    {
      number: 1,
      kind: 'charge',
      amount: 50_000,
      method: null,
      reference: '',
      reason: '',
      at: '2026-09-01T10:05:00.000Z',
      by: null,
      receipt: null,
    },
  ],
});

describe('the page behind the link of an entry', () => {
  it('[FORM-2] opening it changes nothing; one press confirms all who were sent together', async () => {
    const waiting = [
      aLinkedEntry({ id: 'one', state: 'unconfirmed' }),
      aLinkedEntry({ id: 'two', state: 'unconfirmed', player: { ...aLinkedEntry().player, firstName: 'Kari' } }),
    ];
    showPage(linkedEntriesView(waiting));
    expect(screen.getByText('Kari Nordmann')).toBeDefined();
    expect(asked).toEqual([]);
    onChange = () => {
      current = linkedEntriesView(waiting.map((entry) => ({ ...entry, state: 'entered' })));
    };
    await press('Confirm 2 entries');
    expect(await screen.findAllByText('Entered in Group A')).toHaveLength(2);
    expect(asked).toEqual([{ path: pathTo(calls.confirmEntry, { token: 'secret' }), body: {} }]);
  });

  it.each([
    [{ state: 'entered' }, 'Entered in Group A'],
    [{ state: 'waiting', queue: 3 }, 'No. 3 on the waiting list of Group A'],
    [{ state: 'pending' }, words.state.pending],
    [{ state: 'withdrawn' }, words.state.withdrawn],
    [{ state: 'expired' }, words.state.expired],
  ] as const)('the state %o is said in one line', (changes, text) => {
    showPage(linkedEntriesView([aLinkedEntry(changes)]));
    expect(screen.getByText(text)).toBeDefined();
  });

  it('[FEE-6] what is owed is paid with the code and the name, each with a button to copy', () => {
    showPage(linkedEntriesView([OWING]));
    expect(screen.getByText('K7QX4D Ola Nordmann')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy: Vipps number' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /NOK\s500 to pay/ })).toBeDefined();
  });

  it('[PY-3] one press leaves for the page of a provider; without one nothing of it shows', async () => {
    showPage(linkedEntriesView([OWING]));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    cleanup();
    showPage(linkedEntriesView([OWING], {}, { checkouts: ['vipps', 'stripe'] }));
    expect(screen.getByRole('button', { name: /^Pay NOK\s500 by card$/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Pay NOK\s500 with Vipps$/ }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
    expect(asked).toEqual([
      {
        path: pathTo(calls.payEntry, { token: 'secret' }),
        body: { entry: 'entry1', provider: 'vipps', language: 'en' },
      },
    ]);
  });

  it('[PY-1] coming back proves nothing: the page waits until the payment is booked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showPage(linkedEntriesView([OWING]), { isBack: true });
    expect(screen.getByText(words.pay.onItsWay)).toBeDefined();
    current = linkedEntriesView([{ ...OWING, balance: 0, payment: 'paid' }]);
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(await screen.findByText(words.pay.states.paid)).toBeDefined();
    expect(screen.queryByText(words.pay.onItsWay)).toBeNull();
  });

  it('a payment has its receipt', () => {
    const row = {
      number: 2,
      kind: 'payment',
      amount: 50_000,
      method: 'vipps',
      reference: '',
      reason: '',
      at: '2026-09-02T10:05:00.000Z',
      by: null,
      receipt: '2026-7',
    } as const;
    showPage(linkedEntriesView([aLinkedEntry({ payment: 'paid', ledger: [row] })]));
    expect(screen.getByRole('link', { name: 'Receipt 2026-7' }).getAttribute('href')).toBe(
      pathTo(calls.eventReceipt, { token: 'secret', receipt: '2026-7' }),
    );
  });

  it('[FEE-3] a withdrawal says in a second step what is paid back', async () => {
    const paid = { number: 1, kind: 'payment', amount: 50_000, method: 'bank', reference: '', reason: '' } as const;
    const ledger = [{ ...paid, at: '2026-09-02T10:05:00.000Z', by: null, receipt: null }];
    showPage(linkedEntriesView([aLinkedEntry({ refund: 25_000, payment: 'paid', ledger })]));
    await press(words.withdraw.button);
    expect(screen.getByText(/NOK\s250 is paid back/)).toBeDefined();
    expect(asked).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: words.withdraw.reason }), 'Ill');
    await press(words.withdraw.button);
    expect(asked).toEqual([
      { path: pathTo(calls.withdrawOwnEntry, { token: 'secret' }), body: { entry: 'entry1', reason: 'Ill' } },
    ]);
  });

  it('the last line of an e-mail leads to a button that ends them', async () => {
    const contact = { ...aLinkedEntry().contact, wantsPairings: true };
    showPage(linkedEntriesView([aLinkedEntry({ contact })]), { stopsMail: true });
    expect(asked).toEqual([]);
    await press(words.mail.stop);
    expect(asked).toEqual([{ path: pathTo(calls.stopEntryMail, { token: 'secret' }), body: {} }]);
  });

  it('[FORM-5] after the end of changes the group stays', () => {
    showPage(linkedEntriesView([aLinkedEntry({ changesOpen: false })]));
    expect(screen.getByText(words.change.limited)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change the group of Ola Nordmann' })).toBeNull();
  });

  it('the group of an event with one group cannot be changed', () => {
    showPage(linkedEntriesView([aLinkedEntry()], { groups: [aGroupView('A')] }));
    expect(screen.getByText(words.state.enteredOnly)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change the group of Ola Nordmann' })).toBeNull();
  });

  it('an ended link says so, and offers a new one', async () => {
    showPage(null);
    expect(await screen.findByRole('heading', { name: words.ended.title })).toBeDefined();
    expect(screen.getByRole('button', { name: en.eventPage.link.send })).toBeDefined();
  });
});
