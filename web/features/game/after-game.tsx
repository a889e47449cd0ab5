import type { GameViewAnswer } from '../../../contract/games.ts';
import classes from './after-game.module.css';
import { EnginePart } from './engine-part.tsx';
import type { ReplayedGame } from './replayed-game.ts';
import { SharePosition } from './share-position.tsx';
import { TimeChart } from './time-chart.tsx';

export interface AfterGameProps {
  readonly view: GameViewAnswer;
  readonly moves: ReplayedGame['moves'];
  /** Half-moves before the position that is shown. */
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}

/** What one can do with a game that is over, beside going through it. */
export function AfterGame(props: AfterGameProps) {
  return (
    <div className={classes.parts}>
      <SharePosition {...props} />
      <TimeChart {...props} />
      <EnginePart {...props} />
    </div>
  );
}
