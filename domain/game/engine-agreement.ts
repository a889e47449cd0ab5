// Agreement of a player's moves with an engine (GAME-16), for the arbiter and for finished games only.
import { centipawnsOf, type Judged } from '../chess/evaluation.ts';
import type { Color } from '../tournament/value/field.ts';

/** A half-move with the engine evaluations before and after it. */
export interface JudgedMove {
  readonly by: Color;
  /** UCI, such as e7e8q. */
  readonly uci: string;
  /** The only legal move. */
  readonly isForced: boolean;
  readonly before: Judged;
  readonly after: Judged;
}

/** Sums, so that several games can be added up. */
export interface Agreement {
  readonly moves: number;
  /** Moves that were the engine's first choice. */
  readonly same: number;
  /** Total loss in centipawns. */
  readonly lost: number;
}

/** Beyond this evaluation a game is decided, and agreement means little. */
export const DECIDED_CENTIPAWNS = 300;
/** Fewer moves give no figures. */
export const AGREEMENT_MIN_MOVES = 10;

/** Skips forced moves and decided positions. The caller has already removed the opening. */
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

export interface AgreementFigures {
  readonly moves: number;
  /** Null for too few moves. */
  readonly samePercent: number | null;
  /** Average loss per move in centipawns; null for too few moves. */
  readonly averageLoss: number | null;
}

export function figuresOf({ moves, same, lost }: Agreement): AgreementFigures {
  if (moves < AGREEMENT_MIN_MOVES) return { moves, samePercent: null, averageLoss: null };
  return { moves, samePercent: Math.round((100 * same) / moves), averageLoss: Math.round(lost / moves) };
}

const isSame = ({ uci, before }: JudgedMove): boolean => before.best === uci;

/** The engine's first choice loses nothing, even if the next evaluation is worse: that shows only greater depth. */
function lostBy(move: JudgedMove): number {
  if (isSame(move)) return 0;
  const sign = move.by === 'white' ? 1 : -1;
  return Math.max(0, sign * (centipawnsOf(move.before.score) - centipawnsOf(move.after.score)));
}
