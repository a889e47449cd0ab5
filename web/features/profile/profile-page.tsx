import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts/accounts.ts';
import { useFormat } from '../../app/format.ts';
import { userQuery } from '../../queries/account.ts';
import { profileQuery } from '../../queries/profile.ts';
import { Federation } from '../../ui/chess/federation.tsx';
import { Picture } from '../../ui/chess/picture.tsx';
import { type PlayedSearch, PlayedTables } from '../../ui/chess/played-tables.tsx';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { Memberships } from './memberships.tsx';
import classes from './profile-page.module.css';

const RatingChart = lazyComponent(() => import('./rating-chart.tsx').then((module) => module.RatingChart));

/** A single day has no line to draw. */
const hasLine = (ratings: ProfileAnswer['ratings']): boolean => new Set(ratings.map(({ date }) => date)).size > 1;

interface ProfileSearch extends PlayedSearch {
  readonly against?: string;
}

interface ProfilePageProps {
  readonly uid: string;
  readonly search: ProfileSearch;
  readonly onSearch: (search: ProfileSearch) => void;
}

/** The public profile of a person. */
export function ProfilePage({ uid, search, onSearch }: ProfilePageProps) {
  const { t } = useTranslation('profile');
  const { data: profile } = useSuspenseQuery(profileQuery(uid));
  const { data: user } = useQuery(userQuery);
  const { account, memberships, ratings } = profile;
  const me = user?.person?.account ?? null;
  return (
    <Page
      title={account.username}
      status={<OnlineState online={profile.online === 'true'} />}
      actions={account.id === me && <ButtonLink to="/account/settings">{t('toSettings')}</ButtonLink>}
    >
      <Facts account={account} estimate={profile.ratingEstimate} />
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
  readonly estimate: ProfileAnswer['ratingEstimate'];
}

function Facts({ account, estimate }: FactsProps) {
  const { t } = useTranslation('profile');
  const { title, firstName, lastName, fideRating, fideFederation, profilePicture } = account;
  const name = firstName === null ? account.username : `${firstName} ${lastName}`;
  return (
    <div className={classes.facts}>
      <Picture src={profilePicture ?? ''} name={name} />
      <div>
        {firstName !== null && (
          <p className={classes.name}>
            {title !== null && <span className={classes.title}>{title} </span>}
            {name}
          </p>
        )}
        <p className={classes.line}>
          {firstName === null && title !== null && <span className={classes.title}>{title}</span>}
          <Federation code={fideFederation} />
          <span className="numeric">{fideRating === null ? t('unrated') : t('rating', { rating: fideRating })}</span>
        </p>
        <Estimate {...estimate} />
      </div>
    </div>
  );
}

/** The estimated rating changes since the last list; nothing without a rated game. */
function Estimate({ since, lists }: ProfileAnswer['ratingEstimate']) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  if (lists.length === 0) return null;
  const changes = lists.map(({ list, change, games }) =>
    t(`estimate.${list}`, { change: format.ratingChange(change), count: games }),
  );
  return (
    <Hint>
      {t('estimate.title', { month: format.month(since) })} {changes.join(', ')}
    </Hint>
  );
}
