import { Anchor, Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ManagedEntry, ManagedEvent } from '../../../../contract/event/entries.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../domain/event/value/ledger.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import type { PaymentProvider } from '../../../../domain/payment/provider.ts';
import { callApi } from '../../../api.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import type { TypedNumber } from '../../../forms/numbers.ts';
import { eventKey } from '../../../queries/event-desk.ts';
import { useChange } from '../../../queries/use-change.ts';
import { useZonedFormat } from '../../../time/round-time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { useAmount } from '../amount.ts';
import { nameOf } from '../entries.ts';
import { toMinor } from '../form/fee-values.ts';
import classes from './cashier.module.css';
import { type Bookings, useBooking } from './use-booking.ts';

interface EntryAccountProps {
  readonly data: ManagedEvent;
  readonly entry: ManagedEntry;
  readonly onClose: () => void;
}

/** One press each, as most fees are paid in one of these ways at the door. */
const AT_THE_DOOR = ['vipps', 'cash', 'card', 'bank'] as const;

/** What an entry owes and has paid, with what the cashier books. */
export function EntryAccount({ data, entry, onClose }: EntryAccountProps) {
  const { t } = useTranslation(['cashier', 'eventDesk', 'common']);
  const { view } = data;
  const amount = useAmount(view.currency);
  const { mutate, isPending } = useBooking(view.id);
  const { balance, fee, payment, code } = entry;
  const name = nameOf(entry);
  const group = view.groups.find((one) => one.code === entry.group)?.name ?? entry.group;
  const due = Math.abs(balance);
  const kind = balance < 0 ? 'refund' : 'payment';
  const book = (method: PaymentMethod) =>
    mutate({
      rows: [{ kind, entry: entry.id, amount: due, method }],
      message: t(kind === 'refund' ? 'done.refund' : 'done.payment', { name, amount: amount(due) }),
    });
  return (
    <Card title={name}>
      <p className={classes.about}>
        {[group, entry.player.club, code, t(`eventDesk:states.${entry.state}`)].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.balance} data-payment={payment} role="status">
        {balance > 0
          ? t('account.owes', { amount: amount(balance) })
          : balance < 0
            ? t('account.isOwed', { amount: amount(due) })
            : t(`eventDesk:payments.${payment}`)}
        <small>{t('account.fee', { amount: amount(fee) })}</small>
      </p>
      {balance !== 0 && (
        <div className={classes.methods}>
          {balance < 0 && entry.refundableAt !== null && (
            <ProviderRefund data={data} entry={entry} provider={entry.refundableAt} />
          )}
          {AT_THE_DOOR.map((method) => (
            <Button
              key={method}
              size="lg"
              variant={balance < 0 ? 'outline' : 'filled'}
              loading={isPending}
              aria-label={t(balance < 0 ? 'account.refundBy' : 'account.payBy', {
                amount: amount(due),
                method: t(`eventDesk:methods.${method}`),
              })}
              onClick={() => book(method)}
            >
              {t('account.button', { amount: amount(due), method: t(`eventDesk:methods.${method}`) })}
            </Button>
          ))}
        </div>
      )}
      <Ledger data={data} entry={entry} isPending={isPending} onBook={mutate} />
      <FoldedCard title={t('other.title')}>
        <OtherBooking key={entry.id} data={data} entry={entry} isPending={isPending} onBook={mutate} />
      </FoldedCard>
      <Button variant="subtle" mt="xs" onClick={onClose}>
        {t('common:close')}
      </Button>
    </Card>
  );
}

interface ProviderRefundProps extends Pick<EntryAccountProps, 'data' | 'entry'> {
  readonly provider: PaymentProvider;
}

/** Gives back at the provider where it was paid; the row is booked when the provider confirms (RF-5). */
function ProviderRefund({ data: { view }, entry, provider }: ProviderRefundProps) {
  const { t } = useTranslation(['cashier', 'payments']);
  const amount = useAmount(view.currency);
  const due = { amount: amount(-entry.balance), provider: t(`payments:providers.${provider}`) };
  const { mutate, isPending } = useChange(
    () => callApi(calls.refundEntry, { id: view.id, body: { entry: asId<EntryId>(entry.id) } }),
    { renews: [eventKey(view.id)], message: () => t('account.refunding', due), inTurn: `ledger of ${view.id}` },
  );
  return (
    <Button size="lg" loading={isPending} onClick={() => mutate()}>
      {t('account.refundAt', due)}
    </Button>
  );
}

interface BookingProps {
  readonly data: ManagedEvent;
  readonly entry: ManagedEntry;
  readonly isPending: boolean;
  readonly onBook: (bookings: Bookings) => void;
}

