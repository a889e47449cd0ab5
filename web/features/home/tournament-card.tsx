import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INTERVAL_CODES, nameOf } from '../../../contract/http/codes.ts';
import type { TournamentCard } from '../../../contract/tournament/lists.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { unbroken } from '../../app/format.ts';
import { Picture } from '../../ui/chess/picture.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { StatusChip, type TournamentProgress } from '../../ui/tournament/status-chip.tsx';
import classes from './home-page.module.css';
import { useWhenText } from './when-text.ts';

/** A tournament in the calendar, with its host; the whole card is a link. */
export function TournamentCardLink({ card }: { readonly card: TournamentCard }) {
  const { t } = useTranslation(['home', 'chess']);
  const now = useNow(MINUTE);
  const whenText = useWhenText(card.timeZone, now);
  const interval = nameOf(INTERVAL_CODES, card.onlinePairingIntervalT) ?? 'minutes';
  const every = t(`chess:every.${interval}`, { count: card.onlinePairingIntervalN });
  return (
    <article className={classes.card}>
      <Picture src={card.profilePicture || card.organiserPicture} name={card.organiserName} />
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to="/tournament/view/$tid" params={{ tid: card.id }} className={classes.link}>
            {card.name}
          </Link>
        </h3>
        <p className={classes.line}>{[card.organiserName, card.city].filter((text) => text !== '').join(' · ')}</p>
        <p className={classes.line}>
          <strong>{unbroken(whenText(card.start))}</strong>
          {card.participants > 0 && ` · ${unbroken(t('chess:players', { count: card.participants }))}`}
        </p>
        <p className={classes.line}>
          {[
            unbroken(t(`chess:kinds.${card.kind}`)),
            ...(card.timeControlKnown
              ? [unbroken(t('chess:timeControl', { initial: card.initialTime, increment: card.increment }))]
              : []),
            card.rounds === null || card.rounds === 0
              ? every
              : `${t('chess:rounds', { count: card.rounds })}, ${every}`,
          ].join(' · ')}
        </p>
        {card.started && (
          <p className={classes.line}>
            <StatusChip progress={progressOfCard(card)} />
            {card.gamesNow > 0 && <span className={classes.games}>{t('gamesNow', { count: card.gamesNow })}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

export const progressOfCard = (card: TournamentCard): TournamentProgress => ({
  ...card,
  round: card.currentRound,
  roundStart: card.currentRoundStart,
  roundDone: card.currentRoundDone,
  isLive: card.gamesNow > 0,
});
