import type { Color } from '../tournament/value/field.ts';

/** An engine evaluation, always from White's side. */
export type Score =
  | { readonly kind: 'pawns'; readonly centipawns: number }
  /** Full moves to a forced mate: positive if White mates. A side that is already mated is in `mated`. */
  | { readonly kind: 'mate'; readonly moves: number }
  | { readonly kind: 'mated'; readonly loser: Color }
  | { readonly kind: 'draw' };

export interface Judged {
  readonly score: Score;
  /** The engine's best move in UCI; null if the game is over. */
  readonly best: string | null;
}

/**
 * Slope of the winning chances per centipawn: fitted to games of rated players (lila, pull request 11148), and used by
 * Lichess for Stockfish's normalised scores, in which 100 centipawns win half of the games between engines.
 */
const STEEPNESS = 0.003_682_08;
/** Leads beyond ten pawns are equivalent. */
const MOST_CENTIPAWNS = 1_000;

/** Winning chances of White: 1 is a win, 0 a draw, -1 a loss. */
export function whiteChances(score: Score): number {
  switch (score.kind) {
    case 'pawns':
      return chancesOf(score.centipawns);
    case 'mate':
      return score.moves > 0 ? 1 : -1;
    case 'mated':
      return score.loser === 'white' ? -1 : 1;
    case 'draw':
      return 0;
  }
}

const chancesOf = (centipawns: number): number => 2 / (1 + Math.exp(-STEEPNESS * bounded(centipawns))) - 1;

const bounded = (centipawns: number): number => Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, centipawns));

/** Centipawns from White's side, capped at ten pawns; a mate counts as the cap. */
export function centipawnsOf(score: Score): number {
  return score.kind === 'pawns' ? bounded(score.centipawns) : whiteChances(score) * MOST_CENTIPAWNS;
}

/** Categories of bad moves, from small to large. */
export const SLIPS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Slip = (typeof SLIPS)[number];

/** The least loss of winning chances (range -1 to 1) for each category. */
const LEAST_LOSS: Readonly<Record<Slip, number>> = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.3 };

/** The loss of winning chances that the move caused; never negative. */
export function lossOf(before: Score, after: Score, mover: Color): number {
  const sign = mover === 'white' ? 1 : -1;
  return Math.max(0, sign * (whiteChances(before) - whiteChances(after)));
}

export function slipOf(before: Score, after: Score, mover: Color): Slip | null {
  const loss = lossOf(before, after, mover);
  return SLIPS.filter((slip) => loss >= LEAST_LOSS[slip]).at(-1) ?? null;
}
