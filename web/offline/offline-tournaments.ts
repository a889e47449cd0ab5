import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { OFFLINE_TOURNAMENTS } from '../../domain/kernel/limits.ts';
import { clearOfflineTournaments, OFFLINE_CACHES } from './clear-offline-tournaments.ts';

/**
 * The tournaments viewed last, in their public version, for reading offline: data for logged-in users is never stored.
 * All of it is cleared when the user changes.
 */

/**
 * A digest of the fields of a tournament's page. A copy of another version of the page cannot be shown, so a new digest
 * has a cache of its own; `test/contract/page-shape.test.ts` names it.
 */
export const PAGE_SHAPE = '4c9e076a';
export const OFFLINE_CACHE = `${OFFLINE_CACHES}-${PAGE_SHAPE}`;

/** Response headers with the time of storing, in milliseconds, and the tournament's name. */
const READ_AT = 'x-rokade-read-at';
const TITLE = 'x-rokade-name';

export interface OfflineTournament {
  readonly id: string;
  readonly name: string;
  /** When it was stored, as an ISO timestamp. */
  readonly readAt: string;
}

/** The cache; undefined where the browser has none, as over plain HTTP. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? globalThis.caches.open(OFFLINE_CACHE) : undefined;

const keyOf = (id: string): string => new URL(pathTo(calls.viewTournament, { id }), location.origin).href;

/** Stores the public page of a tournament, and removes the oldest ones. */
export async function storeOfflineTournament(page: TournamentPage, now: number): Promise<void> {
  const cache = await openCache();
  if (cache === undefined) return;
  const headers = { [READ_AT]: String(now), [TITLE]: encodeURIComponent(page.tournament.name) };
  await cache.put(keyOf(page.tournament.id), new Response(JSON.stringify(page), { headers }));
  const stored = await readAll(cache);
  const tooMany = stored.slice(OFFLINE_TOURNAMENTS.most);
  const tooOld = stored.filter(({ at }) => at < now - OFFLINE_TOURNAMENTS.forMs);
  await Promise.all([...tooMany, ...tooOld].map(({ request }) => cache.delete(request)));
  await clearOfflineTournaments(OFFLINE_CACHE);
}

/** Removes one tournament, as when it is no longer public. */
export async function removeOfflineTournament(id: string): Promise<void> {
  await (await openCache())?.delete(keyOf(id));
}

/** All stored tournaments, the latest first. */
export async function offlineTournaments(now: number): Promise<readonly OfflineTournament[]> {
  const cache = await openCache();
  if (cache === undefined) return [];
  return (await readAll(cache))
    .filter(({ at }) => at >= now - OFFLINE_TOURNAMENTS.forMs)
    .map(({ request, at, name }) => ({ id: idOf(request), name, readAt: new Date(at).toISOString() }));
}

/** A stored tournament; null where there is none, or it is too old. */
export async function offlineTournament(
  id: string,
  now: number,
): Promise<{ readonly page: TournamentPage; readonly readAt: string } | null> {
  const answer = await (await openCache())?.match(keyOf(id));
  const at = answer === undefined ? 0 : readAt(answer);
  if (answer === undefined || at < now - OFFLINE_TOURNAMENTS.forMs) return null;
  // Written by this page, as the server has built it.
  return { page: (await answer.json()) as TournamentPage, readAt: new Date(at).toISOString() };
}

interface StoredTournament {
  readonly request: Request;
  readonly at: number;
  readonly name: string;
}

async function readAll(cache: Cache): Promise<StoredTournament[]> {
  const stored = await Promise.all(
    (await cache.keys()).map(async (request): Promise<StoredTournament | undefined> => {
      const answer = await cache.match(request);
      if (answer === undefined) return undefined;
      return { request, at: readAt(answer), name: decodeURIComponent(answer.headers.get(TITLE) ?? '') };
    }),
  );
  return stored.filter((one) => one !== undefined).sort((one, other) => other.at - one.at);
}

const readAt = ({ headers }: Response): number => Number(headers.get(READ_AT));

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
