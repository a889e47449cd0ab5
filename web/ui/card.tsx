import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page with a title of its own, on raised paper. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A part of a form. */
export function FieldPart({ title, children }: CardProps) {
  return (
    <fieldset className={`${classes.card} ${classes.part}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** What explains a part of a page, in soft ink. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
