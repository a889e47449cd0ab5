import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMAT_CODES, namesOf } from '../../../contract/http/codes.ts';
import {
  LIST_PLACES,
  LIST_STATES,
  type TournamentCalendarRow,
  type TournamentList,
} from '../../../contract/tournament/lists.ts';
import { given } from '../../../domain/kernel/given.ts';
import { tournamentListQuery } from '../../queries/tournament.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import { ChoiceField } from '../../ui/layout/native-fields.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { pageOf, type Total } from '../../ui/table/table-pager.tsx';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import { TYPING_PAUSE_MS } from '../../ui/typing.ts';
import { askedPart, type CalendarSearch } from './calendar-filters.ts';
import { TournamentTablePage } from './tournament-table-page.tsx';

const KINDS = namesOf(FORMAT_CODES);

interface ListPageProps {
  readonly search: CalendarSearch;
  readonly onSearch: (search: CalendarSearch) => void;
}

/** The calendar of all tournaments, page by page; its filters are kept in the address. */
export function TournamentListPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation('home');
  const { q = '', status, place, kind, town, ...table } = search;
  const [typed] = useDebouncedValue(q, TYPING_PAUSE_MS);
  const { q: _, ...others } = search;
  const asked = askedPart({ ...others, ...given({ q: typed === '' ? undefined : typed }) });
  const { data: list } = useQuery({ ...tournamentListQuery(asked), placeholderData: keepPreviousData });
  const { page } = list === undefined ? search : pageOf(totalOf(list), search);
  // A page that does not exist any more becomes the last one.
  useEffect(() => {
    if (page !== undefined && page < (search.page ?? 1)) onSearch({ ...search, page });
  });
  const further = useFurtherColumns();
  const chosen = given({ status, place, kind, town });
  const isFiltered = q !== '' || Object.keys(chosen).length > 0;
  return (
    <TournamentTablePage
      title={t('list.title')}
      rows={list?.data}
      {...(list !== undefined && { outOf: totalOf(list) })}
      empty={t(isFiltered ? 'list.empty' : 'list.emptyAll')}
      further={further}
      filters={<Filters towns={list?.towns ?? []} search={search} onSearch={onSearch} />}
      isWide
      search={{ ...table, ...given({ q: q === '' ? undefined : q }) }}
      onSearch={(next) => onSearch({ ...next, ...chosen })}
    />
  );
}

const totalOf = ({ total, isMore }: Pick<TournamentList, 'total' | 'isMore'>): Total => ({ rows: total, isMore });

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
  readonly towns: readonly string[];
}

function Filters({ towns, search, onSearch }: FiltersProps) {
  const { t } = useTranslation(['home', 'chess']);
  const { page: _, ...asked } = search;
  const without = (name: 'status' | 'place' | 'kind' | 'town'): CalendarSearch =>
    Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name));
  return (
    <>
      <ChoiceField
        label={t('list.status')}
        value={search.status ?? ''}
        onChange={(chosen) => {
          const status = LIST_STATES.find((known) => known === chosen);
          onSearch({ ...without('status'), ...given({ status }) });
        }}
      >
        <option value="">{t('list.anyStatus')}</option>
        {LIST_STATES.map((status) => (
          <option key={status} value={status}>
            {t(`chess:status.${status}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label={t('list.place')}
        value={search.place ?? ''}
        onChange={(chosen) => {
          const place = LIST_PLACES.find((known) => known === chosen);
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
          const kind = KINDS.find((known) => known === chosen);
          onSearch({ ...without('kind'), ...given({ kind }) });
        }}
      >
        <option value="">{t('list.anyKind')}</option>
        {KINDS.map((kind) => (
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
