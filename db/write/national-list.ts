import { sql } from 'drizzle-orm';
import type { NationalPlayer } from '../../domain/rating/national-list.ts';
import { bulkInsert } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { nationalLists, nationalPlayers } from '../schema/index.ts';

/** They count for nothing until their import is in place. */
export const insertNationalPlayers = (db: Db, id: string, players: readonly NationalPlayer[]): Write[] =>
  bulkInsert(
    db,
    nationalPlayers,
    players.map((player) => ({ ...player, import: id })),
  );

/** Makes an import the list of its federation, in place of the one before. */
export const putInPlace = (db: Db, { federation, ...list }: typeof nationalLists.$inferInsert): Write =>
  db
    .insert(nationalLists)
    .values({ federation, ...list })
    .onConflictDoUpdate({ target: nationalLists.federation, set: list });

/** Some of the players of imports that are not in place: replaced, or broken off. */
export const deleteReplacedPlayers = (db: Db, most: number) =>
  db.run(sql`delete from ${nationalPlayers} where rowid in (
    select rowid from ${nationalPlayers}
    where ${nationalPlayers.import} not in (select ${nationalLists.import} from ${nationalLists}) limit ${most})`);
