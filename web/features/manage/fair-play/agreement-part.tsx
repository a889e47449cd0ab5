import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import {
  AGREEMENT_MIN_MOVES,
  type AgreementFigures,
  DECIDED_CENTIPAWNS,
} from '../../../../domain/game/engine-agreement.ts';
import type { TableSearch } from '../../../app/search.ts';
import { type AgreementRow, agreementRows } from '../../../model/agreement-rows.ts';
import { type FinishedGame, finishedGames } from '../../../model/game/finished-games.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { PersonLink } from '../../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ProgressLine } from '../../../ui/tournament/progress-line.tsx';
import type { Comparison } from './use-comparison.ts';

interface AgreementPartProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly comparison: Comparison;
}

/** Compares players with the engine, when the tournament's organisers request it: figures that accuse nobody. */
export function AgreementPart({ page, round, comparison }: AgreementPartProps) {
  const { t } = useTranslation(['fairPlay', 'review']);
  const games = useMemo(() => finishedGames(page), [page]);
  const { found } = comparison;
  const rows = useMemo(() => agreementRows(page, games, { round, found }), [page, games, round, found]);
  const words = { count: AGREEMENT_MIN_MOVES, pawns: DECIDED_CENTIPAWNS / 100 };
  return (
    <Card title={t('agreement.title')}>
      <Stack gap="sm">
        <Hint>{t('agreement.about', words)}</Hint>
        <Hint>{t('agreement.limits')}</Hint>
        {page.tournament.gameVariant === 'Chess' ? (
          <Going games={games} round={round} comparison={comparison} />
        ) : (
          <Text>{t('review:engine.noVariant')}</Text>
        )}
        {rows.length > 0 && <Figures rows={rows} round={round} />}
      </Stack>
    </Card>
  );
}

interface GoingProps extends Pick<AgreementPartProps, 'round' | 'comparison'> {
  readonly games: readonly FinishedGame[];
}

/** Starts the comparison, and shows what can be analysed, its progress, and what could not be analysed. */
function Going({ games, round, comparison }: GoingProps) {
  const { t } = useTranslation(['fairPlay', 'review']);
  const { found, progress, leftOut, failed, start, stop } = comparison;
  const open = games.filter(({ id }) => !found.has(id));
  const ofRound = open.filter((game) => game.round === round);
  if (games.length === 0) return <Text>{t('agreement.noGames')}</Text>;
  return (
    <>
      {progress === null ? (
        <Group>
          {ofRound.length > 0 && (
            <Button variant="default" onClick={() => start(ofRound)}>
              {t('agreement.start', { round, count: ofRound.length })}
            </Button>
          )}
          {open.length > ofRound.length && (
            <Button variant="default" onClick={() => start(open)}>
              {t('agreement.startAll', { count: open.length })}
            </Button>
          )}
          {open.length === 0 && <Text>{t('agreement.allDone')}</Text>}
        </Group>
      ) : (
        <ProgressLine
          done={progress.game + (progress.positions === 0 ? 0 : progress.done / progress.positions)}
          total={progress.games}
          words={t('agreement.progress', { ...progress, game: progress.game + 1 })}
          stop={t('review:game.cancel')}
          onStop={stop}
        />
      )}
      <div role="status">
        {failed && <Text>{t('review:engine.failed')}</Text>}
        {leftOut > 0 && <Text>{t('agreement.leftOut', { count: leftOut })}</Text>}
      </div>
    </>
  );
}

function Figures({ rows, round }: { readonly rows: readonly AgreementRow[]; readonly round: number }) {
  const { t } = useTranslation('fairPlay');
  const [search, setSearch] = useState<TableSearch>({});
  const columns = useColumns();
  return (
    <DataTable
      caption={t('agreement.caption', { round })}
      columns={columns}
      rows={rows}
      rowKey={({ account }) => account}
      search={search}
      onSearch={setSearch}
    />
  );
}

type FigureName = keyof AgreementFigures;

function useColumns(): readonly Column<AgreementRow>[] {
  const { t } = useTranslation('fairPlay');
  const shown: Readonly<Record<FigureName, (value: number) => string>> = {
    moves: String,
    samePercent: (value) => t('percent', { value }),
    averageLoss: String,
  };
  const column = (id: string, of: (row: AgreementRow) => AgreementFigures | null, name: FigureName) => {
    const figureOf = (row: AgreementRow): number | null => of(row)?.[name] ?? null;
    return {
      id,
      header: t(`agreement.columns.${name}`),
      explanation: t(`agreement.explained.${name}`),
      numeric: true,
      cell: (row: AgreementRow) => {
        const value = figureOf(row);
        return value === null ? '–' : shown[name](value);
      },
      compare: (one: AgreementRow, other: AgreementRow) => (figureOf(one) ?? -1) - (figureOf(other) ?? -1),
    };
  };
  const inAll = (id: string, name: FigureName): Column<AgreementRow> => ({
    ...column(id, ({ all }) => all, name),
    header: t('agreement.columns.inAll', { name: t(`agreement.columns.${name}`) }),
  });
  return [
    {
      id: 'player',
      header: t('player'),
      main: true,
      cell: ({ account, name }) => <PersonLink account={account}>{name}</PersonLink>,
      compare: (one, other) => one.name.localeCompare(other.name),
    },
    column('moves', ({ round }) => round, 'moves'),
    column('same', ({ round }) => round, 'samePercent'),
    column('loss', ({ round }) => round, 'averageLoss'),
    {
      id: 'games',
      header: t('agreement.columns.games'),
      explanation: t('agreement.explained.games'),
      numeric: true,
      cell: ({ games }) => games,
      compare: (one, other) => one.games - other.games,
    },
    inAll('allmoves', 'moves'),
    inAll('allsame', 'samePercent'),
    inAll('allloss', 'averageLoss'),
  ];
}
