/** Results reported by the players (REPORT-6 to REPORT-10) count once the arbiter confirms them. */
import type { Color } from './field.ts';
import type { Format } from './formats.ts';
import type { GameResult } from './game-result.ts';

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
