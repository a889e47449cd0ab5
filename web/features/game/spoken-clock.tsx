import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextClockWarning } from './clock-warning.ts';
import type { GameState } from './game-state.ts';
import classes from './play-page.module.css';
import { spokenTime } from './spoken-answer.ts';

/** Tells a player who does not see his clock that little is left on it. */
export function SpokenClock({ state }: { readonly state: GameState }) {
  const { t } = useTranslation('asking');
  const [warned, setWarned] = useState<number | null>(null);
  useEffect(() => {
    const next = nextClockWarning(state, warned, performance.now());
    if (next === null) return;
    const timer = setTimeout(() => setWarned(next.leftMs), next.inMs);
    return () => clearTimeout(timer);
  }, [state, warned]);
  return (
    <p aria-live="polite" className={classes.spoken}>
      {warned !== null && t('warning', { time: spokenTime(t, warned) })}
    </p>
  );
}
