import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ClubView } from '../../../contract/clubs.ts';
import { ask } from '../../api.ts';
import { CLUB_TABS, type ClubTab, type ManageSearch } from '../../club-search.ts';
import { powersQuery } from '../../queries/account.ts';
import { clubKey, clubPowersQuery, clubQuery, managedClubQuery } from '../../queries/clubs.ts';
import { editedOf } from '../../queries/organisers.ts';
import { HelpBox } from '../../ui/help-box.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { ChoosePage } from './choose-page.tsx';
import { ClubDetails } from './club-details.tsx';
import { ClubMembers } from './club-members.tsx';
import { ClubTeams } from './club-teams.tsx';
import { ClubTemplates } from './club-templates.tsx';
import { ManageTabs } from './manage-tabs.tsx';
import { MessageCard } from './message-card.tsx';
import { type Holder, PowerCard } from './power-card.tsx';

/** The charts are heavy: they come with the first statistics that are looked at. */
const Statistics = lazyPart(() => import('./statistics.tsx').then((part) => part.Statistics));

interface ManageClubPageProps {
  readonly search: ManageSearch<ClubTab>;
  readonly onSearch: (search: ManageSearch<ClubTab>) => void;
}

/** The management of a club: the one that is chosen, or the only one. */
export function ManageClubPage(props: ManageClubPageProps) {
  const { data: powers } = useSuspenseQuery(powersQuery);
  const offered = editedOf(powers.clubs);
  const id = props.search.id ?? (offered.length === 1 ? offered[0]?.id : undefined);
  return id === undefined ? <ChoosePage of="club" offered={offered} /> : <ManageClub key={id} id={id} {...props} />;
}

function ManageClub({ id, search, onSearch }: ManageClubPageProps & { readonly id: string }) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: club } = useSuspenseQuery(clubQuery(id));
  const { tab = 'details' } = search;
  const tabs = club.can_manage ? CLUB_TABS : CLUB_TABS.slice(0, 1);
  return (
    <Page
      title={club.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
      ]}
      actions={
        <ButtonLink variant="default" to="/club/view/$cid" params={{ cid: id }}>
          {t('manage.toPage')}
        </ButtonLink>
      }
    >
      <HelpBox name="manage-club" guide={4}>
        {t('clubHelp')}
      </HelpBox>
      {club.can_manage || club.can_edit ? (
        <ManageTabs
          tabs={tabs}
          tab={tabs.find((known) => known === tab) ?? 'details'}
          onTab={(next) => onSearch({ id, tab: next })}
        >
          <ClubPart club={club} tab={club.can_manage ? tab : 'details'} search={search} onSearch={onSearch} />
        </ManageTabs>
      ) : (
        <Empty title={t('manage.notYours')} />
      )}
    </Page>
  );
}

interface ClubPartProps extends ManageClubPageProps {
  readonly club: ClubView;
  readonly tab: ClubTab;
}

function ClubPart({ club, tab, search, onSearch }: ClubPartProps) {
  const { t } = useTranslation('clubs');
  switch (tab) {
    case 'details':
      return <ClubDetails club={club} />;
    case 'teams':
      return <ClubTeams club={club} />;
    case 'templates':
      return <ClubTemplates id={club.id} />;
    case 'messages':
      return (
        <MessageCard
          title={t('manage.tabs.messages')}
          send={(message) => ask(calls.messageClub, { id: club.id, body: message })}
        />
      );
    case 'statistics':
    case 'members':
    case 'powers':
      return <PeoplePart id={club.id} tab={tab} search={search} onSearch={onSearch} />;
  }
}

/** What is about the people of the club, who are read for it. */
function PeoplePart({
  id,
  tab,
  search,
  onSearch,
}: ManageClubPageProps & { readonly id: string; readonly tab: ClubTab }) {
  const { data: club } = useSuspenseQuery(managedClubQuery(id));
  if (tab === 'statistics') return <Statistics accounts={club.accounts} clubs={[]} chosen={[]} />;
  if (tab === 'powers') return <ClubPowers id={id} />;
  const { id: _, tab: __, clubs: ___, ...table } = search;
  return <ClubMembers club={club} search={table} onSearch={(next) => onSearch({ id, tab: 'members', ...next })} />;
}

function ClubPowers({ id }: { readonly id: string }) {
  const { data: club } = useSuspenseQuery(managedClubQuery(id));
  const { data: held } = useSuspenseQuery(clubPowersQuery(id));
  const holders: readonly Holder[] = [
    ...(['all', 'arbiter', 'editor'] as const).flatMap((power) =>
      held[power].map((holder) => ({ ...holder, package: power })),
    ),
    ...held.captain.map(({ team, team_name, ...holder }) => ({
      ...holder,
      package: 'captain' as const,
      team: { id: team, name: team_name },
    })),
  ];
  const nameOf = (power: Holder['package'], team: string | undefined) =>
    power === 'captain' ? `team:captain:${team ?? ''}` : `club:${power}:${id}`;
  return (
    <PowerCard
      members={club.accounts}
      teams={club.teams}
      holders={holders}
      renews={[clubKey(id)]}
      give={({ account, package: power, team }) =>
        ask(calls.grantClubPower, { account, body: { powers: [nameOf(power, team)], id } })
      }
      take={(holder) =>
        ask(calls.revokeClubPower, {
          id,
          body: { power: nameOf(holder.package, holder.team?.id), id: holder.account_id },
        })
      }
    />
  );
}
