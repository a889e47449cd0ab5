import { MINUTE } from '../../domain/time.ts';
import { useFormat } from '../format.ts';
import { formatClock } from '../model/clock.ts';

/** What a move took: 0.3 s, 12.4 s, and 5:09 from a minute on. */
export function useSpentTime(): (ms: number) => string {
  const format = useFormat();
  return (ms) => (ms < MINUTE ? `${format.number(Math.floor(ms / 100) / 10, 1)} s` : formatClock(ms));
}
