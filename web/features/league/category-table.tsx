import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CategoryView } from '../../../contract/leagues/leagues.ts';
import type { SeasonResults, SeasonRowView } from '../../../contract/leagues/seasons.ts';
import { formatPoints } from '../../app/format.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../ui/icons/more-icons.ts';
import { PersonLink, TextLink } from '../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { useMoveText } from './history/move-text.ts';
import classes from './league-page.module.css';
import { memberKey, memberName } from './member.ts';

interface CategoryTableProps {
  readonly results: SeasonResults['categories'][number];
  readonly kind: 'player' | 'team';
  readonly rows: readonly SeasonRowView[];
  readonly categories: readonly CategoryView[];
  readonly onHistory: (member: SeasonRowView) => void;
}

/**
 * The table of a category over all its tournaments of a season, of players or of teams. Several tournaments have a
 * column each, and results that do not count stand in brackets.
 */
export function CategoryTable({ results, kind, rows, categories, onHistory }: CategoryTableProps) {
  const { t } = useTranslation('league');
  const { id, name, tournaments } = results;
  const isTeam = kind === 'team';
  const several = tournaments.length > 1 ? tournaments : [];
  const columns: readonly Column<SeasonRowView>[] = [
    { id: 'rank', header: t('columns.rank'), numeric: true, cell: ({ rank }) => rank },
    { id: kind, header: t(`columns.${kind}`), main: true, cell: (row) => <MemberLink row={row} /> },
    ...several.map(
      (tournament, index): Column<SeasonRowView> => ({
        id: tournament.id,
        header: index + 1,
        explanation: tournament.name,
        numeric: true,
        minor: true,
        cell: (row) => <ResultCell row={row} tournament={tournament.id} />,
      }),
    ),
    {
      id: 'points',
      header: t(isTeam ? 'columns.matchPoints' : 'columns.points'),
      numeric: true,
      cell: ({ points }) => <b>{formatPoints(points)}</b>,
    },
    ...(isTeam
      ? [
          {
            id: 'games',
            header: t('columns.gamePoints'),
            numeric: true,
            cell: (row: SeasonRowView) => formatPoints(row.gamePoints),
          },
        ]
      : []),
    {
      id: 'next',
      header: t('columns.next'),
      wraps: true,
      cell: (row) => <Next row={row} from={id} categories={categories} />,
    },
    {
      id: 'history',
      header: t('way.open'),
      cell: (row) => (
        <UnstyledButton
          className={classes.historyButton}
          aria-label={t('way.of', { name: memberName(row) })}
          onClick={() => onHistory(row)}
        >
          {t('way.open')}
        </UnstyledButton>
      ),
    },
  ];
  return (
    <DataTable
      caption={t(isTeam ? 'teams' : 'players', { category: name })}
      columns={columns}
      rows={rows}
      rowKey={memberKey}
    />
  );
}

function MemberLink({ row }: { readonly row: SeasonRowView }) {
  if (row.teamId === null) return <PersonLink account={row.userId ?? ''}>{memberName(row)}</PersonLink>;
  return (
    <TextLink to="/team/view/$id" params={{ id: row.teamId }} inherit c="inherit">
      {memberName(row)}
    </TextLink>
  );
}

/** The result in one tournament; in brackets where it does not count. */
function ResultCell({ row, tournament }: { readonly row: SeasonRowView; readonly tournament: string }) {
  const { t } = useTranslation('league');
  const result = row.results.find((one) => one.tournament === tournament);
  if (result === undefined) return '–';
  const points = formatPoints(result.points);
  if (result.counts) return points;
  return (
    <span className={classes.dropped} title={t('dropped', { points })}>
      ({points})
    </span>
  );
}

interface NextProps {
  readonly row: SeasonRowView;
  readonly from: string;
  readonly categories: readonly CategoryView[];
}

/** The member's category in the next season, or as the table stands. */
function Next({ row: { newCategory: to, zone }, from, categories }: NextProps) {
  const { t } = useTranslation('league');
  const moveText = useMoveText(categories);
  const placeOf = (id: string) => categories.findIndex((category) => category.id === id);
  if (to === null && zone === null) return null;
  const way = to === null ? zone : placeOf(to) < placeOf(from) ? 'up' : 'down';
  return (
    <span className={classes.next} data-move={way}>
      <Icon icon={MORE_ICONS[way === 'up' ? 'rise' : 'fall']} />{' '}
      {to === null ? zone !== null && t(`zones.${zone}`) : moveText(from, to)}
    </span>
  );
}
