import type { QueryClient } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { camelKeys } from '../../contract/codec/case.ts';
import { pathTo } from '../../contract/http/request.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { OFFLINE_TOURNAMENTS } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { onUserChange, sessionEpoch } from '../app/session.ts';
import { warn } from '../app/warn.ts';
import { userQuery } from '../queries/account.ts';
import { tournamentQuery } from '../queries/tournament.ts';
import { deviceNow } from '../time/server-time.ts';
import { removeOfflineTournament, storeOfflineTournament } from './offline-tournaments.ts';

/** The page loads first, then its offline copy is stored. */
const FIRST_MS = 2 * SECOND;

/** Stores each tournament for reading offline while it is viewed. */
export function cacheViewedTournaments(queryClient: QueryClient): void {
  const storedAt = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cache = queryClient.getQueryCache();

  const userOf = () => queryClient.getQueryData(userQuery.queryKey);
  const schedule = (id: string): void => {
    if (timers.has(id)) return;
    const interval = userOf()?.person === null ? OFFLINE_TOURNAMENTS.refreshMs : OFFLINE_TOURNAMENTS.userRefreshMs;
    const wait = Math.max(FIRST_MS, (storedAt.get(id) ?? Number.NEGATIVE_INFINITY) + interval - deviceNow());
    timers.set(id, setTimeout(store, wait, id));
  };
  const store = (id: string): void => {
    timers.delete(id);
    const { queryKey } = tournamentQuery(id);
    const page = queryClient.getQueryData(queryKey);
    const user = userOf();
    if (page === undefined || user === undefined || cache.find({ queryKey })?.isActive() !== true) return;
    storedAt.set(id, deviceNow());
    storeNow(page, user.person === null).catch((error: unknown) =>
      warn('The tournament could not be stored for reading offline.', error),
    );
  };

  onUserChange(() => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    storedAt.clear();
  });
  cache.subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' || type === 'observerAdded') for (const id of tournamentsIn(queryKey)) schedule(id);
  });
  for (const { queryKey } of cache.findAll({ type: 'active' })) for (const id of tournamentsIn(queryKey)) schedule(id);
}

/** The tournament whose page has this key, if it is one. */
function tournamentsIn(key: readonly unknown[]): readonly string[] {
  const [, id] = key;
  if (typeof id !== 'string') return [];
  const page = tournamentQuery(id).queryKey;
  return page.length === key.length && page.every((part, at) => part === key[at]) ? [id] : [];
}

/** Stores the public page: a visitor has it already, a logged-in user requests it without credentials. */
async function storeNow(page: TournamentPage, isVisitor: boolean): Promise<void> {
  if (isVisitor) return storeOfflineTournament(page, deviceNow());
  const { id } = page.tournament;
  const epoch = sessionEpoch();
  const response = await fetch(pathTo(calls.viewTournament, { id }), { credentials: 'omit', cache: 'no-store' });
  // After a log-out meanwhile, nothing of the user may be stored.
  if (epoch !== sessionEpoch()) return;
  if (response.status === 403 || response.status === 404) return removeOfflineTournament(id);
  if (!response.ok) return;
  const shown = camelKeys<unknown>(await response.json());
  // Built by the server from the description of the call.
  if (epoch === sessionEpoch()) await storeOfflineTournament(shown as TournamentPage, deviceNow());
}
