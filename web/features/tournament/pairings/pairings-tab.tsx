import { SegmentedControl, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { MINI_BOARDS_MAX_PARTICIPANTS } from '../../../../domain/kernel/limits.ts';
import { eveningOf } from '../../../../domain/tournament/rounds/schedule.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { pairingsOf, roundNumbers, shownRound, startOf } from '../../../model/progress.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { Empty, RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { useStageTitle } from '../../../ui/hooks/use-stage-title.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import { SearchField } from '../../../ui/layout/native-fields.tsx';
import { RoundTabs } from '../../../ui/tournament/round-tabs.tsx';
import { type TournamentSearch, withQuery } from '../page/page-search.ts';
import { AnotherDays } from './another-days.tsx';
import { Byes, PairingList } from './pairing-list.tsx';
import classes from './pairings.module.css';
import { isPairingOf, PairingsByName } from './pairings-by-name.tsx';
import { ReportResults } from './report-results.tsx';

/** The boards load the rules of chess and the board library; most users look at the list. */
const TopBoards = lazyComponent(() => import('../boards/top-boards.tsx').then((module) => module.TopBoards));
const RoundPlan = lazyComponent(() =>
  withNamespaces({ namespaces: ['match'], load: () => import('./round-plan.tsx') }).then((part) => part.RoundPlan),
);
const BoardWall = lazyComponent(() => import('../boards/board-wall.tsx').then((module) => module.BoardWall));

interface PairingsTabProps {
  readonly page: TournamentPage;
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** The pairings: a tab for each round, as a list or as mini boards. */
export function PairingsTab({ page, me, search, onSearch }: PairingsTabProps) {
  const { t } = useTranslation('tournament');
  const numbers = roundNumbers(page);
  if (numbers.length === 0) {
    return (
      <>
        <Empty title={t('pairings.noRounds')} />
        <Plan page={page} />
      </>
    );
  }
  const round = numbers.find((number) => number === search.round) ?? shownRound(page);
  const chooseRound = (next: number) => {
    const { page: _, boards, ...kept } = search;
    onSearch({ ...kept, ...(boards === undefined ? {} : { boards: true as const }), round: next });
  };
  return (
    <>
      <RoundTabs label={t('pairings.rounds')} rounds={numbers} round={round} onRound={chooseRound}>
        <Round page={page} round={round} me={me} search={search} onSearch={onSearch} />
      </RoundTabs>
      <Plan page={page} />
    </>
  );
}

/** Most tournaments have none. */
function Plan({ page }: Pick<PairingsTabProps, 'page'>) {
  const { laterRounds, postponedGames } = page.tournament.roundPlan;
  if (laterRounds.length === 0 && postponedGames.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RoundPlan page={page} />
    </Suspense>
  );
}

function Round({ page, round, me, search, onSearch }: PairingsTabProps & { readonly round: number }) {
  const { t } = useTranslation(['tournament', 'ui']);
  const stageTitle = useStageTitle(page);
  const pairings = pairingsOf(page, round);
  const mayShowBoards = page.participants.length <= MINI_BOARDS_MAX_PARTICIPANTS;
  const shown = mayShowBoards && hasGames(page) ? viewOf(search) : 'list';
  if (!page.rounds.some(({ number, paired }) => paired && number === round)) {
    return (
      <>
        <NotPaired page={page} round={round} />
        <Byes pairings={pairings} />
      </>
    );
  }
  return (
    <>
      <ReportResults page={page} pairings={pairings} me={me} />
      <AnotherDays page={page} round={round} me={me} />
      {FORMATS[page.tournament.kind].table === 'bracket' && <h2 className={classes.stage}>{stageTitle(round)}</h2>}
      <div className={`no-print ${classes.controls}`}>
        {shown === 'list' && <ListControls search={search} onSearch={onSearch} />}
        {hasGames(page) && mayShowBoards && <ViewChoice search={search} onSearch={onSearch} />}
        {hasGames(page) && !mayShowBoards && (
          <Text size="sm" c="dimmed">
            {t('pairings.tooMany', { count: MINI_BOARDS_MAX_PARTICIPANTS })}
          </Text>
        )}
        <TextLink
          to="/tournament/view/$tid/pairings/$round"
          params={{ tid: page.tournament.id, round: String(round) }}
          size="sm"
          className={classes.printable}
        >
          {t('pairings.printable')}
        </TextLink>
      </div>
      <Suspense fallback={<RowsSkeleton />}>
        {shown === 'list' && <List page={page} round={round} me={me} search={search} />}
        {shown === 'boards' && <BoardWall page={page} pairings={pairings} search={search} onSearch={onSearch} />}
        {shown === 'top' && <TopBoards page={page} search={search} onSearch={onSearch} />}
      </Suspense>
    </>
  );
}

/** Whether there are moves to show, now or later. */
const hasGames = ({ tournament, games }: TournamentPage): boolean =>
  !tournament.defaultOtb || Object.keys(games).length > 0;

type ListProps = Omit<PairingsTabProps, 'onSearch'> & { readonly round: number };

/** By board, or by player as a list on the wall; of those who are searched for. */
function List({ page, round, me, search: { q = '', order } }: ListProps) {
  const { t } = useTranslation('tournament');
  const all = pairingsOf(page, round);
  if (order === 'name') return <PairingsByName page={page} pairings={all} me={me} wanted={q} />;
  const pairings = q === '' ? all : all.filter((pairing) => isPairingOf(pairing, q));
  if (q !== '' && pairings.length === 0) return <Empty title={t('standings.noMatch')} />;
  return <PairingList page={page} round={round} pairings={pairings} me={me} isSearched={q !== ''} />;
}

function ListControls({ search, onSearch }: Pick<PairingsTabProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('tournament');
  const { q = '', order: _, ...others } = search;
  return (
    <>
      <SearchField
        className={classes.search ?? ''}
        label={t('standings.search')}
        value={q}
        onChange={(wanted) => onSearch(withQuery(search, wanted))}
      />
      <SegmentedControl
        aria-label={t('pairings.order')}
        value={search.order ?? 'board'}
        onChange={(order) =>
          onSearch(order === 'name' ? { ...search, order } : { ...others, ...given({ q: search.q }) })
        }
        data={[
          { value: 'board', label: t('pairings.byBoard') },
          { value: 'name', label: t('pairings.byName') },
        ]}
      />
    </>
  );
}

/** The leaders' view follows them from round to round, so it always shows the current round. */
const viewOf = ({ boards }: TournamentSearch): 'list' | 'boards' | 'top' =>
  boards === 'top' ? 'top' : boards === true ? 'boards' : 'list';

function ViewChoice({ search, onSearch }: Pick<PairingsTabProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('tournament');
  const { boards: _, page: __, top: ___, ...list } = search;
  const { round: ____, ...current } = list;
  const choose = (view: string) => {
    if (view === 'top') return onSearch({ ...current, boards: 'top' });
    onSearch(view === 'boards' ? { ...list, boards: true } : list);
  };
  return (
    <SegmentedControl
      aria-label={t('pairings.view')}
      value={viewOf(search)}
      onChange={choose}
      data={[
        { value: 'list', label: t('pairings.list') },
        { value: 'boards', label: t('pairings.boards') },
        { value: 'top', label: t('pairings.top') },
      ]}
    />
  );
}

/** A future round, with its start where that is known. */
function NotPaired({ page, round }: { readonly page: TournamentPage; readonly round: number }) {
  const { t } = useTranslation('tournament');
  const timeText = useRoundTime(page.tournament.timeZone);
  const evening = eveningOf(tournamentOf(page), round);
  const start = startOf(page, round) ?? (evening && new Date(evening).toISOString());
  if (start === null) return <Empty title={t('pairings.none')} />;
  return <Empty title={t('pairings.none')} hint={t('pairings.starts', { when: timeText(start) })} />;
}
