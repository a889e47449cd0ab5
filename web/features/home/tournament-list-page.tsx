import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TournamentCalendarRow } from '../../../contract/tournament/lists.ts';
import { given } from '../../../domain/kernel/given.ts';
import { LIST_MAX_ROWS } from '../../../domain/kernel/limits.ts';
import { matches, searchKey } from '../../../domain/lib/search-key.ts';
import { tournamentListQuery } from '../../queries/tournament.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import { ChoiceField } from '../../ui/layout/native-fields.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import { CALENDAR_PLACES, CALENDAR_STATES, type CalendarSearch } from './calendar-filters.ts';
import { TournamentTablePage } from './tournament-table-page.tsx';

interface ListPageProps {
  readonly search: CalendarSearch;
  readonly onSearch: (search: CalendarSearch) => void;
}

/** The calendar of all tournaments; its filters are kept in the address. */
export function TournamentListPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation('home');
  const { data: list } = useSuspenseQuery(tournamentListQuery);
  const { status, place, kind, town, ...table } = search;
  const further = useFurtherColumns();
  const chosen = given({ status, place, kind, town });
  const found = list.data.filter((row) => matches(row.name, search.q ?? '') && isWanted(row, search));
  return (
    <TournamentTablePage
      title={t('list.title')}
      rows={found}
      empty={t(list.data.length === 0 ? 'list.emptyAll' : 'list.empty')}
      further={further}
      filters={<Filters rows={list.data} search={search} onSearch={onSearch} />}
      {...(list.data.length === LIST_MAX_ROWS && { note: t('list.cut', { most: LIST_MAX_ROWS }) })}
      isWide
      search={table}
      onSearch={(next) => onSearch({ ...next, ...chosen })}
    />
  );
}

type State = (typeof CALENDAR_STATES)[number];

const stateOf = ({ started, finished }: TournamentCalendarRow): State =>
  finished ? 'finished' : started ? 'started' : 'upcoming';

const isWanted = (row: TournamentCalendarRow, { status, place, kind, town }: CalendarSearch): boolean =>
  (status === undefined || status === stateOf(row)) &&
  (place === undefined || place === (row.defaultOtb ? 'otb' : 'online')) &&
  (kind === undefined || kind === row.kind) &&
  (town === undefined || searchKey(town) === searchKey(row.city));

function useFurtherColumns(): readonly Column<TournamentCalendarRow>[] {
  const { t } = useTranslation(['home', 'chess']);
  return [
    {
      id: 'status',
      header: t('list.status'),
      minor: true,
      cell: (row) => <StatusChip progress={{ ...row, round: 0, rounds: null }} />,
    },
    { id: 'kind', header: t('list.kind'), minor: true, cell: ({ kind }) => t(`chess:kinds.${kind}`) },
    {
      id: 'tempo',
      header: t('list.tempo'),
      needs: 'wide',
      cell: ({ timeControlKnown, initialTime: initial, increment }) =>
        timeControlKnown ? t('chess:timeControl', { initial, increment }) : '–',
    },
    {
      id: 'place',
      header: t('list.place'),
      needs: 'wide',
      cell: ({ defaultOtb, city }) => city || t(defaultOtb ? 'chess:overTheBoard' : 'chess:online'),
    },
    { id: 'organiser', header: t('list.organiser'), needs: 'wide', cell: (row) => <Organiser row={row} /> },
    {
      id: 'players',
      header: t('list.players'),
      numeric: true,
      minor: true,
      cell: ({ participants }) => participants,
      compare: (one, other) => other.participants - one.participants,
    },
  ];
}

function Organiser({ row: { organiser, organiserType, organiserName } }: { readonly row: TournamentCalendarRow }) {
  return organiserType === 'club' ? (
    <TextLink to="/club/view/$cid" params={{ cid: organiser }} inherit>
      {organiserName}
    </TextLink>
  ) : (
    <TextLink to="/organization/view/$oid" params={{ oid: organiser }} inherit>
      {organiserName}
    </TextLink>
  );
}

interface FiltersProps extends ListPageProps {
  readonly rows: readonly TournamentCalendarRow[];
}

function Filters({ rows, search, onSearch }: FiltersProps) {
  const { t } = useTranslation(['home', 'chess']);
  const { page: _, ...asked } = search;
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  // The same town may be typed in capitals.
  const towns = [...new Map(rows.map(({ city }) => [searchKey(city), city] as const)).values()]
    .filter((town) => town !== '')
    .sort((one, other) => one.localeCompare(other, 'nb'));
  const without = (name: 'status' | 'place' | 'kind' | 'town'): CalendarSearch =>
    Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name));
  return (
    <>
      <ChoiceField
        label={t('list.status')}
        value={search.status ?? ''}
        onChange={(chosen) => {
          const status = CALENDAR_STATES.find((known) => known === chosen);
          onSearch({ ...without('status'), ...given({ status }) });
        }}
      >
        <option value="">{t('list.anyStatus')}</option>
        {CALENDAR_STATES.map((status) => (
          <option key={status} value={status}>
            {t(`chess:status.${status}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={t('list.place')}
        value={search.place ?? ''}
        onChange={(chosen) => {
          const place = CALENDAR_PLACES.find((known) => known === chosen);
          onSearch({ ...without('place'), ...given({ place }) });
        }}
      >
        <option value="">{t('list.anyPlace')}</option>
        <option value="online">{t('chess:online')}</option>
        <option value="otb">{t('chess:overTheBoard')}</option>
      </ChoiceField>
      <ChoiceField
        label={t('list.kind')}
        value={search.kind ?? ''}
        onChange={(chosen) => {
          const kind = kinds.find((known) => known === chosen);
          onSearch({ ...without('kind'), ...given({ kind }) });
        }}
      >
        <option value="">{t('list.anyKind')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`chess:kinds.${kind}`)}
          </option>
        ))}
      </ChoiceField>
      {towns.length > 0 && (
        <ChoiceField
          label={t('list.town')}
          value={search.town ?? ''}
          onChange={(chosen) => {
            const town = towns.find((known) => known === chosen);
            onSearch({ ...without('town'), ...given({ town }) });
          }}
        >
          <option value="">{t('list.anyTown')}</option>
          {towns.map((town) => (
            <option key={town} value={town}>
              {town}
            </option>
          ))}
        </ChoiceField>
      )}
    </>
  );
}
