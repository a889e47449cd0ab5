import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { offlineTournamentsQuery } from '../../offline/queries.ts';
import { whenServerIsBack } from '../../offline/server-back.ts';
import { serverNow } from '../../time/server-time.ts';
import { ButtonLink, TextLink } from '../layout/links.tsx';
import { Page } from '../layout/page.tsx';
import { clearError } from './error-banner.tsx';
import classes from './offline-page.module.css';
import { Empty, RowsSkeleton } from './page-states.tsx';
import notice from './stale-notice.module.css';

/**
 * Replaces a page that cannot be fetched: lists the tournaments stored on this device. It leaves automatically when the
 * server is back.
 */
export function OfflinePage({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation(['offline', 'common']);
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  useServerBack(onBack);
  return (
    <Page title={t('title')}>
      <Text role="status" mb="md">
        {t(isHome ? 'home' : 'unseen')}
      </Text>
      <div className={classes.ways}>
        <Button onClick={onBack}>{t('common:retry')}</Button>
        {!isHome && (
          <ButtonLink to="/" variant="default">
            {t('common:backToHome')}
          </ButtonLink>
        )}
      </div>
      <KeptTournaments />
    </Page>
  );
}

function KeptTournaments() {
  const { t } = useTranslation('offline');
  const { data: kept } = useQuery(offlineTournamentsQuery);
  const moment = useMoment();
  if (kept === undefined) return <RowsSkeleton rows={2} />;
  if (kept.length === 0) return <Empty title={t('nothingKept')} hint={t('nothingKeptHint')} />;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t('kept')}</h2>
      <Text c="dimmed">{t('keptHint')}</Text>
      <ul className={classes.kept}>
        {kept.map(({ id, name, readAt }) => (
          <li key={id}>
            <TextLink to="/tournament/view/$tid" params={{ tid: id }} inherit fw={600}>
              {name}
            </TextLink>
            <span className={classes.moment}>{t('asOf', { moment: moment(readAt) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows above an offline copy how old it is. */
export function OfflineNotice({ readAt, onBack }: { readonly readAt: string; readonly onBack: () => void }) {
  const { t } = useTranslation('offline');
  const moment = useMoment();
  useServerBack(onBack);
  return (
    <p role="status" className={`${notice.notice} no-print`}>
      {t('notice', { moment: moment(readAt) })}
    </p>
  );
}

/** The time of something of today, the date of anything older. */
function useMoment(): (text: string) => string {
  const { t } = useTranslation('offline');
  const format = useFormat();
  return (text) => {
    const isToday = new Date(text).toDateString() === new Date(serverNow()).toDateString();
    return isToday ? t('at', { time: format.time(text) }) : t('on', { date: format.moment(text) });
  };
}

/** The page already shows that it is offline; when the connection returns, the page and the session reload. */
function useServerBack(onBack: () => void): void {
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is waited for once, as long as the page stands.
  useEffect(() => {
    clearError();
    const waiting = new AbortController();
    void whenServerIsBack(waiting.signal).then(() => {
      if (waiting.signal.aborted) return;
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      onBack();
    });
    return () => waiting.abort();
  }, [queryClient]);
}
