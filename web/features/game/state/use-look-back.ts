import { useState } from 'react';
import { type GameState, shownMoves } from './game-state.ts';
import { useStepKeys } from './use-step-keys.ts';

/** The state of the game when an earlier position was opened; the next move or the end closes it. */
export interface Moment {
  readonly plies: number;
  readonly isOver: boolean;
}

export interface Look extends Moment {
  /** Number of half-moves before the position. */
  readonly ply: number;
}

/** Half-moves before the position that is shown: the earlier one, or that of the game. */
export const lookedAt = (look: Look | null, { plies, isOver }: Moment): number =>
  look !== null && look.plies === plies && look.isOver === isOver ? look.ply : plies;

export const lookAt = (ply: number, now: Moment): Look => ({ ...now, ply: Math.max(0, Math.min(ply, now.plies)) });

export interface LookBack {
  /** Number of half-moves before the position that is shown. */
  readonly ply: number;
  /** Whether an earlier position is shown. */
  readonly isBack: boolean;
  /** Whether an earlier position is or has been shown. */
  readonly hasLooked: boolean;
  readonly onPly: (ply: number) => void;
}

/**
 * Steps through a running game: only the board goes back, and the next move returns it to the game. While a promotion
 * piece is being chosen, the board shows the game.
 */
export function useLookBack(state: GameState): LookBack {
  const [look, setLook] = useState<Look | null>(null);
  const now = { plies: shownMoves(state).length, isOver: state.serverGame?.message.finished === true };
  const ply = state.intent.kind === 'promoting' ? now.plies : lookedAt(look, now);
  const onPly = (to: number) => setLook(lookAt(to, now));
  useStepKeys({ ply, last: now.plies, onPly });
  return { ply, isBack: ply < now.plies, hasLooked: look !== null, onPly };
}
