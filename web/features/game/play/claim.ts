import type { ClaimableDraw } from '../../../../domain/chess/ends.ts';
import { claimableDraw, positionAfter, startPosition } from '../../../../domain/chess/position.ts';
import { type GameState, isMyTurn } from '../state/game-state.ts';

/** Fewer reversible half-moves than this cannot repeat a position for the third time. */
const LEAST_HALF_MOVES = 8;

/** The draw that the user may claim in this position (DRAW-4); null where there is none. */
export function claimOf(state: GameState): ClaimableDraw | null {
  const { serverGame, variant } = state;
  if (serverGame === null || !isMyTurn(state)) return null;
  const reversible = Number(serverGame.fen.split(' ')[4]);
  if (!(reversible >= LEAST_HALF_MOVES)) return null;
  // Positions before the last capture or pawn move cannot recur.
  const from = serverGame.moves.length - reversible;
  const before = serverGame.moves[from - 1];
  const start = before === undefined ? startPosition(variant) : { variant, fen: before.fen, ply: from, reversible: [] };
  const position = positionAfter(
    serverGame.moves.slice(Math.max(0, from)).map(({ move }) => move),
    start,
  );
  return position.ok ? claimableDraw(position.value) : null;
}
