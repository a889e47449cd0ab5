/** The cache of the tournaments available offline (`offline-tournaments.ts`). */
export const OFFLINE_CACHE = 'rokade-tournaments';

/** Without TLS, browsers have no cache storage. */
export async function clearOfflineTournaments(): Promise<void> {
  if ('caches' in globalThis) await globalThis.caches.delete(OFFLINE_CACHE);
}
