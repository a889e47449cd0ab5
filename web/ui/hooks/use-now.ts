import { useEffect, useState } from 'react';
import { onTimeCorrected, serverNow } from '../../time/server-time.ts';

/** The current time by the server's clock, updated every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    const stop = onTimeCorrected(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
