import type { ReactNode } from 'react';
import classes from './player-cell.module.css';

interface PlayerCellProps {
  readonly title: string | null;
  readonly name: string;
  /** Out of a knockout. */
  readonly eliminated?: boolean;
  readonly children?: ReactNode;
}

/** A player's name with the title, as every table of the tournament shows it. */
export function PlayerCell({ title, name, eliminated = false, children }: PlayerCellProps) {
  return (
    <span className={classes.player}>
      {title !== null && title !== '' && <span className={classes.title}>{title}</span>}{' '}
      {eliminated ? <s>{name}</s> : <span>{name}</span>} {children}
    </span>
  );
}
