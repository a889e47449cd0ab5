import { memo, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { currentRound, roundNumbers } from '../../../model/progress.ts';
import { unpairedOf } from '../../../model/tournament-of.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Desk, DeskAction, DeskParts } from '../../../ui/layout/desk.tsx';
import { MemberTable } from '../../../ui/tournament/member-table.tsx';
import { RoundTabs } from '../../../ui/tournament/round-tabs.tsx';
import { StartButton } from '../../../ui/tournament/start-button.tsx';
import { Attendance } from '../attendance/attendance.tsx';
import { Draft } from '../pairing/draft.tsx';
import { OpenGames } from '../postponed/open-games.tsx';
import { DeskMenu } from '../rounds/desk-menu.tsx';
import { NextPairingTime } from '../rounds/next-pairing-time.tsx';
import { RoundAction } from '../rounds/round-action.tsx';
import { AddRound } from '../rounds/round-forms.tsx';
import { useRoundMade } from '../rounds/use-round-made.ts';
import { Byes } from './byes.tsx';
import { useDeferredPage } from './deferred-page.ts';
import { type DeskActions, isBoard, type Target, useDeskActions } from './desk-actions.ts';
import { MissingList } from './missing-list.tsx';
import { NextMissing } from './next-missing.tsx';
import { RoundDesk } from './round-desk.tsx';
import { RoundStatus } from './round-status.tsx';
import { Unpaired } from './unpaired.tsx';

/** Everything below and beside the boards loads after them, as its forms are most of the page's files. */
const Further = lazyComponent(() =>
  withNamespaces({ namespaces: ['screen'], load: () => import('./further.tsx') }).then((part) => part.Further),
);

interface RoundsDeskProps {
  readonly page: TournamentPage;
  readonly round: number | undefined;
  readonly onRound: (round: number) => void;
}

/** The rounds with their boards, and beside them what stands between now and the next round. */
export function RoundsDesk({ page, round: wanted, onRound }: RoundsDeskProps) {
  const { t } = useTranslation('manage');
  const numbers = plannedRounds(page);
  const round = numbers.find((number) => number === wanted) ?? Math.max(1, currentRound(page));
  const goToMade = useRoundMade(round, onRound);
  // A new object each time, as the same board may be named twice.
  const [target, setTarget] = useState<Target>();
  const [missingOnly, setMissingOnly] = useState(false);
  const later = useDeferredPage(page);
  const onMade = useCallback(
    (made: number) => {
      // Results are entered next, by keyboard.
      if (goToMade(made)) setTarget({ round: made, board: null });
    },
    [goToMade],
  );
  const actions = useDeskActions({
    onBoard: (inRound, board) => {
      onRound(inRound);
      setTarget({ round: inRound, board });
    },
    onNextMissing: (inRound) => setTarget({ round: inRound, board: null, isNext: true }),
    onUnpaired: (inRound) => {
      onRound(inRound);
      setTarget({ board: 'unpaired' });
    },
    onNobodyLeft: (inRound) => setTarget({ round: inRound, board: null }),
  });
  return (
    <Desk
      sideLabel={t('missing.title')}
      side={
        <Side
          page={later}
          round={round}
          target={isBoard(target) ? undefined : target}
          actions={actions}
          onMade={onMade}
        />
      }
      further={
        <Suspense>
          <Further page={later} round={round} />
        </Suspense>
      }
    >
      <DeskParts>
        {page.draft && <Draft page={page} draft={page.draft} onPublished={onMade} />}
        {numbers.length === 0 ? (
          <Empty title={t('round.none')} />
        ) : (
          <RoundTabs
            label={t('rounds')}
            rounds={numbers}
            round={round}
            onRound={onRound}
            beside={
              <>
                <RoundStatus
                  page={page}
                  round={round}
                  missingOnly={missingOnly}
                  onMissingOnly={setMissingOnly}
                  onNext={actions.onNextMissing}
                />
                <LaterMenu page={later} round={round} onAdded={onMade} />
              </>
            }
          >
            <RoundDesk
              key={round}
              page={page}
              later={later}
              round={round}
              target={target}
              missingOnly={missingOnly}
              actions={actions}
            />
          </RoundTabs>
        )}
        <Around page={later} />
      </DeskParts>
    </Desk>
  );
}

/** All rounds from the start, where their number is known. */
function plannedRounds(page: TournamentPage): readonly number[] {
  const last = Math.max(page.tournament.rounds ?? 0, ...roundNumbers(page));
  return Array.from({ length: last }, (_, at) => at + 1);
}

interface SideProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly target: Exclude<Target, { round: number }> | undefined;
  readonly actions: DeskActions;
  readonly onMade: (round: number) => void;
}

const Side = memo(function Side({ page, round, target, actions, onMade }: SideProps) {
  const { t } = useTranslation('manage');
  const unpaired = unpairedOf(page, round);
  return (
    <>
      {!page.draft && (
        <DeskAction>
          <NextMissing page={page} round={round} onNext={actions.onNextMissing} onPhones />
          {page.tournament.started ? <RoundAction page={page} onMade={onMade} /> : <StartButton page={page} isMain />}
        </DeskAction>
      )}
      <MissingList page={page} onBoard={actions.onBoard} onUnpaired={actions.onUnpaired} />
      <OpenGames page={page} onBoard={actions.onBoard} />
      <NextPairingTime page={page} />
      <AddRound page={page} onAdded={onMade} />
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
const LaterMenu = memo(DeskMenu);
