import { and, eq } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { seasonMembers, seasonMoves } from '../../schema/index.ts';

/** The categories of leagues that an account has been in, and its moves between them. */
export const seasonQueries = (db: Db, account: AccountId) => ({
  places: db
    .select({ league: seasonMembers.league, season: seasonMembers.season, category: seasonMembers.category })
    .from(seasonMembers)
    .where(and(eq(seasonMembers.memberType, 'player'), eq(seasonMembers.member, account))),
  moves: db
    .select({
      league: seasonMoves.league,
      season: seasonMoves.season,
      from: seasonMoves.fromCategory,
      to: seasonMoves.toCategory,
    })
    .from(seasonMoves)
    .where(and(eq(seasonMoves.memberType, 'player'), eq(seasonMoves.member, account))),
});
