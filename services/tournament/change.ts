import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import type { TournamentRow, TournamentState } from '../../db/read/tournament.ts';
import { tournaments } from '../../db/schema/index.ts';

/** Columns of the tournament's own row that a change sets. */
export type TournamentChange = Partial<TournamentRow>;

/**
 * The claim of every change: the tournament is still at the revision that was read, and goes one further. Whoever
 * decided on an older state loses the race and nothing of his batch stays.
 */
export function raiseRevision(db: Db, { id, revision }: TournamentRow, change: TournamentChange = {}): Write {
  return db
    .update(tournaments)
    .set({ ...change, revision: sql`${tournaments.revision} + 1` })
    .where(and(eq(tournaments.id, id), eq(tournaments.revision, revision)));
}

/** The state with its tournament row as the change leaves it. */
export const withTournament = (state: TournamentState, change: Partial<TournamentRow>): TournamentState => ({
  ...state,
  tournament: { ...state.tournament, ...change },
});
