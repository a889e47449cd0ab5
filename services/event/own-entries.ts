import { readEntriesOfAccount } from '../../db/read/event.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { EntryId } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { addEntryLink } from './entry-links.ts';

/** A link to an entry that the caller has made with their account. */
export async function openOwnEntry(deps: Deps, actor: Actor, id: EntryId): Promise<string> {
  const own = await readEntriesOfAccount(deps.db, personAsking(actor).account);
  const found = orNotFound(
    own.find(({ entry }) => entry.id === id),
    'noSuchEntry',
  );
  return addEntryLink(deps.db, found.event, found.entry.party, deps.now());
}
