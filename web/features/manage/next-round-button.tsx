import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { path, post } from '../../api.ts';
import { lastPairedRound } from '../../model/progress.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { missingBeforeNextRound } from './missing.ts';

interface NextRoundButtonProps {
  readonly page: TournamentPage;
  readonly onPaired: (round: number) => void;
}

/** Pairs the next round of a started Swiss, or makes the next challenges of school chess. */
export function NextRoundButton({ page, onPaired }: NextRoundButtonProps) {
  const { t } = useTranslation('manage');
  const { id: tid, kind, started, finished, rounds } = page.tournament;
  const button = KINDS[kind].nextRoundButton;
  const round = lastPairedRound(page) + 1;
  const pair = useTournamentChange(
    tid,
    () => post(path`/s/tournament/next-round/${tid}/${button ?? ''}`).then(() => onPaired(round)),
    () => t('next.done', { round }),
  );
  if (button === null || !started || finished || (rounds !== null && round > rounds)) return null;
  const isReady = missingBeforeNextRound(page).every(
    ({ kind: missing }) => missing === 'ready' || missing === 'failed',
  );
  return (
    <Button disabled={!isReady} loading={pair.isPending} onClick={() => pair.mutate()}>
      {t(`next.${button}`, { round })}
    </Button>
  );
}
