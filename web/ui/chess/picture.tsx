import classes from './picture.module.css';

interface PictureProps {
  readonly src: string;
  /** The name behind the picture; its first letter is the fallback. */
  readonly name: string;
}

/** The square picture of a tournament, a league or a club, decoration beside its name. */
export function Picture({ src, name }: PictureProps) {
  if (src !== '')
    return <img className={classes.picture} src={src} alt="" referrerPolicy="no-referrer" loading="lazy" />;
  return (
    <span className={classes.picture} aria-hidden="true">
      {Array.from(name.trim())[0]?.toUpperCase() ?? ''}
    </span>
  );
}
