import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import classes from './standings.module.css';
import { tiebreakColumns } from './tiebreak-columns.tsx';

/** A line below the table: the rounds that count, and that chosen tie-breaks are computed over all of them (CNT-5). */
export function BestRounds({ page: { tournament } }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { rounds, droppedRounds } = tournament;
  if (rounds === null || droppedRounds === 0) return null;
  return (
    <p className={classes.provisional}>
      {t('standings.best', { count: rounds - droppedRounds, rounds })}
      {tiebreakColumns(tournament).length > 0 && ` ${t('standings.bestTiebreaks')}`}
    </p>
  );
}
