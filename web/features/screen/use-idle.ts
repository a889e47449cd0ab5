import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/kernel/time.ts';

const IDLE_AFTER_MS = 3 * SECOND;
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether there was no input for some seconds: pointer and buttons are then hidden. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, wake);
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, wake);
    };
  }, []);
  return idle;
}
