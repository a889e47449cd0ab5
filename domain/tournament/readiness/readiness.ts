import type { Millis } from '../../kernel/time.ts';
import type { Tournament } from '../value/state.ts';
import { eventFindings } from './event-findings.ts';
import { FINDINGS, type Finding, groupOf, READINESS_GROUPS } from './finding.ts';
import { gameFindings } from './game-findings.ts';
import { matchFindings } from './match-findings.ts';
import { playerFindings } from './player-findings.ts';
import { roundFindings } from './round-findings.ts';

/** Everything that a rating officer would send back, the most serious first. */
export function reportFindings(tournament: Tournament, now: Millis): Finding[] {
  return sortedFindings([
    ...eventFindings(tournament, now),
    ...playerFindings(tournament),
    ...roundFindings(tournament),
    ...gameFindings(tournament),
    ...matchFindings(tournament),
  ]);
}

export function sortedFindings(findings: readonly Finding[]): Finding[] {
  const order = Object.keys(FINDINGS);
  return [...findings].sort(
    (one, other) =>
      READINESS_GROUPS.indexOf(groupOf(one)) - READINESS_GROUPS.indexOf(groupOf(other)) ||
      order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

/** Whether the report may be sent. */
export const isReady = (findings: readonly Finding[]): boolean => findings.every((one) => groupOf(one) !== 'stops');
