import { boardKey } from '../../contract/tournament/page-delta.ts';
import type { PairingView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type BoardReports, NO_REPORTS } from '../../domain/tournament/value/board-report.ts';

/** The same for many pairings of one page. */
export function reportsByBoard({
  boardReports: reports,
  tournament,
}: Pick<TournamentPage, 'boardReports' | 'tournament'>): (pairing: PairingView) => BoardReports {
  const byBoard = new Map(reports.map((one) => [boardKey(one), one]));
  return (pairing) => {
    const found = byBoard.get(boardKey(pairing));
    return found === undefined ? NO_REPORTS : reportsOf({ boardReports: [found], tournament }, pairing);
  };
}

/** The reports of both sides of a pairing, as visible to the user; nothing once it has a result. */
export function reportsOf(
  { boardReports: reports, tournament }: Pick<TournamentPage, 'boardReports' | 'tournament'>,
  { round, white, black, result, outcome }: PairingView,
): BoardReports {
  if (!tournament.playersReport || result !== null || outcome !== null) return NO_REPORTS;
  const found = reports.find((one) => one.round === round && one.white === white && one.black === black);
  return found === undefined ? NO_REPORTS : { white: found.whiteSays, black: found.blackSays };
}
