import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/time.ts';

const IDLE_AFTER_MS = 3 * SECOND;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether nobody has touched anything for some seconds: then pointer and buttons are out of the way. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  return idle;
}
