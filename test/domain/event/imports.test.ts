import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedEntry, totalsOf } from '../../../domain/event/fees/totals.ts';
import { readListedEntries } from '../../../domain/event/import/listed-entries.ts';
import { matchPayments, type PayingEntry } from '../../../domain/event/import/match-payments.ts';
import { amountIn, markIn, readPaymentReport, referenceOf } from '../../../domain/event/import/payment-report.ts';
import type { LedgerKind, PaymentMethod } from '../../../domain/event/value/ledger.ts';

const BANK = [
  'Dato;Forklaring;Ut fra konto;Inn på konto;Betaler',
  '20.11.2026;KM K7QX4D;;500,00;OLA NORDMANN',
  '20.11.2026;startkontingent;;300,00;Kari Berg',
  '21.11.2026;Husleie;-4 000,00;;',
  '21.11.2026;K7QX4E Per;;1 500,00;Per Moe',
  '21.11.2026;gave;;abc;Ukjent',
].join('\n');

const entry = (code: string, firstName: string, lastName: string, own: Partial<PayingEntry> = {}): PayingEntry => ({
  code,
  balance: 500_00,
  player: { firstName, lastName },
  guardian: null,
  ledger: [],
  ...own,
});

const OLA = entry('K7QX4D', 'Ola', 'Nordmann');
const SIRI = entry('7H3RTT', 'Siri', 'Berg', {
  balance: 300_00,
  guardian: { name: 'Kari Berg' },
});
const ENTRIES = [OLA, SIRI];

const reported = (text: string) => readPaymentReport(text).payments;

describe('payment reports', () => {
  it('[FEE-8] a report is read by its headings, without what goes out; what cannot be read is named', () => {
    const { payments, unreadable, outgoing } = readPaymentReport(BANK);
    expect(payments.map(({ line, date, amount, text, payer }) => [line, date, amount, text, payer])).toEqual([
      [2, '20.11.2026', 500_00, 'KM K7QX4D', 'OLA NORDMANN'],
      [3, '20.11.2026', 300_00, 'startkontingent', 'Kari Berg'],
      [5, '21.11.2026', 1_500_00, 'K7QX4E Per', 'Per Moe'],
    ]);
    expect(unreadable.map(({ line }) => line)).toEqual([6]);
    expect(outgoing).toBe(1);
  });

  it('[FEE-8] a report of Vipps has first and last name, and units in its headings', () => {
    const [payment] = reported('Salgsdato,Fornavn,Etternavn,Beløp (NOK),Melding\n2026-11-20,Kari,Berg,"300,00",Siri');
    expect(payment).toMatchObject({ date: '2026-11-20', amount: 300_00, text: 'Siri', payer: 'Kari Berg' });
  });

  it('[FEE-8] without headings the columns are date, amount, text and payer', () => {
    expect(reported('2026-11-20;500;K7QX4D;Ola')).toMatchObject([{ amount: 500_00, text: 'K7QX4D', payer: 'Ola' }]);
  });

  it('[FEE-8] amounts are read as banks write them', () => {
    const cases: readonly (readonly [string, number | null])[] = [
      ['1 234,50', 1_234_50],
      ['1.234,50', 1_234_50],
      ['1,234.50', 1_234_50],
      ['500.00', 500_00],
      ['kr 500,-', 500_00],
      ['-500', -500_00],
      ['0,5', 50],
      ['12.000', 12_000_00],
      ['five', null],
      ['', null],
    ];
    expect(cases.map(([text]) => [text, amountIn(text)])).toEqual(cases);
  });

  it('[FEE-8] a payment has the same mark in every report, and two equal ones of a day have different marks', () => {
    const row = '2026-11-20;500;Start;Ola';
    const [once] = reported(row);
    const twice = reported(`2026-11-19;100;x;y\n${row}\n${row}`).slice(1);
    expect(twice[0]?.mark).toBe(once?.mark);
    expect(twice[1]?.mark).not.toBe(once?.mark);
    expect(once && markIn(referenceOf(once))).toBe(once?.mark);
  });

  it('[FEE-8] the reference fits its field and keeps the mark, however long the payer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (payer) => {
        const [payment] = reported(`2026-11-20;500;Start;"${payer.replaceAll('"', '""').replaceAll('\n', ' ')}"`);
        if (payment === undefined) return;
        const reference = referenceOf(payment);
        expect(reference.length).toBeLessThanOrEqual(100);
        expect(markIn(reference)).toBe(payment.mark);
      }),
    );
  });
});

