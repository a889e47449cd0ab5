import { eq, sql } from 'drizzle-orm';
import type { SessionId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { type AccountPush, MOST_PUSH_DEVICES, PUSH_LIFETIME_MS } from '../../domain/lib/push.ts';
import { isOneOf, ROWS_PER_STATEMENT } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { pushDevices, pushNotices, sessions } from '../schema/index.ts';

/** Subscribes this browser for its latest session; beyond the limit the oldest subscription is deleted. */
export const putPushDevice = (db: Db, row: typeof pushDevices.$inferInsert): Write[] => [
  db.delete(pushDevices).where(eq(pushDevices.endpoint, row.endpoint)),
  db.delete(pushDevices).where(eq(pushDevices.session, row.session)),
  db.insert(pushDevices).values(row),
  db.run(
    sql`delete from ${pushDevices} where ${pushDevices.account} = ${row.account} and ${pushDevices.session} not in (select session from ${pushDevices} where account = ${row.account} order by created_at desc, rowid desc limit ${MOST_PUSH_DEVICES})`,
  ),
];

export const deletePushDevice = (db: Db, session: SessionId): Write =>
  db.delete(pushDevices).where(eq(pushDevices.session, session));

/** Deletes a subscription that no longer exists at the push service. */
export const deletePushEndpoint = (db: Db, endpoint: string): Write =>
  db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));

/** Stores a tournament's notifications for every device of these accounts whose session is valid at this moment. */
export function storePushNotices(
  db: Db,
  tournament: TournamentId,
  devices: readonly AccountPush[],
  at: Millis,
): Write[] {
  const statements: Write[] = [];
  for (let from = 0; from < devices.length; from += ROWS_PER_STATEMENT) {
    const rows = devices
      .slice(from, from + ROWS_PER_STATEMENT)
      .map(({ account, content }) => [account, content, at + PUSH_LIFETIME_MS[content.kind]]);
    statements.push(
      db.run(
        sql`insert into ${pushNotices} (id, session, tournament, content, valid_until) select lower(hex(randomblob(16))), ${pushDevices.session}, ${tournament}, json_extract(each.value, '$[1]'), json_extract(each.value, '$[2]') from json_each(${JSON.stringify(rows)}) as each inner join ${pushDevices} on ${pushDevices.account} = json_extract(each.value, '$[0]') inner join ${sessions} on ${sessions.tokenHash} = ${pushDevices.session} and ${sessions.expiresAt} > ${at}`,
      ),
    );
  }
  return statements;
}

export const deletePushNotices = (db: Db, ids: readonly string[]): Write =>
  db.delete(pushNotices).where(isOneOf(pushNotices.id, ids));
