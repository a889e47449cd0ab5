import type { QueryClient } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { KEPT_TOURNAMENTS } from '../../domain/limits.ts';
import { SECOND } from '../../domain/time.ts';
import { complain } from '../complain.ts';
import { authInfoQuery } from '../queries/account.ts';
import { tournamentQuery } from '../queries/tournament.ts';
import { readerNumber, whenReaderChanges } from '../session.ts';
import { forgetTournament, keepTournament } from './kept-tournaments.ts';

/** First the page, then what is kept of it. */
const FIRST_MS = 2 * SECOND;

/** Keeps each tournament while it is looked at, for when there is no network. */
export function keepWhatIsRead(queryClient: QueryClient): void {
  const keptAt = new Map<string, number>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cache = queryClient.getQueryCache();

  const readerOf = () => queryClient.getQueryData(authInfoQuery.queryKey);
  const later = (id: string): void => {
    if (timers.has(id)) return;
    const again = readerOf()?.authenticated === false ? KEPT_TOURNAMENTS.againMs : KEPT_TOURNAMENTS.askedAgainMs;
    const wait = Math.max(FIRST_MS, (keptAt.get(id) ?? Number.NEGATIVE_INFINITY) + again - Date.now());
    timers.set(id, setTimeout(now, wait, id));
  };
  const now = (id: string): void => {
    timers.delete(id);
    const { queryKey } = tournamentQuery(id);
    const page = queryClient.getQueryData(queryKey);
    const reader = readerOf();
    if (page === undefined || reader === undefined || cache.find({ queryKey })?.isActive() !== true) return;
    keptAt.set(id, Date.now());
    keepNow(page, !reader.authenticated).catch((error: unknown) =>
      complain('The tournament is not kept for when there is no network.', error),
    );
  };

  whenReaderChanges(() => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    keptAt.clear();
  });
  cache.subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' || type === 'observerAdded') for (const id of tournamentsIn(queryKey)) later(id);
  });
  for (const { queryKey } of cache.findAll({ type: 'active' })) for (const id of tournamentsIn(queryKey)) later(id);
}

/** The tournament whose page lies under this key, if it is one. */
function tournamentsIn(key: readonly unknown[]): readonly string[] {
  const [, id] = key;
  if (typeof id !== 'string') return [];
  const page = tournamentQuery(id).queryKey;
  return page.length === key.length && page.every((part, at) => part === key[at]) ? [id] : [];
}

/** Keeps what strangers are shown: a stranger has it already, anybody else asks for it without saying who he is. */
async function keepNow(page: TournamentPage, isStranger: boolean): Promise<void> {
  if (isStranger) return keepTournament(page, Date.now());
  const { id } = page.tournament;
  const reader = readerNumber();
  const answer = await fetch(pathTo(calls.viewTournament, { id }), { credentials: 'omit', cache: 'no-store' });
  // Who has logged out meanwhile has had everything forgotten.
  if (reader !== readerNumber()) return;
  if (answer.status === 403 || answer.status === 404) return forgetTournament(id);
  if (!answer.ok) return;
  const shown: unknown = await answer.json();
  // Built by the server by the description of the call.
  if (reader === readerNumber()) await keepTournament(shown as TournamentPage, Date.now());
}
