import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LinkedEntries } from '../../../../contract/event/entries.ts';
import { MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { ApiError } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { linkedEntriesQuery } from '../../../queries/events.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink, TextLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { LinkForm } from '../view/link-form.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { EntryCard } from './entry-card.tsx';
import { MailCard } from './mail-card.tsx';
import classes from './own-entry.module.css';
import { isOwing } from './pay-box.tsx';

interface OwnEntryPageProps {
  readonly token: string;
  /** The link of an e-mail that ends e-mails; a button does it. */
  readonly stopsMail: boolean;
  /** The payer has come back from the page of a provider. */
  readonly isBack: boolean;
}

/** Often at first, as most webhooks come within seconds; then the providers are asked by the server anyway. */
const OFTEN_MS = 3 * SECOND;
const OFTEN_TIMES = 20;
const untilBooked = ({ dataUpdateCount }: { readonly dataUpdateCount: number }): number =>
  dataUpdateCount <= OFTEN_TIMES ? OFTEN_MS : MINUTE;

const hasEnded = (error: unknown): boolean => error instanceof ApiError && error.key === 'noSuchEntry';

/** The page behind the link of an e-mail: confirm, pay, change, withdraw. Opening it changes nothing (CF-1). */
export function OwnEntryPage({ token, stopsMail, isBack }: OwnEntryPageProps) {
  const { t } = useTranslation('ownEntry');
  const { data, error } = useQuery({
    ...linkedEntriesQuery(token),
    retryOnMount: false,
    // That the browser comes back proves nothing: the page waits until the payment is booked (PY-1).
    refetchInterval: ({ state }) => isBack && (state.data?.entries.some(isOwing) ?? false) && untilBooked(state),
    throwOnError: (failure) => !hasEnded(failure),
  });
  if (error !== null && hasEnded(error)) return <EndedLink />;
  if (data === undefined) {
    return (
      <Page title={t('title')}>
        <RowsSkeleton />
      </Page>
    );
  }
  return <Entries token={token} data={data} stopsMail={stopsMail} isBack={isBack} />;
}

interface EntriesProps extends OwnEntryPageProps {
  readonly data: LinkedEntries;
}

function Entries({ token, data, stopsMail, isBack }: EntriesProps) {
  const { t } = useTranslation(['ownEntry', 'eventPage']);
  const format = useFormat();
  const { event, entries, payment } = data;
  const waiting = entries.filter(({ state }) => state === 'unconfirmed');
  const others = entries.filter(({ state }) => state !== 'unconfirmed');
  const facts = [format.dateRange(event.firstDay, event.lastDay), event.place].filter((text) => text !== '');
  return (
    <Page
      title={t(entries.length > 1 ? 'titles' : 'title')}
      crumbs={[
        { label: t('eventPage:list.title'), link: { to: '/events' } },
        { label: event.name, link: { to: '/event/view/$id', params: { id: event.id } } },
      ]}
    >
      <div className={classes.entries}>
        <p className={classes.event}>
          <TextLink to="/event/view/$id" params={{ id: event.id }} inherit fw={600}>
            {event.name}
          </TextLink>
          <span className={classes.soft}>{facts.join(' · ')}</span>
        </p>
        {event.cancelled !== null && (
          <p className={classes.cancelled}>
            {t('cancelled')} {event.cancelled.reason}
          </p>
        )}
        {stopsMail && <MailCard token={token} event={event} entries={others} />}
        {waiting.length > 0 && <ConfirmCard token={token} event={event} entries={waiting} />}
        {others.map((entry) => (
          <EntryCard key={entry.id} token={token} event={event} entry={entry} payment={payment} isBack={isBack} />
        ))}
        {entries.length === 0 && (
          <Empty title={t('erase.all')}>
            <ButtonLink to="/event/view/$id" params={{ id: event.id }} variant="default">
              {t('toEvent')}
            </ButtonLink>
          </Empty>
        )}
        {!stopsMail && others.length > 0 && <MailCard token={token} event={event} entries={others} />}
      </div>
    </Page>
  );
}

function EndedLink() {
  const { t } = useTranslation('ownEntry');
  return (
    <Page title={t('ended.title')}>
      <div className={classes.entries}>
        <p>{t('ended.text')}</p>
        <LinkForm />
      </div>
    </Page>
  );
}
