import { boardEnd, type Position, playMove } from '../../domain/chess/position.ts';
import { hasOccurred } from '../../domain/chess/repetition.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import type { Move } from '../../domain/chess/square.ts';

/** The position after a move that neither ends the game nor repeats a position; undefined for other moves. */
export function afterQuiet(position: Position, move: Move): Position | undefined {
  const next = playMove(position, move);
  if (!next.ok || boardEnd(next.value) !== null) return undefined;
  return hasOccurred(next.value, 2) ? undefined : next.value;
}

/**
 * A random plan of at most `most` own moves: the first is playable now, the others are premoves based on guessed
 * replies. Empty if there is no quiet move.
 */
export function plannedMoves(position: Position, most: number, random: () => number): Move[] {
  const own: Move[] = [];
  for (let at: Position | undefined = position; at !== undefined && own.length < most; ) {
    const mine: Chosen | undefined = quietMove(at, random);
    if (mine === undefined) break;
    own.push(mine.move);
    at = quietMove(mine.position, random)?.position;
  }
  return own;
}

export interface Chosen {
  readonly move: Move;
  readonly position: Position;
}

/** A random move that neither ends the game nor repeats a position; undefined if there is none. */
export function quietMove(position: Position, random: () => number): Chosen | undefined {
  const rules = rulesOf('Chess');
  const moves = [...rules.legalDestinations(position.fen)].flatMap(([from, destinations]) =>
    destinations.map(
      (to): Move => (rules.isPromotion(position.fen, { from, to }) ? { from, to, promotion: 'queen' } : { from, to }),
    ),
  );
  while (moves.length > 0) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    const next = move && afterQuiet(position, move);
    if (move !== undefined && next !== undefined) return { move, position: next };
  }
  return undefined;
}
