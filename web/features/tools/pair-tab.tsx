import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/layout/card.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { saveCsv } from '../../ui/table/save-csv.ts';
import { saveFile } from '../../ui/table/save-file.ts';
import { Found, JobView } from './job-view.tsx';
import type { PairedRound } from './jobs.ts';
import { PlayerLine, useFilePlayers } from './player-line.tsx';
import { figureCell, TRF } from './produced-files.ts';
import type { ToolTabProps } from './tool-tab.ts';
import { useJob } from './use-job.ts';

/** The next round by the rules, as a table and as a file to continue with. */
export function PairTab({ file, ...table }: ToolTabProps) {
  const { t } = useTranslation('tools');
  const state = useJob<'pair'>(file.id, { kind: 'pair', text: file.text });
  return (
    <>
      <Hint>{t('pair.lead')}</Hint>
      <JobView state={state}>
        {(found) => <Found found={found}>{(paired) => <Pairings paired={paired} {...table} />}</Found>}
      </JobView>
    </>
  );
}

interface BoardRow {
  /** Null for a bye. */
  readonly board: number | null;
  readonly white: number;
  readonly black: number;
}

interface PairingsProps extends Pick<ToolTabProps, 'search' | 'onSearch'> {
  readonly paired: PairedRound;
}

function Pairings({ paired, search, onSearch }: PairingsProps) {
  const { t } = useTranslation('tools');
  const players = useFilePlayers();
  const { round, pairs, points, isLastKnown, text } = paired;
  const rows = pairs.map(
    ([white, black], index): BoardRow => ({ board: black === 0 ? null : index + 1, white, black }),
  );
  const pointsOf = (number: number): string => points.get(number) ?? '';
  const columns: Column<BoardRow>[] = [
    { id: 'board', header: t('pair.board'), numeric: true, cell: ({ board }) => board },
    { id: 'white', header: t('pair.white'), main: true, cell: ({ white }) => <PlayerLine number={white} /> },
    { id: 'wpoints', header: t('pair.points'), numeric: true, cell: ({ white }) => pointsOf(white) },
    { id: 'black', header: t('pair.black'), cell: ({ black }) => <PlayerLine number={black} /> },
    { id: 'bpoints', header: t('pair.points'), numeric: true, cell: ({ black }) => pointsOf(black) },
  ];
  const csv = () => {
    const cell = (number: number) => (number === 0 ? t('bye') : (players.get(number)?.name ?? String(number)));
    const head = [
      t('pair.board'),
      t('number'),
      t('pair.white'),
      t('pair.points'),
      t('number'),
      t('pair.black'),
      t('pair.points'),
    ];
    const lines = rows.map(({ board, white, black }) => [
      board,
      white,
      cell(white),
      figureCell(pointsOf(white)),
      black === 0 ? null : black,
      cell(black),
      figureCell(pointsOf(black)),
    ]);
    saveCsv(`round-${round}.csv`, head, lines);
  };
  return (
    <>
      <h2>{t('pair.title', { round })}</h2>
      {!isLastKnown && <p>{t('pair.lastNotKnown')}</p>}
      <Group mb="md" className="no-print">
        <Button onClick={() => saveFile(`round-${round}.trf`, text, TRF)}>{t('pair.download')}</Button>
        <Button variant="default" onClick={csv}>
          {t('downloadCsv')}
        </Button>
      </Group>
      <DataTable
        caption={t('pair.title', { round })}
        columns={columns}
        rows={rows}
        rowKey={({ white }) => String(white)}
        search={search}
        onSearch={onSearch}
      />
    </>
  );
}
