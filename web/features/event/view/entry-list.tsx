import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../../contract/event/entries.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import { RATING_LISTS } from '../../../../domain/rating/lists.ts';
import { useFormat } from '../../../app/format.ts';
import { oneOf } from '../../../app/search.ts';
import type { EntrySearch } from '../../../model/entry-search.ts';
import type { EventGroup, PublicEntry } from '../../../queries/events.ts';
import { Federation } from '../../../ui/chess/federation.tsx';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { ChoiceField, SearchField } from '../../../ui/layout/native-fields.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import classes from './event-page.module.css';

interface EntryListProps {
  readonly event: EventView;
  readonly search: EntrySearch;
  readonly onSearch: (search: EntrySearch) => void;
}

interface NumberedEntry extends PublicEntry {
  /** From 1 among those who are entered, or among those who wait. */
  readonly number: number;
  /** In the whole list of the group: the name of those who hide theirs. */
  readonly place: number;
}

/** Who has entered, per group; the filters are in the address. */
export function EntryList({ event, search, onSearch }: EntryListProps) {
  const { t } = useTranslation('eventPage');
  const format = useFormat();
  if (event.entries === null) return null;
  const all = event.groups.map((group) => ({ group, rows: numbered(event.entries ?? [], group.code) }));
  const found = all
    .filter(({ group }) => search.group === undefined || group.code === search.group)
    .map(({ group, rows }) => ({ group, rows: rows.filter((row) => isWanted(row, search)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{t('entries.title')}</h2>
      {event.entries.length === 0 ? (
        <Empty title={t('entries.none')} />
      ) : (
        <>
          {event.listMonth !== null && (
            <p className={classes.soft}>
              {t('entries.list', {
                list: t(`entries.lists.${oneOf(RATING_LISTS, event.groupRating) ?? 'standard'}`),
                month: format.month(event.listMonth),
              })}
            </p>
          )}
          <Filters event={event} search={search} onSearch={onSearch} />
          {found.length === 0 ? (
            <Empty title={t('entries.nothingFound')} />
          ) : (
            <div className={classes.lists}>
              {found.map(({ group, rows }) => (
                <GroupEntries key={group.code} group={group} rows={rows} isOnly={event.groups.length === 1} />
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The entries of a group in the order of the server, those who wait after the others with numbers of their own. */
function numbered(entries: readonly PublicEntry[], group: string): readonly NumberedEntry[] {
  const own = entries.filter((entry) => entry.group === group);
  const inOrder = (['entered', 'waiting'] as const).map((state) => own.filter((entry) => entry.state === state));
  return inOrder
    .flatMap((rows) => rows.map((entry, at) => ({ ...entry, number: at + 1 })))
    .map((entry, at) => ({ ...entry, place: at + 1 }));
}

const nameOf = ({ firstName, lastName }: PublicEntry): string => `${firstName ?? ''} ${lastName ?? ''}`.trim();

const isWanted = (row: PublicEntry, { q, club, federation }: EntrySearch): boolean =>
  (q === undefined || matches(nameOf(row), q)) &&
  (club === undefined || row.club === club) &&
  (federation === undefined || row.federation === federation);

interface GroupEntriesProps {
  readonly group: EventGroup;
  readonly rows: readonly NumberedEntry[];
  readonly isOnly: boolean;
}

function GroupEntries({ group, rows, isOnly }: GroupEntriesProps) {
  const { t } = useTranslation('eventPage');
  const { entered, places, waiting, name } = group;
  const counts = [
    places === null ? t('group.entered', { count: entered }) : t('group.enteredOf', { entered, places }),
    waiting > 0 ? t('group.waiting', { count: waiting }) : '',
  ].filter((text) => text !== '');
  const caption = isOnly ? t('entries.title') : name;
  const waitingCaption = isOnly ? t('entries.waiting') : t('entries.waitingIn', { group: name });
  const isWaiting = ({ state }: NumberedEntry) => state === 'waiting';
  return (
    <div>
      <h3>
        {!isOnly && `${name} `}
        <span className={classes.soft}>{counts.join(', ')}</span>
      </h3>
      <Entries caption={caption} rows={rows.filter((row) => !isWaiting(row))} />
      {rows.some(isWaiting) && (
        <>
          <h3>{t('entries.waiting')}</h3>
          <Entries caption={waitingCaption} rows={rows.filter(isWaiting)} />
        </>
      )}
    </div>
  );
}

function Entries({ caption, rows }: { readonly caption: string; readonly rows: readonly NumberedEntry[] }) {
  const columns = useColumns();
  if (rows.length === 0) return null;
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} isWhole />;
}

function useColumns(): readonly Column<NumberedEntry>[] {
  const { t } = useTranslation('eventPage');
  return [
    { id: 'number', header: t('entries.number'), numeric: true, cell: ({ number }) => number },
    {
      id: 'name',
      header: t('entries.name'),
      main: true,
      cell: (row) =>
        row.firstName === null ? (
          t('entries.hidden', { number: row.place })
        ) : (
          <span className={classes.nameCell}>
            <PlayerTitle title={row.title} />
            {row.title !== null && ' '}
            {nameOf(row)}
            {row.club !== null && <span className={classes.clubBelow}>{row.club}</span>}
          </span>
        ),
    },
    { id: 'club', header: t('entries.club'), minor: true, cell: ({ club }) => club ?? '' },
    { id: 'federation', header: t('entries.federation'), cell: ({ federation }) => <Federation code={federation} /> },
    { id: 'rating', header: t('entries.rating'), numeric: true, cell: ({ rating }) => rating ?? '–' },
  ];
}

function Filters({ event, search, onSearch }: EntryListProps) {
  const { t } = useTranslation('eventPage');
  const entries = event.entries ?? [];
  const clubs = [...new Set(entries.flatMap(({ club }) => club ?? []))].sort((one, other) => one.localeCompare(other));
  const federations = [...new Set(entries.map(({ federation }) => federation))].sort();
  const choose = (name: keyof EntrySearch, value: string) => {
    const { [name]: _, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <div className={`${classes.filters} no-print`}>
      <SearchField label={t('entries.search')} value={search.q ?? ''} onChange={(q) => choose('q', q)} />
      {event.groups.length > 1 && (
        <ChoiceField label={t('entries.group')} value={search.group ?? ''} onChange={(code) => choose('group', code)}>
          <option value="">{t('entries.anyGroup')}</option>
          {event.groups.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
      {clubs.length > 1 && (
        <ChoiceField label={t('entries.club')} value={search.club ?? ''} onChange={(club) => choose('club', club)}>
          <option value="">{t('entries.anyClub')}</option>
          {clubs.map((club) => (
            <option key={club}>{club}</option>
          ))}
        </ChoiceField>
      )}
      {federations.length > 1 && (
        <ChoiceField
          label={t('entries.federation')}
          value={search.federation ?? ''}
          onChange={(code) => choose('federation', code)}
        >
          <option value="">{t('entries.anyFederation')}</option>
          {federations.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </ChoiceField>
      )}
    </div>
  );
}
