import type { ReactNode } from 'react';
import card from './card.module.css';
import classes from './folded-card.module.css';
import { Icon } from './icon.tsx';
import { SIGNS } from './signs.ts';

interface FoldedCardProps {
  readonly title: string;
  /** How things stand in it, beside its title: seen without opening it. */
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page that is seldom wanted: its title and how things stand, and the rest when it is opened. */
export function FoldedCard({ title, about, children }: FoldedCardProps) {
  return (
    <section className={`${card.card} ${classes.folded}`} aria-label={title}>
      <details>
        <summary className={classes.summary}>
          <span className={classes.sign}>
            <Icon sign={SIGNS.next} />
          </span>
          <h2>{title}</h2>
          {about !== undefined && <span className={classes.about}>{about}</span>}
        </summary>
        <div className={classes.content}>{children}</div>
      </details>
    </section>
  );
}
