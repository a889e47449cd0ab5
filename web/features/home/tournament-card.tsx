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
  const timeText = useRoundTime(card.timeZone);
  const now = useNow(MINUTE);
  const interval = nameOf(INTERVAL_CODES, card.onlinePairingIntervalT) ?? 'minutes';
  return (
    <article className={classes.card}>
      {card.profilePicture === '' ? (
        <FormatMark kind={card.kind} />
      ) : (
        <Picture src={card.profilePicture} name={card.name} />
      )}
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to="/tournament/view/$tid" params={{ tid: card.id }} className={classes.link}>
            {card.name}
          </Link>
        </h3>
        <p className={classes.line}>
          {card.timeControlKnown && (
            <>
              <strong>{t('chess:timeControl', { initial: card.initialTime, increment: card.increment })}</strong>
              {' · '}
            </>
          )}
          {t(`chess:kinds.${card.kind}`)}
        </p>
        <p className={classes.line}>
          {card.rounds !== null && card.rounds > 0 && `${t('chess:rounds', { count: card.rounds })}, `}
          {t(`chess:every.${interval}`, { count: card.onlinePairingIntervalN })}
        </p>
        <p className={classes.line}>
          {t(Date.parse(card.start) > now ? 'starts' : 'started', { when: timeText(card.start) })}
        </p>
        {card.started && (
          <p className={classes.line}>
            <StatusChip
              progress={{
                ...card,
                round: card.currentRound,
                roundStart: card.currentRoundStart,
                roundDone: card.currentRoundDone,
              }}
            />
            {card.gamesNow > 0 && <span className={classes.games}>{t('gamesNow', { count: card.gamesNow })}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
