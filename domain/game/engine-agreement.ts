// How a player's moves compare with what an engine would have played (GAME-16). Figures of finished games, for the arbiter.
import { centipawnsOf, type Judged } from '../chess/evaluation.ts';
import type { Color } from '../tournament/field.ts';

/** A half-move of a game, with what the engine says of the positions before and after it. */
export interface JudgedMove {
  readonly by: Color;
  /** As from-to squares with the piece of a promotion, such as e7e8q. */
  readonly uci: string;
  /** There was no other. */
  readonly isForced: boolean;
  readonly before: Judged;
  readonly after: Judged;
}

/** Sums, so that those of several games can be put together. */
export interface Agreement {
  /** Moves that are counted. */
  readonly moves: number;
  /** Of these, the engine's own first choice. */
  readonly same: number;
  /** What all of them together have given away, in hundredths of a pawn. */
  readonly lost: number;
}

/** From here on one side is winning, in hundredths of a pawn: what it plays then tells little. */
export const DECIDED_CENTIPAWNS = 300;
/** Of fewer moves nothing is said. */
export const AGREEMENT_MIN_MOVES = 10;

/**
 * The moves of one side, without those that had no alternative and those of positions that were decided. Moves of the
 * opening are left out before.
 */
export function agreementOf(moves: readonly JudgedMove[], side: Color): Agreement {
  const counted = moves.filter(
    ({ by, isForced, before }) => by === side && !isForced && Math.abs(centipawnsOf(before.score)) < DECIDED_CENTIPAWNS,
  );
  return together(counted.map((move) => ({ moves: 1, same: isSame(move) ? 1 : 0, lost: lostBy(move) })));
}

export const together = (parts: readonly Agreement[]): Agreement =>
  parts.reduce(
    (sum, { moves, same, lost }) => ({ moves: sum.moves + moves, same: sum.same + same, lost: sum.lost + lost }),
    { moves: 0, same: 0, lost: 0 },
  );

/** What is said of the sums. */
export interface AgreementFigures {
  readonly moves: number;
  /** In hundredths; null of too few moves. */
  readonly samePercent: number | null;
  /** Hundredths of a pawn for each move; null of too few moves. */
  readonly averageLoss: number | null;
}

export function figuresOf({ moves, same, lost }: Agreement): AgreementFigures {
  if (moves < AGREEMENT_MIN_MOVES) return { moves, samePercent: null, averageLoss: null };
  return { moves, samePercent: Math.round((100 * same) / moves), averageLoss: Math.round(lost / moves) };
}

const isSame = ({ uci, before }: JudgedMove): boolean => before.best === uci;

/** The engine's own choice gives nothing away: what it thinks worse of once it has been made, it has only seen later. */
function lostBy(move: JudgedMove): number {
  if (isSame(move)) return 0;
  const sign = move.by === 'white' ? 1 : -1;
  return Math.max(0, sign * (centipawnsOf(move.before.score) - centipawnsOf(move.after.score)));
}
