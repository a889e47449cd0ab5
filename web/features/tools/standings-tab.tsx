import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tiebreakNameOf, tiebreakParts } from '../../../domain/tiebreaks/names.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { saveCsv } from '../../ui/table/save-csv.ts';
import { Found, JobView } from './job-view.tsx';
import type { RankedFile, RankedRow } from './jobs.ts';
import { playerColumn } from './player-line.tsx';
import { figureCell } from './produced-files.ts';
import { by, type ToolTabProps } from './tool-tab.ts';
import { useJob } from './use-job.ts';

/** The standings of the file, computed again; differences from the stated ranks are marked. */
export function StandingsTab({ file, ...table }: ToolTabProps) {
  const { t } = useTranslation('tools');
  const state = useJob<'rank'>(file.id, { kind: 'rank', text: file.text });
  return (
    <>
      <Hint>{t('standings.lead')}</Hint>
      <JobView state={state}>
        {(found) => <Found found={found}>{(ranked) => <Ranks ranked={ranked} {...table} />}</Found>}
      </JobView>
    </>
  );
}

interface RanksProps extends Pick<ToolTabProps, 'search' | 'onSearch'> {
  readonly ranked: RankedFile;
}

function Ranks({ ranked: { isTeam, tiebreaks, rows }, search, onSearch }: RanksProps) {
  const { t } = useTranslation(['tools', 'tiebreaks']);
  const scores = isTeam ? (['matchPoints', 'gamePoints'] as const) : (['points'] as const);
  const isOther = ({ rank, stated }: RankedRow) => stated !== null && stated !== rank;
  const others = rows.filter(isOther).length;
  const columns: Column<RankedRow>[] = [
    {
      id: 'rank',
      header: t('standings.rank'),
      numeric: true,
      cell: ({ rank }) => rank,
      compare: by(({ rank }) => rank),
    },
    ...(others === 0
      ? []
      : [
          {
            id: 'stated',
            header: t('standings.stated'),
            numeric: true,
            cell: (row: RankedRow) => (isOther(row) ? <strong>{row.stated}</strong> : row.stated),
          },
        ]),
    {
      ...playerColumn<RankedRow>(t('standings.name')),
      ...(isTeam && { cell: ({ number, name }: RankedRow) => `${number} ${name}` }),
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    ...scores.map((score, index) => ({
      id: score.toLowerCase(),
      header: t(`standings.${score}`),
      numeric: true,
      cell: (row: RankedRow) => <strong>{row.scores[index]}</strong>,
    })),
    ...tiebreaks.map(({ id, code }, index) => ({
      id: `tiebreak${index}`,
      header: code,
      explanation: t(`tiebreaks:names.${tiebreakParts(id).name}`),
      numeric: true,
      cell: (row: RankedRow) => row.values[index] ?? '–',
    })),
  ];
  const csv = () => {
    const head = [
      t('standings.rank'),
      t('number'),
      t('standings.name'),
      ...scores.map((score) => t(`standings.${score}`)),
      ...tiebreaks.map(({ id }) => tiebreakNameOf(id).fide),
    ];
    const lines = rows.map(({ rank, number, name, scores: own, values }) => [
      rank,
      number,
      name,
      ...own.map(figureCell),
      ...values.map((value) => (value === null ? null : figureCell(value))),
    ]);
    saveCsv('standings.csv', head, lines);
  };
  return (
    <>
      {others > 0 && <p role="status">{t('standings.others', { count: others })}</p>}
      <Group mb="md" className="no-print">
        <Button variant="default" onClick={csv}>
          {t('downloadCsv')}
        </Button>
      </Group>
      <DataTable
        caption={t('tabs.standings')}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => String(number)}
        search={search}
        onSearch={onSearch}
      />
    </>
  );
}
