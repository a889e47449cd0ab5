import { Button, Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { byRank } from '../../../contract/page-delta.ts';
import type { ParticipantView, TournamentPage } from '../../../contract/tournaments.ts';
import { matches } from '../../../domain/search-key.ts';
import { participantName } from '../../model/names.ts';
import type { TournamentSearch } from '../../tournament-search.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { useRankChanges } from './rank-changes.ts';
import { useStandingsColumns } from './standings-columns.tsx';
import { PartSelect, usePart } from './standings-part.tsx';
import { tiebreakColumns } from './tiebreak-columns.tsx';

interface StandingsTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** The individual standings. */
export function StandingsTab({ page, me, search, onSearch }: StandingsTabProps) {
  const { t } = useTranslation('tournament');
  const changes = useRankChanges(page.participants);
  const { q = '' } = search;
  const part = usePart(page, search);
  const sorted = part?.rows ?? [...page.participants].sort(byRank);
  const columns = useStandingsColumns({ ...page, participants: [...sorted] }, search.tiebreaks === true, {
    me,
    // Who moves in the whole table may stay where he is in a part of it.
    changes: part === null ? changes : NO_CHANGES,
  });
  if (page.participants.length === 0) return <NobodyYet page={page} />;
  const rows = q === '' ? sorted : sorted.filter((row) => isWanted(row, q));
  return (
    <>
      <Group justify="space-between" mb="sm" gap="md" maw="var(--rk-reading)" className="no-print">
        <TextInput
          type="search"
          flex="1 1 12rem"
          maw="20rem"
          aria-label={t('standings.search')}
          placeholder={t('standings.search')}
          value={q}
          onChange={(event) => onSearch(withQuery(search, event.currentTarget.value))}
        />
        {/* Whether they fit beside each other must not hang on how wide a font is that comes later. */}
        <Group gap="md" wrap="nowrap">
          <PartSelect page={page} search={search} onSearch={onSearch} />
          {tiebreakColumns(page.tournament).length > 0 && (
            // A switch is a part that nothing else of the first view needs.
            <Button
              flex="none"
              variant={search.tiebreaks === true ? 'filled' : 'default'}
              aria-pressed={search.tiebreaks === true}
              onClick={() => onSearch(withTiebreaks(search, search.tiebreaks !== true))}
            >
              {t('standings.showTiebreaks')}
            </Button>
          )}
        </Group>
      </Group>
      {rows.length === 0 ? (
        <Empty title={t('standings.noMatch')} />
      ) : (
        <DataTable
          caption={part === null ? t('tabs.standings') : t('standings.inGroup', { group: part.name })}
          columns={columns}
          rows={rows}
          rowKey={({ account }) => account}
          isOwn={({ account }) => account === me}
          search={search}
          onSearch={(table) => onSearch(table)}
        />
      )}
    </>
  );
}

const NO_CHANGES: ReadonlyMap<string, number> = new Map();

const isWanted = (row: ParticipantView, wanted: string): boolean =>
  [participantName(row), row.username].some((name) => matches(name, wanted));

function withQuery({ q: _, page: __, ...search }: TournamentSearch, q: string): TournamentSearch {
  return q === '' ? search : { ...search, q };
}

function withTiebreaks({ tiebreaks: _, ...search }: TournamentSearch, shown: boolean): TournamentSearch {
  return shown ? { ...search, tiebreaks: true } : search;
}

function NobodyYet({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  if (page.can_manage) return <Empty title={t('standings.empty')} hint={t('standings.emptyManage')} />;
  if (page.tournament.self_joinable) return <Empty title={t('standings.empty')} hint={t('standings.emptyJoin')} />;
  return <Empty title={t('standings.empty')} />;
}
