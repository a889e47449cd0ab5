import { useEffect, useState } from 'react';

/**
 * Whether a lazy dialog is open by now: never in its first render. A dialog that mounts open does not know where the
 * focus was, and cannot restore it.
 */
export function useLateOpening(opened: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return opened && isThere;
}
