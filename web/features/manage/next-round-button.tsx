import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { path, post } from '../../api.ts';
import { lastPairedRound } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { errorToast } from '../../ui/toast.ts';
import { type Missing, missingBeforeNextRound } from './missing.ts';

interface NextRoundButtonProps {
  readonly page: TournamentPage;
  readonly onPaired: (round: number) => void;
}

/** Where these stand there is no next round to pair. */
const NEVER_READY: ReadonlySet<Missing['kind']> = new Set(['notStarted', 'finished', 'allPaired']);

/** Pairs the next round of a started Swiss, or makes the next challenges of school chess, and says which it was. */
export function NextRoundButton({ page, onPaired }: NextRoundButtonProps) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const { id: tid, kind } = page.tournament;
  const button = KINDS[kind].nextRoundButton;
  const round = lastPairedRound(page) + 1;
  const pair = useTournamentChange(
    tid,
    () => post(path`/s/tournament/next-round/${tid}/${button ?? ''}`).then(() => onPaired(round)),
    () => t('next.done', { round }),
    { onRefusal: (error) => errorToast(errorText(error)) },
  );
  const missing = missingBeforeNextRound(page).map((one) => one.kind);
  if (button === null || missing.some((one) => NEVER_READY.has(one))) return null;
  const isReady = missing.every((one) => one === 'ready' || one === 'failed');
  return (
    <Button disabled={!isReady} loading={pair.isPending} onClick={() => pair.mutate()}>
      {t(`next.${button}`, { round })}
    </Button>
  );
}
