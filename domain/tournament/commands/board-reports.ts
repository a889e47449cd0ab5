/** What the players of a board report, and the arbiter who confirms it. */
import { refuse } from '../../result.ts';
import { boardReportState, mayReportResult, sideAt, undisputedResult } from '../board-report.ts';
import { boardOf, withBoard } from '../change.ts';
import type { BoardCommand } from '../command.ts';
import { type Circumstances, type Decided, done } from '../decision.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import type { Tournament } from '../state.ts';
import { setResults } from './results.ts';

/** A player says how his game ended; null takes his word back. The result is still the arbiter's to enter (REPORT-6). */
export function reportResult(
  before: Tournament,
  command: Extract<BoardCommand, { kind: 'reportResult' }>,
  { actor, now }: Circumstances,
): Decided {
  const board = boardOf(before, command);
  if (board === undefined) return refuse('noSuchPairing');
  if (actor.kind !== 'person') return refuse('notYourBoard');
  const asked = { tournament: lifecycleOf(before), settings: before.settings, round: command.round, board };
  const allowed = mayReportResult(asked, actor.account, now);
  if (!allowed.ok) return allowed;
  const side = sideAt(board, actor.account);
  if (side === null) return refuse('notYourBoard');
  if (board.reports[side] === command.result) return done(before);
  const reports = { ...board.reports, [side]: command.result };
  return done(withBoard(before, command.round, board, { ...board, reports }));
}

/** The arbiter confirms what both sides of these boards have reported: all of it, or nothing (REPORT-9). */
export function confirmReports(
  before: Tournament,
  { round, boards }: Extract<BoardCommand, { kind: 'confirmReports' }>,
  circumstances: Circumstances,
): Decided {
  for (const { white, black, result } of boards) {
    const board = boardOf(before, { round, white, black });
    if (board === undefined) return refuse('noSuchPairing');
    const isAgreed = boardReportState(board.reports) === 'agreed' && undisputedResult(board.reports) === result;
    if (board.result !== null || !isAgreed) return refuse('reportsChanged', { board: board.board });
  }
  return setResults(before, round, boards, circumstances);
}
