import { sql } from 'drizzle-orm';
import type { PairingMail } from '../../domain/event/pairing-mail.ts';
import type { EntryId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { entryMails, eventEntries } from '../schema/index.ts';

/** To those guests who are entrants of an event and want them. */
export const storePairingMails = (
  db: Db,
  mails: readonly PairingMail[],
  { revision, now }: { readonly revision: number; readonly now: Millis },
): Write[] => {
  if (mails.length === 0) return [];
  const rows = mails.map(({ entry, content }) => [
    entry,
    content,
    `${content.tournament} ${content.round} ${revision}`,
  ]);
  return [
    db.run(
      sql`insert or ignore into ${entryMails} (id, event, entry, content, created_at, outcome, tries, at)
        select ${eventEntries.id} || ' pairing ' || json_extract(each.value, '$[2]'), ${eventEntries.event},
          ${eventEntries.id}, json_extract(each.value, '$[1]'), ${now}, 'waiting', 0, ${now}
        from json_each(${JSON.stringify(rows)}) as each
        inner join ${eventEntries} on ${eventEntries.id} = json_extract(each.value, '$[0]')
        where json_extract(${eventEntries.contact}, '$.wantsPairings') = 1 and ${eventEntries.address} is not null`,
    ),
  ];
};

/** The organiser's words to guests who are entrants of an event and can be reached. */
export const storeGuestMails = (
  db: Db,
  entries: readonly EntryId[],
  { text, key, now }: { readonly text: string; readonly key: string; readonly now: Millis },
): Write =>
  db.run(
    sql`insert or ignore into ${entryMails} (id, event, entry, content, created_at, outcome, tries, at)
      select ${eventEntries.id} || ' message ' || ${key}, ${eventEntries.event}, ${eventEntries.id},
        ${JSON.stringify({ kind: 'message', text })}, ${now}, 'waiting', 0, ${now}
      from ${eventEntries} where ${isOneOf(eventEntries.id, entries)} and ${eventEntries.address} is not null`,
  );
