import { useEffect, useState } from 'react';

/** What the first view does without, loaded as soon as the browser has nothing else to do; null until it is here. */
export function useLater<Value>(load: () => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is the same, whichever render asks for it
  useEffect(() => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
    function start(): void {
      // Without it the server says what is wrong.
      void load().then(
        (value) => setLoaded({ value }),
        () => undefined,
      );
    }
    return () => ('cancelIdleCallback' in window ? cancelIdleCallback(idle as number) : clearTimeout(idle));
  }, []);
  return loaded?.value ?? null;
}
