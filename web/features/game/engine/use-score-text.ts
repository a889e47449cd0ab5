import type { Score } from '../../../../domain/chess/evaluation.ts';
import { assertNever } from '../../../../domain/kernel/result.ts';
import { useFormat } from '../../../app/format.ts';

/** An evaluation as text: +0.4 from White's side, #3 for a mate, 1-0 where the game is over. */
export function useScoreText(): (score: Score) => string {
  const format = useFormat();
  return (score) => {
    switch (score.kind) {
      case 'pawns':
        return format.ratingChange(score.centipawns);
      case 'mate':
        return score.moves > 0 ? `#${score.moves}` : `−#${-score.moves}`;
      case 'mated':
        return score.loser === 'black' ? '1–0' : '0–1';
      case 'draw':
        return '½–½';
      default:
        return assertNever(score);
    }
  };
}
