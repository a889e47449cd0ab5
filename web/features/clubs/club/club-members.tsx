import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AccountRowAnswer } from '../../../../contract/accounts/accounts.ts';
import * as calls from '../../../../contract/calls.ts';
import type { ClubManageView } from '../../../../contract/clubs/clubs.ts';
import { idText } from '../../../../contract/http/fields.ts';
import { callApi } from '../../../api.ts';
import type { ListSearch } from '../../../app/search.ts';
import { AccountSelect } from '../../../forms/account-select.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { newMemberSearch } from '../../../queries/account-search.ts';
import { clubKey, clubListQuery } from '../../../queries/clubs.ts';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { AccountsTable } from '../accounts-table.tsx';
import { memberName } from '../person-link.tsx';

interface ClubMembersProps {
  readonly club: ClubManageView;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** The members of a club: edit, set passwords, remove, and add existing accounts. */
export function ClubMembers({ club, ...search }: ClubMembersProps) {
  const { t } = useTranslation('clubs');
  const renews = [clubKey(club.id), clubListQuery.queryKey];
  const remove = useChange<AccountRowAnswer>(
    (account) => callApi(calls.removeMember, { id: club.id, account: account.id }),
    { renews, message: (account) => t('manage.members.removed', { name: memberName(account) }) },
  );
  return (
    <>
      <AddMember id={club.id} renews={renews} />
      <section>
        <h2>{t('manage.tabs.members')}</h2>
        <AccountsTable
          accounts={club.accounts}
          renews={renews}
          onRemove={(account) => remove.mutate(account)}
          {...search}
        />
      </section>
    </>
  );
}

const schema = z.object({ account: idText });
const NOBODY: { readonly account: string | null } = { account: null };

function AddMember({ id, renews }: { readonly id: string; readonly renews: readonly (readonly string[])[] }) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal(renews);
  const form = useForm({
    initial: NOBODY,
    schema,
    toPayload: ({ account }) => ({ account }),
    send: ({ account }) => callApi(calls.addMember, { id, account }),
    onSent: async (_answer, { account }) => {
      toast(t('manage.members.added', { name: account ?? '' }));
      await renew();
    },
    about: { noSuchAccount: 'account', alreadyAMember: 'account' },
    startsAgain: true,
  });
  return (
    <Card title={t('manage.members.addTitle')}>
      <FormElement form={form} className={fields.row}>
        <AccountSelect
          description={t('manage.members.userHint')}
          required
          search={(typed) => newMemberSearch(id, typed)}
          {...form.field('account')}
        />
        <SubmitButton form={form} variant="default">
          {t('manage.members.add')}
        </SubmitButton>
      </FormElement>
    </Card>
  );
}
