/** Who may report the result of a board (REPORT-6). */
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { takesPlayersReports } from '../value/board-report.ts';
import type { Color } from '../value/field.ts';
import { FORMATS } from '../value/formats.ts';
import type { Settings } from '../value/settings.ts';
import type { Board } from '../value/state.ts';
import { isUnderWay, type Lifecycle } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';

/** Null if the account does not sit at the board. */
export const sideAt = (board: Pick<Board, Color>, account: AccountId): Color | null =>
  board.white === account ? 'white' : board.black === account ? 'black' : null;

interface AskedBoard {
  readonly tournament: Lifecycle;
  readonly settings: Pick<Settings, 'format' | 'playersReport'>;
  readonly round: number;
  readonly board: Pick<Board, Color | 'result' | 'online'>;
}

/** A player reports, changes or withdraws the result of their own game (REPORT-6). */
export function mayReportResult({ tournament, settings, round, board }: AskedBoard, by: AccountId, now: Millis): Guard {
  if (sideAt(board, by) === null) return refuse('notYourBoard');
  if (!takesPlayersReports(FORMATS[settings.format])) return refuse('reportedByMatch');
  if (!settings.playersReport) return refuse('playersNotAsked');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (board.online) return refuse('boardIsOnline');
  if (board.result !== null) return refuse('boardHasResult');
  const { pairedAt = null, results = 0, startAt = null } = tournament.rounds[round - 1] ?? {};
  return isUnderWay({ isPaired: pairedAt !== null, results, startAt }, now) ? granted : refuse('roundNotBegun');
}
