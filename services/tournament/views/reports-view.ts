import type { BoardReportView } from '../../../contract/tournament/desk-views.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import { boardReportState } from '../../../domain/tournament/value/board-report.ts';
import { boardsOf, type Round, type Tournament } from '../../../domain/tournament/value/state.ts';

/**
 * The board reports that a user may see: all for organisers, those of their own boards for players, none for others
 * (REPORT-8). The list is computed once for all users of a state.
 */
export function reportsSeenIn({ host, settings, rounds }: Tournament): (actor: Actor) => readonly BoardReportView[] {
  const all = settings.playersReport ? rounds.flatMap(reportsIn) : [];
  return (actor) => {
    if (all.length === 0 || actor.kind !== 'person') return NOTHING;
    if (can(actor, { do: 'runTournaments', of: host })) return all;
    return all.filter(({ white, black }) => white === actor.account || black === actor.account);
  };
}

const NOTHING: readonly BoardReportView[] = [];

const reportsIn = (round: Round): BoardReportView[] =>
  boardsOf(round).flatMap(({ white, black, reports }) =>
    boardReportState(reports) === 'none'
      ? []
      : [{ round: round.number, white, black, whiteSays: reports.white, blackSays: reports.black }],
  );
