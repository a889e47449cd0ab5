import { OPENINGS_FILE, readOpenings } from '../../contract/openings.ts';

/** The names of openings by their positions. Where they do not come there are none: they are an extra, and no failure of a page. */
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
