import type { QueryClient } from '@tanstack/react-query';
import { complain } from '../complain.ts';

/** The service worker is fetched when the page stands; where there is one, what is read is kept for when there is no network. */
export function readyForOffline(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    const { keepWhatIsRead } = await import('./keeper.ts');
    keepWhatIsRead(queryClient);
  };
  const begin = () => register().catch((error: unknown) => complain('Nothing is kept for offline.', error));
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', begin, { once: true });
}
