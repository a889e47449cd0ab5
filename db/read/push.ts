import { eq, sql } from 'drizzle-orm';
import type { SessionId, TournamentId } from '../../domain/kernel/ids.ts';
import type { WaitingPush } from '../../domain/lib/push.ts';
import type { Db } from '../client.ts';
import { pushDevices, pushNotices, tournaments } from '../schema/index.ts';

/** The push endpoint and language of a session's browser; undefined if it has no subscription. */
export async function readPushDevice(db: Db, session: SessionId) {
  const [row] = await db
    .select({ endpoint: pushDevices.endpoint, language: pushDevices.language })
    .from(pushDevices)
    .where(eq(pushDevices.session, session));
  return row;
}

/** The name of a tournament; undefined if it has been deleted. */
export async function readTournamentName(db: Db, tournament: TournamentId): Promise<string | undefined> {
  const [row] = await db.select({ name: tournaments.name }).from(tournaments).where(eq(tournaments.id, tournament));
  return row?.name;
}

/** Whether a tournament has undelivered notifications. */
export async function hasWaitingPush(db: Db, tournament: TournamentId): Promise<boolean> {
  const rows = await db
    .select({ id: pushNotices.id })
    .from(pushNotices)
    .where(eq(pushNotices.tournament, tournament))
    .limit(1);
  return rows.length > 0;
}

/** The undelivered notifications of a tournament, the oldest first. */
export async function readWaitingPush(
  db: Db,
  tournament: TournamentId,
): Promise<{ readonly id: string; readonly message: WaitingPush }[]> {
  const rows = await db
    .select({ notice: pushNotices, device: pushDevices })
    .from(pushNotices)
    .innerJoin(pushDevices, eq(pushDevices.session, pushNotices.session))
    .where(eq(pushNotices.tournament, tournament))
    .orderBy(sql`${pushNotices}.rowid`);
  return rows.map(({ notice, device: { session, endpoint, p256dh, auth, language } }) => ({
    id: notice.id,
    message: {
      device: { session, endpoint, p256dh, auth, language },
      content: notice.content,
      validUntil: notice.validUntil,
    },
  }));
}
