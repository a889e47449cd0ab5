import { readEvent, type StoredEvent } from '../../db/read/event.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type EventId } from '../../domain/kernel/ids.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

export const storedEvent = async ({ db }: Pick<Deps, 'db'>, id: string): Promise<StoredEvent> =>
  orNotFound(await readEvent(db, asId<EventId>(id)), 'noSuchEvent');

/** The event, for those who run it. */
export async function managedEventOf(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<StoredEvent> {
  const stored = await storedEvent(deps, id);
  allow(actor, { do: 'runTournaments', of: stored.event.host });
  return stored;
}
