import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts.ts';
import { useFormat } from '../../format.ts';
import type { ProfileSearch } from '../../played-search.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { profileQuery } from '../../queries/profile.ts';
import { Hint } from '../../ui/card.tsx';
import { Federation } from '../../ui/federation.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/page-states.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlayedTables } from '../../ui/played-tables.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { Memberships } from './memberships.tsx';
import classes from './profile-page.module.css';

const RatingChart = lazyPart(() => import('./rating-chart.tsx').then((module) => module.RatingChart));

/** On one day alone there is no line to draw. */
const hasLine = (ratings: ProfileAnswer['ratings']): boolean => new Set(ratings.map(({ date }) => date)).size > 1;

interface ProfilePageProps {
  readonly uid: string;
  readonly search: ProfileSearch;
  readonly onSearch: (search: ProfileSearch) => void;
}

/** What everybody may see of somebody. */
export function ProfilePage({ uid, search, onSearch }: ProfilePageProps) {
  const { t } = useTranslation('profile');
  const { data: profile } = useSuspenseQuery(profileQuery(uid));
  const { data: reader } = useQuery(authInfoQuery);
  const { account, memberships, ratings } = profile;
  const me = reader?.info?.id ?? null;
  return (
    <Page
      title={account.username}
      status={<OnlineState online={profile.online === 'true'} />}
      actions={account.id === me && <ButtonLink to="/account/settings">{t('toSettings')}</ButtonLink>}
    >
      <Facts account={account} estimate={profile.rating_estimate} />
      <Memberships memberships={memberships} />
      {hasLine(ratings) && (
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <RatingChart ratings={ratings} />
        </Suspense>
      )}
      <HeadToHead
        account={account.id}
        me={me}
        against={search.against}
        onAgainst={(against) => onSearch({ ...search, against })}
      />
      <PlayedTables
        profile={profile}
        titles={{ tournaments: t('tournaments'), games: t('games') }}
        search={search}
        onSearch={(played) => onSearch({ ...search, ...played })}
      />
    </Page>
  );
}

function OnlineState({ online }: { readonly online: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <span className={classes.online} data-online={online}>
      {t(online ? 'online' : 'offline')}
    </span>
  );
}

interface FactsProps {
  readonly account: ProfileAnswer['account'];
  readonly estimate: ProfileAnswer['rating_estimate'];
}

function Facts({ account, estimate }: FactsProps) {
  const { t } = useTranslation('profile');
  const { title, first_name, last_name, fide_rating, fide_federation, profile_picture } = account;
  const name = first_name === null ? account.username : `${first_name} ${last_name}`;
  return (
    <div className={classes.facts}>
      <Picture src={profile_picture ?? ''} name={name} />
      <div>
        {first_name !== null && (
          <p className={classes.name}>
            {title !== null && <span className={classes.title}>{title} </span>}
            {name}
          </p>
        )}
        <p className={classes.line}>
          {first_name === null && title !== null && <span className={classes.title}>{title}</span>}
          <Federation code={fide_federation} />
          <span className="numeric">{fide_rating === null ? t('unrated') : t('rating', { rating: fide_rating })}</span>
        </p>
        <Estimate {...estimate} />
      </div>
    </div>
  );
}

/** What the tournaments since the last list would do to the ratings; nothing without a game that counts. */
function Estimate({ since, lists }: ProfileAnswer['rating_estimate']) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (lists.length === 0) return null;
  const said = lists.map(({ list, change, games }) =>
    t(`estimate.${list}`, { change: format.ratingChange(change), count: games }),
  );
  return (
    <Hint>
      {t('estimate.title', { month: format.month(since) })} {said.join(', ')}
    </Hint>
  );
}
