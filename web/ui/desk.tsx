import type { ReactNode } from 'react';
import classes from './desk.module.css';

interface DeskProps {
  /** What the side is for. */
  readonly sideLabel: string;
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** What one works on, and beside it, or below it on a narrow screen, what can be done about it. */
export function Desk({ sideLabel, side, children }: DeskProps) {
  return (
    <div className={classes.desk}>
      <div className={classes.main}>{children}</div>
      <aside className={classes.side} aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  );
}

/** The parts of the work, below each other. */
export function DeskParts({ children }: { readonly children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}
