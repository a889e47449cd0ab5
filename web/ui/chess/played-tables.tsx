import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts/accounts.ts';
import { playedResult } from '../../../domain/tournament/value/game-result.ts';
import { useFormat } from '../../app/format.ts';
import type { TableSearch, TablesSearch } from '../../app/search.ts';
import { gameResultText } from '../../model/result-text.ts';
import { Empty, RowsSkeleton } from '../feedback/page-states.tsx';
import { TextLink } from '../layout/links.tsx';
import { type Column, DataTable } from '../table/data-table.tsx';
import { useEndColumn, useTournamentColumns } from '../tournament/tournament-columns.tsx';
import classes from './played-tables.module.css';

/** State of the tables; kept in the address. */
export type PlayedSearch = TablesSearch<'tournaments' | 'games', TableSearch>;

interface PlayedTablesProps {
  /** Undefined while loading. */
  readonly profile: Pick<ProfileAnswer, 'tournaments' | 'games'> | undefined;
  readonly titles: { readonly tournaments: string; readonly games: string };
  readonly search: PlayedSearch;
  readonly onSearch: (search: PlayedSearch) => void;
}

/** A player's tournaments and games, each as a paginated table. */
export function PlayedTables({ profile, titles, search, onSearch }: PlayedTablesProps) {
  return (
    <>
      <Part title={titles.tournaments}>
        {profile && (
          <Tournaments
            caption={titles.tournaments}
            rows={profile.tournaments}
            search={search.tournaments ?? {}}
            onSearch={(tournaments) => onSearch({ ...search, tournaments })}
          />
        )}
      </Part>
      <Part title={titles.games}>
        {profile && (
          <Games
            caption={titles.games}
            rows={profile.games}
            search={search.games ?? {}}
            onSearch={(games) => onSearch({ ...search, games })}
          />
        )}
      </Part>
    </>
  );
}

/** A table below its title; a skeleton while loading. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      {children ?? <RowsSkeleton rows={3} />}
    </div>
  );
}

interface TableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

type Tournament = ProfileAnswer['tournaments'][number];
type Game = ProfileAnswer['games'][number];

const byText = (one: string, other: string): number => one.localeCompare(other);

function Tournaments(table: TableProps<Tournament>) {
  const { t } = useTranslation('profile');
  const named = useTournamentColumns<Tournament>({ name: t('played.columns.name'), start: t('played.columns.start') });
  const end = useEndColumn<Tournament>(t('played.columns.end'));
  if (table.rows.length === 0) return <Empty title={t('played.noTournaments')} />;
  return <DataTable {...table} columns={[...named, end]} rowKey={({ id }) => id} />;
}

function Games(table: TableProps<Game>) {
  const { t } = useTranslation(['profile', 'chess']);
  const format = useFormat();
  if (table.rows.length === 0) return <Empty title={t('played.noGames')} />;
  const columns: readonly Column<Game>[] = [
    {
      id: 'white',
      header: t('played.columns.white'),
      main: true,
      compare: (one, other) => byText(one.whiteName, other.whiteName),
      cell: ({ id, whiteName, blackName }) => (
        <TextLink
          to="/game/view/$gameId"
          params={{ gameId: id }}
          inherit
          aria-label={t('played.versus', { white: whiteName, black: blackName })}
        >
          {whiteName}
        </TextLink>
      ),
    },
    {
      id: 'black',
      header: t('played.columns.black'),
      wraps: true,
      compare: (one, other) => byText(one.blackName, other.blackName),
      cell: ({ blackName }) => blackName,
    },
    { id: 'result', header: t('played.columns.result'), cell: resultOf },
    {
      id: 'tournament',
      header: t('played.columns.name'),
      minor: true,
      compare: (one, other) => byText(one.tournamentName, other.tournamentName),
      cell: ({ tournamentName }) => tournamentName,
    },
    {
      id: 'time',
      header: t('played.columns.time'),
      minor: true,
      cell: ({ initialTime, increment }) => t('chess:timeControl', { initial: initialTime, increment }),
    },
    {
      id: 'date',
      header: t('played.columns.date'),
      wraps: true,
      compare: (one, other) => byText(one.start, other.start),
      cell: ({ start }) => format.date(start),
    },
  ];
  return <DataTable {...table} columns={columns} rowKey={({ id }) => id} />;
}

/** 1–0, ½–½, 0–1; * for anything else (specification, section 3). */
function resultOf({ outcome }: Game): string {
  return outcome === 1 || outcome === 0 || outcome === -1 ? gameResultText(playedResult(outcome)) : '*';
}
