import { useEffect, useState } from 'react';

/** Who types his moves, or moves by the keys, goes on where he was when the question is gone. */
export function useFocusThatReturns(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => (before instanceof HTMLElement ? before.focus({ preventScroll: true }) : undefined), [before]);
}
