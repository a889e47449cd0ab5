import type { ReactNode } from 'react';
import classes from './data-table-frame.module.css';

interface TableFrameProps {
  /** Names the table for screen readers. */
  readonly label: string;
  /** As tall as its rows. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
}

/** The class of every table. */
export const tableClass = classes.table ?? '';

/**
 * The scroll container of a table: the page itself never scrolls sideways. It is a group and no landmark, because it
 * often has the name of the section around it, and landmarks of one name cannot be told apart.
 */
export function TableFrame({ label, isWhole = false, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields
    <div
      role="group"
      className={isWhole ? `${classes.frame} ${classes.whole}` : classes.frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** The frame of a table that is worked through row by row: full height, with focusable rows. */
export function WorkFrame({ children }: Pick<TableFrameProps, 'children'>) {
  return <div className={`${classes.frame} ${classes.whole}`}>{children}</div>;
}
