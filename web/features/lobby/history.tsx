import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts.ts';
import { playedResult } from '../../../domain/tournament/game-result.ts';
import type { CalendarSearch } from '../../calendar-search.ts';
import { useFormat } from '../../format.ts';
import { gameResultText } from '../../model/result-text.ts';
import { profileQuery } from '../../queries/profile.ts';
import type { TableSearch } from '../../search.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import classes from './history.module.css';

interface HistoryProps {
  readonly account: string;
  readonly search: CalendarSearch;
  readonly onSearch: (search: CalendarSearch) => void;
}

/** The tournaments and the games of the reader. */
export function History({ account, search, onSearch }: HistoryProps) {
  const { t } = useTranslation('game');
  const { data: profile } = useQuery(profileQuery(account));
  return (
    <>
      <div>
        <h2 className={classes.title}>{t('lobby.tournaments')}</h2>
        {profile === undefined ? (
          <RowsSkeleton rows={3} />
        ) : (
          <Tournaments
            rows={profile.tournaments}
            search={search.tournaments ?? {}}
            onSearch={(tournaments) => onSearch({ ...search, tournaments })}
          />
        )}
      </div>
      <div>
        <h2 className={classes.title}>{t('lobby.games')}</h2>
        {profile === undefined ? (
          <RowsSkeleton rows={3} />
        ) : (
          <Games
            rows={profile.games}
            search={search.games ?? {}}
            onSearch={(games) => onSearch({ ...search, games })}
          />
        )}
      </div>
    </>
  );
}

interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

type Tournament = ProfileAnswer['tournaments'][number];
type Game = ProfileAnswer['games'][number];

const byText = (one: string, other: string): number => one.localeCompare(other);

function Tournaments({ rows, search, onSearch }: TableProps<Tournament>) {
  const { t } = useTranslation('game');
  const format = useFormat();
  if (rows.length === 0) return <Empty title={t('lobby.noTournaments')} />;
  const columns: readonly Column<Tournament>[] = [
    {
      id: 'name',
      header: t('lobby.columns.name'),
      main: true,
      compare: (one, other) => byText(one.name, other.name),
      cell: ({ id, name }) => (
        <TextLink to="/tournament/view/$tid" params={{ tid: id }} inherit>
          {name}
        </TextLink>
      ),
    },
    {
      id: 'start',
      header: t('lobby.columns.start'),
      wraps: true,
      compare: (one, other) => byText(one.start_date, other.start_date),
      cell: ({ start_date }) => format.date(start_date),
    },
    {
      id: 'end',
      header: t('lobby.columns.end'),
      wraps: true,
      compare: (one, other) => byText(one.end_date, other.end_date),
      cell: ({ end_date }) => format.date(end_date),
    },
  ];
  return (
    <DataTable
      caption={t('lobby.tournaments')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      search={search}
      onSearch={onSearch}
    />
  );
}

function Games({ rows, search, onSearch }: TableProps<Game>) {
  const { t } = useTranslation(['game', 'chess']);
  const format = useFormat();
  if (rows.length === 0) return <Empty title={t('lobby.noGames')} />;
  const columns: readonly Column<Game>[] = [
    {
      id: 'white',
      header: t('lobby.columns.white'),
      main: true,
      compare: (one, other) => byText(one.white_name, other.white_name),
      cell: ({ id, white_name, black_name }) => (
        <TextLink
          to="/game/view/$gameId"
          params={{ gameId: id }}
          inherit
          aria-label={t('title', { white: white_name, black: black_name })}
        >
          {white_name}
        </TextLink>
      ),
    },
    {
      id: 'black',
      header: t('lobby.columns.black'),
      wraps: true,
      compare: (one, other) => byText(one.black_name, other.black_name),
      cell: ({ black_name }) => black_name,
    },
    { id: 'result', header: t('lobby.columns.result'), cell: resultOf },
    {
      id: 'tournament',
      header: t('lobby.columns.name'),
      minor: true,
      compare: (one, other) => byText(one.tournament_name, other.tournament_name),
      cell: ({ tournament_name }) => tournament_name,
    },
    {
      id: 'time',
      header: t('lobby.columns.time'),
      minor: true,
      cell: ({ initial_time, increment }) => t('chess:timeControl', { initial: initial_time, increment }),
    },
    {
      id: 'date',
      header: t('lobby.columns.date'),
      wraps: true,
      compare: (one, other) => byText(one.start, other.start),
      cell: ({ start }) => format.date(start),
    },
  ];
  return (
    <DataTable
      caption={t('lobby.games')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      search={search}
      onSearch={onSearch}
    />
  );
}

/** 1–0, ½–½, 0–1; * for anything else (specification, section 3). */
function resultOf({ outcome }: Game): string {
  return outcome === 1 || outcome === 0 || outcome === -1 ? gameResultText(playedResult(outcome)) : '*';
}
