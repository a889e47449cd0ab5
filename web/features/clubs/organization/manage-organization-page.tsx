import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { OrganizationView } from '../../../../contract/clubs/organizations.ts';
import { callApi } from '../../../api.ts';
import { withNamespaces } from '../../../app/language.ts';
import type { ManageSearch } from '../../../app/search.ts';
import { rolesQuery } from '../../../queries/account.ts';
import {
  managedOrganizationQuery,
  organizationKey,
  organizationQuery,
  organizationRolesQuery,
} from '../../../queries/clubs.ts';
import { editedOf } from '../../../queries/organisers.ts';
import { HelpBox } from '../../../ui/feedback/help-box.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AccountsTable } from '../accounts-table.tsx';
import { ChoosePage } from '../choose-page.tsx';
import { ManageTabs } from '../manage-tabs.tsx';
import { MessageCard } from '../message-card.tsx';
import { useOfferedTabs } from '../payments/offered-tabs.ts';
import { ORGANIZATION_TABS, type OrganizationTab } from '../tabs.ts';
import { OrganizationClubs } from './organization-clubs.tsx';
import { OrganizationDetails } from './organization-details.tsx';
import { type Holder, RoleCard } from './role-card.tsx';

/** The charts are heavy, so they are loaded when the statistics are first opened. */
const Statistics = lazyComponent(() => import('../statistics.tsx').then((part) => part.Statistics));

/** Loaded with its words: few servers offer payments. */
const PaymentsPart = lazyComponent(() =>
  withNamespaces({ namespaces: ['payments'], load: () => import('../payments/payments-part.tsx') }).then(
    (part) => part.PaymentsPart,
  ),
);

interface ManageOrganizationPageProps {
  readonly search: ManageSearch<OrganizationTab>;
  readonly onSearch: (search: ManageSearch<OrganizationTab>) => void;
}

/** The management of an organisation: the selected one, or the only one. */
export function ManageOrganizationPage(props: ManageOrganizationPageProps) {
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const offered = editedOf(roles.organizations);
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
  const offered = useOfferedTabs(ORGANIZATION_TABS, { type: 'organization', id }, organization.canManage);
  const tabs = organization.canManage ? offered : offered.slice(0, 1);
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
      {organization.canManage || organization.canEdit ? (
        <ManageTabs
          tabs={tabs}
          tab={tabs.find((known) => known === tab) ?? 'details'}
          onTab={(next) => onSearch({ id, tab: next })}
        >
          <OrganizationPart
            organization={organization}
            tab={organization.canManage ? tab : 'details'}
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
    case 'payments':
      return <PaymentsPart host={{ type: 'organization', id }} />;
    case 'details':
      return <OrganizationDetails organization={organization} />;
    case 'clubs':
      return <OrganizationClubs organization={organization} />;
    case 'messages':
      return (
        <MessageCard
          title={t('manage.tabs.messages')}
          send={(message) => callApi(calls.messageOrganization, { id, body: message })}
        />
      );
    case 'statistics':
    case 'members':
    case 'powers':
      return <PeoplePart id={id} tab={tab} search={search} onSearch={onSearch} />;
  }
}

/** The tabs that need the people of its clubs, who are loaded for them. */
function PeoplePart({
  id,
  tab,
  search,
  onSearch,
}: ManageOrganizationPageProps & { readonly id: string; readonly tab: OrganizationTab }) {
  const { data: organization } = useSuspenseQuery(managedOrganizationQuery(id));
  if (tab === 'powers') return <OrganizationRoles id={id} />;
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

function OrganizationRoles({ id }: { readonly id: string }) {
  const { data: organization } = useSuspenseQuery(managedOrganizationQuery(id));
  const { data: held } = useSuspenseQuery(organizationRolesQuery(id));
  const holders = (['all', 'arbiter', 'editor'] as const).flatMap((role) =>
    held[role].map((holder): Holder => ({ ...holder, role })),
  );
  return (
    <RoleCard
      members={organization.accounts}
      holders={holders}
      renews={[organizationKey(id)]}
      give={({ account, role }) =>
        callApi(calls.grantOrganizationRole, { account, body: { powers: [`organization:${role}:${id}`], id } })
      }
      take={(holder) =>
        callApi(calls.revokeOrganizationRole, {
          id,
          body: { power: `organization:${holder.role}:${id}`, id: holder.accountId },
        })
      }
    />
  );
}
