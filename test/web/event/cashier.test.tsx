import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { markIn } from '../../../domain/event/import/payment-report.ts';
import { EntryAccount } from '../../../web/features/event-desk/cashier/entry-account.tsx';
import { ReportDialog } from '../../../web/features/event-desk/cashier/report-dialog.tsx';
import { aManagedEntry, aManagedEvent } from '../../support/web/managed-event.ts';
import { show } from '../../support/web/render.tsx';

interface Sent {
  readonly kind: string;
  readonly entry: string;
  readonly amount?: number;
  readonly method?: string;
  readonly reference?: string;
}

/** A server that records what is sent. */
function recording() {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ revision: 2 });
  });
  return sent;
}

const OLA = aManagedEntry('ola', 'Nordmann', { code: 'K7QX4D' });
const SIRI = aManagedEntry('siri', 'Berg', {
  code: '7H3RTT',
  balance: 300_00,
  player: { ...OLA.player, firstName: 'Siri', lastName: 'Berg' },
  guardian: { name: 'Kari Berg', email: null, phone: null },
});

const REPORT = [
  'Dato;Beløp;Melding;Betaler',
  '20.11.2026;500,00;KM K7QX4D;Somebody',
  '20.11.2026;300,00;startkontingent;Kari Berg',
  '20.11.2026;75,00;K7QX4E;Nobody',
].join('\n');

async function paste(data = aManagedEvent([OLA, SIRI])) {
  show(<ReportDialog data={data} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Report' }));
  await userEvent.paste(REPORT);
  return within(await screen.findByRole('list', { name: 'Payments of the report' })).getAllByRole('listitem');
}

describe('a pasted report', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[FEE-8] names the entry of a code, proposes by name and amount, and tells a wrong check character', async () => {
    const sent = recording();
    const [coded, proposed, unknown] = await paste();
    expect(coded?.textContent).toMatch(/Per Nordmann NOK.500/);
    expect(within(proposed ?? document.body).getByRole('combobox')).toHaveProperty(
      'value',
      expect.stringMatching(/^Berg, Siri/),
    );
    expect(unknown?.textContent).toContain('K7QX4E is no code of this event');
    expect(within(unknown ?? document.body).getByRole('button', { name: /^Book/ })).toHaveProperty('disabled', true);
    expect(sent).toEqual([]);
  });

  it('[FEE-8] a press books a row, with a mark of the payment in its reference', async () => {
    const sent = recording();
    await paste();
    await userEvent.click(screen.getByRole('button', { name: 'Book 1 with a code' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ kind: 'payment', entry: 'ola', amount: 500_00, method: 'vipps' });
    expect(markIn(sent[0]?.reference ?? '')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Book NOK.300 from Kari Berg/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ entry: 'siri', amount: 300_00 });
  });

  it('[FEE-8] a row that the ledger has is not offered again', async () => {
    const sent = recording();
    await paste();
    await userEvent.click(screen.getByRole('button', { name: 'Book 1 with a code' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [charge] = OLA.ledger;
    if (charge === undefined) throw new Error('no charge');
    const paid = { ...charge, number: 2, kind: 'payment' as const, reference: sent[0]?.reference ?? '' };
    document.body.innerHTML = '';
    const [row] = await paste(aManagedEvent([{ ...OLA, balance: 0, ledger: [charge, paid] }, SIRI]));
    expect(row?.textContent).toContain('Booked: Per Nordmann');
    expect(within(row ?? document.body).queryByRole('button')).toBeNull();
  });
});

describe('the account of an entry', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('books the whole fee by one press, and undoes it by a row of the opposite amount', async () => {
    const sent = recording();
    const { update } = show(<EntryAccount data={aManagedEvent([OLA])} entry={OLA} onClose={() => undefined} />);
    expect(screen.getByText(/Owes NOK.500/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Book payment of NOK.500: Cash/ }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'payment', entry: 'ola', amount: 500_00, method: 'cash' }]));
    const [charge] = OLA.ledger;
    if (charge === undefined) throw new Error('no charge');
    const row = { ...charge, number: 2, kind: 'payment' as const, method: 'cash' as const, receipt: '2026-1' };
    const paid = { ...OLA, balance: 0, payment: 'paid' as const, ledger: [charge, row] };
    update(<EntryAccount data={aManagedEvent([paid])} entry={paid} onClose={() => undefined} />);
    expect(screen.getByRole('link', { name: 'Receipt 2026-1' }).getAttribute('href')).toBe(
      pathTo(calls.printEntryReceipt, { id: 'km', receipt: '2026-1' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /Undo Payment, Cash, NOK.500/ }));
    await waitFor(() => expect(sent[1]).toMatchObject({ kind: 'counter', entry: 'ola', row: 2 }));
    const undone = {
      ...OLA,
      ledger: [charge, row, { ...row, number: 3, amount: -500_00, reference: '#2', receipt: null }],
    };
    update(<EntryAccount data={aManagedEvent([undone])} entry={undone} onClose={() => undefined} />);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(screen.getByText(/Owes NOK.500/)).toBeTruthy();
  });

  it('a refund that is due is booked by the same press', async () => {
    const sent = recording();
    const gone = { ...OLA, state: 'withdrawn' as const, balance: -500_00, payment: 'refundDue' as const };
    show(<EntryAccount data={aManagedEvent([gone])} entry={gone} onClose={() => undefined} />);
    expect(screen.getByText(/Gets back NOK.500/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Book refund of NOK.500: Vipps/ }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'refund', entry: 'ola', amount: 500_00, method: 'vipps' }]));
  });

  it('what was paid at a provider is given back there by one press', async () => {
    const sent = recording();
    const gone = {
      ...OLA,
      state: 'withdrawn',
      balance: -500_00,
      payment: 'refundDue',
      refundableAt: 'stripe',
    } as const;
    show(<EntryAccount data={aManagedEvent([gone])} entry={gone} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /Give back NOK.500 at Stripe/ }));
    await waitFor(() => expect(sent).toEqual([{ entry: 'ola' }]));
  });

  it('a waiver needs a reason', async () => {
    const sent = recording();
    show(<EntryAccount data={aManagedEvent([OLA])} entry={OLA} onClose={() => undefined} />);
    await userEvent.click(screen.getByText('Other amount or waiver'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Book' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Waiver' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount (NOK)' }), '200');
    const book = screen.getByRole('button', { name: 'Book' });
    expect(book).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Helper');
    await userEvent.click(book);
    await waitFor(() => expect(sent).toEqual([{ kind: 'waiver', entry: 'ola', amount: 200_00, reason: 'Helper' }]));
  });
});
