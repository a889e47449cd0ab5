import { withOwnRanks } from './own-ranks.ts';
import type { TournamentReport } from './report.ts';

/** Without points adjustments, for programs that do not read 299; points and ranks are those of the games. */
export function withoutDecisions(report: TournamentReport): TournamentReport {
  const { entrants } = report.field;
  if (!entrants.some(({ decisions = [] }) => decisions.length > 0)) return report;
  const undecided = entrants.map(({ decisions, ...entrant }) => entrant);
  return withOwnRanks({ ...report, field: { ...report.field, entrants: undecided } });
}
