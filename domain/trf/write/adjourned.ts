import type { Entrant, RoundResult } from '../../tournament/value/field.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import { hasAdjourned } from './make-report.ts';
import { withOwnRanks } from './own-ranks.ts';
import type { TournamentReport } from './report.ts';

/**
 * The report of a running tournament: its open games are adjourned, and count as draws in points and ranks. Rounds that
 * are paired at the start and have no result yet are still to come.
 */
export function withAdjournedGames(report: TournamentReport): TournamentReport {
  const { roundMaking, table } = FORMATS[report.format];
  const { entrants } = report.field;
  const columns = roundMaking === 'atStart' ? columnsWithResults(entrants) : Number.POSITIVE_INFINITY;
  const asAdjourned = (result: RoundResult | null, index: number): RoundResult | null =>
    result?.kind === 'pending' && index < columns ? { ...result, adjourned: true } : result;
  const adjourned = entrants.map((one) => ({ ...one, results: one.results.map(asAdjourned) }));
  const made: TournamentReport = { ...report, field: { ...report.field, entrants: adjourned } };
  const isOfPlayers = table === 'players' || table === 'members';
  return isOfPlayers && adjourned.some(hasAdjourned) ? withOwnRanks(made) : made;
}

const columnsWithResults = (entrants: readonly Entrant[]): number =>
  Math.max(
    0,
    ...entrants.flatMap(({ results }) => results.map((result, index) => (isDecided(result) ? index + 1 : 0))),
  );

const isDecided = (result: RoundResult | null): boolean => result?.kind === 'game' || result?.kind === 'forfeit';
