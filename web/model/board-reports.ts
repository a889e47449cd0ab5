import { boardKey } from '../../contract/tournament/page-delta.ts';
import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type BoardReports, NO_REPORTS } from '../../domain/tournament/value/board-report.ts';

/** The same for many pairings of one page. */
export function reportsByBoard({
  board_reports: reports,
  tournament,
}: Pick<TournamentPage, 'board_reports' | 'tournament'>): (pairing: PairingView) => BoardReports {
  const byBoard = new Map(reports.map((one) => [boardKey(one), one]));
  return (pairing) => {
    const found = byBoard.get(boardKey(pairing));
    return found === undefined ? NO_REPORTS : reportsOf({ board_reports: [found], tournament }, pairing);
  };
}

/** The reports of both sides of a pairing, as visible to the user; nothing once it has a result. */
export function reportsOf(
  { board_reports: reports, tournament }: Pick<TournamentPage, 'board_reports' | 'tournament'>,
  { round, white, black, result, outcome }: PairingView,
): BoardReports {
  if (!tournament.players_report || result !== null || outcome !== null) return NO_REPORTS;
  const found = reports.find((one) => one.round === round && one.white === white && one.black === black);
  return found === undefined ? NO_REPORTS : { white: found.white_says, black: found.black_says };
}
