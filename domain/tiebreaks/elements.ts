import type { Dummy } from './breakdown.ts';
import { isVoluntary, type PlayerRecord, playerRecord, type RecordTable, type RoundRecord } from './record.ts';

/** One round in the Buchholz family: the opponent's value, and the points scored. */
export interface Element {
  readonly round: RoundRecord;
  readonly value: number;
  readonly dummy: Dummy | null;
  readonly voluntary: boolean;
}

/**
 * Elements of Buchholz and Sonneborn-Berger (C.07 8.1, 9.1, 15, 16). Swiss: every round, unplayed ones against a dummy.
 * Round robin: rounds with an opponent, forfeits as normal games. Unfinished rounds are left out.
 */
export function elementsOf(player: PlayerRecord, table: RecordTable): readonly Element[] {
  return player.rounds.flatMap((round) => elementOf(round, player, table) ?? []);
}

/** Forfeits count in a round robin (15.2), or if the tie-break says so. */
export const countsAsPlayed = (round: RoundRecord, table: RecordTable): boolean =>
  round.kind === 'played' ||
  ((table.system === 'roundRobin' || table.forfeitsPlayed === true) &&
    (round.kind === 'forfeitWin' || round.kind === 'forfeitLoss'));

function elementOf(round: RoundRecord, player: PlayerRecord, table: RecordTable): Element | null {
  if (round.kind === 'pending') return null;
  if (round.opponent !== null && countsAsPlayed(round, table)) {
    return { round, value: playerRecord(table, round.opponent).adjustedScore, dummy: null, voluntary: false };
  }
  return table.system === 'roundRobin' ? null : dummyElement(round, player, table);
}

/** 16.4: own score, capped by the scheduled opponent's score or by a draw in every round. */
function dummyElement(round: RoundRecord, player: PlayerRecord, table: RecordTable): Element {
  const own = player.score - (player.decided ?? 0);
  const voluntary = isVoluntary(round);
  const cap = round.opponent === null ? table.draw * table.rounds : playerRecord(table, round.opponent).adjustedScore;
  if (!table.dummyCaps || own <= cap) return { round, value: own, dummy: 'ownScore', voluntary };
  return { round, value: cap, dummy: round.opponent === null ? 'drawCap' : 'opponentCap', voluntary };
}
