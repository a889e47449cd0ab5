/** The links of entrants (CF-1, CF-5). */
import type { Db } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readLinkedEntries } from '../../db/read/event.ts';
import { deleteEntryLinks, insertEntryLink } from '../../db/write/event.ts';
import { endsAt } from '../../domain/event/value/deadlines.ts';
import type { PartyId } from '../../domain/event/value/entry.ts';
import type { ChessEvent } from '../../domain/event/value/event.ts';
import type { EntryId, EventId } from '../../domain/kernel/ids.ts';
import { DAY, type Millis } from '../../domain/kernel/time.ts';
import { entryToken, hashSecret } from '../account/login/random-secrets.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { storedEvent } from './find-event.ts';

/** Links open the page of their entries so long after the event. */
const LINK_KEPT_MS = 30 * DAY;

/** Another link to the entries of a party; earlier ones stay. */
export async function addEntryLink(db: Db, event: EventId, party: PartyId, now: Millis): Promise<string> {
  const token = entryToken();
  const row = { tokenHash: await hashSecret(token), event, party, createdAt: now };
  await commit(db, { writes: [insertEntryLink(db, row)] });
  return token;
}

/** A link in place of all earlier ones. */
export async function renewEntryLink({ db, now }: Deps, event: EventId, party: PartyId): Promise<string> {
  const token = entryToken();
  const row = { tokenHash: await hashSecret(token), event, party, createdAt: now() };
  await commit(db, { writes: [deleteEntryLinks(db, event, party), insertEntryLink(db, row)] });
  return token;
}

export interface LinkHolder {
  readonly event: EventId;
  readonly party: PartyId;
  readonly entries: readonly EntryId[];
}

/** Whose link it is. An ended link looks like none. */
export async function holderOfLink({ db }: Pick<Deps, 'db'>, token: string): Promise<LinkHolder> {
  return orNotFound(await readLinkedEntries(db, await hashSecret(token)), 'noSuchEntry');
}

export async function linkedEvent(
  deps: Deps,
  token: string,
): Promise<{ readonly holder: LinkHolder; readonly event: ChessEvent; readonly formSecret: string }> {
  const holder = await holderOfLink(deps, token);
  const { event, formSecret } = await storedEvent(deps, holder.event);
  if (deps.now() > endsAt(event.settings) + LINK_KEPT_MS) throw new Refusal('noSuchEntry');
  return { holder, event, formSecret };
}
