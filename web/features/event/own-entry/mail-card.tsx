import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import type { EventFacts, LinkedEntry } from '../../../queries/events.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { detailsOf, valuesOf } from '../fields/entry-values.ts';
import classes from './own-entry.module.css';
import { useEntryChange } from './use-entry-change.ts';

interface MailCardProps {
  readonly token: string;
  readonly event: EventFacts;
  readonly entries: readonly LinkedEntry[];
}

const isActive = ({ state }: LinkedEntry): boolean => state === 'entered' || state === 'pending' || state === 'waiting';

/** Ends or allows e-mail about pairings for all entries of the link. */
export function MailCard({ token, event, entries }: MailCardProps) {
  const { t } = useTranslation('ownEntry');
  const about = { token, event: event.id };
  const active = entries.filter(isActive);
  const wants = entries.some(({ contact }) => contact.wantsPairings);
  const stop = useEntryChange(
    about,
    () => callApi(calls.stopEntryMail, { token }),
    () => t('mail.stopped'),
  );
  const allow = useEntryChange(
    about,
    async () => {
      for (const entry of active) await callApi(calls.editOwnEntry, { token, body: withPairings(entry) });
    },
    () => t('mail.allowed'),
  );
  if (!wants && active.length === 0) return null;
  return (
    <Card title={t('mail.title')}>
      <div className={classes.mail}>
        <p>{t(wants ? 'mail.on' : 'mail.off')}</p>
        {wants ? (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('mail.stop')}
          </Button>
        ) : (
          <Button variant="default" loading={allow.isPending} onClick={() => allow.mutate()}>
            {t('mail.allow')}
          </Button>
        )}
      </div>
    </Card>
  );
}

const withPairings = (entry: LinkedEntry) => ({
  entry: asId<EntryId>(entry.id),
  details: detailsOf({ ...valuesOf(entry), wantsPairings: true }, entry.contact.language, {
    birthDate: entry.player.birthDate,
    requestedByes: entry.requestedByes,
  }),
});
