import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether the user has moved, pressed or touched anything: for what a first view need not wait for. */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => {
    if (isEngaged) return;
    const engage = () => setEngaged(true);
    for (const sign of SIGNS) window.addEventListener(sign, engage, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, engage);
    };
  }, [isEngaged]);
  return isEngaged;
}
