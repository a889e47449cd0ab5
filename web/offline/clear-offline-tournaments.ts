/** How the names of the caches of tournaments available offline begin (`offline-tournaments.ts`). */
export const OFFLINE_CACHES = 'rokade-tournaments';

/** Deletes the copies of all versions of the page, or only of others. Without TLS, browsers have no cache storage. */
export async function clearOfflineTournaments(but?: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await globalThis.caches.keys())
    if (name.startsWith(OFFLINE_CACHES) && name !== but) await globalThis.caches.delete(name);
}
