import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ICONS } from '../icons/icons.ts';
import card from './card.module.css';
import classes from './folded-card.module.css';

interface FoldedCardProps {
  readonly title: string;
  /** A summary beside the title, visible without opening. */
  readonly about?: string | undefined;
  readonly children: ReactNode;
}

/** A rarely needed section: its title and a summary, and the rest when it is opened. */
export function FoldedCard({ title, about, children }: FoldedCardProps) {
  return (
    <section className={`${card.card} ${classes.folded}`} aria-label={title}>
      <details>
        <summary className={classes.summary}>
          <span className={classes.icon}>
            <Icon icon={ICONS.next} />
          </span>
          <h2>{title}</h2>
          {about !== undefined && <span className={classes.about}>{about}</span>}
        </summary>
        <div className={classes.content}>{children}</div>
      </details>
    </section>
  );
}
