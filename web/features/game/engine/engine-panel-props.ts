import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import type { Review } from '../review/use-review.ts';
import type { EngineWish } from './engine-buttons.tsx';
import type { Findings } from './findings.ts';

export interface EnginePanelProps {
  readonly view: GameViewAnswer;
  readonly review: Review;
  readonly wish: EngineWish;
  readonly onWish: (wish: EngineWish) => void;
  readonly onFindings: (findings: Findings) => void;
}
