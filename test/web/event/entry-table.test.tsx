import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ManagedEvent } from '../../../contract/event/entries.ts';
import { EntriesTab } from '../../../web/features/event-desk/manage/entries-tab.tsx';
import { aManagedEntry, aManagedEvent } from '../../support/web/managed-event.ts';
import { show } from '../../support/web/render.tsx';

/** A server that records what is sent. */
function recording() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ revision: 2 });
  });
  return sent;
}

const showEntries = (data: ManagedEvent, tab: 'entered' | 'waiting' | 'pending' = 'entered', query = '') =>
  show(<EntriesTab data={data} tab={tab} query={query} onQuery={() => undefined} />);

const group = (name: string) => within(screen.getByRole('region', { name }));

describe('the entries of an event', () => {
  afterEach(() => vi.unstubAllGlobals());

  const anna = aManagedEntry('1', 'Aas');
  const bo = aManagedEntry('2', 'Bakke', { group: 'B', payment: 'paid', balance: 0 });

  it('stand by group with counters, rating with the letter of its list, and payment in words', () => {
    showEntries(aManagedEvent([anna, { ...bo, player: { ...bo.player, rating: 1500, manualRating: 1500 } }]));
    expect(group('Mester').getByText('1 entered')).toBeTruthy();
    const first = within(group('Mester').getByRole('row', { name: /Aas, Per/ }));
    expect(first.getByText('S').title).toBe('Standard rating');
    expect(first.getByText('Not paid')).toBeTruthy();
    const second = within(group('Klasse 1').getByRole('row', { name: /Bakke, Per/ }));
    expect(second.getByText('M').title).toBe('Set by the organiser');
    expect(second.getByText('Paid')).toBeTruthy();
  });

  it('say what the organiser has to look at', () => {
    showEntries(
      aManagedEvent([
        {
          ...anna,
          broken: { key: 'groupRatingTooHigh', params: { rating: 1812, limit: 1799 } },
          doubles: ['2'],
          overLimit: true,
          inTournament: 'waiting',
          mail: 'failed',
        },
        bo,
      ]),
    );
    const row = within(group('Mester').getByRole('row', { name: /Aas, Per/ }));
    for (const text of [
      'Rating 1812, limit 1799',
      'Possible double',
      'Over the limit',
      'Not in the tournament yet',
      'E-mail failed',
    ]) {
      expect(row.getByText(text)).toBeTruthy();
    }
  });

  it('a row is moved to another group by keyboard, with a reason', async () => {
    const sent = recording();
    showEntries(aManagedEvent([anna, bo]));
    const handle = screen.getByRole('button', { name: 'Move Per Aas to another group' });
    handle.focus();
    fireEvent.keyDown(handle, { code: 'Space', key: ' ' });
    await screen.findByText('Per Aas: Mester.');
    // The keys of the first moments are held back until the library listens.
    fireEvent.keyDown(handle, { code: 'ArrowDown', key: 'ArrowDown' });
    await screen.findByText('Per Aas: Klasse 1.');
    fireEvent.keyDown(handle, { code: 'Space', key: ' ' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Per Aas' }));
    expect(dialog.getByRole('combobox', { name: 'To group' })).toHaveProperty('value', 'Klasse 1');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked to');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'move', entry: '1', group: 'B', reason: 'Asked to' }]));
  });

  it('by keyboard Escape puts a row back', async () => {
    const sent = recording();
    showEntries(aManagedEvent([anna, bo]));
    const handle = screen.getByRole('button', { name: 'Move Per Aas to another group' });
    handle.focus();
    fireEvent.keyDown(handle, { code: 'Space', key: ' ' });
    await screen.findByText('Per Aas: Mester.');
    fireEvent.keyDown(handle, { code: 'ArrowDown', key: 'ArrowDown' });
    await screen.findByText('Per Aas: Klasse 1.');
    fireEvent.keyDown(handle, { code: 'Escape', key: 'Escape' });
    await screen.findByText('Per Aas was put back.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('several are approved at once', async () => {
    const sent = recording();
    const pending = [
      { ...anna, state: 'pending' as const },
      { ...bo, state: 'pending' as const },
    ];
    showEntries(aManagedEvent(pending), 'pending');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all of Mester' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Per Bakke' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'approve', entries: ['1', '2'] }]));
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('those held by the freeze move up by one press', async () => {
    const sent = recording();
    showEntries(aManagedEvent([{ ...anna, state: 'waiting', queue: 1 }, bo], { mayMoveUp: ['1'] }), 'waiting');
    expect(screen.getByText('Per Aas would have a place but for the freeze of the waiting list.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'enter_anyway', entry: '1' }]));
  });

  it('a search finds names, clubs, codes and addresses', () => {
    const data = aManagedEvent([anna, { ...bo, code: '7H3RTT' }]);
    for (const query of ['bakke', '7h3rtt', '2@example']) {
      const { unmount } = showEntries(data, 'entered', query);
      expect(screen.queryByText('Aas, Per')).toBeNull();
      expect(screen.getByText('Bakke, Per')).toBeTruthy();
      unmount();
    }
  });
});
