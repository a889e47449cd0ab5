import classes from './live-dot.module.css';

/** The mark of something live; the text beside it says the same. */
export function LiveDot() {
  return <span className={classes.dot} aria-hidden="true" />;
}
