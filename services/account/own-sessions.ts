import { commit } from '../../db/commit.ts';
import { readSessionsOf } from '../../db/read/session.ts';
import { deleteSessionsOf } from '../../db/write/session.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { SessionId } from '../../domain/ids.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';
import { closeSession, lastUse } from './sessions.ts';

/** A log-in of somebody's own. */
export interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Millis;
  /** To the day. */
  readonly lastUsedAt: Millis;
  readonly current: boolean;
}

/** Enough of the hash to tell the log-ins of one person apart. */
const ID_LENGTH = 16;

const idOf = (tokenHash: SessionId): string => tokenHash.slice(0, ID_LENGTH);

/** The log-ins of the caller that still hold, and which of them he asks by. */
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

/** Ends one of the own log-ins, and closes what it has opened. */
export async function endOwnSession(deps: Deps, actor: Actor, id: string): Promise<void> {
  const held = await readSessionsOf(deps.db, personAsking(actor).account, deps.now());
  const { tokenHash } = found(held.find((session) => idOf(session.tokenHash) === id));
  await closeSession(deps, tokenHash);
}

/** Ends every log-in of the caller but the one that he asks by, and closes what they have opened. */
export async function endOtherSessions(deps: Deps, actor: Actor, current: SessionId | null): Promise<void> {
  const { account } = personAsking(actor);
  await commit(deps.db, { writes: [deleteSessionsOf(deps.db, account, current)] });
  await deps.lookAgain([account]);
}
