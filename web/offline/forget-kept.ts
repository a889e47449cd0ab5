/** Where the browser keeps tournaments for when there is no network (`kept-tournaments.ts`). */
export const KEPT = 'rokade-tournaments';

/** Forgets all of them. Where there is no TLS, browsers have no such place. */
export async function forgetKeptTournaments(): Promise<void> {
  if ('caches' in globalThis) await globalThis.caches.delete(KEPT);
}
