import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { RoundProgress } from '../../desk/round-progress.tsx';
import type { AgreedResults } from '../agreed-results.ts';
import classes from './result-grid.module.css';

interface ResultToolbarProps {
  /** As the server has it: pending results are not counted. */
  readonly page: TournamentPage;
  readonly round: number;
  readonly agreed: AgreedResults;
  /** Undefined where results cannot be entered as a list. */
  readonly onList: (() => void) | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Above the boards: how many have a result, and the actions on several of them. */
export function ResultToolbar({ page, round, agreed, onList, canUndo, onUndo }: ResultToolbarProps) {
  const { t } = useTranslation('manage');
  const { count, isPending, confirm } = agreed;
  return (
    <div className={classes.gridHead}>
      <RoundProgress page={page} round={round} />
      <Group gap="xs">
        {page.tournament.playersReport && (
          <Button variant="default" disabled={count === 0} loading={isPending} onClick={confirm}>
            {t('reported.confirmAgreed', { count })}
          </Button>
        )}
        {onList !== undefined && (
          <Button variant="default" onClick={onList}>
            {t('typed.open')}
          </Button>
        )}
        <Button variant="default" disabled={!canUndo} onClick={onUndo}>
          {t('results.undo')}
        </Button>
      </Group>
    </div>
  );
}
