import { commit } from '../../../db/commit.ts';
import { readSessionOwners, readSessions } from '../../../db/read/session.ts';
import { deleteExpiredSessions, deleteSession, extendSession, insertSession } from '../../../db/write/session.ts';
import { personOf } from '../../../domain/access/account-status.ts';
import { type Actor, type Person, VISITOR } from '../../../domain/access/actor.ts';
import type { AccountId, SessionId } from '../../../domain/kernel/ids.ts';
import { DAY, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, sessionToken } from './random-secrets.ts';

/** A session expires when it has not been used for this long. */
const LIFETIME_MS = 30 * DAY;
/** The expiry is extended at most once in this time, so that requests rarely write. */
const EXTENSION_STEP_MS = DAY;

/** When the session with this expiry was last used, to the day. */
export const lastUse = (expiresAt: Millis): Millis => millis(expiresAt - LIFETIME_MS);

const TOKEN = /^[\w-]{43}$/;

/** Starts a session on this device and returns its token. Only a hash of the token is stored. */
export async function openSession(deps: Deps, account: AccountId, device: string): Promise<string> {
  const token = sessionToken();
  const now = deps.now();
  await commit(deps.db, {
    writes: [
      deleteExpiredSessions(deps.db, account, now),
      insertSession(deps.db, {
        tokenHash: await hashToken(token),
        account,
        device,
        createdAt: now,
        expiresAt: millis(now + LIFETIME_MS),
      }),
    ],
  });
  return token;
}

/** The session of a cookie's token; null if the token is malformed. */
export const sessionOf = async (token: string | undefined): Promise<SessionId | null> =>
  token !== undefined && TOKEN.test(token) ? hashToken(token) : null;

/** The actor of a session: a person with all grants, or a visitor if the session is unknown or expired. */
export async function actorOfSession(deps: Deps, id: SessionId): Promise<Actor> {
  const now = deps.now();
  const session = (await readSessions(deps.db, [id], now)).get(id);
  if (session === undefined) return VISITOR;
  if (session.expiresAt - now < LIFETIME_MS - EXTENSION_STEP_MS)
    await commit(deps.db, { writes: [extendSession(deps.db, id, millis(now + LIFETIME_MS))] });
  return personOf(session.status);
}

/** The owners of those sessions that are still valid; used to revalidate open streams. */
export async function peopleOfSessions(deps: Deps, ids: readonly SessionId[]): Promise<ReadonlyMap<SessionId, Person>> {
  if (ids.length === 0) return new Map();
  const held = await readSessions(deps.db, ids, deps.now());
  return new Map([...held].map(([id, { status: standing }]) => [id, personOf(standing)]));
}

/** The account ids of those sessions that are still valid: all that a game needs of its players. */
export const ownersOfSessions = async (
  deps: Deps,
  ids: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, AccountId>> =>
  ids.length === 0 ? new Map() : readSessionOwners(deps.db, ids, deps.now());

/** Ends a session on the server and closes its streams and sockets. */
export async function closeSession(deps: Deps, id: SessionId): Promise<void> {
  const owners = await ownersOfSessions(deps, [id]);
  await commit(deps.db, { writes: [deleteSession(deps.db, id)] });
  await deps.revalidateAccess([...owners.values()]);
}
