import { useEffect, useState } from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether the user has moved, pressed or touched anything: for what a first view need not wait for. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => {
    if (isEngaged) return;
    const engage = () => setEngaged(true);
    for (const event of EVENTS) window.addEventListener(event, engage, { once: true, passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, engage);
    };
  }, [isEngaged]);
  return isEngaged;
}
