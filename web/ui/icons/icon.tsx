import classes from './icon.module.css';

/** An icon on a 24 × 24 grid: lines of one width, a filled shape, or dots. */
export interface IconShape {
  readonly d: string;
  readonly kind?: 'filled' | 'dots';
}

interface IconProps {
  readonly icon: IconShape;
  /** For an icon alone on a button. */
  readonly isLarge?: boolean;
}

/** An icon as tall as the text beside it. That text, or its button, describes it. */
export function Icon({ icon: { d, kind }, isLarge = false }: IconProps) {
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
