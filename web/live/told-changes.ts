import type { QueryClient } from '@tanstack/react-query';
import { SECOND } from '../../domain/time.ts';
import { tournamentKey, tournamentQuery } from '../queries/tournament.ts';

/** An event comes a quarter of a second after the change; whoever has not heard it by now asks. */
const TOLD_WITHIN_MS = 2 * SECOND;

interface OpenStream {
  readonly tid: string;
}

/** What this browser listens to just now. The page that comes is there before the one that goes has left. */
const openStreams = new Set<OpenStream>();

/** Says of a stream whether changes come by it, until `end`. */
export function toldBy(tid: string): { readonly open: () => void; readonly end: () => void } {
  const stream: OpenStream = { tid };
  return { open: () => openStreams.add(stream), end: () => openStreams.delete(stream) };
}

const isTold = (tid: string): boolean => [...openStreams].some((stream) => stream.tid === tid);

/** The revision of a tournament's page in this browser; undefined where it has none. */
export const revisionOf = (queryClient: QueryClient, tid: string): number | undefined =>
  queryClient.getQueryData(tournamentQuery(tid).queryKey)?.tournament.revision;

/**
 * After a change that the server has taken: ends when the page shows it. An open stream brings it, and the page is asked
 * for only where it does not come in time. `since` is the revision that the page had when the change was sent.
 */
export async function renewAfterChange(
  queryClient: QueryClient,
  tid: string,
  since: number | undefined,
): Promise<void> {
  await Promise.all([queryClient.invalidateQueries(besidesPage(tid)), renewPage(queryClient, tid, since)]);
}

/** All that is known of a tournament but its page: no event brings it. */
export const besidesPage = (tid: string) => ({
  queryKey: tournamentKey(tid),
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[2] !== 'page',
});

async function renewPage(queryClient: QueryClient, tid: string, since: number | undefined): Promise<void> {
  const page = { queryKey: tournamentQuery(tid).queryKey, exact: true };
  // What is on its way may be from before the change, and would take its place.
  const mayWait = since !== undefined && isTold(tid) && queryClient.isFetching(page) === 0;
  if (mayWait && (await isToldInTime(queryClient, tid, since))) return;
  await queryClient.invalidateQueries(page);
}

function isToldInTime(queryClient: QueryClient, tid: string, since: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (inTime: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(inTime);
    };
    const look = () => {
      if ((revisionOf(queryClient, tid) ?? since) > since) end(true);
    };
    const timer = setTimeout(() => end(false), TOLD_WITHIN_MS);
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}
