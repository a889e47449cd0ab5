import { decodeRecord } from '../chess/moves.ts';
import type { ByColor } from '../chess/square.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';

/** The open offer, and each side's own move count at its last offer. */
export interface DrawOffers {
  readonly standing: Color | null;
  readonly offeredAfterMoves: ByColor<number | null>;
}

export const noDrawOffers: DrawOffers = { standing: null, offeredAfterMoves: { white: null, black: null } };

/** One offer per own move, so that a player cannot repeat it in one position. */
export function offer(offers: DrawOffers, by: Color, ownMoves: number): Result<DrawOffers, 'drawAlreadyOffered'> {
  if (offers.offeredAfterMoves[by] === ownMoves) return refuse('drawAlreadyOffered');
  return ok({ standing: by, offeredAfterMoves: { ...offers.offeredAfterMoves, [by]: ownMoves } });
}

export const withdrawn = (offers: DrawOffers): DrawOffers => ({ ...offers, standing: null });

/** A move declines the opponent's offer; the offerer's own move keeps it (FIDE Laws 9.1.2). */
export const afterMoveOf = (offers: DrawOffers, mover: Color): DrawOffers =>
  offers.standing === null || offers.standing === mover ? offers : withdrawn(offers);

/** Half-moves before a side's last offer (DRAW-6), or null; unique, as a move separates offers (DRAW-2). */
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
