import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairingView, TournamentPage } from '../../../../../contract/tournament/tournaments.ts';
import type { BoardReports } from '../../../../../domain/tournament/value/board-report.ts';
import { FORMATS } from '../../../../../domain/tournament/value/formats.ts';
import { tableClass, WorkFrame } from '../../../../ui/table/data-table-frame.tsx';
import type { DeskGroup } from '../../desk/desk-groups.ts';
import { seatsOf } from '../../desk/seats.ts';
import { isDisputed, type Unsent } from '../outbox/unsent-results.ts';
import { type DeskBoard, isSameBoard } from '../result-log.ts';
import { isWaiting } from '../unsent-notice.tsx';
import { GroupHead, Walkovers } from './group-head.tsx';
import { usePlayerCards } from './player-cards.ts';
import classes from './result-grid.module.css';
import { ResultRow, type RowActions } from './result-row.tsx';
import type { RowFocus } from './use-row-focus.ts';

interface ResultTableProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly groups: readonly DeskGroup[];
  readonly reportsOf: (pairing: PairingView) => BoardReports;
  readonly unsent: Unsent;
  readonly focus: RowFocus;
  /** Stable, so that a change renders one row, not all. */
  readonly actions: RowActions;
}

export function ResultTable({ page, round, groups, reportsOf, unsent, focus, actions }: ResultTableProps) {
  const { t } = useTranslation('manage');
  const seatOf = useMemo(() => seatsOf(page, round), [page, round]);
  const cards = usePlayerCards(page.tournament.id);
  const { allowsDraws } = FORMATS[page.tournament.kind];
  /** Over the board, the online column is hidden until a board is played online. */
  const isHall = page.tournament.defaultOtb && groups.every(({ rows }) => rows.every(({ pairing }) => !pairing.online));
  return (
    <WorkFrame>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links take Enter as a click */}
      <table
        ref={focus.table}
        className={`${tableClass} ${classes.grid}`}
        data-hall={isHall || undefined}
        onClick={cards.onClick}
        aria-label={t('results.caption', { number: round })}
      >
        <GridHead />
        {groups.map((group) => (
          <tbody key={group.id} data-group={group.kind}>
            <GroupHead page={page} group={group} />
            {group.rows.map((row) => (
              <ResultRow
                key={`${row.pairing.white}_${row.pairing.black}_${row.board.game ?? ''}`}
                tid={page.tournament.id}
                timeZone={page.tournament.timeZone}
                row={row}
                white={seatOf(row.board.white)}
                black={seatOf(row.board.black)}
                reports={reportsOf(row.pairing)}
                allowsDraws={allowsDraws}
                asksForScreen={!isHall}
                unsent={stateOf(unsent, row.board)}
                isActive={row === focus.active}
                cards={cards.address}
                actions={actions}
              />
            ))}
            <Walkovers group={group} />
          </tbody>
        ))}
      </table>
    </WorkFrame>
  );
}

function GridHead() {
  const { t } = useTranslation(['manage', 'chess']);
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.number}>
          {t('chess:board')}
        </th>
        <th scope="col">{t('chess:white')}</th>
        <ScoreHead className={classes.whiteScore} />
        <th scope="col">{t('chess:result')}</th>
        <ScoreHead className={classes.blackScore} />
        <th scope="col">{t('chess:black')}</th>
        <th scope="col" className={classes.online}>
          {t('results.online')}
        </th>
        <th scope="col">
          <VisuallyHidden>{t('players.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function ScoreHead({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('manage');
  return (
    <th scope="col" className={className}>
      <abbr title={t('results.pointsBefore')}>{t('results.points')}</abbr>
    </th>
  );
}

/** State of a shown result that is not stored: being sent, or waiting for the server. */
function stateOf(unsent: Unsent, board: DeskBoard): 'sending' | 'waiting' | undefined {
  const entry = unsent.results.find((one) => isSameBoard(one, board));
  if (entry === undefined) return undefined;
  return isWaiting(unsent) || isDisputed(entry) ? 'waiting' : 'sending';
}
