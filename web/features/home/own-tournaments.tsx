import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { actorOf } from '../../../contract/codec/session-user.ts';
import type { TournamentCard } from '../../../contract/tournament/lists.ts';
import { organises, organisesFor } from '../../../domain/access/anywhere.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { userQuery } from '../../queries/account.ts';
import { tournamentFindQuery } from '../../queries/tournament.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import { cardsOf } from './calendar-cards.ts';
import classes from './home-page.module.css';
import { progressOfCard } from './tournament-card.tsx';
import { useWhenText } from './when-text.ts';

/** The unfinished tournaments of the clubs and organisations that the user runs, with the way to their desks. */
export function OwnTournaments() {
  const { t } = useTranslation('home');
  const { data: user } = useQuery(userQuery);
  const { data } = useSuspenseQuery(tournamentFindQuery);
  if (user === undefined || !organises(actorOf(user))) return null;
  const own = cardsOf(data).filter((card) => organisesFor(actorOf(user), card.organiserType, card.organiser));
  return (
    <section aria-labelledby="own" className={classes.group}>
      <h2 id="own">{t('own.title')}</h2>
      {own.length === 0 ? (
        <Empty title={t('own.none')} hint={t('own.noneHint')}>
          <ButtonLink to="/tournament/build" variant="default">
            {t('build')}
          </ButtonLink>
        </Empty>
      ) : (
        <ul className={classes.finished}>
          {own.map((card) => (
            <OwnRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnRow({ card }: { readonly card: TournamentCard }) {
  const { t } = useTranslation(['home', 'chess']);
  const whenText = useWhenText(card.timeZone, useNow(MINUTE));
  const { id, name, start, participants } = card;
  return (
    <li>
      <div>
        <Link to="/tournament/manage/$tid" params={{ tid: id }} className={classes.link}>
          {name}
        </Link>
        <p className={classes.line}>
          {[whenText(start), t('chess:players', { count: participants }), card.organiserName].join(' · ')}
        </p>
      </div>
      <p className={classes.ownEnd}>
        <StatusChip progress={progressOfCard(card)} />
        <span className={classes.above}>
          <TextLink to="/tournament/view/$tid" params={{ tid: id }} aria-label={t('own.pageOf', { name })}>
            {t('own.page')}
          </TextLink>
        </span>
      </p>
    </li>
  );
}
