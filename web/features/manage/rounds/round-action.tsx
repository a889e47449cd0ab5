import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { millis, SECOND } from '../../../../domain/kernel/time.ts';
import { isUnderWay, nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { mayPairNow, mayStartRound } from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';
import { NextRoundButton } from './next-round-button.tsx';

/** Often enough to notice that the time of a round has come. */
const CHECK_MS = 10 * SECOND;

interface RoundActionProps {
  readonly page: TournamentPage;
  readonly onMade: (round: number) => void;
}

/**
 * The arbiter's next action on rounds. Over the board no clock starts a round: a paired round that has not begun is
 * started (ROUND-13), and where the program pairs, the next one is paired (ROUND-12). Other formats have their own
 * button.
 */
export function RoundAction({ page, onMade }: RoundActionProps) {
  const now = millis(useNow(CHECK_MS));
  const tournament = tournamentOf(page);
  const { nextRoundButton } = FORMATS[tournament.format];
  const waiting = tournament.rounds.find(
    (round) => round.pairedAt !== null && !isUnderWay({ ...round, isPaired: true }, now),
  );
  // A round of a format with a button takes results before its time too; only open line-ups prevent that.
  const isHeldUp = waiting !== undefined && (nextRoundButton === null || waiting.openLineUps > 0);
  if (waiting !== undefined && isHeldUp && mayStartRound(tournament, waiting.number, now).ok) {
    return <StartRound page={page} round={waiting.number} onMade={onMade} />;
  }
  if (nextRoundButton !== null) return <NextRoundButton page={page} onPaired={onMade} />;
  return <PairNow page={page} onMade={onMade} />;
}

function StartRound({ page, round, onMade }: RoundActionProps & { readonly round: number }) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const tournament = tournamentOf(page);
  const { id } = tournament;
  const start = useTournamentChange(
    id,
    () => callApi(calls.startRound, { id, round }).then(() => onMade(round)),
    () => t('next.begun', { round }),
    { onRefusal: (error) => errorToast(errorText(error)) },
  );
  return (
    <GuardedButton
      guard={mayStartRound(tournament, round, millis(useNow(CHECK_MS)))}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {t('next.startNow', { round })}
    </GuardedButton>
  );
}

function PairNow({ page, onMade }: RoundActionProps) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const tournament = tournamentOf(page);
  const { id } = tournament;
  const round = nextRound(tournament);
  const pair = useTournamentChange(
    id,
    () => callApi(calls.pairNow, { id, round }).then(() => onMade(round)),
    () => t('next.done', { round }),
    { onRefusal: (error) => errorToast(errorText(error)) },
  );
  return (
    <GuardedButton guard={mayPairNow(tournament, round)} loading={pair.isPending} onClick={() => pair.mutate()}>
      {t('next.pairNow', { round })}
    </GuardedButton>
  );
}