describe('matching payments', () => {
  const match = (text: string, entries = ENTRIES) => matchPayments(reported(text), entries);

  it('[FEE-8] a code finds its entry, in any case and within other words', () => {
    expect(match('2026-11-20;500;KM 2026 k7qx4d takk;Somebody')).toMatchObject([
      { kind: 'code', parts: [{ entry: OLA, amount: 500_00 }] },
    ]);
  });

  it('[FEE-8] a payment with several codes gives each what it owes, and the rest to the last', () => {
    expect(match('2026-11-20;900;K7QX4D 7H3RTT;Trainer')).toMatchObject([
      {
        kind: 'code',
        parts: [
          { entry: OLA, amount: 500_00 },
          { entry: SIRI, amount: 400_00 },
        ],
      },
    ]);
  });

  it('[FEE-8] without a code name and amount propose entries, the guardian counts, and nobody is guessed', () => {
    const matched = match(BANK);
    expect(matched[1]).toMatchObject({ kind: 'proposed', entries: [SIRI], wrongCode: null });
    expect(matched[2]).toMatchObject({ kind: 'unknown', wrongCode: 'K7QX4E' });
    const [same] = match('2026-11-20;500;Start;Nordmann Ola', [entry('AAAAAA', 'Kari', 'Nordmann'), OLA, SIRI]);
    expect(same).toMatchObject({ kind: 'proposed', entries: [OLA, { code: 'AAAAAA' }] });
  });

  it('[FEE-8] a wrong check character is named, and the name still proposes', () => {
    expect(match('2026-11-20;500;K7QX4E;Ola Nordmann')).toMatchObject([
      { kind: 'proposed', entries: [OLA], wrongCode: 'K7QX4E' },
    ]);
  });

  it('[FEE-8] what the ledger has is not booked again, until it is undone', () => {
    const [payment] = reported('2026-11-20;500;K7QX4D;Ola');
    const reference = payment === undefined ? '' : referenceOf(payment);
    const row = { number: 2, kind: 'payment', amount: 500_00, reference } as const;
    const paid: PayingEntry = { ...OLA, balance: 0, ledger: [row] };
    expect(match('2026-11-20;500;K7QX4D;Ola', [paid])).toMatchObject([{ kind: 'booked', entry: paid }]);
    const undone: PayingEntry = {
      ...OLA,
      ledger: [row, { number: 3, kind: 'payment', amount: -500_00, reference: '#2' }],
    };
    expect(match('2026-11-20;500;K7QX4D;Ola', [undone])).toMatchObject([{ kind: 'code' }]);
  });
});

describe('lists of entries', () => {
  const groups = [
    { code: 'M', name: 'Mester' },
    { code: '1', name: 'Klasse 1' },
  ];

  it('[FORM-11] contact, group and payment are read by their headings, beside the columns of players', () => {
    const { lines } = readListedEntries(
      'Navn;Klasse;E-post;Tlf;Klubb;Rating;Betalt\n\nBerg, Siri;klasse 1;siri@example.org;+47 900 00 000;Moss;1850;500,00\nMoe, Per;M;;;;;nei',
      groups,
    );
    expect(lines).toMatchObject([
      {
        kind: 'entry',
        line: 3,
        entry: {
          firstName: 'Siri',
          lastName: 'Berg',
          club: 'Moss',
          rating: 1850,
          group: '1',
          email: 'siri@example.org',
          phone: '+47 900 00 000',
          paid: 500_00,
        },
      },
      { kind: 'entry', line: 4, entry: { lastName: 'Moe', group: 'M', email: null, paid: null } },
    ]);
  });

  it('[FORM-11] a cell that cannot be read makes its line faulty', () => {
    const { lines } = readListedEntries(
      'Name;Group;E-mail;Paid\nBerg, Siri;9;;\nMoe, Per;M;per;\nLie, Bo;M;;much\nLie;M;;',
      groups,
    );
    expect(lines.map((line) => (line.kind === 'fault' ? [line.line, line.fault] : null))).toEqual([
      [2, 'group'],
      [3, 'email'],
      [4, 'paid'],
      [5, 'name'],
    ]);
  });

  it('[FORM-11] a list without these headings is a list of players', () => {
    expect(readListedEntries('Hansen, Ole; 1655; Moss', groups).lines).toMatchObject([
      { kind: 'entry', entry: { lastName: 'Hansen', rating: 1655, group: null, email: null } },
    ]);
  });
});

describe("the cashier's totals", () => {
  const row = (kind: LedgerKind, amount: number, method: PaymentMethod | null, day: string) => ({
    kind,
    amount,
    method,
    at: `${day}T10:00:00Z`,
  });
  const entries: readonly CountedEntry[] = [
    {
      group: 'A',
      balance: 0,
      ledger: [row('charge', 500_00, null, '2026-11-01'), row('payment', 500_00, 'cash', '2026-11-02')],
    },
    {
      group: 'A',
      balance: 300_00,
      ledger: [
        row('charge', 500_00, null, '2026-11-01'),
        row('waiver', 200_00, null, '2026-11-01'),
        row('payment', 500_00, 'vipps', '2026-11-02'),
        row('payment', -500_00, 'vipps', '2026-11-03'),
      ],
    },
    {
      group: 'B',
      balance: -100_00,
      ledger: [
        row('charge', 300_00, null, '2026-11-01'),
        row('payment', 500_00, 'vipps', '2026-11-03'),
        row('refund', 100_00, 'bank', '2026-11-03'),
      ],
    },
  ];
  const totals = totalsOf(entries, ['A', 'B', 'C'], (at) => at.slice(0, 10));

  it('[FEE-9] are the sums of the rows by group, method and day, with what is undone and given back', () => {
    expect(totals.groups).toEqual([
      { group: 'A', charged: 1_000_00, waived: 200_00, kept: 500_00, owed: 300_00 },
      { group: 'B', charged: 300_00, waived: 0, kept: 400_00, owed: 0 },
      { group: 'C', charged: 0, waived: 0, kept: 0, owed: 0 },
    ]);
    expect(totals.methods).toEqual([
      { method: 'cash', kept: 500_00 },
      { method: 'vipps', kept: 500_00 },
      { method: 'bank', kept: -100_00 },
    ]);
    expect(totals.days).toEqual([
      { day: '2026-11-03', kept: -100_00 },
      { day: '2026-11-02', kept: 1_000_00 },
    ]);
    expect([totals.kept, totals.owed, totals.refundDue]).toEqual([900_00, 300_00, 100_00]);
  });

  it('[FEE-9] by method and by day they add up to the same', () => {
    const all = (parts: readonly { readonly kept: number }[]) => parts.reduce((sum, { kept }) => sum + kept, 0);
    expect(all(totals.methods)).toBe(totals.kept);
    expect(all(totals.days)).toBe(totals.kept);
  });
});
