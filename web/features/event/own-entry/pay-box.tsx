import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { LinkedEntries } from '../../../../contract/event/entries.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import type { LinkedEntry } from '../../../queries/events.ts';
import { useRoundTime, useZonedFormat } from '../../../time/round-time.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { entryName } from '../fields/entry-values.ts';
import { CheckoutButtons } from './checkout-buttons.tsx';
import type { EntryCardProps } from './entry-card-props.ts';
import classes from './own-entry.module.css';

interface PayBoxProps extends EntryCardProps {
  readonly payment: LinkedEntries['payment'];
  /** The payer has come back from the page of a provider: what was paid there is booked in a moment. */
  readonly isBack: boolean;
}

/** What is owed and how to pay it, and what was paid. */
export function PayBox({ token, event, entry, payment, isBack }: PayBoxProps) {
  const { t } = useTranslation('ownEntry');
  const { amount } = useAmountText(event.currency);
  const { balance } = entry;
  return (
    <section className={classes.pay} aria-label={t('pay.title')}>
      <h3>
        {t('pay.title')}{' '}
        <span className={classes.payState} data-payment={entry.payment}>
          {t(`pay.states.${entry.payment}`, { amount: amount(Math.abs(balance)) })}
        </span>
      </h3>
      {isOwing(entry) && isBack && <p role="status">{t('pay.onItsWay')}</p>}
      {isOwing(entry) && <HowToPay token={token} event={event} entry={entry} payment={payment} />}
      <Rows token={token} event={event} entry={entry} />
    </section>
  );
}

/** Something is to be paid, and nothing is reserved for it. */
export const isOwing = ({ balance, payment }: LinkedEntry): boolean => balance > 0 && payment !== 'reserved';

function HowToPay({ token, event, entry, payment }: Omit<PayBoxProps, 'isBack'>) {
  const { t } = useTranslation('ownEntry');
  const time = useRoundTime(event.timeZone);
  const { receiver, organisationNumber, vippsNumber, bankAccount, qrPicture, payBy, checkouts } = payment;
  const { contact } = event;
  const rows = [
    { name: t('pay.vipps'), value: vippsNumber },
    { name: t('pay.account'), value: bankAccount },
    { name: t('pay.text'), value: `${entry.code} ${entryName(entry.player)}` },
  ].filter(({ value }) => value !== '');
  const isPaidByHand = vippsNumber !== '' || bankAccount !== '' || qrPicture !== '';
  if (!isPaidByHand && checkouts.length === 0) {
    const asked = [contact.name, contact.email, contact.phone].filter((text) => text !== '').join(', ');
    return <p>{t('pay.ask', { contact: asked })}</p>;
  }
  return (
    <>
      {payBy !== null && <p>{t('pay.by', { when: time(payBy) })}</p>}
      {checkouts.length > 0 && <CheckoutButtons token={token} event={event} entry={entry} providers={checkouts} />}
      {isPaidByHand && checkouts.length > 0 && <p className={classes.soft}>{t('pay.orByHand')}</p>}
      <ul className={classes.payRows}>
        {rows.map(({ name, value }) => (
          <li key={name}>
            <PayRow name={name}>{value}</PayRow>
            <CopyButton
              value={value}
              words={{
                copy: t('pay.copy'),
                copied: t('pay.copied'),
                hint: t('pay.copyHint', { what: name }),
                name: t('pay.copyHint', { what: name }),
              }}
            />
          </li>
        ))}
        {receiver !== '' && (
          <li>
            <PayRow name={t('pay.receiver')}>
              {receiver}
              {organisationNumber !== '' && (
                <span className={classes.soft}>
                  {' '}
                  {t('pay.organisationNumber')} {organisationNumber}
                </span>
              )}
            </PayRow>
          </li>
        )}
      </ul>
      {qrPicture !== '' && (
        <img src={qrPicture} alt={t('pay.qr')} className={classes.qr} referrerPolicy="no-referrer" />
      )}
    </>
  );
}

function PayRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <span className={classes.soft}>{name}</span>
      <strong className={classes.payValue}>{children}</strong>
    </div>
  );
}

/** Payments, refunds and waivers, with their receipts. */
function Rows({ token, event, entry }: EntryCardProps) {
  const { t } = useTranslation('ownEntry');
  const { amount } = useAmountText(event.currency);
  const format = useZonedFormat(event.timeZone);
  const rows = entry.ledger.filter(({ kind }) => kind === 'payment' || kind === 'refund' || kind === 'waiver');
  if (rows.length === 0) return null;
  return (
    <ul className={classes.ledger} aria-label={t('pay.rows')}>
      {rows.map((row) => (
        <li key={row.number}>
          <span>
            {t(`pay.kinds.${row.kind}`)} {amount(row.amount)}
            {row.method !== null && `, ${t(`pay.methods.${row.method}`)}`}
          </span>
          <span className={classes.soft}>{format.date(row.at)}</span>
          {row.receipt !== null && (
            <Anchor href={pathTo(calls.eventReceipt, { token, receipt: row.receipt })} target="_blank" inherit>
              {t('pay.receipt', { number: row.receipt })}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
