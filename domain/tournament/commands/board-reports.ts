import { refuse } from '../../kernel/result.ts';
import type { BoardCommand } from '../command.ts';
import { type Decided, type DecisionContext, done } from '../decision.ts';
import { mayReportResult, sideAt } from '../guards/board-report.ts';
import { asExpected } from '../guards/expected-result.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { boardReportState, undisputedResult } from '../value/board-report.ts';
import { boardOf, withBoard } from '../value/change.ts';
import type { Tournament } from '../value/state.ts';
import { setResults } from './results.ts';

/** The report does not enter the result; the arbiter does (REPORT-6). */
export function reportResult(
  before: Tournament,
  command: Extract<BoardCommand, { kind: 'reportResult' }>,
  { actor, now }: DecisionContext,
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

/** Confirms all reports or none (REPORT-9). */
export function confirmReports(
  before: Tournament,
  { round, boards }: Extract<BoardCommand, { kind: 'confirmReports' }>,
  context: DecisionContext,
): Decided {
  for (const { white, black, result, expected } of boards) {
    const board = boardOf(before, { round, white, black });
    if (board === undefined) return refuse('noSuchPairing');
    const seen = asExpected({ result, expected }, board.result, board);
    if (!seen.ok) return seen;
    // A confirmation may be repeated by a sender who says which result they saw.
    if (expected !== undefined && board.result === result) continue;
    const isAgreed = boardReportState(board.reports) === 'agreed' && undisputedResult(board.reports) === result;
    if (board.result !== null || !isAgreed) return refuse('reportsChanged', { board: board.board });
  }
  return setResults(before, round, boards, context);
}
