import { MINUTE } from '../../../domain/kernel/time.ts';
import { useFormat } from '../../app/format.ts';
import { formatClock } from '../../model/game/clock.ts';

/** Time spent on a move: 0.3 s, 12.4 s, and 5:09 from a minute on. */
export function useSpentTime(): (ms: number) => string {
  const format = useFormat();
  return (ms) => (ms < MINUTE ? `${format.number(Math.floor(ms / 100) / 10, 1)} s` : formatClock(ms));
}
