import { Button } from '@mantine/core';
import classes from './progress-line.module.css';

interface ProgressLineProps {
  readonly done: number;
  readonly total: number;
  /** The progress as text. */
  readonly words: string;
  /** The label of the stop button. */
  readonly stop: string;
  readonly onStop: () => void;
}

/** Progress of a long task, with a button to stop it. */
export function ProgressLine({ done, total, words, stop, onStop }: ProgressLineProps) {
  return (
    <div className={classes.line}>
      <progress value={done} max={total} aria-label={words} />
      <span>{words}</span>
      <Button variant="default" onClick={onStop}>
        {stop}
      </Button>
    </div>
  );
}
