import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { KEPT_TOURNAMENTS } from '../../domain/limits.ts';
import { KEPT } from './forget-kept.ts';

/**
 * The tournaments that were looked at last, as everybody may see them, for when there is no network: what a page shows to
 * who is logged in is never among it. All of it goes when another person reads.
 */

/** When a tournament was read, in milliseconds, and what it is called. */
const READ_AT = 'x-rokade-read-at';
const TITLE = 'x-rokade-name';

export interface KeptTournament {
  readonly id: string;
  readonly name: string;
  /** When it was read, as an ISO moment. */
  readonly readAt: string;
}

/** Where they are kept; undefined where the browser has no such place, as over plain HTTP. */
const openStore = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? globalThis.caches.open(KEPT) : undefined;

const keyOf = (id: string): string => new URL(pathTo(calls.viewTournament, { id }), location.origin).href;

/** Keeps what a stranger is shown of a tournament, and forgets those that were read longest ago. */
export async function keepTournament(page: TournamentPage, now: number): Promise<void> {
  const store = await openStore();
  if (store === undefined) return;
  const headers = { [READ_AT]: String(now), [TITLE]: encodeURIComponent(page.tournament.name) };
  await store.put(keyOf(page.tournament.id), new Response(JSON.stringify(page), { headers }));
  const kept = await readAll(store);
  const tooMany = kept.slice(KEPT_TOURNAMENTS.most);
  const tooOld = kept.filter(({ at }) => at < now - KEPT_TOURNAMENTS.forMs);
  await Promise.all([...tooMany, ...tooOld].map(({ request }) => store.delete(request)));
}

/** Forgets one tournament, as where strangers may not see it any more. */
export async function forgetTournament(id: string): Promise<void> {
  await (await openStore())?.delete(keyOf(id));
}

/** What is there, the last read first. */
export async function keptTournaments(now: number): Promise<readonly KeptTournament[]> {
  const store = await openStore();
  if (store === undefined) return [];
  return (await readAll(store))
    .filter(({ at }) => at >= now - KEPT_TOURNAMENTS.forMs)
    .map(({ request, at, name }) => ({ id: idOf(request), name, readAt: new Date(at).toISOString() }));
}

/** A tournament as it was read last; null: it has not been, or too long ago. */
export async function keptTournament(
  id: string,
  now: number,
): Promise<{ readonly page: TournamentPage; readonly readAt: string } | null> {
  const answer = await (await openStore())?.match(keyOf(id));
  const at = answer === undefined ? 0 : readAt(answer);
  if (answer === undefined || at < now - KEPT_TOURNAMENTS.forMs) return null;
  // Written by this page, as the server has built it.
  return { page: (await answer.json()) as TournamentPage, readAt: new Date(at).toISOString() };
}

interface Kept {
  readonly request: Request;
  readonly at: number;
  readonly name: string;
}

async function readAll(store: Cache): Promise<Kept[]> {
  const kept = await Promise.all(
    (await store.keys()).map(async (request): Promise<Kept | undefined> => {
      const answer = await store.match(request);
      if (answer === undefined) return undefined;
      return { request, at: readAt(answer), name: decodeURIComponent(answer.headers.get(TITLE) ?? '') };
    }),
  );
  return kept.filter((one) => one !== undefined).sort((one, other) => other.at - one.at);
}

const readAt = ({ headers }: Response): number => Number(headers.get(READ_AT));

const idOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
