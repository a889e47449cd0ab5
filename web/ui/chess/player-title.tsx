import classes from './player-title.module.css';

/** GM, WFM and so on, before a name; nothing without a title. */
export function PlayerTitle({ title }: { readonly title: string | null }) {
  if (title === null || title === '') return null;
  return <span className={classes.title}>{title}</span>;
}
