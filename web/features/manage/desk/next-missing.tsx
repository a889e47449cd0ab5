import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isGame, isMissing, pairingsOf } from '../../../model/progress.ts';
import classes from './round-progress.module.css';

interface NextMissingProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly onNext: (round: number) => void;
  /** In the bar at the lower edge of a phone, where the list of missing boards is far away. */
  readonly onPhones?: boolean;
}

/** Moves to the next board without a result; nothing where there is none. */
export function NextMissing({ page, round, onNext, onPhones = false }: NextMissingProps) {
  const { t } = useTranslation('manage');
  const hasMissing = pairingsOf(page, round).some((pairing) => isGame(pairing) && isMissing(pairing));
  if (!hasMissing) return null;
  return (
    <Button
      variant="default"
      px="sm"
      className={onPhones ? classes.onPhones : classes.onLaptops}
      // The focus leaves the button for the board.
      onClick={() => onNext(round)}
    >
      {t('find.next')}
    </Button>
  );
}
