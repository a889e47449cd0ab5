import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CategoryView } from '../../../contract/leagues.ts';
import type { SeasonResults, SeasonRowView } from '../../../contract/seasons.ts';
import { formatPoints } from '../../format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import { PersonLink, TextLink } from '../../ui/links.tsx';
import classes from './league-page.module.css';
import { memberKey, memberName } from './member.ts';
import { useWayText } from './way-text.ts';

interface CategoryTableProps {
  readonly results: SeasonResults['categories'][number];
  readonly kind: 'player' | 'team';
  readonly rows: readonly SeasonRowView[];
  readonly categories: readonly CategoryView[];
  readonly onWay: (member: SeasonRowView) => void;
}

/**
 * The table of a category over all its tournaments of a season, of players or of teams. Where there are several, each has
 * a column, and a result that does not count stands in brackets.
 */
export function CategoryTable({ results, kind, rows, categories, onWay }: CategoryTableProps) {
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
            cell: (row: SeasonRowView) => formatPoints(row.game_points),
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
      id: 'way',
      header: t('way.open'),
      cell: (row) => (
        <UnstyledButton
          className={classes.way}
          aria-label={t('way.of', { name: memberName(row) })}
          onClick={() => onWay(row)}
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
  if (row.team_id === null) return <PersonLink account={row.user_id ?? ''}>{memberName(row)}</PersonLink>;
  return (
    <TextLink to="/team/view/$id" params={{ id: row.team_id }} inherit c="inherit">
      {memberName(row)}
    </TextLink>
  );
}

/** What one tournament brought; in brackets where it is none of the results that count. */
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

/** Where the member plays in the next season, or would play as the table stands. */
function Next({ row: { new_category: to, zone }, from, categories }: NextProps) {
  const { t } = useTranslation('league');
  const wayText = useWayText(categories);
  const placeOf = (id: string) => categories.findIndex((category) => category.id === id);
  if (to === null && zone === null) return null;
  const way = to === null ? zone : placeOf(to) < placeOf(from) ? 'up' : 'down';
  return (
    <span className={classes.next} data-way={way}>
      <Icon sign={FURTHER_SIGNS[way === 'up' ? 'rise' : 'fall']} />{' '}
      {to === null ? zone !== null && t(`zones.${zone}`) : wayText(from, to)}
    </span>
  );
}
