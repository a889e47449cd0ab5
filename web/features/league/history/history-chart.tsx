import { TableFrame } from '../../../ui/table/data-table-frame.tsx';
import classes from './history-chart.module.css';

interface HistoryChartProps {
  readonly label: string;
  /** Labels above the steps, from left to right. */
  readonly steps: readonly string[];
  /** The height of each step, from 0 at the top; null for a gap. */
  readonly heights: readonly (number | null)[];
  /** Labels of the heights, from the top; where there are many, only numbers. */
  readonly levels: readonly string[];
}

const STEP = 56;
const TALLEST = 200;
const LEVEL = 28;
const TOP = 24;
/** More lines than these would be a grey area. */
const MOST_LINES = 12;

/** A history as a line chart. Hidden from screen readers, as the table beside it has the same data. */
export function HistoryChart({ label, steps, heights, levels }: HistoryChartProps) {
  const labelWidth = Math.min(160, Math.max(...levels.map((level) => level.length)) * 8 + 12);
  const gap = Math.min(LEVEL, TALLEST / Math.max(1, levels.length));
  const xOf = (step: number) => labelWidth + STEP * (step + 0.5);
  const yOf = (height: number) => TOP + gap * (height + 0.5);
  const width = labelWidth + STEP * steps.length;
  const points = heights.flatMap((height, step) => (height === null ? [] : [{ x: xOf(step), y: yOf(height), step }]));
  const isLined = levels.length <= MOST_LINES;
  const lined = isLined ? levels.map((_, index) => index) : [0, levels.length - 1];
  return (
    <TableFrame label={label}>
      <svg width={width} height={TOP + gap * levels.length + 4} className={classes.picture} aria-hidden="true">
        {lined.map((level) => (
          <g key={level}>
            <line x1={labelWidth} x2={width} y1={yOf(level)} y2={yOf(level)} className={classes.level} />
            <text x={0} y={yOf(level)} dominantBaseline="middle">
              {levels[level]}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay where they are, and two may have one name
          <text key={index} x={xOf(index)} y={12} textAnchor="middle">
            {step}
          </text>
        ))}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={classes.line} />
        {points.map(({ x, y, step }) => (
          <circle key={step} cx={x} cy={y} r={4} className={classes.place} />
        ))}
      </svg>
    </TableFrame>
  );
}
