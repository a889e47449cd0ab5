import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ClubView } from '../../../../contract/clubs/clubs.ts';
import { callApi } from '../../../api.ts';
import { withNamespaces } from '../../../app/language.ts';
import type { ManageSearch } from '../../../app/search.ts';
import { rolesQuery } from '../../../queries/account.ts';
import { clubKey, clubQuery, clubRolesQuery, managedClubQuery } from '../../../queries/clubs.ts';
import { editedOf } from '../../../queries/organisers.ts';
import { HelpBox } from '../../../ui/feedback/help-box.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ChoosePage } from '../choose-page.tsx';
import { ManageTabs } from '../manage-tabs.tsx';
import { MessageCard } from '../message-card.tsx';
import { type Holder, RoleCard } from '../organization/role-card.tsx';
import { useOfferedTabs } from '../payments/offered-tabs.ts';
import { CLUB_TABS, type ClubTab } from '../tabs.ts';
import { ClubDetails } from './club-details.tsx';
import { ClubMembers } from './club-members.tsx';
import { ClubTeams } from './club-teams.tsx';
import { ClubTemplates } from './club-templates.tsx';

/** The charts are heavy, so they are loaded when the statistics are first opened. */
const Statistics = lazyComponent(() => import('../statistics.tsx').then((part) => part.Statistics));

/** Loaded with its words: few servers offer payments. */
const PaymentsPart = lazyComponent(() =>
  withNamespaces({ namespaces: ['payments'], load: () => import('../payments/payments-part.tsx') }).then(
    (part) => part.PaymentsPart,
  ),
);

interface ManageClubPageProps {
  readonly search: ManageSearch<ClubTab>;
  readonly onSearch: (search: ManageSearch<ClubTab>) => void;
}

/** The management of a club: the selected one, or the only one. */
export function ManageClubPage(props: ManageClubPageProps) {
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const offered = editedOf(roles.clubs);
  const id = props.search.id ?? (offered.length === 1 ? offered[0]?.id : undefined);
  return id === undefined ? <ChoosePage of="club" offered={offered} /> : <ManageClub key={id} id={id} {...props} />;
}

function ManageClub({ id, search, onSearch }: ManageClubPageProps & { readonly id: string }) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: club } = useSuspenseQuery(clubQuery(id));
  const { tab = 'details' } = search;
  const offered = useOfferedTabs(CLUB_TABS, { type: 'club', id }, club.canManage);
  const tabs = club.canManage ? offered : offered.slice(0, 1);
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
      {club.canManage || club.canEdit ? (
        <ManageTabs
          tabs={tabs}
          tab={tabs.find((known) => known === tab) ?? 'details'}
          onTab={(next) => onSearch({ id, tab: next })}
        >
          <ClubPart club={club} tab={club.canManage ? tab : 'details'} search={search} onSearch={onSearch} />
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
    case 'payments':
      return <PaymentsPart host={{ type: 'club', id: club.id }} />;
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
          send={(message) => callApi(calls.messageClub, { id: club.id, body: message })}
        />
      );
    case 'statistics':
    case 'members':
    case 'powers':
      return <PeoplePart id={club.id} tab={tab} search={search} onSearch={onSearch} />;
  }
}

/** The tabs that need the people of the club, who are loaded for them. */
function PeoplePart({
  id,
  tab,
  search,
  onSearch,
}: ManageClubPageProps & { readonly id: string; readonly tab: ClubTab }) {
  const { data: club } = useSuspenseQuery(managedClubQuery(id));
  if (tab === 'statistics') return <Statistics accounts={club.accounts} clubs={[]} chosen={[]} />;
  if (tab === 'powers') return <ClubRoles id={id} />;
  const { id: _, tab: __, clubs: ___, ...table } = search;
  return <ClubMembers club={club} search={table} onSearch={(next) => onSearch({ id, tab: 'members', ...next })} />;
}

function ClubRoles({ id }: { readonly id: string }) {
  const { data: club } = useSuspenseQuery(managedClubQuery(id));
  const { data: held } = useSuspenseQuery(clubRolesQuery(id));
  const holders: readonly Holder[] = [
    ...(['all', 'arbiter', 'editor'] as const).flatMap((role) => held[role].map((holder) => ({ ...holder, role }))),
    ...held.captain.map(({ team, teamName, ...holder }) => ({
      ...holder,
      role: 'captain' as const,
      team: { id: team, name: teamName },
    })),
  ];
  const nameOf = (role: Holder['role'], team: string | undefined) =>
    role === 'captain' ? `team:captain:${team ?? ''}` : `club:${role}:${id}`;
  return (
    <RoleCard
      members={club.accounts}
      teams={club.teams}
      holders={holders}
      renews={[clubKey(id)]}
      give={({ account, role, team }) =>
        callApi(calls.grantClubRole, { account, body: { powers: [nameOf(role, team)], id } })
      }
      take={(holder) =>
        callApi(calls.revokeClubRole, {
          id,
          body: { power: nameOf(holder.role, holder.team?.id), id: holder.accountId },
        })
      }
    />
  );
}
