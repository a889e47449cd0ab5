import { Box, Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FairPlayRow } from '../../../../contract/game/fair-play.ts';
import type { ListSearch, RoundSearch } from '../../../app/search.ts';
import type { FoundAgreements } from '../../../model/agreement-rows.ts';
import { currentRound, roundNumbers } from '../../../model/progress.ts';
import { fairPlayQuery } from '../../../queries/arbiter.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { useSpentTime } from '../../../ui/chess/spent-time.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import { HostPage } from '../../../ui/layout/host-page.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { SearchedTable } from '../../../ui/table/searched-table.tsx';
import { RoundTabs } from '../../../ui/tournament/round-tabs.tsx';
import { AgreementPart } from './agreement-part.tsx';
import { saveFairPlay } from './save-fair-play.ts';
import { useComparison } from './use-comparison.ts';

interface FairPlayPageProps {
  readonly tid: string;
  readonly search: ListSearch & RoundSearch;
  readonly onSearch: (search: ListSearch & RoundSearch) => void;
}

/**
 * Time used by the players of a round, and their agreement with an engine: figures that accuse nobody, for the
 * tournament's organisers.
 */
export function FairPlayPage({ tid, search, onSearch }: FairPlayPageProps) {
  const { t } = useTranslation('fairPlay');
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const numbers = roundNumbers(page);
  const round = numbers.find((number) => number === search.round) ?? Math.max(1, currentRound(page));
  const comparison = useComparison();
  return (
    <HostPage tid={tid} page={page} title={t('title')} round={round}>
      <Box mb="md">
        <Hint>
          {t('explains')} {t('left')}
        </Hint>
      </Box>
      {numbers.length === 0 ? (
        <Empty title={t('noGames')} />
      ) : (
        <RoundTabs
          label={t('title')}
          rounds={numbers}
          round={round}
          onRound={(next) => {
            const { page: _, ...kept } = search;
            onSearch({ ...kept, round: next });
          }}
        >
          <Suspense fallback={<RowsSkeleton />}>
            <RoundReport tid={tid} round={round} found={comparison.found} search={search} onSearch={onSearch} />
          </Suspense>
          <Box mt="lg">
            <AgreementPart page={page} round={round} comparison={comparison} />
          </Box>
        </RoundTabs>
      )}
    </HostPage>
  );
}

interface RoundReportProps extends FairPlayPageProps {
  readonly round: number;
  readonly found: FoundAgreements;
}

function RoundReport({ tid, round, found, search: { round: _, ...search }, onSearch }: RoundReportProps) {
  const { t } = useTranslation(['fairPlay', 'game']);
  const { data } = useSuspenseQuery(fairPlayQuery(tid, round));
  const columns = useColumns();
  return (
    <>
      <SearchedTable
        caption={t('caption', { round })}
        columns={columns}
        rows={data.rows}
        rowKey={({ game, color }) => `${game} ${color}`}
        textOf={({ board, name, opponent }) => `${board} ${name} ${opponent}`}
        searchLabel={t('search')}
        empty={t('noGames')}
        nothingFound={t('nothingFound')}
        search={search}
        onSearch={(next) => onSearch({ ...next, round })}
      />
      {data.rows.length > 0 && (
        <Button
          variant="default"
          mt="md"
          onClick={() => saveFairPlay(`${tid}-${round}`, { rows: data.rows, found }, t)}
        >
          {t('save')}
        </Button>
      )}
    </>
  );
}

const by =
  (value: (row: FairPlayRow) => number | null) =>
  (one: FairPlayRow, other: FairPlayRow): number =>
    (value(one) ?? -1) - (value(other) ?? -1);

function useColumns(): readonly Column<FairPlayRow>[] {
  const { t } = useTranslation(['fairPlay', 'game']);
  const spent = useSpentTime();
  const spentOr = (ms: number | null): string => (ms === null ? '–' : spent(ms));
  return [
    { id: 'board', header: t('board'), numeric: true, cell: ({ board }) => board },
    {
      id: 'player',
      header: t('player'),
      main: true,
      cell: ({ game, name }) => (
        <TextLink to="/game/log/$gameId" params={{ gameId: game }} inherit>
          {name}
        </TextLink>
      ),
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    { id: 'color', header: t('color'), minor: true, cell: ({ color }) => t(`game:lobby.colors.${color}`) },
    { id: 'moves', header: t('moves'), numeric: true, cell: ({ moves }) => moves, compare: by((row) => row.moves) },
    {
      id: 'median',
      header: t('median'),
      explanation: t('medianHelp'),
      numeric: true,
      cell: (row) => spentOr(row.medianMs),
      compare: by((row) => row.medianMs),
    },
    {
      id: 'even',
      header: t('even'),
      explanation: t('evenHelp'),
      numeric: true,
      cell: ({ evenPercent: value }) => (value === null ? '–' : t('percent', { value })),
      compare: by((row) => row.evenPercent),
    },
    {
      id: 'longest',
      header: t('longest'),
      numeric: true,
      cell: (row) => spent(row.longestMs),
      compare: by((row) => row.longestMs),
    },
    {
      id: 'forgiven',
      header: t('forgiven'),
      numeric: true,
      cell: (row) => spent(row.forgivenMs),
      compare: by((row) => row.forgivenMs),
    },
    {
      id: 'returns',
      header: t('returns'),
      numeric: true,
      cell: ({ returns }) => returns,
      compare: by((row) => row.returns),
    },
    {
      id: 'refused',
      header: t('refused'),
      numeric: true,
      cell: (row) => row.refusedMoves,
      compare: by((row) => row.refusedMoves),
    },
  ];
}
