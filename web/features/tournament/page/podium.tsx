import { useTranslation } from 'react-i18next';
import { formatPoints } from '../../../app/format.ts';
import classes from '../standings/standings.module.css';

interface Place {
  readonly id: string;
  readonly rank: number | null;
  readonly name: string;
  /** Points; null where the user may not see them. */
  readonly score: number | null;
}

const PLACES = 3;

/** The first three of a finished tournament; nothing where too many share a place. */
export function Podium({ places }: { readonly places: readonly Place[] }) {
  const { t } = useTranslation('tournament');
  const first = places.filter(({ rank }) => rank !== null && rank <= PLACES);
  if (first.length !== PLACES) return null;
  return (
    <ol className={classes.podium} aria-label={t('standings.podium')}>
      {first.map(({ id, rank, name, score }) => (
        <li key={id}>
          <span className={classes.place}>{rank}</span>
          <strong>{name}</strong>
          {score !== null && <span>{formatPoints(score)}</span>}
        </li>
      ))}
    </ol>
  );
}
