import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import { sessionsQuery } from '../../queries/settings.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './settings-page.module.css';

/** The user's sessions, each but this one with a button to end it. */
export function SessionsCard() {
  const { t } = useTranslation('settings');
  const { data: sessions } = useSuspenseQuery(sessionsQuery);
  const endOthers = useEnding(() => callApi(calls.endOtherSessions), t('sessions.othersEnded'));
  return (
    <Card title={t('sessions.title')}>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('sessions.endOthers')}
        </Button>
      ) : (
        <Text c="dimmed">{t('sessions.onlyHere')}</Text>
      )}
    </Card>
  );
}

function SessionRow({ session: { id, device, createdAt, lastUsed, current } }: { readonly session: OwnSession }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const end = useEnding(() => callApi(calls.endSession, { session: id }), t('sessions.ended'));
  const name = device === '' ? t('sessions.unknown') : device;
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>{name}</p>
        <Hint>
          {current
            ? t('sessions.here')
            : t('sessions.since', { since: format.moment(createdAt), used: format.date(lastUsed) })}
        </Hint>
      </div>
      {!current && (
        <Button
          variant="default"
          aria-label={t('sessions.endLabel', { device: name })}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useEnding(end: () => Promise<unknown>, message: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast(message),
    // Also where the session had already ended.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
