import type { Color } from '../tournament/field.ts';

/** What an engine says of a position, always as White sees it. */
export type Score =
  | { readonly kind: 'pawns'; readonly centipawns: number }
  /** Half the moves to the mate that is forced: above 0 White mates, below 0 Black; who is mated already stands in `mated`. */
  | { readonly kind: 'mate'; readonly moves: number }
  | { readonly kind: 'mated'; readonly loser: Color }
  | { readonly kind: 'draw' };

/** What an engine says of one position of a game. */
export interface Judged {
  readonly score: Score;
  /** The move that it prefers, as from-to squares; null where the game is over. */
  readonly best: string | null;
}

/** How steeply chances follow from hundredths of a pawn, fitted by Lichess to games of rated players. */
const STEEPNESS = 0.003_682_08;
/** A lead beyond ten pawns says no more. */
const MOST_CENTIPAWNS = 1_000;

/** What White may expect of the position: 1 a win, 0 a draw, -1 a loss. */
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

/** The same in hundredths of a pawn, above 0 where White is better: at most ten pawns, which is what a mate counts as well. */
export function centipawnsOf(score: Score): number {
  return score.kind === 'pawns' ? bounded(score.centipawns) : whiteChances(score) * MOST_CENTIPAWNS;
}

/** How far a move falls short of the best one, from small to large. */
export const SLIPS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Slip = (typeof SLIPS)[number];

/** What a move has to give away of its player's chances (from -1 to 1) to be called so. */
const LEAST_LOSS: Readonly<Record<Slip, number>> = { inaccuracy: 0.1, mistake: 0.2, blunder: 0.3 };

/** What a move has given away of its player's chances, from the evaluations before and after it; never below 0. */
export function lossOf(before: Score, after: Score, mover: Color): number {
  const sign = mover === 'white' ? 1 : -1;
  return Math.max(0, sign * (whiteChances(before) - whiteChances(after)));
}

/** What a move is called for what it has given away; null where it is sound. */
export function slipOf(before: Score, after: Score, mover: Color): Slip | null {
  const loss = lossOf(before, after, mover);
  return SLIPS.filter((slip) => loss >= LEAST_LOSS[slip]).at(-1) ?? null;
}
