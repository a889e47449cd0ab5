import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a page with its own title, on a raised surface. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function FieldPart({ title, children }: CardProps) {
  return (
    <fieldset className={`${classes.card} ${classes.part}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A muted explanation of a section. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
