import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRowAnswer } from '../../../contract/accounts/accounts.ts';
import { useFormat } from '../../app/format.ts';
import type { ListSearch } from '../../app/search.ts';
import { titled } from '../../model/names.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import { SearchedTable } from '../../ui/table/searched-table.tsx';
import classes from './lists.module.css';
import { memberName, PersonLink } from './person-link.tsx';

/** The forms are loaded when they are opened. */
const AccountDialog = lazyComponent(() => import('./account-dialog.tsx').then((dialog) => dialog.AccountDialog));
const PasswordDialog = lazyComponent(() => import('./password-dialog.tsx').then((dialog) => dialog.PasswordDialog));

interface AccountsTableProps {
  readonly accounts: readonly AccountRowAnswer[];
  /** Keys of the queries to refetch after a change. */
  readonly renews: readonly (readonly string[])[];
  /** Only clubs remove members. */
  readonly onRemove?: (account: AccountRowAnswer) => void;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

type Doing = { readonly what: 'edit' | 'password' | 'remove'; readonly account: AccountRowAnswer };

/** The accounts of a club or an organisation, with the actions of its managers. */
export function AccountsTable({ accounts, renews, onRemove, ...search }: AccountsTableProps) {
  const { t } = useTranslation('clubs');
  const [doing, setDoing] = useState<Doing>();
  const stop = () => setDoing(undefined);
  const columns = useColumns(setDoing, onRemove !== undefined);
  const removed = doing?.what === 'remove' ? doing.account : undefined;
  return (
    <>
      <SearchedTable
        caption={t('manage.tabs.members')}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        textOf={(account) => `${memberName(account)} ${account.id} ${account.fideNumber ?? ''}`}
        searchLabel={t('manage.members.search')}
        empty={t('manage.members.none')}
        nothingFound={t('manage.members.nobody')}
        {...search}
      />
      <Suspense>
        {doing?.what === 'edit' && <AccountDialog account={doing.account} renews={renews} onClose={stop} />}
        {doing?.what === 'password' && <PasswordDialog account={doing.account} onClose={stop} />}
      </Suspense>
      <Confirm
        opened={removed !== undefined}
        question={t('manage.members.removeQuestion', { name: removed === undefined ? '' : memberName(removed) })}
        consequence={t(removed?.atHome === true ? 'manage.members.removeLosesHome' : 'manage.members.removeLoses')}
        action={t('manage.members.remove')}
        destructive
        onConfirm={() => removed !== undefined && onRemove?.(removed)}
        onClose={stop}
      />
    </>
  );
}

function useColumns(onDo: (doing: Doing) => void, removes: boolean): readonly Column<AccountRowAnswer>[] {
  const { t } = useTranslation('clubs');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('manage.members.columns.name'),
      main: true,
      cell: (account) => (
        <>
          <PersonLink account={account.id}>{titled(account.title, memberName(account))}</PersonLink>{' '}
          {account.ghost && <span className={classes.note}>{t('manage.members.ghost')}</span>}
        </>
      ),
      compare: (one, other) => memberName(one).localeCompare(memberName(other)),
    },
    {
      id: 'user',
      header: t('manage.members.columns.user'),
      minor: true,
      cell: ({ id }) => id,
      compare: (one, other) => one.id.localeCompare(other.id),
    },
    {
      id: 'birth',
      header: t('manage.members.columns.birth'),
      minor: true,
      cell: ({ birthDate }) => (birthDate === null ? '–' : format.numericDate(birthDate)),
      compare: (one, other) => (one.birthDate ?? '').localeCompare(other.birthDate ?? ''),
    },
    {
      id: 'rating',
      header: t('manage.members.columns.rating'),
      numeric: true,
      minor: true,
      cell: ({ fideRating }) => fideRating ?? '–',
      compare: (one, other) => (other.fideRating ?? 0) - (one.fideRating ?? 0),
    },
    {
      id: 'actions',
      header: t('manage.members.actions'),
      wraps: true,
      cell: (account) => <RowButtons account={account} onDo={onDo} removes={removes} />,
    },
  ];
}

interface RowButtonsProps {
  readonly account: AccountRowAnswer;
  readonly onDo: (doing: Doing) => void;
  readonly removes: boolean;
}

/**
 * Hides actions that the server would refuse; a manager can set a password only for an account that cannot
 * recover it by e-mail.
 */
function RowButtons({ account, onDo, removes }: RowButtonsProps) {
  const { t } = useTranslation('clubs');
  const name = memberName(account);
  return (
    <>
      {account.mayEdit && (
        <Button
          variant="subtle"
          aria-label={t('manage.members.editFor', { name })}
          onClick={() => onDo({ what: 'edit', account })}
        >
          {t('manage.members.edit')}
        </Button>
      )}
      {account.maySetPassword && account.hasEmail === false && !account.ghost && (
        <Button
          variant="subtle"
          aria-label={t('manage.members.passwordFor', { name })}
          onClick={() => onDo({ what: 'password', account })}
        >
          {t('manage.members.password')}
        </Button>
      )}
      {removes && (
        <Button
          variant="subtle"
          color="brick"
          aria-label={t('manage.members.removeFor', { name })}
          onClick={() => onDo({ what: 'remove', account })}
        >
          {t('manage.members.remove')}
        </Button>
      )}
    </>
  );
}
