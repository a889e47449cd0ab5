import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '../../domain/kernel/time.ts';
import { tournamentKey, tournamentQuery } from '../queries/tournament.ts';

/** An event arrives a quarter of a second after the change; after this long the page is fetched instead. */
const EVENT_WITHIN_MS = 2 * SECOND;

interface OpenStream {
  readonly tid: string;
}

/** The streams that this browser has open. On navigation the new page mounts before the old one unmounts. */
const openStreams = new Set<OpenStream>();

/** Tracks whether the stream of a tournament is open, until `end`. */
export function trackStream(tid: string): { readonly open: () => void; readonly end: () => void } {
  const stream: OpenStream = { tid };
  return { open: () => openStreams.add(stream), end: () => openStreams.delete(stream) };
}

const hasStream = (tid: string): boolean => [...openStreams].some((stream) => stream.tid === tid);

/** The revision of the cached page of a tournament; undefined where there is none. */
export const revisionOf = (queryClient: QueryClient, tid: string): number | undefined =>
  queryClient.getQueryData(tournamentQuery(tid).queryKey)?.tournament.revision;

/**
 * After a stored change: resolves when the page contains it. An open stream delivers it, and the page is fetched only
 * where that takes too long. `revision` is the one that contains the change; undefined where it is unknown.
 */
export async function renewAfterChange(
  queryClient: QueryClient,
  tid: string,
  revision: number | undefined,
): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(otherTournamentQueries(tid)),
    renewPage(queryClient, tid, revision),
  ]);
}

/** The other queries of a tournament: no event updates them. */
export const otherTournamentQueries = (tid: string) => ({
  queryKey: tournamentKey(tid),
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] !== 'page',
});

async function renewPage(queryClient: QueryClient, tid: string, revision: number | undefined): Promise<void> {
  const mayWait = revision !== undefined && (hasStream(tid) || isReached(queryClient, tid, revision));
  if (mayWait && (await arrivesInTime(queryClient, tid, revision))) return;
  await queryClient.invalidateQueries({ queryKey: tournamentQuery(tid).queryKey, exact: true });
}

const isReached = (queryClient: QueryClient, tid: string, revision: number): boolean =>
  (revisionOf(queryClient, tid) ?? 0) >= revision;

function arrivesInTime(queryClient: QueryClient, tid: string, revision: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (inTime: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(inTime);
    };
    const check = () => {
      if (isReached(queryClient, tid, revision)) end(true);
    };
    const timer = setTimeout(() => end(false), EVENT_WITHIN_MS);
    const stop = queryClient.getQueryCache().subscribe(check);
    check();
  });
}
