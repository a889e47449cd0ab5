import { useEffect, useState } from 'react';
import { MINUTE } from '../../../../domain/kernel/time.ts';
import type { GameState } from '../state/game-state.ts';
import { nextClockWarning } from './clock-warning.ts';

/** The texts are loaded this long before the first warning, as a connection may be slow. */
const AHEAD_MS = MINUTE;

/** Whether a warning of little time left is due soon, or has been given. */
export function useShortTime(state: GameState): boolean {
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    if (isShort) return;
    const next = nextClockWarning(state, null, performance.now());
    if (next === null) return;
    const timer = setTimeout(() => setShort(true), next.inMs - AHEAD_MS);
    return () => clearTimeout(timer);
  }, [state, isShort]);
  return isShort;
}