/** All rows, the latest first: a mistake is undone by a row of the opposite amount. */
function Ledger({ data: { view }, entry, isPending, onBook }: BookingProps) {
  const { t } = useTranslation(['cashier', 'eventDesk']);
  const amount = useAmount(view.currency);
  const { localMoment } = useZonedFormat(view.timeZone);
  const { ledger } = entry;
  if (ledger.length === 0) return null;
  const undone = new Set(ledger.flatMap((row) => (row.amount < 0 ? [`${row.kind} ${row.reference}`] : [])));
  const mayUndo = ({ kind, amount: value, number }: (typeof ledger)[number]) =>
    kind !== 'charge' && kind !== 'correction' && value > 0 && !undone.has(`${kind} #${number}`);
  return (
    <ul className={classes.ledger} aria-label={t('account.ledger')}>
      {[...ledger].reverse().map((row) => {
        const label = [
          t(`kinds.${row.kind}`),
          ...(row.method === null ? [] : [t(`eventDesk:methods.${row.method}`)]),
        ].join(', ');
        return (
          <li key={row.number}>
            <span className={classes.what}>
              <span>
                {label}
                {row.amount < 0 && (row.kind === 'payment' || row.kind === 'refund' || row.kind === 'waiver')
                  ? ` (${t('account.undone')})`
                  : ''}
              </span>
              <small>
                {[localMoment(row.at), row.reference, row.reason].filter((part) => part !== '').join(' · ')}
              </small>
            </span>
            <span className={classes.sum}>{amount(row.amount)}</span>
            <span className={classes.rowActions}>
              {row.receipt !== null && (
                <Anchor
                  href={pathTo(calls.printEntryReceipt, { id: view.id, receipt: row.receipt })}
                  target="_blank"
                  size="sm"
                >
                  {t('account.receipt', { number: row.receipt })}
                </Anchor>
              )}
              {mayUndo(row) && (
                <Button
                  variant="subtle"
                  color="brick"
                  size="compact-sm"
                  loading={isPending}
                  aria-label={t('account.undoOf', { what: label, amount: amount(row.amount) })}
                  onClick={() =>
                    onBook({
                      rows: [{ kind: 'counter', entry: entry.id, row: row.number, reason: t('account.undoReason') }],
                      message: t('done.undone', { name: nameOf(entry), amount: amount(row.amount) }),
                    })
                  }
                >
                  {t('account.undo')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const OTHER_KINDS = ['payment', 'refund', 'waiver'] as const;

/** Another amount, with a reference, or a waiver with its reason. */
function OtherBooking({ data: { view }, entry, isPending, onBook }: BookingProps) {
  const { t } = useTranslation(['cashier', 'eventDesk']);
  const format = useAmount(view.currency);
  const [kind, setKind] = useState<(typeof OTHER_KINDS)[number]>('payment');
  const [typed, setTyped] = useState<TypedNumber>('');
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [words, setWords] = useState('');
  const amount = toMinor(typed);
  const isAmount = Number.isInteger(amount) && amount > 0;
  const isWaiver = kind === 'waiver';
  const book = () => {
    if (!isAmount || (isWaiver && words.trim() === '')) return;
    onBook({
      rows: [
        isWaiver
          ? { kind: 'waiver', entry: entry.id, amount, reason: words.trim() }
          : { kind, entry: entry.id, amount, method, reference: words.trim() },
      ],
      message: t(`done.${kind}`, { name: nameOf(entry), amount: format(amount) }),
    });
    setTyped('');
    setWords('');
  };
  return (
    <form
      className={fields.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        book();
      }}
    >
      <div className={fields.grid}>
        <Select
          label={t('other.kind')}
          allowDeselect={false}
          data={OTHER_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(value) => value !== null && setKind(value)}
        />
        <NumberField
          label={t('other.amount', { currency: view.currency })}
          min={0}
          step={50}
          value={typed}
          error={typed !== '' && !isAmount && t('other.wrong')}
          onChange={setTyped}
        />
        {!isWaiver && (
          <Select
            label={t('other.method')}
            allowDeselect={false}
            data={PAYMENT_METHODS.map((value) => ({ value, label: t(`eventDesk:methods.${value}`) }))}
            value={method}
            onChange={(value) => value !== null && setMethod(value)}
          />
        )}
        <TextInput
          label={t(isWaiver ? 'other.reason' : 'other.reference')}
          required={isWaiver}
          maxLength={100}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </div>
      <div>
        <Button
          type="submit"
          variant="default"
          loading={isPending}
          disabled={!isAmount || (isWaiver && words.trim() === '')}
        >
          {t('other.do')}
        </Button>
      </div>
    </form>
  );
}
