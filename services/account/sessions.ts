import { commit } from '../../db/commit.ts';
import { readSessionOwners, readSessions } from '../../db/read/session.ts';
import { deleteExpiredSessions, deleteSession, extendSession, insertSession } from '../../db/write/session.ts';
import { type Actor, type Person, VISITOR } from '../../domain/access/actor.ts';
import { personOf } from '../../domain/access/standing.ts';
import type { AccountId, SessionId } from '../../domain/ids.ts';
import { DAY, type Millis, millis } from '../../domain/time.ts';
import type { Deps } from '../deps.ts';
import { hashToken, sessionToken } from './random-secrets.ts';

/** A log-in ends when it was not used for this long. */
const LIFETIME_MS = 30 * DAY;
/** Its end is moved at most once in this time: a request writes only rarely. */
const EXTENSION_STEP_MS = DAY;

/** When a log-in that ends then was used last, to the day. */
export const lastUse = (expiresAt: Millis): Millis => millis(expiresAt - LIFETIME_MS);

const TOKEN = /^[\w-]{43}$/;

/** Opens a log-in on this device and gives its token, which is nowhere kept. */
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

/** The log-in that a cookie speaks of; null where the cookie is none of ours. */
export const sessionOf = async (token: string | undefined): Promise<SessionId | null> =>
  token !== undefined && TOKEN.test(token) ? hashToken(token) : null;

/** Who asks with this log-in: a person with all grants, or a visitor where it is unknown or over. */
export async function actorOfSession(deps: Deps, id: SessionId): Promise<Actor> {
  const now = deps.now();
  const session = (await readSessions(deps.db, [id], now)).get(id);
  if (session === undefined) return VISITOR;
  if (session.expiresAt - now < LIFETIME_MS - EXTENSION_STEP_MS)
    await commit(deps.db, { writes: [extendSession(deps.db, id, millis(now + LIFETIME_MS))] });
  return personOf(session.standing);
}

/** The people of those of these log-ins that still hold: for those who have had something open for a while. */
export async function peopleOfSessions(deps: Deps, ids: readonly SessionId[]): Promise<ReadonlyMap<SessionId, Person>> {
  if (ids.length === 0) return new Map();
  const held = await readSessions(deps.db, ids, deps.now());
  return new Map([...held].map(([id, { standing }]) => [id, personOf(standing)]));
}

/** Whose those of these log-ins are that still hold: all that a game has to know of its players. */
export const ownersOfSessions = async (
  deps: Deps,
  ids: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, AccountId>> =>
  ids.length === 0 ? new Map() : readSessionOwners(deps.db, ids, deps.now());

/** Ends a log-in on the server: the cookie is worth nothing from now on, and what it has opened is closed. */
export async function closeSession(deps: Deps, id: SessionId): Promise<void> {
  const owners = await ownersOfSessions(deps, [id]);
  await commit(deps.db, { writes: [deleteSession(deps.db, id)] });
  await deps.lookAgain([...owners.values()]);
}
