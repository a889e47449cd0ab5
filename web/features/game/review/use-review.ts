import { useEffect, useMemo, useReducer } from 'react';
import type { Variant } from '../../../../domain/chess/rules.ts';
import type { Move } from '../../../../domain/chess/square.ts';
import type { ReplayedGame } from '../state/replayed-game.ts';
import { gamePly, lineOf, type ReviewState, reviewed, startReview } from '../state/review-state.ts';
import { useStepKeys } from '../state/use-step-keys.ts';

/** Delay before the address follows the position: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 400;

interface ReviewOptions {
  readonly variant: Variant;
  /** Half-moves before the position that the address names. */
  readonly fromAddress: number | undefined;
  readonly onAddress: (ply: number) => void;
}

export interface Review extends ReviewState {
  /** The moves of the game up to the variation, and then those of the variation. */
  readonly line: ReplayedGame['moves'];
  /** The position of the game, for the address. */
  readonly gamePly: number;
  /** One step, along the variation if there is one. */
  readonly step: (to: number) => void;
  /** To a position of the game. */
  readonly go: (to: number) => void;
  readonly leave: () => void;
  readonly tryMoves: (moves: readonly Move[]) => void;
}

/** The position on the board of a finished game, kept in the address, and the ways to change it. */
export function useReview(game: ReplayedGame['moves'], { variant, fromAddress, onAddress }: ReviewOptions): Review {
  const [state, dispatch] = useReducer(reviewed, null, () => startReview(game, fromAddress ?? game.length));
  const ply = gamePly(state);
  const isInAddress = ply === (fromAddress ?? game.length);
  useEffect(() => {
    if (isInAddress) return;
    const timer = setTimeout(() => onAddress(ply), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isInAddress, ply, onAddress]);
  const line = useMemo(() => lineOf(state), [state]);
  const acts = useMemo(
    () => ({
      step: (to: number) => dispatch({ kind: 'stepped', to }),
      go: (to: number) => dispatch({ kind: 'went', to }),
      leave: () => dispatch({ kind: 'left' }),
      tryMoves: (moves: readonly Move[]) => dispatch({ kind: 'tried', variant, moves }),
    }),
    [variant],
  );
  useStepKeys({ ply: state.ply, last: line.length, onPly: acts.step });
  return { ...state, line, gamePly: ply, ...acts };
}
