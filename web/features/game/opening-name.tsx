import { useQuery } from '@tanstack/react-query';
import { OPENINGS_FILE, openingAt, readOpenings } from '../../../contract/openings.ts';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import classes from './opening-name.module.css';

interface OpeningNameProps {
  readonly moves: readonly PlayedMove[];
  readonly ply: number;
}

/** Where the name is not known there is none: it is an extra, and no failure of the page. */
const openingsQuery = {
  queryKey: ['openings'],
  queryFn: async (): Promise<ReadonlyMap<string, string>> => {
    const answer = await fetch(OPENINGS_FILE);
    if (!answer.ok) throw new Error(`openings: ${answer.status}`);
    return readOpenings(await answer.text());
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
} as const;

/** The opening, as far as it is known by the position that is shown. */
export function OpeningName({ moves, ply }: OpeningNameProps) {
  const { data: names } = useQuery(openingsQuery);
  return <p className={classes.opening}>{names && openingAt(names, moves, ply)}</p>;
}
