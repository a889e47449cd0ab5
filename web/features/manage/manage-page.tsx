import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { DAY, millis } from '../../../domain/time.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { maySetUpRound } from '../../../domain/tournament/round-guards.ts';
import { useFormat } from '../../format.ts';
import { withWords } from '../../language.ts';
import { useTournamentStream } from '../../live/tournament-stream.ts';
import {
  currentRound,
  isGame,
  matchesOf,
  pairingsOf,
  progressOf,
  roundNumbers,
  startOf,
} from '../../model/progress.ts';
import { tournamentOf, unpairedOf } from '../../model/tournament-of.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { Card } from '../../ui/card.tsx';
import { Desk, DeskAction, DeskParts } from '../../ui/desk.tsx';
import { HelpBox } from '../../ui/help-box.tsx';
import { HostOnly } from '../../ui/host-only.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { MemberTable } from '../../ui/member-table.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { RoundTabs } from '../../ui/round-tabs.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Attendance } from './attendance.tsx';
import { Byes } from './byes.tsx';
import { Categories } from './categories.tsx';
import { Draft, DraftButton } from './draft.tsx';
import { Explanation } from './explanation.tsx';
import classes from './manage-page.module.css';
import { MissingList } from './missing-list.tsx';
import { NextPairingTime } from './next-pairing-time.tsx';
import { NextRoundButton } from './next-round-button.tsx';
import { PairByHand } from './pair-by-hand.tsx';
import { PairingWishes } from './pairing-wishes.tsx';
import { type BoardTarget, ResultGrid } from './result-grid.tsx';
import { AddRound, DeleteRound, SetUpRound } from './round-forms.tsx';
import { Unpaired } from './unpaired.tsx';
import { useRoundMade } from './use-round-made.ts';
import { Verdicts } from './verdicts.tsx';

const ArbiterCalls = lazyPart(() =>
  withWords({ words: ['arbiter'], load: () => import('./arbiter-calls.tsx') }).then((part) => part.ArbiterCalls),
);

const ScreensCard = lazyPart(() =>
  withWords({ words: ['screen'], load: () => import('./screens-card.tsx') }).then((part) => part.ScreensCard),
);

const PaperCard = lazyPart(() =>
  withWords({ words: ['screen'], load: () => import('./paper-card.tsx') }).then((part) => part.PaperCard),
);

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
      <HostOnly allowed={page.can_manage} tid={tid}>
        <Suspense>
          <ArbiterCalls tid={tid} />
        </Suspense>
        <RoundsDesk page={page} round={round} onRound={onRound} />
      </HostOnly>
    </Page>
  );
}

const roundOf = (round: number | undefined) => (round === undefined ? {} : { round });

/** Where the work goes on: at a board of a round, at the first one (null), or with those who have no opponent. */
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
  // Where the list of missing results sends the arbiter; a new value each time, as the same board may be named twice.
  const [target, setTarget] = useState<Target>();
  const unpaired = unpairedOf(page, round);
  // Results are entered next, and without a hand on the mouse.
  const onMade = (made: number) => {
    if (goToMade(made)) setTarget({ round: made, board: null });
  };
  return (
    <Desk
      sideLabel={t('missing.title')}
      side={
        <>
          <MissingList
            page={page}
            onBoard={(inRound, board) => {
              onRound(inRound);
              setTarget({ round: inRound, board });
            }}
            onUnpaired={(inRound) => {
              onRound(inRound);
              setTarget({ board: 'unpaired' });
            }}
          />
          {!page.draft && (
            <DeskAction>
              <NextRoundButton page={page} onPaired={onMade} />
            </DeskAction>
          )}
          <DraftButton page={page} />
          <NextPairingTime page={page} />
          <AddRound page={page} onAdded={onMade} />
          {unpaired.length > 0 && (
            <Unpaired page={page} round={round} accounts={unpaired} target={isBoard(target) ? undefined : target} />
          )}
          <Byes page={page} round={round} />
          {KINDS[page.tournament.kind].table === 'members' && (
            <Card title={t('teamStandings')}>
              <MemberTable page={page} />
            </Card>
          )}
        </>
      }
      further={
        <DeskParts>
          <PairingWishes page={page} />
          <Categories page={page} />
          <Verdicts page={page} />
          <Suspense>
            <PaperCard page={page} round={round} />
            <ScreensCard page={page} />
          </Suspense>
        </DeskParts>
      }
    >
      <DeskParts>
        {page.draft && <Draft page={page} draft={page.draft} onPublished={onMade} />}
        {numbers.length === 0 ? (
          <Empty title={t('round.none')} />
        ) : (
          <RoundTabs label={t('rounds')} rounds={numbers} round={round} onRound={onRound}>
            <RoundDesk page={page} round={round} isLast={round === lastRound} target={target} />
          </RoundTabs>
        )}
        <Attendance page={page} />
      </DeskParts>
    </Desk>
  );
}

interface RoundDeskProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly isLast: boolean;
  readonly target: Target | undefined;
}

function RoundDesk({ page, round, isLast, target }: RoundDeskProps) {
  const { t } = useTranslation('manage');
  const kind = KINDS[page.tournament.kind];
  const isByHand = kind.roundMaking === 'byHand';
  const unpaired = unpairedOf(page, round);
  const games = pairingsOf(page, round).filter(isGame);
  const hasBoards = games.length > 0 || matchesOf(page, round).some(({ line_ups_open }) => line_ups_open);
  return (
    <DeskParts>
      <RoundHead page={page} round={round} isLast={isLast} />
      {!hasBoards && unpaired.length === 0 && <Empty title={t('round.notPaired')} />}
      {hasBoards && <ResultGrid page={page} round={round} target={isBoard(target) ? target : undefined} />}
      {(isByHand || unpaired.length > 0) && <PairByHand page={page} round={round} />}
      {kind.explains && games.length > 0 && <Explanation key={round} page={page} round={round} />}
    </DeskParts>
  );
}

const isBoard = (target: Target | undefined): target is BoardTarget => target !== undefined && 'round' in target;

/** When the round starts; its time may be set where it is the first without one, and the last may be deleted. */
function RoundHead({ page, round: number, isLast }: Omit<RoundDeskProps, 'target'>) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const start = startOf(page, number);
  const now = Date.now();
  const mayBeSet = start === null && maySetUpRound(tournamentOf(page), number, millis(now + DAY), millis(now)).ok;
  if (!page.rounds.some((round) => round.number === number)) return null;
  return (
    <div className={classes.head}>
      <span className={classes.starts}>
        {start === null ? t('round.unscheduled') : t('round.starts', { when: format.moment(start) })}
      </span>
      {mayBeSet && <SetUpRound page={page} round={number} />}
      {isLast && <DeleteRound page={page} round={number} />}
    </div>
  );
}
