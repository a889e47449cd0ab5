/**
 * Results that the players of a board report themselves (REPORT-6 to REPORT-10): what each side says of its game over the
 * board. None of it is a result before the arbiter has confirmed it.
 */
import type { AccountId } from '../ids.ts';
import { refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import type { Color } from './field.ts';
import type { GameResult } from './game-result.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isUnderWay, type Lifecycle } from './lifecycle.ts';
import { type Guard, granted } from './refusals.ts';
import type { Settings } from './settings.ts';
import type { Board } from './state.ts';

/** What a player can report: how a game ended that was played. Anything else is the arbiter's to say. */
export const REPORTED_RESULTS = ['whiteWins', 'draw', 'blackWins'] as const satisfies readonly GameResult[];
export type ReportedResult = (typeof REPORTED_RESULTS)[number];

/** What each side says; null where it says nothing. */
export type BoardReports = Readonly<Record<Color, ReportedResult | null>>;

export const NO_REPORTS: BoardReports = { white: null, black: null };

/** `reported`: one side has said something; `agreed`: both the same; `disputed`: each something else. */
export type BoardReportState = 'none' | 'reported' | 'agreed' | 'disputed';

export function boardReportState({ white, black }: BoardReports): BoardReportState {
  if (white === null && black === null) return 'none';
  if (white === null || black === null) return 'reported';
  return white === black ? 'agreed' : 'disputed';
}

/** The result that nobody contradicts; null where nothing is said, or each side says something else. */
export const undisputedResult = (reports: BoardReports): ReportedResult | null =>
  boardReportState(reports) === 'disputed' ? null : (reports.white ?? reports.black);

/** Whether a format has boards of which the two who play them report one game each. */
export const takesPlayersReports = ({ paired, gamesPerMatch }: Pick<Kind, 'paired' | 'gamesPerMatch'>): boolean =>
  paired !== 'teams' && gamesPerMatch === 1;

/** The side of a board that somebody sits at; null where he does not. */
export const sideAt = (board: Pick<Board, Color>, account: AccountId): Color | null =>
  board.white === account ? 'white' : board.black === account ? 'black' : null;

interface AskedBoard {
  readonly tournament: Lifecycle;
  readonly settings: Pick<Settings, 'kind' | 'playersReport'>;
  readonly round: number;
  readonly board: Pick<Board, Color | 'result' | 'online'>;
}

/** Somebody says how his game ended, changes his word, or takes it back (REPORT-6). */
export function mayReportResult({ tournament, settings, round, board }: AskedBoard, by: AccountId, now: Millis): Guard {
  if (sideAt(board, by) === null) return refuse('notYourBoard');
  if (!takesPlayersReports(KINDS[settings.kind])) return refuse('reportedByMatch');
  if (!settings.playersReport) return refuse('playersNotAsked');
  if (tournament.finishedAt !== null) return refuse('tournamentFinished');
  if (board.online) return refuse('boardIsOnline');
  if (board.result !== null) return refuse('boardHasResult');
  const { pairedAt = null, results = 0, startAt = null } = tournament.rounds[round - 1] ?? {};
  return isUnderWay({ isPaired: pairedAt !== null, results, startAt }, now) ? granted : refuse('roundNotBegun');
}
