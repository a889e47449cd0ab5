import { readEventLog } from '../../db/read/event.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Deps } from '../deps.ts';
import { managedEventOf } from './find-event.ts';

/** The last changes, the newest first. */
export async function eventLogOf(deps: Deps, actor: Actor, id: string) {
  const { event } = await managedEventOf(deps, actor, id);
  return readEventLog(deps.db, event.id);
}
