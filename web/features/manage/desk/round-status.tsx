import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isGame, isMissing, pairingsOf } from '../../../model/progress.ts';
import { withTaken } from '../results/outbox/taken-results.ts';
import { useResults } from '../results/use-results.ts';
import { NextMissing } from './next-missing.tsx';
import classes from './round-progress.module.css';
import { RoundProgress } from './round-progress.tsx';

interface RoundStatusProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly missingOnly: boolean;
  readonly onMissingOnly: (missingOnly: boolean) => void;
  readonly onNext: (round: number) => void;
}

/** How far the round is, and the ways to the boards that are missing. */
export function RoundStatus({ page: known, round, missingOnly, onMissingOnly, onNext }: RoundStatusProps) {
  const { t } = useTranslation('manage');
  // As the server has it: pending results are not counted.
  const page = withTaken(known, useResults(known.tournament.id).taken);
  const hasMissing = pairingsOf(page, round).some((pairing) => isGame(pairing) && isMissing(pairing));
  return (
    <div className={classes.status}>
      <RoundProgress page={page} round={round} />
      {(hasMissing || missingOnly) && (
        <Chip size="xs" checked={missingOnly} onChange={onMissingOnly}>
          {t('find.missingOnly')}
        </Chip>
      )}
      <NextMissing page={page} round={round} onNext={onNext} />
    </div>
  );
}
