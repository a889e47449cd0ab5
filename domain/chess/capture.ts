import { placementOf } from './placement.ts';
import { rulesOf, type Variant } from './rules.ts';
import { fileOf } from './square.ts';

/** True if the side to move must capture, which only antichess requires. */
export function mustCapture(variant: Variant, fen: string): boolean {
  if (variant !== 'Antichess') return false;
  const pieces = placementOf(fen);
  return [...rulesOf(variant).legalDestinations(fen)].some(([from, squares]) =>
    // A pawn that changes file onto an empty square captures en passant.
    squares.some((to) => pieces.has(to) || (pieces.get(from)?.role === 'pawn' && fileOf(from) !== fileOf(to))),
  );
}
