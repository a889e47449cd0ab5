import { useTranslation } from 'react-i18next';
import { formatPoints } from '../../format.ts';
import classes from './standings.module.css';

interface Place {
  readonly id: string;
  readonly rank: number | null;
  readonly name: string;
  /** Points; null where the reader may not see them. */
  readonly score: number | null;
}

const PLACES = 3;

/** The first three of a tournament that is over; nothing where so many share a place that it would be a list. */
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
