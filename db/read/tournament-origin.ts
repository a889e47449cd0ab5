import { and, eq, or, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { TournamentId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import { tournamentOrigins, tournaments } from '../schema/index.ts';

export type StoredOrigin = Pick<typeof tournamentOrigins.$inferSelect, 'tournament'>;

/** Where a tournament came from in a file, and what its people are called there; nothing for one that was built here. */
export const readOrigin = (db: Db, id: TournamentId) =>
  db.query.tournamentOrigins.findFirst({ where: eq(tournamentOrigins.tournament, id) });

/** The tournament of a host that a file tells of: it came with one, or it was built here and the file was made of it. */
export async function findOrigin(db: Db, host: Owner, origin: string): Promise<StoredOrigin | undefined> {
  const [row] = await db
    .select({ tournament: tournaments.id })
    .from(tournaments)
    .leftJoin(tournamentOrigins, eq(tournamentOrigins.tournament, tournaments.id))
    .where(
      and(
        eq(tournaments.organiserType, host.type),
        eq(tournaments.organiser, host.id),
        or(
          eq(tournamentOrigins.origin, origin),
          and(
            sql`${tournamentOrigins.origin} is null`,
            eq(sql`${tournaments.id} || '.' || ${tournaments.createdAt}`, origin),
          ),
        ),
      ),
    );
  return row;
}
