import { Alert } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EntrySearch } from '../../../model/entry-search.ts';
import { type EventFacts, eventQuery } from '../../../queries/events.ts';
import { reserveBottomSpace } from '../../../ui/hooks/bottom-space.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { EntryList } from './entry-list.tsx';
import { ContactLines, EventFactList } from './event-facts.tsx';
import classes from './event-page.module.css';
import { GroupCards } from './group-cards.tsx';
import { LinkForm } from './link-form.tsx';
import { OwnEntries } from './own-entries.tsx';
import { useWindowText } from './window-text.ts';

interface EventPageProps {
  readonly id: string;
  readonly search: EntrySearch;
  readonly onSearch: (search: EntrySearch) => void;
}

/** An event: what it is, its groups, who has entered, and the way in. */
export function EventPage({ id, search, onSearch }: EventPageProps) {
  const { t } = useTranslation(['eventPage', 'ui']);
  const { data: event } = useSuspenseQuery(eventQuery(id));
  const hasContact = Object.values(event.contact).some((text) => text !== '');
  return (
    <Page
      title={event.name}
      crumbs={[{ label: t('list.title'), link: { to: '/events' } }]}
      {...(event.manages && {
        actions: (
          <ButtonLink to="/event/manage/$id" params={{ id: event.id }} variant="default">
            {t('manage')}
          </ButtonLink>
        ),
      })}
    >
      <div className={classes.layout}>
        {event.picture !== '' && (
          <img src={event.picture} alt="" className={classes.picture} referrerPolicy="no-referrer" />
        )}
        {event.cancelled !== null && (
          <Alert color="brick" variant="outline" title={t('cancelled')} className={classes.notice}>
            {event.cancelled.reason !== '' && <p>{event.cancelled.reason}</p>}
            <p>{t('cancelledHint')}</p>
          </Alert>
        )}
        <aside className={classes.aside} aria-label={t('facts')}>
          <EventFactList event={event} />
          <OwnEntries event={event} />
        </aside>
        <div className={classes.main}>
          <GroupCards event={event} />
          {event.description !== '' && (
            <section aria-labelledby="description">
              <h2 id="description">{t('description')}</h2>
              <RichText html={event.description} />
            </section>
          )}
          {hasContact && (
            <section aria-labelledby="contact">
              <h2 id="contact">{t('contact')}</h2>
              <ContactLines contact={event.contact} />
            </section>
          )}
          <EntryList event={event} search={search} onSearch={onSearch} />
          {event.mail && <LinkForm />}
        </div>
        {event.cancelled === null && <EntryAction event={event} />}
      </div>
    </Page>
  );
}

/** The one thing to do here: on a phone it stays at the lower edge. */
function EntryAction({ event }: { readonly event: EventFacts }) {
  const { t } = useTranslation('eventPage');
  const { takesEntries, text } = useWindowText(event);
  return (
    <div ref={reserveBottomSpace} className={`${classes.action} no-print`}>
      {takesEntries && (
        <ButtonLink to="/event/sign-up/$id" params={{ id: event.id }} fullWidth size="lg">
          {t('signUp')}
        </ButtonLink>
      )}
      <p className={classes.window}>{text}</p>
    </div>
  );
}
