import type { ReviewPartProps } from '../review-part-props.ts';
import { Pgn } from './pgn.tsx';
import { SharePosition } from './share-position.tsx';

/** The position and the game, to take along. */
export function SharePart({ view, review }: ReviewPartProps) {
  return (
    <>
      <SharePosition view={view} review={review} />
      <Pgn view={view} />
    </>
  );
}
