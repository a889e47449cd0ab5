import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND } from '../../../domain/kernel/time.ts';
import { placeOf, type Slide, turned } from '../../model/hall-slides.ts';

export interface Turns {
  readonly at: number;
  readonly isPaused: boolean;
  readonly turn: (by: 1 | -1) => void;
  readonly pause: () => void;
}

/**
 * Cycles through the views: after some seconds, and by the arrow keys. The space bar pauses. Where another display follows,
 * `onEnd` is called after the last view.
 */
export function useTurns(slides: readonly Slide[], seconds: number, onEnd?: () => void): Turns {
  const [shown, setShown] = useState('');
  const [isPaused, setPaused] = useState(false);
  const at = placeOf(slides, shown);
  const key = slides[at]?.key;
  const count = slides.length;
  const turn = (by: 1 | -1) => setShown((from) => turned(slides, from, by));
  const pause = () => setPaused((paused) => !paused);
  const turnOn = useEffectEvent(() => (onEnd !== undefined && at >= count - 1 ? onEnd() : turn(1)));
  const isAlone = count < 2 && onEnd === undefined;
  // Updates meanwhile do not prolong a view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its whole time
  useEffect(() => {
    if (isPaused || isAlone) return;
    const timer = setTimeout(() => turnOn(), seconds * SECOND);
    return () => clearTimeout(timer);
  }, [key, count, isAlone, isPaused, seconds]);
  const onKey = useEffectEvent(({ key: pressed, target }: KeyboardEvent) => {
    if (pressed === 'ArrowRight') turn(1);
    if (pressed === 'ArrowLeft') turn(-1);
    // On a button, the space bar presses it.
    if (pressed === ' ' && !(target instanceof HTMLButtonElement)) pause();
  });
  useEffect(() => {
    // A permanent listener: one added while a key event is dispatched would miss that event.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return { at, isPaused, turn, pause };
}
