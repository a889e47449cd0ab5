import { commit } from '../../../db/commit.ts';
import { readSessionsOf } from '../../../db/read/session.ts';
import { deleteSessionsOf } from '../../../db/write/session.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import type { SessionId } from '../../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../../domain/kernel/time.ts';
import { personAsking } from '../../authority.ts';
import type { Deps } from '../../deps.ts';
import { orNotFound } from '../../refusal.ts';
import { closeSession, lastUse } from './sessions.ts';

export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Millis;
  /** Rounded to the day. */
  readonly lastUsedAt: Millis;
  readonly current: boolean;
}

/** Enough of the hash to distinguish the sessions of one user. */
const ID_LENGTH = 16;

const idOf = (tokenHash: SessionId): string => tokenHash.slice(0, ID_LENGTH);

/** The caller's valid sessions, with the one of this request marked as current. */
export async function ownSessions(deps: Deps, actor: Actor, current: SessionId | null): Promise<ListedSession[]> {
  const held = await readSessionsOf(deps.db, personAsking(actor).account, deps.now());
  return held.map(({ tokenHash, device, createdAt, expiresAt }) => ({
    id: idOf(tokenHash),
    device,
    createdAt,
    lastUsedAt: millis(Math.max(createdAt, lastUse(expiresAt))),
    current: tokenHash === current,
  }));
}

/** Ends one of the caller's sessions and closes its streams and sockets. */
export async function endOwnSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  const held = await readSessionsOf(deps.db, personAsking(actor).account, deps.now());
  const { tokenHash } = orNotFound(held.find((session) => idOf(session.tokenHash) === id));
  await closeSession(deps, { account: personAsking(actor).account, id: tokenHash });
}

/** Ends all sessions of the caller except the current one, and closes their streams and sockets. */
export async function endOtherSessions(deps: Deps, actor: Actor, current: SessionId | null): Promise<void> {
  const { account } = personAsking(actor);
  await deps.changeAccess([account], () => commit(deps.db, { writes: [deleteSessionsOf(deps.db, account, current)] }));
}
