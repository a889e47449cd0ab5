import { useEffect, useState } from 'react';
import { MINUTE } from '../../../domain/time.ts';
import { nextClockWarning } from './clock-warning.ts';
import type { GameState } from './game-state.ts';

/** So long before the first warning the words of it are loaded: a line may be slow. */
const AHEAD_MS = MINUTE;

/** Whether the reader is soon to be told that little is left on his clock, or has been. */
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
