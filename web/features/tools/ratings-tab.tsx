import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedRow } from '../../../domain/checker/rate.ts';
import { RATING_LISTS, type RatingList } from '../../../domain/rating/lists.ts';
import { formatTiebreak } from '../../../domain/tiebreaks/format.ts';
import { useFormat } from '../../app/format.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { saveCsv } from '../../ui/table/save-csv.ts';
import { Found, JobView } from './job-view.tsx';
import type { RatedFile } from './jobs.ts';
import { playerColumn, useFilePlayers } from './player-line.tsx';
import { figureCell } from './produced-files.ts';
import { by, type ToolTabProps } from './tool-tab.ts';
import { useJob } from './use-job.ts';

/** What the file would do to FIDE ratings, and the performance of each player. */
export function RatingsTab({ file, ...table }: ToolTabProps) {
  const { t } = useTranslation('tools');
  const [list, setList] = useState<RatingList | null>(null);
  const state = useJob<'rate'>(file.id, { kind: 'rate', text: file.text, list });
  return (
    <>
      <Hint>{t('ratings.lead')}</Hint>
      <JobView state={state}>
        {(found) => <Found found={found}>{(rated) => <Ratings rated={rated} onList={setList} {...table} />}</Found>}
      </JobView>
    </>
  );
}

interface RatingsProps extends Pick<ToolTabProps, 'search' | 'onSearch'> {
  readonly rated: RatedFile;
  readonly onList: (list: RatingList) => void;
}

function Ratings({ rated: { list, rows }, onList, search, onSearch }: RatingsProps) {
  const { t } = useTranslation('tools');
  const format = useFormat();
  const players = useFilePlayers();
  const change = ({ change: of }: RatedRow): string => (of === null ? '–' : format.ratingChange(of.change));
  const columns: Column<RatedRow>[] = [
    playerColumn(t('standings.name')),
    {
      id: 'rating',
      header: t('ratings.rating'),
      numeric: true,
      cell: ({ rating }) => rating ?? '–',
      compare: by((row) => row.rating ?? 0),
    },
    { id: 'score', header: t('ratings.score'), numeric: true, cell: scoreOf },
    {
      id: 'performance',
      header: t('ratings.performance'),
      numeric: true,
      cell: ({ performance }) => performance ?? '–',
      compare: by((row) => row.performance ?? 0),
    },
    { id: 'k', header: 'K', explanation: t('ratings.k'), numeric: true, cell: (row) => row.change?.k ?? '–' },
    {
      id: 'change',
      header: t('ratings.change'),
      numeric: true,
      cell: change,
      compare: by((row) => row.change?.change ?? 0),
    },
    { id: 'initial', header: t('ratings.initial'), numeric: true, cell: ({ initial }) => initialText(initial) },
  ];
  const csv = () => {
    const head = [
      t('number'),
      t('standings.name'),
      t('ratings.rating'),
      t('ratings.score'),
      t('ratings.performance'),
      'K',
      t('ratings.change'),
      t('ratings.initial'),
    ];
    const lines = rows.map((row) => [
      row.number,
      players.get(row.number)?.name ?? '',
      row.rating,
      figureCell(scoreOf(row)),
      row.performance,
      row.change?.k ?? null,
      row.change === null ? null : row.change.change / 100,
      initialText(row.initial),
    ]);
    saveCsv('ratings.csv', head, lines);
  };
  return (
    <>
      <Group mb="md" align="end" className="no-print">
        <NativeSelect
          label={t('ratings.list')}
          size="md"
          data={RATING_LISTS.map((value) => ({ value, label: t(`ratings.lists.${value}`) }))}
          value={list}
          onChange={({ currentTarget }) => {
            const chosen = RATING_LISTS.find((known) => known === currentTarget.value);
            if (chosen !== undefined) onList(chosen);
          }}
        />
        <Button variant="default" onClick={csv}>
          {t('downloadCsv')}
        </Button>
      </Group>
      <DataTable
        caption={t('tabs.ratings')}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => String(number)}
        search={search}
        onSearch={onSearch}
      />
    </>
  );
}

/** Score against rated opponents. */
const scoreOf = ({ games, halfPoints }: RatedRow): string =>
  games === 0 ? '–' : `${formatTiebreak(halfPoints, 2)}/${games}`;

/** In brackets where FIDE would not publish it. */
function initialText(initial: RatedRow['initial']): string {
  if (initial === null) return '';
  return initial.isPublished ? String(initial.rating) : `(${initial.rating})`;
}
