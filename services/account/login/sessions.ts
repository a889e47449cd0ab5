import { commit } from '../../../db/commit.ts';
import { describeFault } from '../../../db/fault.ts';
import { readSession } from '../../../db/read/session.ts';
import { deleteExpiredSessions, deleteSession, insertSession } from '../../../db/write/session.ts';
import { personOf } from '../../../domain/access/account-status.ts';
import { type Actor, type Person, VISITOR } from '../../../domain/access/actor.ts';
import type { SessionRef } from '../../../domain/access/session.ts';
import type { AccountId, SessionId } from '../../../domain/kernel/ids.ts';
import { DAY, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { Deps } from '../../deps.ts';
import { newSessionToken, readToken, type SessionToken, tokenOf } from './session-token.ts';

/** A session expires when it has not been used for this long. */
const LIFETIME_MS = 30 * DAY;
/** The expiry is extended at most once in this time, so that requests rarely write. */
const EXTENSION_STEP_MS = DAY;

/** When the session with this expiry was last used, to the day. */
export const lastUse = (expiresAt: Millis): Millis => millis(expiresAt - LIFETIME_MS);

/** The expiry that a use of the session gives it; null while the present one is good enough. */
export const extendedExpiry = (expiresAt: Millis, now: Millis): Millis | null =>
  expiresAt - now < LIFETIME_MS - EXTENSION_STEP_MS ? millis(now + LIFETIME_MS) : null;

/** Starts a session on this device and returns its token. Only a hash of the token is stored. */
export async function openSession(deps: Deps, account: AccountId, device: string): Promise<string> {
  const { token, id } = await newSessionToken(account);
  const now = deps.now();
  await commit(deps.db, {
    writes: [
      deleteExpiredSessions(deps.db, account, now),
      insertSession(deps.db, {
        tokenHash: id,
        account,
        device,
        createdAt: now,
        expiresAt: millis(now + LIFETIME_MS),
      }),
    ],
  });
  // Nobody has the token yet: a session that the account's object does not learn of is never used.
  await deps.accessGained([account]);
  return token;
}

/** A session, and the token that a browser with one of an earlier version is given instead. */
export interface FoundSession {
  readonly session: SessionRef;
  readonly newToken: string | null;
}

/** The session that a token names, valid or not; null if the token names none. Earlier tokens are looked up in D1. */
export async function sessionOf(deps: Deps, token: string | undefined): Promise<FoundSession | null> {
  const read = token === undefined ? null : await readToken(token);
  if (read === null) return null;
  return read.account === null
    ? ownerOf(deps, read)
    : { session: { account: read.account, id: read.id }, newToken: null };
}

async function ownerOf(deps: Deps, { id, secret }: SessionToken): Promise<FoundSession | null> {
  const known = await readSession(deps.db, id, deps.now());
  return known === undefined
    ? null
    : { session: { account: known.account, id }, newToken: tokenOf(known.account, secret) };
}

/** The actor of a session: a person with all grants, or a visitor if the session is unknown or expired. */
export async function actorOfSession(deps: Deps, session: SessionRef): Promise<Actor> {
  const status = await deps.accountStatus(session);
  return status === null ? VISITOR : personOf(status);
}

/**
 * The owners of those sessions that are still valid; used to revalidate open streams and sockets. An object that fails to
 * respond vouches for nobody, and does not keep the others from being revalidated.
 */
export async function peopleOfSessions(
  deps: Deps,
  sessions: readonly SessionRef[],
): Promise<ReadonlyMap<SessionId, Person>> {
  const distinct = new Map(sessions.map((session) => [session.id, session]));
  const people = await Promise.all(
    [...distinct.values()].map(async (session) => ({ id: session.id, actor: await actorOrVisitor(deps, session) })),
  );
  return new Map(people.flatMap(({ id, actor }) => (actor.kind === 'visitor' ? [] : [[id, actor] as const])));
}

async function actorOrVisitor(deps: Deps, session: SessionRef): Promise<Actor> {
  try {
    return await actorOfSession(deps, session);
  } catch (error) {
    console.error(JSON.stringify({ revalidation: describeFault(error) }));
    return VISITOR;
  }
}

/** Ends a session on the server and closes its streams and sockets. */
export async function closeSession(deps: Deps, { account, id }: SessionRef): Promise<void> {
  await deps.changeAccess([account], () => commit(deps.db, { writes: [deleteSession(deps.db, account, id)] }));
}
