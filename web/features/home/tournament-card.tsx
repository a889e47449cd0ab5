import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INTERVAL_CODES, nameOf } from '../../../contract/http/codes.ts';
import type { TournamentCard } from '../../../contract/tournament/lists.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { useRoundTime } from '../../time/round-time.ts';
import { Picture } from '../../ui/chess/picture.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { StatusChip } from '../../ui/tournament/status-chip.tsx';
import { FormatMark } from './format-mark.tsx';
import classes from './home-page.module.css';

/** A tournament in the calendar; the whole card is a link. */
export function TournamentCardLink({ card }: { readonly card: TournamentCard }) {
  const { t } = useTranslation(['home', 'chess']);
  const timeText = useRoundTime(card.time_zone);
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
          {card.time_control_known && (
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
          {t(Date.parse(card.start) > now ? 'starts' : 'started', { when: timeText(card.start) })}
        </p>
        {card.started && (
          <p className={classes.line}>
            <StatusChip
              progress={{
                ...card,
                round: card.current_round,
                roundStart: card.current_round_start,
                roundDone: card.current_round_done,
              }}
            />
            {card.games_now > 0 && <span className={classes.games}>{t('gamesNow', { count: card.games_now })}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
