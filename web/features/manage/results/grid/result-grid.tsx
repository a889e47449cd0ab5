import { useTranslation } from 'react-i18next';
import type { TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import { FORMATS } from '../../../../../domain/tournament/value/formats.ts';
import { DeskPage } from '../../desk/desk-page.ts';
import { withTaken } from '../outbox/taken-results.ts';
import { TypedResults } from '../typed-results.tsx';
import { UnsentNotice } from '../unsent-notice.tsx';
import { ConfirmChange } from './confirm-change.tsx';
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
}

/** The boards of a round, grouped by match where there are matches; results by mouse or keyboard, row by row. */
export function ResultGrid({ page, round, target }: ResultGridProps) {
  const { results, groups, rows, reportsOf, focus, entry, agreed, undo, isPairedOn, list, actions } = useResultGrid(
    page,
    round,
    target,
  );
  const { unsent, taken, canUndo, decide, sendList } = results;
  return (
    <DeskPage value={page}>
      <ResultToolbar
        page={withTaken(page, taken)}
        round={round}
        agreed={agreed}
        onList={list.open}
        canUndo={canUndo}
        onUndo={undo}
      />
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
      <KeysHint page={page} />
      <TypedResults
        tid={page.tournament.id}
        round={round}
        pairings={rows.map(({ pairing }) => pairing)}
        isPairedOn={isPairedOn}
        isSending={unsent.results.length > 0}
        opened={list.isOpen}
        onClose={list.close}
        sendList={sendList}
      />
      <ConfirmChange round={round} change={entry.asked} onConfirm={entry.confirm} onClose={entry.cancel} />
    </DeskPage>
  );
}

function KeysHint({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('manage');
  const { allowsDraws, gamesPerMatch } = FORMATS[page.tournament.kind];
  const keysOfMatches = allowsDraws ? 'matches.keysWithDraws' : 'matches.keys';
  return (
    <p className={classes.keys}>
      {t(gamesPerMatch === 1 ? 'results.keys' : keysOfMatches)}
      {page.tournament.playersReport && ` ${t('reported.keys')}`}
    </p>
  );
}
