import { halfPoints, type PointSystem } from '../points.ts';
import { type RoundResult, resultPoints } from '../tournament/field.ts';
import { makePoints } from './columns.ts';
import { type PlayerRecord, recordsOf, type TrfDocument } from './document.ts';
import type { Findings } from './issues.ts';
import { trfKindOf } from './kind.ts';
import { PLAYER } from './layouts.ts';
import { pointSystemOf } from './point-system.ts';
import { toRoundResult } from './round-result.ts';
import { toField } from './to-field.ts';

/** A player's record and the number of its line. */
export interface Seated {
  readonly line: number;
  readonly record: PlayerRecord;
}

/**
 * The stated points against the sum of the results. Byes booked for rounds to come may be in it or not; points changed
 * by decision and the points of team players, which follow other rules, are left alone.
 */
export function checkPoints(document: TrfDocument, players: ReadonlyMap<number, Seated>, findings: Findings): void {
  if (trfKindOf(document).isTeam) return;
  const points = pointSystemOf(document);
  const changed = new Set(recordsOf(document, 'adjustment').flatMap(({ numbers }) => numbers));
  for (const { number, results } of toField(document).entrants) {
    const player = players.get(number);
    if (!player || player.record.points === null || changed.has(number)) continue;
    const found = sumPoints(results, points);
    const later = player.record.rounds.slice(results.length).map((round) => round && toRoundResult(round));
    const withLater = found + sumPoints(later, points);
    if (player.record.points === found || player.record.points === withLater) continue;
    findings.warn(player.line, PLAYER.points.from, 'trfPointsMismatch', {
      stated: makePoints(player.record.points),
      found: makePoints(halfPoints(found)),
      number,
    });
  }
}

const sumPoints = (results: readonly (RoundResult | null)[], points: PointSystem): number =>
  results.reduce((sum, result) => sum + (result === null ? 0 : resultPoints(result, points)), 0);

export function checkCounts(document: TrfDocument, players: number, findings: Findings): void {
  document.lines.forEach(({ record }, index) => {
    if (record.kind !== 'count' || record.id !== '062' || record.value === players || record.value === 0) return;
    findings.warn(index + 1, 5, 'trfCountMismatch', { stated: record.value, found: players });
  });
}
