import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { callApi } from '../../../api.ts';
import { titled } from '../../../model/names.ts';
import type { EventFacts, LinkedEntry } from '../../../queries/events.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { entryName } from '../fields/entry-values.ts';
import classes from './own-entry.module.css';
import { useEntryChange } from './use-entry-change.ts';

interface ConfirmCardProps {
  readonly token: string;
  readonly event: EventFacts;
  readonly entries: readonly LinkedEntry[];
}

/** One press confirms all entries that were sent together. */
export function ConfirmCard({ token, event, entries }: ConfirmCardProps) {
  const { t } = useTranslation('ownEntry');
  const confirm = useEntryChange(
    { token, event: event.id },
    () => callApi(calls.confirmEntry, { token }),
    () => t('confirm.done'),
  );
  const groupOf = (code: string) => event.groups.find((group) => group.code === code)?.name ?? code;
  return (
    <Card title={t('confirm.title')}>
      <p>{t('confirm.text')}</p>
      <ul className={classes.names}>
        {entries.map(({ id, player, group }) => (
          <li key={id}>
            <strong>{titled(player.title, entryName(player))}</strong>
            {event.groups.length > 1 && <span className={classes.soft}> {groupOf(group)}</span>}
          </li>
        ))}
      </ul>
      <Button size="xl" fullWidth loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('confirm.button', { count: entries.length })}
      </Button>
    </Card>
  );
}
