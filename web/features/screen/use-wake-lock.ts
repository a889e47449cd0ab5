import { useEffect } from 'react';

/** Keeps the screen on, where the browser can; the lock ends whenever the page is hidden. */
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
        // Refused, as on a low battery: the system settings apply.
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
