import type { Db } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readNationalList } from '../../db/read/national-list.ts';
import { deleteReplacedPlayers, insertNationalPlayers, putInPlace } from '../../db/write/national-list.ts';
import type { ListMonth } from '../../domain/fide-list/month.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { NationalPlayer } from '../../domain/rating/national-list.ts';

export interface NewNationalList {
  readonly federation: string;
  readonly month: ListMonth;
  readonly players: readonly NationalPlayer[];
  /** Accepts a list that is older than the one in place, or much shorter. */
  readonly force: boolean;
}

export type ReplacementRefusal = 'nationalListOlder' | 'nationalListShrunk';

/** Rows that one batch writes or deletes. */
const PLAYERS_PER_BATCH = 5_000;

/**
 * Replaces the list of a federation. Its players are written in batches under the id of the import, and the last
 * batch puts the import in place: readers see the old list or the new one, and an import that is broken off leaves the
 * old one. Calls must be sequential, because players of other imports are deleted.
 */
export async function replaceNationalList(
  db: Db,
  { federation, month, players, force }: NewNationalList,
  { id, now }: { readonly id: string; readonly now: Millis },
): Promise<Result<true, ReplacementRefusal>> {
  const last = await readNationalList(db, federation);
  if (last !== undefined && !force) {
    if (last.month > month) return refuse('nationalListOlder', { month, last: last.month });
    if (players.length < last.players / 2)
      return refuse('nationalListShrunk', { players: players.length, last: last.players });
  }
  for (let from = 0; from < players.length; from += PLAYERS_PER_BATCH) {
    await commit(db, { writes: insertNationalPlayers(db, id, players.slice(from, from + PLAYERS_PER_BATCH)) });
  }
  await commit(db, {
    writes: [putInPlace(db, { federation, month, import: id, players: players.length, importedAt: now })],
  });
  await deleteReplaced(db);
  return ok(true);
}

async function deleteReplaced(db: Db): Promise<void> {
  for (;;) {
    const { meta } = await deleteReplacedPlayers(db, PLAYERS_PER_BATCH);
    if (meta.changes < PLAYERS_PER_BATCH) return;
  }
}
