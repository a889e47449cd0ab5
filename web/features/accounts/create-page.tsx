import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { authInfoQuery, powersQuery } from '../../queries/account.ts';
import { managedOf } from '../../queries/organisers.ts';
import { HelpBox } from '../../ui/help-box.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { ListMaking } from './list-making.tsx';
import { ListTyping } from './list-typing.tsx';
import { useAccountList } from './use-account-list.ts';

/** Accounts for others, one or many. */
export function CreateAccountsPage() {
  const { t } = useTranslation(['people', 'ui']);
  const { data: reader } = useQuery(authInfoQuery);
  const { data: powers } = useSuspenseQuery(powersQuery);
  const clubs = managedOf(powers.clubs);
  const info = reader?.info ?? null;
  const mayCreate = info !== null && (info.level > 0 || clubs.length + managedOf(powers.organizations).length > 0);
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

/** A list is typed, then made; one that is not finished is gone on with. */
function Lists({ maker, clubs }: ListsProps) {
  const work = useAccountList(maker.id);
  return work.list === null ? (
    <ListTyping level={maker.level} clubs={clubs} onMake={work.run} />
  ) : (
    <ListMaking work={work} list={work.list} />
  );
}
