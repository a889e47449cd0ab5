import { env } from 'cloudflare:workers';
import { openDb } from '../../../db/client.ts';
import { commit } from '../../../db/commit.ts';
import { readParkedMessages } from '../../../db/read/parked-messages.ts';
import { storeParkedMessage } from '../../../db/write/parked-messages.ts';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import { HOUR, millis } from '../../../domain/kernel/time.ts';
import { freshId } from './people.ts';

/** Lists a message of a tournament's object as parked, and returns the number of its row. */
export async function parkMessage(tournament: TournamentId): Promise<number> {
  const db = openDb(env.DB);
  const id = freshId('message');
  const sender = { kind: 'tournament', id: env.TOURNAMENT.idFromName(tournament).toString() } as const;
  const parkedAt = millis(Date.now());
  const firstTriedAt = millis(parkedAt - 24 * HOUR);
  const tried = { tries: 43, firstTriedAt, parkedAt, fault: 'timeout' } as const;
  await commit(db, {
    writes: [storeParkedMessage(db, sender, { id, tournament, kind: 'openGame', target: 'game', ...tried })],
  });
  return (await readParkedMessages(db)).find(({ message }) => message === id)?.id ?? 0;
}
