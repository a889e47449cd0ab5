import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { entryName } from '../fields/entry-values.ts';
import type { EntryCardProps } from './entry-card-props.ts';
import { useEntryChange } from './use-entry-change.ts';

/** Erases the entry and what is known of its player, after a question (GD-4). */
export function EraseButton({ token, event, entry }: EntryCardProps) {
  const { t } = useTranslation('ownEntry');
  const { amount } = useAmountText(event.currency);
  const [isAsking, setAsking] = useState(false);
  const erase = useEntryChange(
    { token, event: event.id },
    () => callApi(calls.eraseOwnEntry, { token, body: { entry: asId<EntryId>(entry.id) } }),
    () => t('erase.done'),
  );
  const refund = entry.refund > 0 ? ` ${t('erase.refund', { amount: amount(entry.refund) })}` : '';
  return (
    <>
      <Button variant="subtle" color="brick" loading={erase.isPending} onClick={() => setAsking(true)}>
        {t('erase.button')}
      </Button>
      <Confirm
        opened={isAsking}
        question={t('erase.question', { name: entryName(entry.player) })}
        consequence={`${t('erase.text')}${refund}`}
        action={t('erase.button')}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
