import { EnginePart } from '../engine/engine-part.tsx';
import classes from './after-game.module.css';
import type { AfterGameProps } from './after-game-props.ts';
import { SharePosition } from './share-position.tsx';
import { TimeChart } from './time-chart.tsx';

/** Tools for a finished game: sharing, charts, engine. */
export function AfterGame(props: AfterGameProps) {
  return (
    <div className={classes.parts}>
      <SharePosition {...props} />
      <TimeChart {...props} />
      <EnginePart {...props} />
    </div>
  );
}
