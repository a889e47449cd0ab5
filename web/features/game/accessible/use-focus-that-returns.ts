import { useEffect, useState } from 'react';

/** Returns the focus to players who type moves, or move by keyboard, when the question closes. */
export function useFocusThatReturns(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => (before instanceof HTMLElement ? before.focus({ preventScroll: true }) : undefined), [before]);
}
