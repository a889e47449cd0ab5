import type { ReactNode } from 'react';
import { Picture } from '../../ui/chess/picture.tsx';
import classes from './club/club-view.module.css';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly profilePicture: string;
}

interface CardsProps<Row extends Card> {
  readonly rows: readonly Row[];
  /** The link to the page; the whole card is clickable. */
  readonly link: (row: Row) => ReactNode;
  readonly line?: (row: Row) => ReactNode;
}

export function Cards<Row extends Card>({ rows, link, line }: CardsProps<Row>) {
  return (
    <ul className={classes.cards}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          <Picture src={row.profilePicture} name={row.name} />
          <div>
            <h3>{link(row)}</h3>
            {line !== undefined && <p className={classes.line}>{line(row)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
