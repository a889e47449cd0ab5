import { useState } from 'react';
import { type GameState, shownMoves } from './game-state.ts';
import { useStepKeys } from './use-step-keys.ts';

/** The game at the moment of a look: it lasts until there is another move, or the end. */
export interface Moment {
  readonly plies: number;
  readonly isOver: boolean;
}

/** A look at an earlier position. */
export interface Look extends Moment {
  /** Half-moves before the position that is looked at. */
  readonly ply: number;
}

/** Half-moves before the position that is shown: the one that is looked at, or that of the game. */
export const lookedAt = (look: Look | null, { plies, isOver }: Moment): number =>
  look !== null && look.plies === plies && look.isOver === isOver ? look.ply : plies;

/** A look at a position of the game that there is. */
export const lookAt = (ply: number, now: Moment): Look => ({ ...now, ply: Math.max(0, Math.min(ply, now.plies)) });

export interface LookBack {
  /** Half-moves before the position that is shown. */
  readonly ply: number;
  /** It is an earlier one than that of the game. */
  readonly isBack: boolean;
  /** The reader has looked at another position before, or does. */
  readonly hasLooked: boolean;
  readonly onPly: (ply: number) => void;
}

/**
 * Looking through a game that goes on: the board alone goes back, and the next move brings it to the game again. While the
 * piece of a pawn is being chosen the board shows the game.
 */
export function useLookBack(state: GameState): LookBack {
  const [look, setLook] = useState<Look | null>(null);
  const now = { plies: shownMoves(state).length, isOver: state.told?.message.finished === true };
  const ply = state.intent.kind === 'promoting' ? now.plies : lookedAt(look, now);
  const onPly = (to: number) => setLook(lookAt(to, now));
  useStepKeys({ ply, last: now.plies, onPly });
  return { ply, isBack: ply < now.plies, hasLooked: look !== null, onPly };
}
