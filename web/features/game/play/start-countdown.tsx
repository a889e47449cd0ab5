import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { countdownParts } from '../../../ui/tournament/countdown.tsx';
import { type ServerGame, untilStart } from '../state/server-game.ts';
import classes from './start-countdown.module.css';

/** A full circle is a minute; longer times are shown in figures only. */
const CIRCLE_MS = MINUTE;
const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

/** The countdown over the blurred board until the game starts (R-499). */
export function StartCountdown({ serverGame }: { readonly serverGame: ServerGame }) {
  const { t } = useTranslation(['game', 'ui']);
  const left = useLeft(serverGame);
  const parts = countdownParts(left + SECOND - 1);
  return (
    <div className={classes.place}>
      <div className={classes.dial}>
        <svg viewBox="0 0 100 100" className={classes.ring} aria-hidden="true">
          <circle cx="50" cy="50" r={RADIUS} className={classes.track} />
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={classes.left}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - Math.min(1, left / CIRCLE_MS))}
          />
        </svg>
        <p className={classes.words} role="timer" aria-live="off">
          <span>{t(left > 0 ? 'startsIn' : 'starting')}</span>
          {left > 0 && (
            <b className={classes.time}>
              {parts.map(({ unit, value }) => `${value} ${t(`ui:countdown.${unit}`)}`).join(' ')}
            </b>
          )}
        </p>
      </div>
    </div>
  );
}

function useLeft(serverGame: ServerGame): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  return untilStart(serverGame, Math.max(now, serverGame.at));
}
