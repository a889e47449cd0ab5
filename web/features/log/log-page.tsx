import { Button, Switch } from '@mantine/core';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoggedFact } from '../../../contract/tournament/log.ts';
import { unbroken, useFormat } from '../../app/format.ts';
import type { ListSearch } from '../../app/search.ts';
import { callsQuery } from '../../queries/arbiter.ts';
import { tournamentLogQuery, tournamentQuery } from '../../queries/tournament.ts';
import { NowrapScores } from '../../ui/chess/nowrap-scores.tsx';
import { HostPage } from '../../ui/layout/host-page.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { SearchedTable } from '../../ui/table/searched-table.tsx';
import { type LogRow, useCallRows, withCalls } from './call-rows.ts';
import { isCorrection, useFactWords } from './fact-words.ts';
import classes from './log-page.module.css';

interface LogSearch extends ListSearch {
  /** Shows only results that were corrected or removed. */
  readonly corrections?: true;
}

interface LogPageProps {
  readonly tid: string;
  readonly search: LogSearch;
  readonly onSearch: (search: LogSearch) => void;
}

/** The log of a tournament, for its organisers. */
export function LogPage({ tid, search, onSearch }: LogPageProps) {
  const { t } = useTranslation('log');
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  return (
    <HostPage tid={tid} page={page} title={t('title')}>
      <Log tid={tid} search={search} onSearch={onSearch} />
    </HostPage>
  );
}

function Log({ tid, search: { corrections, ...search }, onSearch }: LogPageProps) {
  const { t } = useTranslation('log');
  const log = useSuspenseInfiniteQuery(tournamentLogQuery(tid));
  const isShown = (fact: LoggedFact): boolean => corrections !== true || isCorrection(fact);
  const names = Object.assign({}, ...log.data.pages.map((part) => part.names));
  const textOf = useFactWords(names);
  const columns = useColumns();
  const callRows = useCallRows();
  const { data: called } = useQuery(callsQuery(tid));
  const changes = log.data.pages
    .flatMap(({ entries }) => entries)
    .map(
      ({ revision, at, by, facts }): LogRow => ({
        key: String(revision),
        at,
        by: by === null ? t('byItself') : (names[by] ?? t('somebody')),
        facts: facts.filter(isShown).map(textOf),
      }),
    )
    .filter(({ facts }) => facts.length > 0);
  const calls = corrections === true ? [] : callRows(called?.calls ?? []);
  const rows = withCalls(changes, calls, !log.hasNextPage);
  return (
    <>
      <Switch
        label={t('onlyCorrections')}
        checked={corrections === true}
        onChange={({ currentTarget }) => onSearch(currentTarget.checked ? { corrections: true } : {})}
        mb="md"
      />
      <SearchedTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        textOf={({ by, facts }) => `${by} ${facts.join(' ')}`}
        searchLabel={t('search')}
        empty={t(corrections === true ? 'nothingFound' : 'empty')}
        nothingFound={t('nothingFound')}
        search={search}
        onSearch={(next) => onSearch(corrections === true ? { ...next, corrections } : next)}
      />
      {log.hasNextPage && (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function useColumns(): readonly Column<LogRow>[] {
  const { t } = useTranslation('log');
  const format = useFormat();
  return [
    { id: 'when', header: t('when'), cell: ({ at }) => unbroken(format.moment(at)), wraps: true },
    { id: 'who', header: t('who'), cell: ({ by }) => by, wraps: true },
    {
      id: 'what',
      header: t('what'),
      main: true,
      cell: ({ facts }) => (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <NowrapScores>{fact}</NowrapScores>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
