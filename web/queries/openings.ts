import { OPENINGS_FILE, readOpenings } from '../../contract/game/openings.ts';

/** Names of openings by position. A failure yields none: they are an extra, and no error of a page. */
export const openingsQuery = {
  queryKey: ['openings'],
  queryFn: async (): Promise<ReadonlyMap<string, string>> => {
    const answer = await fetch(OPENINGS_FILE);
    if (!answer.ok) throw new Error(`openings: ${answer.status}`);
    return readOpenings(await answer.text());
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
} as const;
