import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { given } from '../../../domain/kernel/given.ts';
import { ApiError } from '../../api.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { useErrorText } from '../../ui/feedback/error-text.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { saveCsv } from '../../ui/table/save-csv.ts';
import { type AccountEntry, type AccountList, countMade } from './account-list.ts';
import classes from './accounts.module.css';
import { LogInCards } from './log-in-cards.tsx';
import type { useAccountList } from './use-account-list.ts';

interface ListMakingProps {
  readonly work: ReturnType<typeof useAccountList>;
  readonly list: AccountList;
}

/** A list in progress, stopped or done: the result of each row, with the passwords. */
export function ListMaking({ work, list }: ListMakingProps) {
  const { t } = useTranslation('people');
  const [isAsking, setAsking] = useState(false);
  const total = list.entries.length;
  const done = countMade(list);
  const isDone = done === total;
  const what = isDone ? 'finish' : 'discard';
  return (
    <div className={classes.parts}>
      <div className="no-print">
        <p role="status">{t('progress', { done, total })}</p>
        <Progress value={(100 * done) / total} size="lg" aria-label={t('progress', { done, total })} />
      </div>
      <Hint>{isDone ? t('done') : t('paused')}</Hint>
      <Hint>{t('given')}</Hint>
      <div className={`${classes.ways} no-print`}>
        {!isDone &&
          (work.isRunning ? (
            <Button variant="default" onClick={work.stop}>
              {t('pause')}
            </Button>
          ) : (
            <Button onClick={() => void work.run(list)}>{t('goOn', { count: total - done })}</Button>
          ))}
        {done > 0 && !work.isRunning && <Results list={list} />}
        {!work.isRunning && (
          <Button variant="subtle" color="brick" onClick={() => setAsking(true)}>
            {t(what)}
          </Button>
        )}
      </div>
      <Entries list={list} />
      <LogInCards entries={list.entries} />
      <Confirm
        opened={isAsking}
        question={t(`${what}Question`)}
        consequence={t(`${what}Loses`)}
        action={t(what)}
        destructive
        onConfirm={work.clear}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Results({ list }: { readonly list: AccountList }) {
  const { t } = useTranslation('people');
  const file = () => {
    const head = (['username', 'firstName', 'lastName', 'password'] as const).map((name) => t(`columns.${name}`));
    const rows = list.entries.flatMap(({ row, made }) =>
      made === null || made.refused !== null ? [] : [[made.id, row.firstName, row.lastName, made.password]],
    );
    saveCsv(t('fileName'), head, rows);
  };
  return (
    <>
      <Button variant="default" onClick={file}>
        {t('download')}
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        {t('cards')}
      </Button>
    </>
  );
}

function Entries({ list }: { readonly list: AccountList }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const stateOf = ({ made }: AccountEntry): string => {
    if (made === null) return t('waiting');
    return made.refused === null
      ? t('made')
      : `${t('refused')}: ${errorText(new ApiError(400, { message: made.refused, ...given({ params: made.params }) }))}`;
  };
  const columns: readonly Column<AccountEntry>[] = [
    {
      id: 'name',
      header: t('columns.lastName'),
      main: true,
      cell: ({ row }) => `${row.firstName} ${row.lastName}`,
    },
    { id: 'username', header: t('columns.username'), wraps: true, cell: ({ row }) => row.username },
    {
      id: 'password',
      header: t('columns.password'),
      wraps: true,
      cell: ({ made }) => <code>{made?.password ?? ''}</code>,
    },
    { id: 'state', header: t('columns.state'), wraps: true, cell: stateOf },
  ];
  return (
    <div className="no-print">
      <Card title={t('rows')}>
        <DataTable
          caption={t('columns.state')}
          columns={columns}
          rows={list.entries}
          rowKey={({ row }) => row.username}
        />
      </Card>
    </div>
  );
}
