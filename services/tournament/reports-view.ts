import type { BoardReportView } from '../../contract/desk-views.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can } from '../../domain/access/policy.ts';
import { boardReportState } from '../../domain/tournament/board-report.ts';
import { boardsOf, type Round, type Tournament } from '../../domain/tournament/state.ts';

/**
 * What the players of boards have reported, as each reader may know it: those who run the tournament all of it, a player
 * what is said of his own boards, and nobody else anything (REPORT-8). Worked out once for all readers of a state.
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
      : [{ round: round.number, white, black, white_says: reports.white, black_says: reports.black }],
  );
