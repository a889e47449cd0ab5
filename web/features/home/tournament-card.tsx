import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INTERVAL_CODES, nameOf } from '../../../contract/codes.ts';
import type { TournamentCard } from '../../../contract/tournament-lists.ts';
import { MINUTE } from '../../../domain/time.ts';
import { useFormat } from '../../format.ts';
import { Picture } from '../../ui/picture.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useNow } from '../../ui/use-now.ts';
import { FormatMark } from './format-mark.tsx';
import classes from './home-page.module.css';

/** A tournament in the calendar; all of the card leads to its page. */
export function TournamentCardLink({ card }: { readonly card: TournamentCard }) {
  const { t } = useTranslation(['home', 'chess']);
  const format = useFormat();
  const now = useNow(MINUTE);
  const interval = nameOf(INTERVAL_CODES, card.online_pairing_interval_t) ?? 'minutes';
  return (
    <article className={classes.card}>
      {card.profile_picture === '' ? (
        <FormatMark kind={card.kind} />
      ) : (
        <Picture src={card.profile_picture} name={card.name} />
      )}
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to="/tournament/view/$tid" params={{ tid: card.id }} className={classes.link}>
            {card.name}
          </Link>
        </h3>
        <p className={classes.line}>
          {card.time_control_told && (
            <>
              <strong>{t('chess:timeControl', { initial: card.initial_time, increment: card.increment })}</strong>
              {' · '}
            </>
          )}
          {t(`chess:kinds.${card.kind}`)}
        </p>
        <p className={classes.line}>
          {card.rounds !== null && card.rounds > 0 && `${t('chess:rounds', { count: card.rounds })}, `}
          {t(`chess:every.${interval}`, { count: card.online_pairing_interval_n })}
        </p>
        <p className={classes.line}>
          {t(Date.parse(card.start) > now ? 'starts' : 'started', { when: format.moment(card.start) })}
        </p>
        {card.started && (
          <p className={classes.line}>
            <StatusChip progress={{ ...card, round: card.current_round, roundStart: card.current_round_start }} />
            {card.games_now > 0 && <span className={classes.games}>{t('gamesNow', { count: card.games_now })}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
