import classes from './picture.module.css';

interface PictureProps {
  readonly src: string;
  /** The name behind the picture; its initials on a colour of their own are the fallback. */
  readonly name: string;
}

/** The square picture of a tournament, a league or a club, decoration beside its name. */
export function Picture({ src, name }: PictureProps) {
  if (src !== '')
    return <img className={classes.picture} src={src} alt="" referrerPolicy="no-referrer" loading="lazy" />;
  return (
    <span className={classes.picture} data-colour={colourOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** FS for Fjellsiden Sjakklubb. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');

const COLOURS = 6;

/** The same name has the same colour on every page. */
const colourOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS;
