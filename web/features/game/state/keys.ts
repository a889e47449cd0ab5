import { rulesOf } from '../../../../domain/chess/rules.ts';
import type { Role } from '../../../../domain/chess/square.ts';
import { makeSquare, rankOf } from '../../../../domain/chess/square.ts';
import { premoveReach } from '../../../model/game/premoves.ts';
import { expectedPlacement, type GameState, isMyTurn, mayTakeUp, shownFen } from './game-state.ts';
import { PROMOTION_KEYS, pieceOfKey } from './settings.ts';

/** The meaning of a key that is pressed at the board outside every input. */
export type KeyMeaning =
  /** Starts a move or a question, so the key goes into the move field. */
  | { readonly kind: 'type' }
  /** Chooses the piece of the pawn that has arrived. */
  | { readonly kind: 'choose'; readonly role: Role }
  /** Sets the automatic promotion piece for this game; null asks. */
  | { readonly kind: 'promotion'; readonly role: Role | null }
  | { readonly kind: 'flip' }
  | { readonly kind: 'zen' };

/**
 * Typed text goes into the move field, in English and Norwegian. A key is a shortcut only where it begins no move: F
 * with Shift and Z never do. The promotion keys mean a piece while one of the user's pawns can promote, and even then
 * not where a move of theirs begins with this letter, as b and d may.
 */
export function meaningOf(key: string, state: GameState, automatic: Role | null): KeyMeaning | null {
  const { promotions } = rulesOf(state.variant);
  if (state.intent.kind === 'promoting') {
    const role = pieceOfKey(key, promotions);
    return role === undefined ? null : { kind: 'choose', role };
  }
  if (key === 'F') return { kind: 'flip' };
  if (key === 'z' || key === 'Z') return { kind: 'zen' };
  if (state.me === null || state.serverGame?.message.finished === true) return null;
  const piece = PROMOTION_KEYS[key];
  if (piece !== undefined && canPromote(state) && !beginsOwnMove(key, state)) {
    return piece === null && automatic === null ? null : { kind: 'promotion', role: piece };
  }
  return /^[a-hklmopqrstn0-9?]$/i.test(key) ? { kind: 'type' } : null;
}

/** Whether a pawn of the user stands on the rank before the last, once all shown moves and premoves are played. */
export function canPromote(state: GameState): boolean {
  const { me, variant } = state;
  if (me === null || !mayTakeUp(state) || rulesOf(variant).promotions.length < 2) return false;
  const rank = me === 'white' ? 6 : 1;
  return [...expectedPlacement(state)].some(
    ([square, { color, role }]) => color === me && role === 'pawn' && rankOf(square) === rank,
  );
}

/** Whether a move or premove from this file is possible: e4 and e2e4 begin with it. */
function beginsOwnMove(key: string, state: GameState): boolean {
  const { me, variant } = state;
  if (me === null) return false;
  const from = isMyTurn(state)
    ? rulesOf(variant).legalDestinations(shownFen(state))
    : premoveReach(expectedPlacement(state), me);
  return [...from].some(([square, squares]) => squares.length > 0 && makeSquare(square).startsWith(key));
}
