import type { QueryClient } from '@tanstack/react-query';
import { warn } from '../app/warn.ts';

/** Registers the service worker once the page has loaded, and then stores viewed tournaments for reading offline. */
export function registerServiceWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
    const { cacheViewedTournaments } = await import('./offline-cache.ts');
    cacheViewedTournaments(queryClient);
  };
  const begin = () => register().catch((error: unknown) => warn('The service worker could not be registered.', error));
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', begin, { once: true });
}
