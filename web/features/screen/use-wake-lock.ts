import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can; it lets go of that whenever the page is out of sight. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | undefined;
    let isGone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        held = await navigator.wakeLock.request('screen');
        if (isGone) await held.release();
      } catch {
        // Refused, as on an empty battery: the machine's own settings decide.
      }
    };
    const onChange = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onChange);
      void held?.release();
    };
  }, []);
}
