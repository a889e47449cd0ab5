import { Button, Group } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { byRank } from '../../../contract/page-delta.ts';
import type { ParticipantView, TournamentPage } from '../../../contract/tournaments.ts';
import { matches } from '../../../domain/search-key.ts';
import { participantName, titled } from '../../model/names.ts';
import { progressOf } from '../../model/progress.ts';
import type { TournamentSearch } from '../../tournament-search.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import { SearchField } from '../../ui/plain-fields.tsx';
import { Podium } from './podium.tsx';
import { useRankChanges } from './rank-changes.ts';
import classes from './standings.module.css';
import { useStandingsColumns } from './standings-columns.tsx';
import { PartSelect, usePart } from './standings-part.tsx';
import { tiebreakColumns } from './tiebreak-columns.tsx';

const BoardsBeside = lazyPart(() => import('./boards-beside.tsx').then((part) => part.BoardsBeside));

interface StandingsTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** The individual standings (R-056 to R-060), with the leaders' boards beside them while these are played. */
export function StandingsTab({ page, me, search, onSearch }: StandingsTabProps) {
  if (page.participants.length === 0) return <NobodyYet page={page} />;
  const standings = <Standings page={page} me={me} search={search} onSearch={onSearch} />;
  if (!isPlayedOnScreen(page)) return standings;
  return (
    <div className={classes.withBoards}>
      <div>{standings}</div>
      <aside className={`${classes.boards} no-print`}>
        <Suspense fallback={<RowsSkeleton />}>
          <BoardsBeside page={page} />
        </Suspense>
      </aside>
    </div>
  );
}

const isPlayedOnScreen = ({ games, tournament }: TournamentPage): boolean =>
  !tournament.finished &&
  Object.values(games)
    .flat()
    .some(({ finished }) => !finished);

function Standings({ page, me, search, onSearch }: StandingsTabProps) {
  const { t } = useTranslation('tournament');
  const changes = useRankChanges(page.participants);
  const { q = '' } = search;
  const part = usePart(page, search);
  const sorted = part?.rows ?? [...page.participants].sort(byRank);
  const withTiebreaks = showsTiebreaks(page, search);
  const columns = useStandingsColumns(page, {
    rows: sorted,
    withTiebreaks,
    me,
    // Who moves in the whole table may stay where he is in a part of it.
    changes: part === null ? changes : NO_CHANGES,
  });
  const heading = useHeading(page);
  const rows = q === '' ? sorted : sorted.filter((row) => isWanted(row, q));
  return (
    <>
      {page.tournament.finished && part === null && q === '' && (
        <Podium
          places={sorted.map((row) => ({ ...row, id: row.account, name: titled(row.title, participantName(row)) }))}
        />
      )}
      <Group justify="space-between" mb="sm" gap="sm">
        <h2 className={classes.title}>{part === null ? heading : t('standings.inGroup', { group: part.name })}</h2>
        <SearchField
          className={`no-print ${classes.search}`}
          label={t('standings.search')}
          value={q}
          onChange={(wanted) => onSearch(withQuery(search, wanted))}
        />
        {/* Whether they fit beside each other must not hang on how wide a font is that comes later. */}
        <Group gap="md" wrap="nowrap" className="no-print">
          <PartSelect page={page} search={search} onSearch={onSearch} />
          {tiebreakColumns(page.tournament).length > 0 && (
            // A switch is a part that nothing else of the first view needs.
            <Button
              flex="none"
              variant={withTiebreaks ? 'filled' : 'default'}
              aria-pressed={withTiebreaks}
              onClick={() => onSearch(withTiebreaksTurned(page, search))}
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
          isWide={page.tournament.started}
          search={search}
          onSearch={(table) => onSearch(table)}
        />
      )}
    </>
  );
}

/** Of which moment the table is. */
function useHeading(page: TournamentPage): string {
  const { t } = useTranslation('tournament');
  const { started, finished, round, roundDone = false } = progressOf(page);
  if (finished) return t('standings.final');
  if (!started || round === 0) return t('standings.entrants');
  return t(roundDone ? 'standings.after' : 'standings.during', { round });
}

const NO_CHANGES: ReadonlyMap<string, number> = new Map();

const isWanted = (row: ParticipantView, wanted: string): boolean =>
  [participantName(row), row.username].some((name) => matches(name, wanted));

function withQuery({ q: _, page: __, ...search }: TournamentSearch, q: string): TournamentSearch {
  return q === '' ? search : { ...search, q };
}

/** Hidden while rounds are to come; of a final table they are a part. */
const showsTiebreaks = ({ tournament }: TournamentPage, { tiebreaks }: TournamentSearch): boolean =>
  tiebreaks ?? tournament.finished;

function withTiebreaksTurned(page: TournamentPage, { tiebreaks, ...search }: TournamentSearch): TournamentSearch {
  const shown = !showsTiebreaks(page, { tiebreaks });
  return shown === showsTiebreaks(page, {}) ? search : { ...search, tiebreaks: shown };
}

function NobodyYet({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  if (page.can_manage) return <Empty title={t('standings.empty')} hint={t('standings.emptyManage')} />;
  if (page.tournament.self_joinable) return <Empty title={t('standings.empty')} hint={t('standings.emptyJoin')} />;
  return <Empty title={t('standings.empty')} />;
}
