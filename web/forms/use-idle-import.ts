import { useEffect, useState } from 'react';

/** Imports a module that the first view does not need when the browser is idle; null until it is loaded. */
export function useIdleImport<Value>(load: () => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is the same, whichever render asks for it
  useEffect(() => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
    function start(): void {
      // Without it the server validates alone.
      void load().then(
        (value) => setLoaded({ value }),
        () => undefined,
      );
    }
    return () => ('cancelIdleCallback' in window ? cancelIdleCallback(idle as number) : clearTimeout(idle));
  }, []);
  return loaded?.value ?? null;
}
