import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import type { Review } from './use-review.ts';

/** A part of the page of a finished game. */
export interface ReviewPartProps {
  readonly view: GameViewAnswer;
  readonly review: Review;
}
