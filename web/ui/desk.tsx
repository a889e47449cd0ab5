import type { ReactNode } from 'react';
import classes from './desk.module.css';
import { roomBelow } from './room-below.ts';

interface DeskProps {
  /** What the side is for. */
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** What is wanted more seldom: below the work, and on a narrow screen below the side as well. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** What one works on, and beside it, or below it on a narrow screen, what can be done about it. */
export function Desk({ sideLabel, side, further, children }: DeskProps) {
  return (
    <div className={classes.desk}>
      <div className={classes.main}>{children}</div>
      <aside className={classes.side} aria-label={sideLabel}>
        {side}
      </aside>
      {further !== undefined && <div className={classes.main}>{further}</div>}
    </div>
  );
}

/** The one thing that the work leads to: beside it, and on a narrow screen at the lower edge of the window, always in sight. */
export function DeskAction({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={roomBelow} className={classes.action}>
      {children}
    </div>
  );
}

/** The parts of the work, below each other. */
export function DeskParts({ children }: { readonly children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}
