import { and, eq, or, sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/access/policy.ts';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { tournamentOrigins, tournaments } from '../../schema/index.ts';

export type StoredOrigin = Pick<typeof tournamentOrigins.$inferSelect, 'tournament'>;

/** The origin of an imported tournament and the keys of its people; undefined for one that was built here. */
export const readOrigin = (db: Db, id: TournamentId) =>
  db.query.tournamentOrigins.findFirst({ where: eq(tournamentOrigins.tournament, id) });

/** The tournament of a host that an archive describes: imported from one, or built here and exported. */
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
