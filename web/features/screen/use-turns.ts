import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND } from '../../../domain/kernel/time.ts';
import { placeOf, type Slide, turned } from '../../model/hall-slides.ts';

export interface Turns {
  readonly at: number;
  readonly isPaused: boolean;
  readonly turn: (by: 1 | -1) => void;
  readonly pause: () => void;
}

/** Cycles through the views: after some seconds, and by the arrow keys. The space bar pauses. */
export function useTurns(slides: readonly Slide[], seconds: number): Turns {
  const [shown, setShown] = useState('');
  const [isPaused, setPaused] = useState(false);
  const at = placeOf(slides, shown);
  const key = slides[at]?.key;
  const count = slides.length;
  const turn = (by: 1 | -1) => setShown((from) => turned(slides, from, by));
  const pause = () => setPaused((paused) => !paused);
  const turnOn = useEffectEvent(() => turn(1));
  // Updates meanwhile do not prolong a view.
  useEffect(() => {
    if (isPaused || count < 2 || key === undefined) return;
    const timer = setTimeout(() => turnOn(), seconds * SECOND);
    return () => clearTimeout(timer);
  }, [key, count, isPaused, seconds]);
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
