import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import type { Review } from '../review/use-review.ts';
import type { EngineTask } from './engine-buttons.tsx';
import type { Findings } from './findings.ts';

export interface EnginePanelProps {
  readonly view: GameViewAnswer;
  readonly review: Review;
  readonly task: EngineTask;
  readonly onTask: (task: EngineTask) => void;
  readonly onFindings: (findings: Findings) => void;
}
