import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FinishedTournament } from '../../../contract/tournament/lists.ts';
import { useFormat } from '../../app/format.ts';
import { tournamentFindQuery } from '../../queries/tournament.ts';
import classes from './home-page.module.css';

/** Winners named at most; further ones are counted. */
const MOST_NAMED = 3;

/** The public tournaments that finished last, with their winners; the whole line is a link. */
export function Finished() {
  const { t } = useTranslation('home');
  const { finished } = useSuspenseQuery(tournamentFindQuery).data;
  if (finished.length === 0) return null;
  return (
    <section aria-labelledby="finished" className={classes.group}>
      <h2 id="finished">{t('finished.title')}</h2>
      <ul className={classes.finished}>
        {finished.map((one) => (
          <FinishedRow key={one.id} tournament={one} />
        ))}
      </ul>
    </section>
  );
}

function FinishedRow({ tournament }: { readonly tournament: FinishedTournament }) {
  const { t } = useTranslation(['home', 'chess']);
  const format = useFormat();
  const { id, name, lastDay, organiserName, participants, winners } = tournament;
  const names = format.list(winners.map((winner) => winner.name));
  return (
    <li>
      <div>
        <Link to="/tournament/view/$tid" params={{ tid: id }} className={classes.link}>
          {name}
        </Link>
        <p className={classes.line}>
          {[format.date(lastDay), organiserName, t('chess:players', { count: participants })].join(' · ')}
        </p>
      </div>
      {winners.length > 0 && (
        <p>
          {winners.length > MOST_NAMED
            ? t('finished.sharedByMany', { count: winners.length })
            : t(winners.length === 1 ? 'finished.wonBy' : 'finished.sharedBy', { names })}
        </p>
      )}
    </li>
  );
}
