import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import fields from '../../../forms/fields.module.css';
import { entryName } from '../fields/entry-values.ts';
import type { EntryCardProps } from './entry-card-props.ts';
import classes from './own-entry.module.css';
import { useEntryChange } from './use-entry-change.ts';

interface WithdrawProps extends EntryCardProps {
  readonly onClose: () => void;
}

/** The second step of a withdrawal: what happens to the place and to the fee (CF-6). */
export function Withdraw({ token, event, entry, onClose }: WithdrawProps) {
  const { t } = useTranslation('ownEntry');
  const { amount } = useAmountText(event.currency);
  const [reason, setReason] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = entryName(entry.player);
  const withdraw = useEntryChange(
    { token, event: event.id },
    () => callApi(calls.withdrawOwnEntry, { token, body: { entry: asId<EntryId>(entry.id), reason } }),
    () => t('withdraw.done', { name }),
  );
  const paid = entry.ledger.some(({ kind }) => kind === 'payment');
  return (
    <section className={classes.question} aria-labelledby={`withdraw-${entry.id}`}>
      <h3 id={`withdraw-${entry.id}`} ref={heading} tabIndex={-1}>
        {t('withdraw.question', { name })}
      </h3>
      {entry.state !== 'waiting' && <p>{t('withdraw.place')}</p>}
      {entry.refund > 0 && <p>{t('withdraw.refund', { amount: amount(entry.refund) })}</p>}
      {entry.refund === 0 && paid && <p>{t('withdraw.noRefund')}</p>}
      <TextInput
        label={t('withdraw.reason')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={fields.row}>
        <Button
          color="brick"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}
        >
          {t('withdraw.button')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('withdraw.keep')}
        </Button>
      </div>
    </section>
  );
}
