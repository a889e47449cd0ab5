import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { DAY, millis } from '../../../../domain/kernel/time.ts';
import { maySetUpRound } from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { isGame, matchesOf, pairingsOf, startOf } from '../../../model/progress.ts';
import { tournamentOf, unpairedOf } from '../../../model/tournament-of.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { DeskParts } from '../../../ui/layout/desk.tsx';
import { Explanation } from '../pairing/explanation.tsx';
import { PairingFaults } from '../pairing/pairing-faults.tsx';
import { ResultGrid } from '../results/grid/result-grid.tsx';
import { SetUpRound } from '../rounds/round-forms.tsx';
import { type DeskActions, isBoard, type Target } from './desk-actions.ts';
import classes from './manage-page.module.css';

const PairByHand = lazyComponent(() => import('../pairing/pair-by-hand.tsx').then((part) => part.PairByHand));

interface RoundDeskProps {
  readonly page: TournamentPage;
  /** The same page, deferred. */
  readonly later: TournamentPage;
  readonly round: number;
  readonly target: Target | undefined;
  readonly missingOnly: boolean;
  readonly actions: DeskActions;
}

/** The boards of a round, with its start above them. */
export function RoundDesk({ page, later, round, target, missingOnly, actions }: RoundDeskProps) {
  const { t } = useTranslation('manage');
  const hasUnpaired = unpairedOf(page, round).length > 0;
  const games = pairingsOf(page, round).filter(isGame);
  const hasBoards = games.length > 0 || matchesOf(page, round).some(({ lineUpsOpen }) => lineUpsOpen);
  const head = <LaterRoundHead key={startOf(later, round)} page={later} round={round} />;
  return (
    <DeskParts>
      {!hasBoards && head}
      <PairingFaults page={later} round={round} />
      {!hasBoards && !hasUnpaired && <Empty title={t('round.notPaired')} />}
      {hasBoards && (
        <ResultGrid
          page={page}
          round={round}
          target={isBoard(target) ? target : undefined}
          missingOnly={missingOnly}
          head={head}
        />
      )}
      <BelowBoards page={later} round={round} actions={actions} />
    </DeskParts>
  );
}

const BelowBoards = memo(function BelowBoards({
  page,
  round,
  actions,
}: Pick<RoundDeskProps, 'page' | 'round' | 'actions'>) {
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

/** The start of the round; the first round without a time gets one here. */
function RoundHead({ page, round: number }: Pick<RoundDeskProps, 'page' | 'round'>) {
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
    </div>
  );
}

const LaterRoundHead = memo(RoundHead);
