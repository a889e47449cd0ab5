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
