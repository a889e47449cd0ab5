import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { OrganizationView } from '../../../contract/organizations.ts';
import { ask } from '../../api.ts';
import { type ManageSearch, ORGANIZATION_TABS, type OrganizationTab } from '../../club-search.ts';
import { powersQuery } from '../../queries/account.ts';
import {
  managedOrganizationQuery,
  organizationKey,
  organizationPowersQuery,
  organizationQuery,
} from '../../queries/clubs.ts';
import { editedOf } from '../../queries/organisers.ts';
import { HelpBox } from '../../ui/help-box.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { ChoosePage } from './choose-page.tsx';
import { ManageTabs } from './manage-tabs.tsx';
import { MessageCard } from './message-card.tsx';
import { OrganizationClubs } from './organization-clubs.tsx';
import { OrganizationDetails } from './organization-details.tsx';
import { type Holder, PowerCard } from './power-card.tsx';

/** The charts are heavy: they come with the first statistics that are looked at. */
const Statistics = lazyPart(() => import('./statistics.tsx').then((part) => part.Statistics));

interface ManageOrganizationPageProps {
  readonly search: ManageSearch<OrganizationTab>;
  readonly onSearch: (search: ManageSearch<OrganizationTab>) => void;
}

/** The management of an organisation: the one that is chosen, or the only one. */
export function ManageOrganizationPage(props: ManageOrganizationPageProps) {
  const { data: powers } = useSuspenseQuery(powersQuery);
  const offered = editedOf(powers.organizations);
  const id = props.search.id ?? (offered.length === 1 ? offered[0]?.id : undefined);
  return id === undefined ? (
    <ChoosePage of="organization" offered={offered} />
  ) : (
    <ManageOrganization key={id} id={id} {...props} />
  );
}

function ManageOrganization({ id, search, onSearch }: ManageOrganizationPageProps & { readonly id: string }) {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: organization } = useSuspenseQuery(organizationQuery(id));
  const { tab = 'details' } = search;
  const tabs = organization.can_manage ? ORGANIZATION_TABS : ORGANIZATION_TABS.slice(0, 1);
  return (
    <Page
      title={organization.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
      ]}
      actions={
        <ButtonLink variant="default" to="/organization/view/$oid" params={{ oid: id }}>
          {t('manage.toPage')}
        </ButtonLink>
      }
    >
      <HelpBox name="manage-organization" guide={5}>
        {t('organizationHelp')}
      </HelpBox>
      {organization.can_manage || organization.can_edit ? (
        <ManageTabs
          tabs={tabs}
          tab={tabs.find((known) => known === tab) ?? 'details'}
          onTab={(next) => onSearch({ id, tab: next })}
        >
          <OrganizationPart
            organization={organization}
            tab={organization.can_manage ? tab : 'details'}
            search={search}
            onSearch={onSearch}
          />
        </ManageTabs>
      ) : (
        <Empty title={t('manage.notYours')} />
      )}
    </Page>
  );
}

interface OrganizationPartProps extends ManageOrganizationPageProps {
  readonly organization: OrganizationView;
  readonly tab: OrganizationTab;
}

function OrganizationPart({ organization, tab, search, onSearch }: OrganizationPartProps) {
  const { t } = useTranslation('clubs');
  const { id } = organization;
  switch (tab) {
    case 'details':
      return <OrganizationDetails organization={organization} />;
    case 'clubs':
      return <OrganizationClubs organization={organization} />;
    case 'messages':
      return (
        <MessageCard
          title={t('manage.tabs.messages')}
          send={(message) => ask(calls.messageOrganization, { id, body: message })}
        />
      );
    case 'statistics':
    case 'members':
    case 'powers':
      return <PeoplePart id={id} tab={tab} search={search} onSearch={onSearch} />;
  }
}

/** What is about the people of its clubs, who are read for it. */
function PeoplePart({
  id,
  tab,
  search,
  onSearch,
}: ManageOrganizationPageProps & { readonly id: string; readonly tab: OrganizationTab }) {
  const { data: organization } = useSuspenseQuery(managedOrganizationQuery(id));
  if (tab === 'powers') return <OrganizationPowers id={id} />;
  const { id: _, tab: __, clubs: chosen = [], ...table } = search;
  if (tab === 'statistics') {
    return (
      <Statistics
        accounts={organization.accounts}
        clubs={organization.clubs}
        chosen={chosen}
        onChoose={(clubs) => onSearch({ id, tab, ...(clubs.length > 0 && { clubs }) })}
      />
    );
  }
  return (
    <AccountsTable
      accounts={organization.accounts}
      renews={[organizationKey(id)]}
      search={table}
      onSearch={(next) => onSearch({ id, tab: 'members', ...next })}
    />
  );
}

function OrganizationPowers({ id }: { readonly id: string }) {
  const { data: organization } = useSuspenseQuery(managedOrganizationQuery(id));
  const { data: held } = useSuspenseQuery(organizationPowersQuery(id));
  const holders = (['all', 'arbiter', 'editor'] as const).flatMap((power) =>
    held[power].map((holder): Holder => ({ ...holder, package: power })),
  );
  return (
    <PowerCard
      members={organization.accounts}
      holders={holders}
      renews={[organizationKey(id)]}
      give={({ account, package: power }) =>
        ask(calls.grantOrganizationPower, { account, body: { powers: [`organization:${power}:${id}`], id } })
      }
      take={(holder) =>
        ask(calls.revokeOrganizationPower, {
          id,
          body: { power: `organization:${holder.package}:${id}`, id: holder.account_id },
        })
      }
    />
  );
}
