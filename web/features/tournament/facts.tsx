import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERVAL_CODES, nameOf } from '../../../contract/codes.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { useFormat } from '../../format.ts';
import { Countdown } from '../../ui/countdown.tsx';
import classes from './facts.module.css';

/** What one wants to know before coming: format, rounds, time, dates, organiser, the next pairing. */
export function Facts({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation(['tournament', 'chess']);
  const format = useFormat();
  const { tournament } = page;
  const interval = nameOf(INTERVAL_CODES, tournament.online_pairing_interval_t) ?? 'minutes';
  const timeControl = t('chess:timeControl', { initial: tournament.initial_time, increment: tournament.increment });
  const every = t(`chess:every.${interval}`, { count: tournament.online_pairing_interval_n });
  const next = nextMoment(page);
  return (
    <section aria-label={t('facts.title')} className={classes.facts}>
      <dl className={classes.list}>
        <Fact name={t('facts.format')}>{t(`chess:kinds.${tournament.kind}`)}</Fact>
        {tournament.game_variant !== 'Chess' && (
          <Fact name={t('facts.variant')}>{t(`chess:variants.${tournament.game_variant}`)}</Fact>
        )}
        {tournament.rounds !== null && <Fact name={t('facts.rounds')}>{tournament.rounds}</Fact>}
        <Fact name={t('facts.timeControl')}>{tournament.default_otb ? timeControl : `${timeControl}, ${every}`}</Fact>
        <Fact name={t('facts.dates')}>{format.dateRange(tournament.start_date, tournament.end_date)}</Fact>
        <Fact name={t('facts.place')}>{t(tournament.default_otb ? 'chess:overTheBoard' : 'chess:online')}</Fact>
        <Fact name={t('facts.organiser')}>{page.organiser_name}</Fact>
        {page.league !== null && <Fact name={t('facts.league')}>{page.league.name}</Fact>}
        <Fact name={t('facts.players')}>{page.participants.length}</Fact>
        {tournament.fide_rated && <Fact name={t('facts.fideRated')}>{t('facts.yes')}</Fact>}
        {next !== null && (
          <Fact name={t(next.isFirst ? 'facts.firstRound' : 'facts.nextPairing')}>{format.moment(next.at)}</Fact>
        )}
      </dl>
      {next !== null && <Countdown to={next.at} label={t(next.isFirst ? 'firstRoundIn' : 'nextRoundIn')} />}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The next pairing, or the first round of a tournament that has not begun. */
function nextMoment({ tournament }: TournamentPage): { readonly at: string; readonly isFirst: boolean } | null {
  if (tournament.finished) return null;
  if (tournament.current_online_pairing_time !== null) {
    const isFirst = tournament.current_online_pairing_time === tournament.first_online_pairing;
    return { at: tournament.current_online_pairing_time, isFirst };
  }
  if (tournament.started) return null;
  return { at: `${tournament.first_pairing_date}T${tournament.first_pairing_time}:00Z`, isFirst: true };
}
