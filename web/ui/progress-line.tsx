import { Button } from '@mantine/core';
import classes from './progress-line.module.css';

interface ProgressLineProps {
  readonly done: number;
  readonly total: number;
  /** How far it is, in words. */
  readonly words: string;
  /** The words of the button that ends it. */
  readonly stop: string;
  readonly onStop: () => void;
}

/** How far something is that takes a while, and a way to end it. */
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
