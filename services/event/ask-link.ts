import { commit } from '../../db/commit.ts';
import { readEntriesOfAddress } from '../../db/read/event.ts';
import { storeWrittenMails } from '../../db/write/event.ts';
import { DAY, millis } from '../../domain/kernel/time.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import type { Deps } from '../deps.ts';

/** Links end so long after the event. */
const LINK_DAYS = 30;

/** E-mails the links of all entries that write to this address. Nobody learns whether there are any (CF-4). */
export async function askEntryLink(deps: Deps, email: string): Promise<void> {
  const { db, now } = deps;
  const since = localDayOf(millis(now() - LINK_DAYS * DAY), deps.timeZone);
  const found = await readEntriesOfAddress(db, email, since);
  const parties = new Map(
    found
      .filter(({ state }) => state !== 'erased' && state !== 'expired')
      .map((entry) => [`${entry.event} ${entry.party}`, entry]),
  );
  const mails = [...parties.values()].map(({ event, id, state }) => ({
    event,
    entry: id,
    kind: state === 'unconfirmed' ? ('confirm' as const) : ('link' as const),
  }));
  if (mails.length === 0) return;
  await commit(db, { writes: storeWrittenMails(db, mails, { key: deps.newId(), now: now() }) });
}
