import { Box, Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FairPlayRow } from '../../../contract/fair-play.ts';
import { currentRound, roundNumbers } from '../../model/progress.ts';
import { fairPlayQuery } from '../../queries/arbiter.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import type { FairPlaySearch } from '../../tournament-search.ts';
import { Hint } from '../../ui/card.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { HostOnly } from '../../ui/host-only.tsx';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import { RoundTabs } from '../../ui/round-tabs.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { useSpentTime } from '../../ui/spent-time.ts';
import { saveFairPlay } from './save-fair-play.ts';

interface FairPlayPageProps {
  readonly tid: string;
  readonly search: FairPlaySearch;
  readonly onSearch: (search: FairPlaySearch) => void;
}

/** How the players of a round have spent their time: figures that accuse nobody, for those who run the tournament. */
export function FairPlayPage({ tid, search, onSearch }: FairPlayPageProps) {
  const { t } = useTranslation(['fairPlay', 'manage', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const numbers = roundNumbers(page);
  const round = numbers.find((number) => number === search.round) ?? Math.max(1, currentRound(page));
  return (
    <Page
      title={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={
        <ButtonLink to="/tournament/manage/$tid" params={{ tid }} search={{ round }} variant="default">
          {t('manage:title')}
        </ButtonLink>
      }
    >
      <HostOnly allowed={page.can_manage} tid={tid}>
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
              <RoundReport tid={tid} round={round} search={search} onSearch={onSearch} />
            </Suspense>
          </RoundTabs>
        )}
      </HostOnly>
    </Page>
  );
}

interface RoundReportProps extends FairPlayPageProps {
  readonly round: number;
}

function RoundReport({ tid, round, search: { round: _, ...search }, onSearch }: RoundReportProps) {
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
        <Button variant="default" mt="md" onClick={() => saveFairPlay(`${tid}-${round}`, data.rows, t)}>
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
      cell: (row) => spentOr(row.median_ms),
      compare: by((row) => row.median_ms),
    },
    {
      id: 'even',
      header: t('even'),
      explanation: t('evenHelp'),
      numeric: true,
      cell: ({ even_percent: value }) => (value === null ? '–' : t('percent', { value })),
      compare: by((row) => row.even_percent),
    },
    {
      id: 'longest',
      header: t('longest'),
      numeric: true,
      cell: (row) => spent(row.longest_ms),
      compare: by((row) => row.longest_ms),
    },
    {
      id: 'forgiven',
      header: t('forgiven'),
      numeric: true,
      cell: (row) => spent(row.forgiven_ms),
      compare: by((row) => row.forgiven_ms),
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
      cell: (row) => row.refused_moves,
      compare: by((row) => row.refused_moves),
    },
  ];
}
