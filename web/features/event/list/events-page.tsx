import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format.ts';
import { eventListQuery, type ListedEvent } from '../../../queries/events.ts';
import { Picture } from '../../../ui/chess/picture.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import classes from './events-page.module.css';

/** The events that are not over, the first to come first. */
export function EventsPage() {
  const { t } = useTranslation(['eventPage', 'ui']);
  const { data } = useSuspenseQuery(eventListQuery);
  return (
    <Page
      title={t('list.title')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        <ButtonLink to="/tournaments" variant="default">
          {t('list.toTournaments')}
        </ButtonLink>
      }
    >
      <p className={classes.lead}>{t('list.lead')}</p>
      {data.events.length === 0 ? (
        <Empty title={t('list.empty')} hint={t('list.emptyHint')} />
      ) : (
        <ul className={classes.cards}>
          {data.events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** The whole card is a link. */
function EventCard({ event }: { readonly event: ListedEvent }) {
  const { t } = useTranslation('eventPage');
  const format = useFormat();
  const { id, name, place, firstDay, lastDay, groups, window } = event;
  return (
    <article className={classes.card}>
      <Picture src="" name={name} />
      <div className={classes.text}>
        <h2 className={classes.name}>
          <Link to="/event/view/$id" params={{ id }} className={classes.link}>
            {name}
          </Link>
        </h2>
        <p className={classes.line}>
          <strong>{format.dateRange(firstDay, lastDay)}</strong>
        </p>
        <p className={classes.line}>
          {[place, groups > 1 ? t('list.groups', { count: groups }) : ''].filter((text) => text !== '').join(' · ')}
        </p>
        <p className={classes.line}>
          <span className={classes.window} data-window={window}>
            {t(`list.windows.${window}`)}
          </span>
        </p>
      </div>
    </article>
  );
}
