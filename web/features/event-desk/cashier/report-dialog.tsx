import { Button, FileButton, Select, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry, ManagedEvent } from '../../../../contract/event/entries.ts';
import { type MatchedPayment, matchPayments } from '../../../../domain/event/import/match-payments.ts';
import { readPaymentReport, referenceOf } from '../../../../domain/event/import/payment-report.ts';
import type { PaymentMethod } from '../../../../domain/event/value/ledger.ts';
import { readTextFile } from '../../../forms/fields/text-file.ts';
import fields from '../../../forms/fields.module.css';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useAmount } from '../amount.ts';
import { listedName, nameOf } from '../entries.ts';
import classes from './cashier.module.css';
import { type BookingSent, type Bookings, useBooking } from './use-booking.ts';

interface ReportDialogProps {
  readonly data: ManagedEvent;
  readonly onClose: () => void;
}

type Matched = MatchedPayment<ManagedEntry>;

const METHODS = ['vipps', 'bank'] as const;

/** A report of a bank or of Vipps, row by row with the entry that it pays: each is booked by a press, and once. */
export function ReportDialog({ data, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['cashier', 'eventDesk']);
  const [text, setText] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('vipps');
  const { mutate, isPending } = useBooking(data.view.id);
  const { payments, unreadable, outgoing } = readPaymentReport(text);
  const matched = matchPayments(payments, data.entries);
  const coded = matched.filter(({ kind }) => kind === 'code');
  const bookCoded = () =>
    mutate({
      rows: coded.flatMap((one) => rowsOf(one, null, method)),
      message: t('report.done', { count: coded.length }),
    });
  return (
    <FormDialog title={t('report.title')} onClose={onClose} size="xl">
      <div className={fields.stack}>
        <Textarea
          data-autofocus
          label={t('report.text')}
          description={t('report.format')}
          autosize
          minRows={3}
          maxRows={8}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={classes.reportHead}>
          <FileButton
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(file) => void (file && readTextFile(file).then(setText))}
          >
            {(props) => (
              <Button variant="default" {...props}>
                {t('report.file')}
              </Button>
            )}
          </FileButton>
          <Select
            aria-label={t('report.method')}
            allowDeselect={false}
            data={METHODS.map((value) => ({ value, label: t(`eventDesk:methods.${value}`) }))}
            value={method}
            onChange={(value) => value !== null && setMethod(value)}
          />
          {coded.length > 0 && (
            <Button loading={isPending} onClick={bookCoded}>
              {t('report.bookCoded', { count: coded.length })}
            </Button>
          )}
        </div>
        {text.trim() !== '' && (
          <Text size="sm" role="status">
            {[
              t('report.found', { count: payments.length }),
              ...(outgoing > 0 ? [t('report.outgoing', { count: outgoing })] : []),
              ...(unreadable.length > 0
                ? [
                    t('report.unreadable', {
                      count: unreadable.length,
                      lines: unreadable.map(({ line }) => line).join(', '),
                    }),
                  ]
                : []),
            ].join(' · ')}
          </Text>
        )}
        {matched.length > 0 && (
          <ul className={classes.report} aria-label={t('report.rows')}>
            {matched.map((one) => (
              <ReportRow
                key={one.payment.mark}
                data={data}
                matched={one}
                method={method}
                isPending={isPending}
                onBook={mutate}
              />
            ))}
          </ul>
        )}
      </div>
    </FormDialog>
  );
}

/** What is booked of a payment: by its codes, or for the chosen entry. */
function rowsOf(matched: Matched, chosen: string | null, method: PaymentMethod): readonly BookingSent[] {
  const reference = referenceOf(matched.payment);
  const row = (entry: string, amount: number): BookingSent => ({ kind: 'payment', entry, amount, method, reference });
  if (chosen !== null) return [row(chosen, matched.payment.amount)];
  return matched.kind === 'code' ? matched.parts.map(({ entry, amount }) => row(entry.id, amount)) : [];
}

interface ReportRowProps {
  readonly data: ManagedEvent;
  readonly matched: Matched;
  readonly method: PaymentMethod;
  readonly isPending: boolean;
  readonly onBook: (bookings: Bookings) => void;
}

function ReportRow({ data, matched, method, isPending, onBook }: ReportRowProps) {
  const { t } = useTranslation(['cashier', 'eventDesk']);
  const amount = useAmount(data.view.currency);
  const [typed, setTyped] = useState<string | null>();
  const { payment } = matched;
  const proposed = matched.kind === 'proposed' ? matched.entries : [];
  const chosen = typed === undefined ? (proposed[0]?.id ?? null) : typed;
  const rows = rowsOf(matched, matched.kind === 'code' ? null : chosen, method);
  const wrongCode = matched.kind === 'proposed' || matched.kind === 'unknown' ? matched.wrongCode : null;
  const others = data.entries.filter((entry) => !proposed.includes(entry));
  const option = (entry: ManagedEntry) => ({
    value: entry.id,
    label: `${listedName(entry)} · ${entry.code} · ${amount(entry.balance)}`,
  });
  const name = payment.payer || payment.text;
  return (
    <li data-kind={matched.kind}>
      <span className={classes.what}>
        <span>
          <strong>{amount(payment.amount)}</strong> {[payment.payer, payment.text].filter(Boolean).join(' · ')}
        </span>
        <small>{payment.date}</small>
        {wrongCode !== null && <small className={classes.wrong}>{t('report.wrongCode', { code: wrongCode })}</small>}
      </span>
      {matched.kind === 'booked' ? (
        <span className={classes.soft}>{t('report.booked', { name: nameOf(matched.entry) })}</span>
      ) : matched.kind === 'code' ? (
        <span>
          {matched.parts
            .map((part) => t('report.part', { name: nameOf(part.entry), amount: amount(part.amount) }))
            .join(', ')}
        </span>
      ) : (
        <Select
          aria-label={t('report.who', { name })}
          placeholder={t('report.choose')}
          searchable
          clearable
          data={[
            ...(proposed.length === 0 ? [] : [{ group: t('report.proposed'), items: proposed.map(option) }]),
            { group: t('report.others'), items: others.map(option) },
          ]}
          value={chosen}
          onChange={setTyped}
        />
      )}
      {matched.kind !== 'booked' && (
        <Button
          size="compact-md"
          variant={matched.kind === 'code' ? 'filled' : 'default'}
          disabled={rows.length === 0}
          loading={isPending}
          aria-label={t('report.bookOf', { name, amount: amount(payment.amount) })}
          onClick={() => onBook({ rows, message: t('report.done', { count: 1 }) })}
        >
          {t('report.book')}
        </Button>
      )}
    </li>
  );
}
