import { eq, sql } from 'drizzle-orm';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { tournamentOutbox } from '../../schema/index.ts';

/** The undelivered messages of a tournament to its games, the oldest first. */
export const readWaitingMessages = (db: Db, tournament: TournamentId) =>
  db
    .select({ id: tournamentOutbox.id, message: tournamentOutbox.message })
    .from(tournamentOutbox)
    .where(eq(tournamentOutbox.tournament, tournament))
    .orderBy(sql`rowid`);
