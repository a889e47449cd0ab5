import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import type { AgreedResults } from '../agreed-results.ts';
import { BoardSearch, type BoardSearchProps } from './board-search.tsx';
import { HelpButton } from './keys-help.tsx';
import classes from './result-grid.module.css';

interface ResultToolbarProps {
  readonly page: TournamentPage;
  readonly head: ReactNode;
  readonly search: BoardSearchProps;
  readonly help: { readonly isOpen: boolean; readonly toggle: () => void };
  readonly agreed: AgreedResults;
  /** Undefined where results cannot be entered as a list. */
  readonly onList: (() => void) | undefined;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Above the boards: the way to one of them, and the actions on several. */
export function ResultToolbar({ page, head, search, help, agreed, onList, canUndo, onUndo }: ResultToolbarProps) {
  const { t } = useTranslation('manage');
  const { count, isPending, confirm } = agreed;
  return (
    <div className={classes.gridHead}>
      {head}
      <Group gap="xs" className={classes.tools}>
        <BoardSearch {...search} />
        {page.tournament.playersReport && (
          <Button variant="default" disabled={count === 0} loading={isPending} onClick={confirm}>
            {t('reported.confirmAgreed', { count })}
          </Button>
        )}
        {onList !== undefined && (
          <Button variant="default" px="sm" onClick={onList}>
            {t('typed.open')}
          </Button>
        )}
        <Button variant="default" px="sm" disabled={!canUndo} onClick={onUndo}>
          {t('results.undo')}
        </Button>
        <HelpButton isOpen={help.isOpen} onToggle={help.toggle} />
      </Group>
    </div>
  );
}
