import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import { rolesQuery, userQuery } from '../../queries/account.ts';
import { clubListQuery } from '../../queries/clubs.ts';
import { managedOf } from '../../queries/organisers.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListMaking } from './list-making.tsx';
import { ListTyping } from './list-typing.tsx';
import { useAccountList } from './use-account-list.ts';

/** Creates accounts for others, one or many. */
export function CreateAccountsPage() {
  const { t } = useTranslation(['people', 'ui']);
  const { data: user } = useQuery(userQuery);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const clubs = managedOf(roles.clubs);
  const maker = user?.person ?? null;
  const mayCreate = maker !== null && can(maker, { do: 'createAccount', level: 0, club: null });
  return (
    <Page title={t('title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <HelpBox name="create-accounts" guide={3}>
        {t('help')}
      </HelpBox>
      {mayCreate ? <Lists maker={maker} clubs={clubs} /> : <Empty title={t('notYours')} hint={t('notYoursHint')} />}
    </Page>
  );
}

interface ListsProps {
  readonly maker: Person;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** A list is typed, then created; an unfinished list is resumed. */
function Lists({ maker, clubs }: ListsProps) {
  const work = useAccountList(maker.account);
  const { data: listed = [] } = useQuery(clubListQuery);
  const regions = new Map(listed.map(({ id, region }) => [id, region]));
  return work.list === null ? (
    <ListTyping maker={maker} clubs={clubs} regions={regions} onMake={work.run} />
  ) : (
    <ListMaking work={work} list={work.list} />
  );
}
