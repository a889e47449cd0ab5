import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { isGame, isPending, pairingsOf } from '../../../model/progress.ts';
import classes from './round-progress.module.css';

interface RoundProgressProps {
  /** As the server has it: pending results are not counted. */
  readonly page: TournamentPage;
  readonly round: number;
}

/** Number of boards of a round with a result: as a bar, as text, and announced to screen readers when it changes. */
export function RoundProgress({ page, round }: RoundProgressProps) {
  const { t } = useTranslation('manage');
  const words = useId();
  const games = pairingsOf(page, round).filter(isGame);
  if (games.length === 0) return null;
  const done = games.filter((game) => !isPending(game)).length;
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={done} max={games.length} aria-labelledby={words} />
      <span id={words} role="status" className={classes.words}>
        {t('results.progress', { done, all: games.length })}
      </span>
    </div>
  );
}
