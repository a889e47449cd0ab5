import type { PairingView, TournamentPage } from '../../contract/tournaments.ts';
import { type BoardReports, NO_REPORTS } from '../../domain/tournament/board-report.ts';

/** What the two sides of a pairing have reported, as far as its reader is told; nothing once it has a result. */
export function reportsOf(
  { board_reports: told, tournament }: Pick<TournamentPage, 'board_reports' | 'tournament'>,
  { round, white, black, result, outcome }: PairingView,
): BoardReports {
  if (!tournament.players_report || result !== null || outcome !== null) return NO_REPORTS;
  const found = told.find((one) => one.round === round && one.white === white && one.black === black);
  return found === undefined ? NO_REPORTS : { white: found.white_says, black: found.black_says };
}
