import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { DAY, millis } from '../../../../domain/kernel/time.ts';
import { mayTakeOverRatings } from '../../../../domain/tournament/guards/entry-guards.ts';
import { maySetUpRound } from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { useTournamentStream } from '../../../live/tournament-stream.ts';
import {
  currentRound,
  isGame,
  matchesOf,
  pairingsOf,
  progressOf,
  roundNumbers,
  startOf,
} from '../../../model/progress.ts';
import { tournamentOf, unpairedOf } from '../../../model/tournament-of.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { HelpBox } from '../../../ui/feedback/help-box.tsx';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { StaleNotice } from '../../../ui/feedback/stale-notice.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Desk, DeskAction, DeskParts } from '../../../ui/layout/desk.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { MemberTable } from '../../../ui/tournament/member-table.tsx';
import { OrganiserOnly } from '../../../ui/tournament/organiser-only.tsx';
import { RoundTabs } from '../../../ui/tournament/round-tabs.tsx';
import { StartButton } from '../../../ui/tournament/start-button.tsx';
import { StatusChip } from '../../../ui/tournament/status-chip.tsx';
import { Draft, DraftButton } from '../pairing/draft.tsx';
import { Explanation } from '../pairing/explanation.tsx';
import { ResultGrid } from '../results/grid/result-grid.tsx';
import type { BoardTarget } from '../results/grid/use-row-focus.ts';
import { Attendance } from './attendance.tsx';
import { Byes } from './byes.tsx';
import { useDeferredPage } from './deferred-page.ts';
import classes from './manage-page.module.css';
import { MissingList } from './missing-list.tsx';
import { NextPairingTime } from './next-pairing-time.tsx';
import { RoundAction } from './round-action.tsx';
import { AddRound, DeleteRound, MoveRound, SetUpRound } from './round-forms.tsx';
import { Unpaired } from './unpaired.tsx';
import { useRoundMade } from './use-round-made.ts';

const ArbiterCalls = lazyComponent(() =>
  withNamespaces({ namespaces: ['arbiter'], load: () => import('../print/arbiter-calls.tsx') }).then(
    (part) => part.ArbiterCalls,
  ),
);

const RatingChanges = lazyComponent(() =>
  withNamespaces({ namespaces: ['ratingLists'], load: () => import('./rating-changes.tsx') }).then(
    (part) => part.RatingChanges,
  ),
);

/** Everything below and beside the boards loads after them, as its forms are most of the page's files. */
const Further = lazyComponent(() =>
  withNamespaces({ namespaces: ['screen'], load: () => import('./further.tsx') }).then((part) => part.Further),
);

const PairByHand = lazyComponent(() => import('../pairing/pair-by-hand.tsx').then((part) => part.PairByHand));

