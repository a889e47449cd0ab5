/** Results reported by the players (REPORT-6 to REPORT-10) count once the arbiter confirms them. */
import type { AccountId } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/result.ts';
import type { Millis } from '../../kernel/time.ts';
import { isUnderWay, type Lifecycle } from '../guards/lifecycle.ts';
import { type Guard, granted } from '../guards/refusals.ts';
import type { Color } from './field.ts';
import { FORMATS, type Format } from './formats.ts';
import type { GameResult } from './game-result.ts';
import type { Settings } from './settings.ts';
import type { Board } from './state.ts';

/** Players report played games only; other results are the arbiter's. */
export const REPORTED_RESULTS = ['whiteWins', 'draw', 'blackWins'] as const satisfies readonly GameResult[];
export type ReportedResult = (typeof REPORTED_RESULTS)[number];

/** By side; null without a report. */
export type BoardReports = Readonly<Record<Color, ReportedResult | null>>;

export const NO_REPORTS: BoardReports = { white: null, black: null };

/** `reported`: by one side; `agreed`: both the same; `disputed`: different. */
export type BoardReportState = 'none' | 'reported' | 'agreed' | 'disputed';

export function boardReportState({ white, black }: BoardReports): BoardReportState {
  if (white === null && black === null) return 'none';
  if (white === null || black === null) return 'reported';
  return white === black ? 'agreed' : 'disputed';
}

/** The uncontested result; null without one. */
export const undisputedResult = (reports: BoardReports): ReportedResult | null =>
  boardReportState(reports) === 'disputed' ? null : (reports.white ?? reports.black);

/** True for formats with single games between two players. */
export const takesPlayersReports = ({ paired, gamesPerMatch }: Pick<Format, 'paired' | 'gamesPerMatch'>): boolean =>
  paired !== 'teams' && gamesPerMatch === 1;

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
