/** A game or bye from the view of each player, for table rows. */

import type { Seats } from '../guards/presence.ts';
import type { Bye, Color, RoundResult } from '../value/field.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';

export interface PlayedSeats<Id> extends Seats<Id> {
  readonly bye: Bye | null;
  readonly result: GameResult | null;
  /** Postponed or adjourned: counts as a draw while it is open (OPEN-3). */
  readonly postponed?: unknown;
  /** Played but unrated (W, D, L in TRF). */
  readonly unrated?: boolean;
}

/** One entry per column, null without a pairing. Games of players without a number are left out. */
export function rowResults<Id, Made extends PlayedSeats<Id>>(
  made: readonly Made[],
  columnOf: (made: Made) => number,
  numberOf: ReadonlyMap<Id, number>,
): ReadonlyMap<number, readonly (RoundResult | null)[]> {
  const rows = new Map<number, (RoundResult | null)[]>();
  const put = (number: number | undefined, column: number, result: RoundResult): void => {
    if (number === undefined) return;
    const row = rows.get(number) ?? [];
    while (row.length < column) row.push(null);
    row[column - 1] = result;
    rows.set(number, row);
  };
  for (const one of made) {
    const column = columnOf(one);
    const white = numberOf.get(one.white);
    if (one.black === null) {
      put(white, column, { kind: 'bye', bye: one.bye ?? 'pairing-allocated' });
      continue;
    }
    const black = numberOf.get(one.black);
    if (white === undefined || black === undefined) continue;
    put(white, column, sideOfBoard(one, 'white', black));
    put(black, column, sideOfBoard(one, 'black', white));
  }
  return rows;
}

export function sideOfBoard(
  { result, unrated, postponed }: Pick<PlayedSeats<unknown>, 'result' | 'unrated' | 'postponed'>,
  color: Color,
  opponent: number,
): RoundResult {
  if (result === null) {
    return { kind: 'pending', opponent, color, ...(postponed !== undefined && { adjourned: true as const }) };
  }
  const outcome = sideOf(result, color);
  if (isForfeit(result)) return { kind: 'forfeit', opponent, color, outcome: outcome === 'win' ? 'win' : 'loss' };
  return { kind: 'game', opponent, color, outcome, ...(unrated === true && { unrated }) };
}
