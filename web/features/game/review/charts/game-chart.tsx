import type { MouseEvent, ReactNode } from 'react';
import classes from './game-chart.module.css';

/** Width of a half-move, and height of each half of the chart, in its own units. */
export const MOVE_WIDTH = 10;
export const HALF_HEIGHT = 100;

interface GameChartProps {
  /** Describes the chart in a sentence. */
  readonly label: string;
  readonly plies: number;
  /** Number of half-moves before the position that is shown. */
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  readonly children: ReactNode;
}

/**
 * A chart with a column for each half-move, White above and Black below the middle. A click shows its position; without
 * a pointer, the table beside it does the same.
 */
export function GameChart({ label, plies, ply, onPly, children }: GameChartProps) {
  const width = plies * MOVE_WIDTH;
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    onPly(Math.min(plies, Math.floor(((event.clientX - left) / shown) * plies) + 1));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table beside it has a button for each move
    <svg
      role="img"
      aria-label={label}
      className={classes.chart}
      viewBox={`0 ${-HALF_HEIGHT} ${width} ${2 * HALF_HEIGHT}`}
      preserveAspectRatio="none"
      onClick={go}
    >
      {ply > 0 && (
        <rect
          className={classes.shown}
          x={(ply - 1) * MOVE_WIDTH}
          y={-HALF_HEIGHT}
          width={MOVE_WIDTH}
          height={2 * HALF_HEIGHT}
        />
      )}
      {children}
      <line className={classes.middle} x1={0} x2={width} y1={0} y2={0} />
    </svg>
  );
}
