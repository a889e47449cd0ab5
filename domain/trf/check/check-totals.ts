import { halfPoints, type PointSystem } from '../../kernel/points.ts';
import { decidedThrough, type RoundResult, resultPoints } from '../../tournament/value/field.ts';
import { makePoints } from '../columns.ts';
import type { TrfFile } from '../convert/to-tournament.ts';
import type { PlayerRecord, TrfDocument } from '../document.ts';
import { PLAYER } from '../layouts.ts';
import { toRoundResult } from '../round-result.ts';
import type { Findings } from './issues.ts';

export interface Seated {
  readonly line: number;
  readonly record: PlayerRecord;
}

/** Requested byes of future rounds may be included or not. Team players follow other rules and are skipped. */
export function checkPoints({ tournament }: TrfFile, players: ReadonlyMap<number, Seated>, findings: Findings): void {
  if (tournament.isTeam) return;
  const { entrants, rounds, points } = tournament.field;
  for (const { number, results, decisions } of entrants) {
    const player = players.get(number);
    if (!player || player.record.points === null) continue;
    const decided = decidedThrough({ ...(decisions && { decisions }) }, { round: results.length, rounds });
    const found = sumPoints(results, points) + decided;
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
