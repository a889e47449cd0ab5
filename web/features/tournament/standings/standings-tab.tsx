import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { byRank } from '../../../../contract/tournament/page-delta.ts';
import { roundStates } from '../../../../contract/tournament/page-rounds.ts';
import type { ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import { formatPoints } from '../../../app/format.ts';
import { participantName, titled } from '../../../model/names.ts';
import { openGamesOf } from '../../../model/postponed.ts';
import { progressOf, standingsAfter } from '../../../model/progress.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { SearchField } from '../../../ui/layout/native-fields.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { type TournamentSearch, withQuery } from '../page/page-search.ts';
import { Podium } from '../page/podium.tsx';
import { BestRounds } from './best-rounds.tsx';
import { useRankChanges } from './rank-changes.ts';
import classes from './standings.module.css';
import { useStandingsColumns } from './standings-columns.tsx';
import { PartSelect, usePart } from './standings-part.tsx';
import { tiebreakColumns } from './tiebreak-columns.tsx';

const BoardsBeside = lazyComponent(() => import('../boards/boards-beside.tsx').then((part) => part.BoardsBeside));

interface StandingsTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** The individual standings (R-056 to R-060), with the leaders' boards beside them during a round. */
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
    // A row that moves in the whole table may keep its rank in a part of it.
    changes: part === null ? changes : NO_CHANGES,
  });
  const heading = useHeading(page);
  const rows = q === '' ? sorted : sorted.filter((row) => isWanted(row, q));
  return (
    <div className={classes.standings}>
      {page.tournament.finished && part === null && q === '' && (
        <Podium
          places={sorted.map((row) => ({ ...row, id: row.account, name: titled(row.title, participantName(row)) }))}
        />
      )}
      <h2 className={classes.title}>{part === null ? heading : t('standings.inGroup', { group: part.name })}</h2>
      <SearchField
        className={`no-print ${classes.search}`}
        label={t('standings.search')}
        value={q}
        onChange={(wanted) => onSearch(withQuery(search, wanted))}
      />
      <PartSelect page={page} search={search} onSearch={onSearch} />
      {tiebreakColumns(page.tournament).length > 0 && (
        <Button
          flex="none"
          variant="default"
          className={`no-print ${classes.tiebreaks}`}
          onClick={() => onSearch(withTiebreaksTurned(page, search))}
        >
          {t(withTiebreaks ? 'standings.hideTiebreaks' : 'standings.showTiebreaks')}
        </Button>
      )}
      <div className={classes.rows}>
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
      </div>
      <Provisional page={page} />
      <BestRounds page={page} />
    </div>
  );
}

/** A line below the table while there are postponed or adjourned games, which count as draws. */
function Provisional({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  if (openGamesOf(page).length === 0) return null;
  return (
    <p className={classes.provisional}>
      {t('standings.provisional', { points: formatPoints(page.tournament.drawPoints) })}
    </p>
  );
}

/** The state that the table shows: entrants, or standings after a round. */
function useHeading(page: TournamentPage): string {
  const { t } = useTranslation('tournament');
  const { started, finished, round, roundStart = null, roundDone = false } = progressOf(page);
  if (finished) return t('standings.final');
  if (!started || round === 0) return t('standings.entrants');
  const isInPlay = !roundDone && (roundStart === null || Date.parse(roundStart) <= serverNow());
  if (isInPlay) return t('standings.during', { round });
  const after = standingsAfter(page);
  if (after !== null) return t('standings.after', { round: after });
  // A game of a later round may have been played early.
  return roundStates(page).some(({ results }) => results > 0) ? t('tabs.standings') : t('standings.entrants');
}

const NO_CHANGES: ReadonlyMap<string, number> = new Map();

const isWanted = (row: ParticipantView, wanted: string): boolean =>
  [participantName(row), row.username, row.club ?? ''].some((name) => matches(name, wanted));

/** Hidden while rounds are to come; a final table includes them. */
const showsTiebreaks = ({ tournament }: TournamentPage, { tiebreaks }: TournamentSearch): boolean =>
  tiebreaks ?? tournament.finished;

function withTiebreaksTurned(page: TournamentPage, { tiebreaks, ...search }: TournamentSearch): TournamentSearch {
  const shown = !showsTiebreaks(page, { tiebreaks });
  return shown === showsTiebreaks(page, {}) ? search : { ...search, tiebreaks: shown };
}

function NobodyYet({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  if (page.canManage) {
    return (
      <Empty title={t('standings.empty')} hint={t('standings.emptyManage')}>
        <ButtonLink to="/tournament/players/$tid" params={{ tid: page.tournament.id }} variant="default">
          {t('standings.add')}
        </ButtonLink>
      </Empty>
    );
  }
  if (page.tournament.selfJoinable) return <Empty title={t('standings.empty')} hint={t('standings.emptyJoin')} />;
  return <Empty title={t('standings.empty')} />;
}
