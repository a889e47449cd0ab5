import { bulkInsert } from '../../../db/bulk.ts';
import type { Db } from '../../../db/client.ts';
import type { Write } from '../../../db/commit.ts';
import { readTournamentFile } from '../../../db/read/tournament/tournament.ts';
import { readWholeLog } from '../../../db/read/tournament/tournament-log.ts';
import { readOrigin } from '../../../db/read/tournament/tournament-origin.ts';
import { tournamentLog } from '../../../db/schema/index.ts';
import { storeTournamentFile } from '../../../db/write/tournament.ts';
import { storeOrigin } from '../../../db/write/tournament-origin.ts';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import type { StoredHistory } from '../../../domain/tournament/archive/archive-of.ts';
import type { ImportedHistory } from '../../../domain/tournament/decision.ts';

export async function readHistory(db: Db, id: TournamentId): Promise<StoredHistory> {
  const [stored, log, report] = await Promise.all([
    readOrigin(db, id),
    readWholeLog(db, id),
    readTournamentFile(db, id),
  ]);
  return { origin: stored?.origin ?? null, keys: stored?.keys ?? {}, log, report };
}

/** Belongs into the commit of the imported tournament, after its own row. */
export const historyWrites = (db: Db, id: TournamentId, { origin, keys, log, report }: ImportedHistory): Write[] => [
  ...(report === null ? [] : [storeTournamentFile(db, id, report)]),
  storeOrigin(db, { tournament: id, origin, keys }),
  ...bulkInsert(
    db,
    tournamentLog,
    log.map((entry) => ({ tournament: id, ...entry })),
  ),
];
