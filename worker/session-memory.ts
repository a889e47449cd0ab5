import type { Actor } from '../domain/access/actor.ts';
import { SECOND } from '../domain/time.ts';
import { actorOfSession } from '../services/account/sessions.ts';
import type { Deps } from '../services/deps.ts';

/** After a log-out elsewhere a player's moves are still taken for so long. Nothing but moves is decided by it. */
const REMEMBERED_MS = 30 * SECOND;
const MOST_REMEMBERED = 10_000;

interface Remembered {
  readonly actor: Actor;
  readonly until: number;
}

const remembered = new Map<string, Remembered>();

/** Who holds this session, as this copy of the Worker last read it. A restart only means that it is read again. */
export async function rememberedActor(deps: Deps, token: string): Promise<Actor> {
  const known = remembered.get(token);
  if (known !== undefined && known.until > deps.now()) return known.actor;
  const actor = await actorOfSession(deps, token);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(token, { actor, until: deps.now() + REMEMBERED_MS });
  return actor;
}

/** Logged out: forgotten here at once. */
export const forgetActor = (token: string): boolean => remembered.delete(token);
