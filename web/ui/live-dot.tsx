import classes from './live-dot.module.css';

/** The mark of something that is going on now; the words beside it say the same. */
export function LiveDot() {
  return <span className={classes.dot} aria-hidden="true" />;
}
