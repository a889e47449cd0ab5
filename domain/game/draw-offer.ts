import { decodeRecord } from '../chess/moves.ts';
import type { ByColor } from '../chess/square.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Color } from '../tournament/field.ts';

/** Who has a draw offer standing, and after how many own moves each side last offered. */
export interface DrawOffers {
  readonly standing: Color | null;
  readonly offeredAfterMoves: ByColor<number | null>;
}

export const noDrawOffers: DrawOffers = { standing: null, offeredAfterMoves: { white: null, black: null } };

/** One offer for each own move: an opponent is not asked again and again in one position. */
export function offer(offers: DrawOffers, by: Color, ownMoves: number): Result<DrawOffers, 'drawAlreadyOffered'> {
  if (offers.offeredAfterMoves[by] === ownMoves) return refuse('drawAlreadyOffered');
  return ok({ standing: by, offeredAfterMoves: { ...offers.offeredAfterMoves, [by]: ownMoves } });
}

export const withdrawn = (offers: DrawOffers): DrawOffers => ({ ...offers, standing: null });

/** A move answers the opponent's offer with no; the offerer's own move leaves it standing (FIDE Laws 9.1.2). */
export const afterMoveOf = (offers: DrawOffers, mover: Color): DrawOffers =>
  offers.standing === null || offers.standing === mover ? offers : withdrawn(offers);

/**
 * Half-moves before a side's last offer, by the record of the game (DRAW-6); null where it has made none. No two offers of
 * a side have the same number, as there is a move of its own between them (DRAW-2).
 */
export function plyOfOffer(record: string, by: Color): number | null {
  const entries = decodeRecord(record);
  if (!entries.ok) return null;
  let moves = 0;
  let found: number | null = null;
  for (const entry of entries.value) {
    if (entry.kind === 'move') moves += 1;
    else if (entry.comment === 'drawOffered' && entry.side === by) found = moves;
  }
  return found;
}
