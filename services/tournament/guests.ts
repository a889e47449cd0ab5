import { sql } from 'drizzle-orm';
import { isOneOf } from '../../db/bulk.ts';
import type { Write } from '../../db/commit.ts';
import type { ParticipantRow } from '../../db/read/tournament.ts';
import { accounts, participants } from '../../db/schema/index.ts';
import { type AccountId, asId, GUEST_PREFIX, isGuestId } from '../../domain/ids.ts';
import type { Deps } from '../deps.ts';

/** A guest stands in the tables of one tournament only, and goes when he is taken out of it. */
export const newGuestId = ({ newId }: Deps): AccountId => asId(`${GUEST_PREFIX}${newId(10)}`);

/** Deletes what is known of the guests among these people, once they take part in nothing. */
export function forgetGuests({ db }: Deps, people: readonly ParticipantRow[]): Write[] {
  const guests = people.map(({ account }) => account).filter(isGuestId);
  if (guests.length === 0) return [];
  const gone = sql`not exists (select 1 from ${participants} where ${participants.account} = ${accounts.id})`;
  return [db.delete(accounts).where(sql`${isOneOf(accounts.id, guests)} and ${gone}`)];
}
