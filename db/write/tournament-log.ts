import type { TournamentId } from '../../domain/ids.ts';
import type { LogEntry } from '../../domain/tournament/log.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentLog } from '../schema/index.ts';

/** Belongs into the commit of the change itself. */
export const storeLogEntry = (db: Db, tournament: TournamentId, entry: LogEntry | null): Write[] =>
  entry === null ? [] : [db.insert(tournamentLog).values({ tournament, ...entry })];
