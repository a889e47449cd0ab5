import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentCard } from '../../../contract/tournament/lists.ts';
import { FRONT_PAGE_ROWS } from '../../../domain/kernel/limits.ts';
import { tournamentFindQuery } from '../../queries/tournament.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './home-page.module.css';
import { TournamentCardLink } from './tournament-card.tsx';

/** Tournaments in progress and to come, and the private tournaments that the user plays in or runs (R-043, D-70). */
export function FindPage() {
  const { t } = useTranslation(['home', 'ui']);
  const { data } = useSuspenseQuery(tournamentFindQuery);
  return (
    <Page
      title={t('find.title')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        <ButtonLink to="/tournament/search" variant="default">
          {t('search.title')}
        </ButtonLink>
      }
    >
      {data.cut && <p>{t('cut', { most: FRONT_PAGE_ROWS })}</p>}
      <Cards title={t('find.ongoing')} cards={data.ongoing} empty={t('find.noOngoing')} />
      <Cards title={t('find.upcoming')} cards={data.upcoming} empty={t('find.noUpcoming')} />
      {data.privates.length > 0 && <Cards title={t('find.privates')} cards={data.privates} empty="" />}
    </Page>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly TournamentCard[];
  readonly empty: string;
}

function Cards({ title, cards, empty }: CardsProps) {
  return (
    <section aria-label={title} className={classes.group}>
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <Empty title={empty} />
      ) : (
        <ul className={classes.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <TournamentCardLink card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
