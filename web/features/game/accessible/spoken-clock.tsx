import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../play/play-page.module.css';
import type { GameState } from '../state/game-state.ts';
import { nextClockWarning } from '../table/clock-warning.ts';
import { spokenTime } from './spoken-answer.ts';

/** Announces to screen readers that little time is left on the own clock. */
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
