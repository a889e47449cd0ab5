import type { Dummy } from './breakdown.ts';
import { isVoluntary, type PlayerRecord, playerRecord, type RecordTable, type RoundRecord } from './record.ts';

/** One round as the Buchholz family sees it: what the opponent is worth, and what was scored against it. */
export interface Element {
  readonly round: RoundRecord;
  /** The opponent's score, or the dummy's. */
  readonly value: number;
  readonly dummy: Dummy | null;
  readonly voluntary: boolean;
}

/**
 * The elements of Buchholz and Sonneborn-Berger (C.07 8.1, 9.1, 15, 16). Swiss: every round, an unplayed one against a
 * dummy. Round robin: every round with an opponent, forfeits being normal games; the free round is no element at all.
 * A round that is not finished yet is left out.
 */
export function elementsOf(player: PlayerRecord, table: RecordTable): readonly Element[] {
  return player.rounds.flatMap((round) => elementOf(round, player, table) ?? []);
}

/** The rounds with a game that counts as played: in a round robin forfeits do (15.2). */
export const countsAsPlayed = (round: RoundRecord, table: RecordTable): boolean =>
  round.kind === 'played' ||
  (table.system === 'roundRobin' && (round.kind === 'forfeitWin' || round.kind === 'forfeitLoss'));

function elementOf(round: RoundRecord, player: PlayerRecord, table: RecordTable): Element | null {
  if (round.kind === 'pending') return null;
  if (round.opponent !== null && countsAsPlayed(round, table)) {
    return { round, value: playerRecord(table, round.opponent).adjustedScore, dummy: null, voluntary: false };
  }
  return table.system === 'roundRobin' ? null : dummyElement(round, player, table);
}

/** 16.4: the player's own score, but not more than the scheduled opponent's, or a draw in every round. */
function dummyElement(round: RoundRecord, player: PlayerRecord, table: RecordTable): Element {
  const own = player.score;
  const voluntary = isVoluntary(round);
  const cap = round.opponent === null ? table.draw * table.rounds : playerRecord(table, round.opponent).adjustedScore;
  if (!table.dummyCaps || own <= cap) return { round, value: own, dummy: 'ownScore', voluntary };
  return { round, value: cap, dummy: round.opponent === null ? 'drawCap' : 'opponentCap', voluntary };
}
