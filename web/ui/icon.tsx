import classes from './icon.module.css';

/** A sign in a square of 24: lines of one width, or a form that is filled, or dots. */
export interface Sign {
  readonly d: string;
  readonly kind?: 'filled' | 'dots';
}

interface IconProps {
  readonly sign: Sign;
  /** Where it stands by itself on a button. */
  readonly isLarge?: boolean;
}

/** A sign of the drawn set, as high as the text beside it. What it means is said by the words beside it or by its button. */
export function Icon({ sign: { d, kind }, isLarge = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classes.icon}
      data-large={isLarge || undefined}
      data-kind={kind}
    >
      <path d={d} />
    </svg>
  );
}