interface ManagePageProps {
  readonly tid: string;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

/** The arbiter's desk: everything of a round on one page. */
export function ManagePage({ tid, round, onRound }: ManagePageProps) {
  const { t } = useTranslation(['manage', 'tournament', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const contact = useTournamentStream(tid, page.tournament.finished);
  return (
    <Page
      title={page.tournament.name}
      here={t('title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: page.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      status={<StatusChip progress={progressOf(page)} />}
      actions={
        <>
          <ButtonLink to="/tournament/players/$tid" params={{ tid }} variant="default">
            {t('tournament:actions.players')}
          </ButtonLink>
          <ButtonLink to="/tournament/log/$tid" params={{ tid }} variant="default">
            {t('log')}
          </ButtonLink>
          {Object.keys(page.games).length > 0 && (
            <ButtonLink to="/tournament/fair-play/$tid" params={{ tid }} search={roundOf(round)} variant="default">
              {t('times')}
            </ButtonLink>
          )}
        </>
      }
    >
      <HelpBox name="desk" guide={10}>
        {t('help')}
      </HelpBox>
      <StaleNotice contact={contact} />
      <OrganiserOnly allowed={page.canManage} tid={tid}>
        <Suspense>
          <ArbiterCalls tid={tid} />
        </Suspense>
        {mayTakeOverRatings(tournamentOf(page)).ok && (
          <Suspense>
            <RatingChanges page={page} />
          </Suspense>
        )}
        <RoundsDesk page={page} round={round} onRound={onRound} />
      </OrganiserOnly>
    </Page>
  );
}

const roundOf = (round: number | undefined) => given({ round });

/** Where the focus goes: to a board of a round, to its first open board (null), or to the unpaired players. */
type Target = BoardTarget | { readonly board: 'unpaired' };

interface RoundsDeskProps {
  readonly page: TournamentPage;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

function RoundsDesk({ page, round: wanted, onRound }: RoundsDeskProps) {
  const { t } = useTranslation(['manage', 'tournament']);
  const numbers = roundNumbers(page);
  const round = numbers.find((number) => number === wanted) ?? Math.max(1, currentRound(page));
  const goToMade = useRoundMade(round, onRound);
  const lastRound = Math.max(0, ...page.rounds.map(({ number }) => number));
  // Target of a click on a missing result; a new object each time, as the same board may be named twice.
  const [target, setTarget] = useState<Target>();
  const later = useDeferredPage(page);
  const actions = useDeskActions({
    // Results are entered next, by keyboard.
    onMade: (made) => {
      if (goToMade(made)) setTarget({ round: made, board: null });
    },
    onBoard: (inRound, board) => {
      onRound(inRound);
      setTarget({ round: inRound, board });
    },
    onUnpaired: (inRound) => {
      onRound(inRound);
      setTarget({ board: 'unpaired' });
    },
    onNobodyLeft: (inRound) => setTarget({ round: inRound, board: null }),
  });
  return (
    <Desk
      sideLabel={t('missing.title')}
      side={<Side page={later} round={round} target={isBoard(target) ? undefined : target} actions={actions} />}
      further={
        <Suspense>
          <Further page={later} round={round} />
        </Suspense>
      }
    >
      <DeskParts>
        {page.draft && <Draft page={page} draft={page.draft} onPublished={actions.onMade} />}
        {numbers.length === 0 ? (
          <Empty title={t('round.none')} />
        ) : (
          <RoundTabs label={t('rounds')} rounds={numbers} round={round} onRound={onRound}>
            <RoundDesk
              page={page}
              later={later}
              round={round}
              isLast={round === lastRound}
              target={target}
              actions={actions}
            />
          </RoundTabs>
        )}
        <Around page={later} />
      </DeskParts>
    </Desk>
  );
}

interface DeskActions {
  readonly onMade: (round: number) => void;
  readonly onBoard: (round: number, board: string) => void;
  readonly onUnpaired: (round: number) => void;
  /** Called when the last two unpaired players have been paired: results are next. */
  readonly onNobodyLeft: (round: number) => void;
}

/** A stable object, so that the parts of the desk render only when the page has changed. */
function useDeskActions(actions: DeskActions): DeskActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onMade: (round) => latest.current.onMade(round),
      onBoard: (round, board) => latest.current.onBoard(round, board),
      onUnpaired: (round) => latest.current.onUnpaired(round),
      onNobodyLeft: (round) => latest.current.onNobodyLeft(round),
    }),
    [],
  );
}

interface SideProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly target: Exclude<Target, BoardTarget> | undefined;
  readonly actions: DeskActions;
}

const Side = memo(function Side({ page, round, target, actions }: SideProps) {
  const { t } = useTranslation('manage');
  const unpaired = unpairedOf(page, round);
  return (
    <>
      <MissingList page={page} onBoard={actions.onBoard} onUnpaired={actions.onUnpaired} />
      {!page.draft && (
        <DeskAction>
          {page.tournament.started ? (
            <RoundAction page={page} onMade={actions.onMade} />
          ) : (
            <StartButton page={page} isMain />
          )}
        </DeskAction>
      )}
      <DraftButton page={page} />
      <NextPairingTime page={page} />
      <AddRound page={page} onAdded={actions.onMade} />
      {unpaired.length > 0 && <Unpaired page={page} round={round} accounts={unpaired} target={target} />}
      <Byes page={page} round={round} />
      {FORMATS[page.tournament.kind].table === 'members' && (
        <Card title={t('teamStandings')}>
          <MemberTable page={page} />
        </Card>
      )}
    </>
  );
});

const Around = memo(Attendance);

interface RoundDeskProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The same page, deferred. */
  readonly later: TournamentPage;
  readonly isLast: boolean;
  readonly target: Target | undefined;
  readonly actions: DeskActions;
}

function RoundDesk({ page, later, round, isLast, target, actions }: RoundDeskProps) {
  const { t } = useTranslation('manage');
  const hasUnpaired = unpairedOf(page, round).length > 0;
  const games = pairingsOf(page, round).filter(isGame);
  const hasBoards = games.length > 0 || matchesOf(page, round).some(({ lineUpsOpen }) => lineUpsOpen);
  return (
    <DeskParts>
      <LaterRoundHead key={`${round} ${startOf(later, round)}`} page={later} round={round} isLast={isLast} />
      {!hasBoards && !hasUnpaired && <Empty title={t('round.notPaired')} />}
      {hasBoards && <ResultGrid page={page} round={round} target={isBoard(target) ? target : undefined} />}
      <BelowBoards page={later} round={round} actions={actions} />
    </DeskParts>
  );
}

const BelowBoards = memo(function BelowBoards({ page, round, actions }: Omit<SideProps, 'target'>) {
  const kind = FORMATS[page.tournament.kind];
  const mayPair = kind.roundMaking === 'byHand' || unpairedOf(page, round).length > 0;
  return (
    <>
      {mayPair && (
        <Suspense>
          <PairByHand page={page} round={round} onNobodyLeft={actions.onNobodyLeft} />
        </Suspense>
      )}
      {kind.explains && pairingsOf(page, round).some(isGame) && <Explanation key={round} page={page} round={round} />}
    </>
  );
});

const isBoard = (target: Target | undefined): target is BoardTarget => target !== undefined && 'round' in target;

/**
 * The start of the round. The first round without a time gets one here, others are moved with notice; the last may be
 * deleted.
 */
function RoundHead({ page, round: number, isLast }: Pick<RoundDeskProps, 'page' | 'round' | 'isLast'>) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(page.tournament.timeZone);
  const start = startOf(page, number);
  const now = serverNow();
  const mayBeSet = start === null && maySetUpRound(tournamentOf(page), number, millis(now + DAY), millis(now)).ok;
  if (!page.rounds.some((round) => round.number === number)) return null;
  return (
    <div className={classes.head}>
      <span className={classes.starts}>
        {start === null ? t('round.unscheduled') : t('round.starts', { when: timeText(start) })}
      </span>
      {mayBeSet && <SetUpRound page={page} round={number} />}
      {start !== null && <MoveRound page={page} round={number} />}
      {isLast && <DeleteRound page={page} round={number} />}
    </div>
  );
}

const LaterRoundHead = memo(RoundHead);
