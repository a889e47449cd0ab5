import type { ReactNode } from 'react';
import { reserveBottomSpace } from '../hooks/bottom-space.ts';
import classes from './desk.module.css';

interface DeskProps {
  /** Names the side column for screen readers. */
  readonly sideLabel: string;
  readonly side: ReactNode;
  /** Rarely needed content: below the main content, and on a narrow screen below the side column as well. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** The main content, with its actions beside it, or below it on a narrow screen. */
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

/** The main action: in the side column, and on a narrow screen at the lower edge of the window, always visible. */
export function DeskAction({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={reserveBottomSpace} className={classes.action}>
      {children}
    </div>
  );
}

/** The sections of the main content, one below the other. */
export function DeskParts({ children }: { readonly children: ReactNode }) {
  return <div className={classes.parts}>{children}</div>;
}
