import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { DeskPage } from '../../desk/desk-page.ts';
import { TypedResults } from '../typed-results.tsx';
import { UnsentNotice } from '../unsent-notice.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { KeysHelp } from './keys-help.tsx';
import classes from './result-grid.module.css';
import { ResultTable } from './result-table.tsx';
import { ResultToolbar } from './result-toolbar.tsx';
import { useResultGrid } from './use-result-grid.ts';
import type { BoardTarget } from './use-row-focus.ts';

interface ResultGridProps {
  readonly page: TournamentPage;
  readonly round: number;
  /** The board to focus. */
  readonly target: BoardTarget | undefined;
  /** Shows the boards without a result only. */
  readonly missingOnly?: boolean;
  /** What stands above the boards, beside their actions. */
  readonly head?: ReactNode;
}

/** The boards of a round, grouped by match where there are matches; results by mouse or keyboard, row by row. */
export function ResultGrid({ page, round, target, missingOnly = false, head }: ResultGridProps) {
  const { t } = useTranslation('manage');
  const grid = useResultGrid({ page, round, target, missingOnly });
  const { results, groups, all, search, help, reportsOf, focus, entry, agreed, undo, isPairedOn, list, actions } = grid;
  const { unsent, canUndo, decide, sendList } = results;
  return (
    <DeskPage value={page}>
      <ResultToolbar
        page={page}
        head={head}
        search={search}
        help={help}
        agreed={agreed}
        onList={list.open}
        canUndo={canUndo}
        onUndo={undo}
      />
      {help.isOpen && <KeysHelp page={page} onClose={help.close} />}
      <UnsentNotice unsent={unsent} round={round} onDecide={decide} />
      <ResultTable
        page={page}
        round={round}
        groups={groups}
        reportsOf={reportsOf}
        unsent={unsent}
        focus={focus}
        actions={actions}
      />
      {groups.length === 0 && <p className={classes.nothing}>{t('find.nothing')}</p>}
      <TypedResults
        page={page}
        round={round}
        pairings={all.rows.map(({ pairing }) => pairing)}
        isPairedOn={isPairedOn}
        isSending={unsent.results.length > 0}
        opened={list.isOpen}
        onClose={list.close}
        sendList={sendList}
      />
      <ConfirmChange page={page} round={round} change={entry.asked} onConfirm={entry.confirm} onClose={entry.cancel} />
    </DeskPage>
  );
}
