import { useEffect, useState } from 'react';

/**
 * Whether a dialog that is loaded when it is wanted is open by now: never in its first moment. One that is open from its
 * first moment does not know where the focus has come from, and cannot give it back.
 */
export function useLateOpening(opened: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return opened && isThere;
}
