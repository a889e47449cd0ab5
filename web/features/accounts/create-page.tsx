import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts/accounts.ts';
import { authInfoQuery, rolesQuery } from '../../queries/account.ts';
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
  const { data: user } = useQuery(authInfoQuery);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const clubs = managedOf(roles.clubs);
  const info = user?.info ?? null;
  const mayCreate = info !== null && (info.level > 0 || clubs.length + managedOf(roles.organizations).length > 0);
  return (
    <Page title={t('title')} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      <HelpBox name="create-accounts" guide={3}>
        {t('help')}
      </HelpBox>
      {mayCreate ? <Lists maker={info} clubs={clubs} /> : <Empty title={t('notYours')} hint={t('notYoursHint')} />}
    </Page>
  );
}

interface ListsProps {
  readonly maker: NonNullable<AuthInfo['info']>;
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** A list is typed, then created; an unfinished list is resumed. */
function Lists({ maker, clubs }: ListsProps) {
  const work = useAccountList(maker.id);
  const { data: listed = [] } = useQuery(clubListQuery);
  const regions = new Map(listed.map(({ id, region }) => [id, region]));
  return work.list === null ? (
    <ListTyping level={maker.level} clubs={clubs} regions={regions} onMake={work.run} />
  ) : (
    <ListMaking work={work} list={work.list} />
  );
}
