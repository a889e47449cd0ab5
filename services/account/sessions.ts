import { commit } from '../../db/commit.ts';
import { readSession } from '../../db/read/session.ts';
import { deleteExpiredSessions, deleteSession, extendSession, insertSession } from '../../db/write/session.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { personOf } from '../../domain/access/standing.ts';
import type { AccountId } from '../../domain/ids.ts';
import { DAY, millis } from '../../domain/time.ts';
import type { Deps } from '../deps.ts';
import { hashToken, sessionToken } from './random-secrets.ts';

/** A log-in ends when it was not used for this long. */
const LIFETIME_MS = 30 * DAY;
/** Its end is moved at most once in this time: a request writes only rarely. */
const EXTENSION_STEP_MS = DAY;

const TOKEN = /^[\w-]{43}$/;

/** Opens a log-in and gives its token, which is nowhere kept. */
export async function openSession(deps: Deps, account: AccountId): Promise<string> {
  const token = sessionToken();
  const now = deps.now();
  await commit(deps.db, {
    writes: [
      deleteExpiredSessions(deps.db, account, now),
      insertSession(deps.db, {
        tokenHash: await hashToken(token),
        account,
        createdAt: now,
        expiresAt: millis(now + LIFETIME_MS),
      }),
    ],
  });
  return token;
}

/** Who asks with this token: a person with all grants, or a visitor where the log-in is unknown or over. */
export async function actorOfSession(deps: Deps, token: string): Promise<Actor> {
  if (!TOKEN.test(token)) return VISITOR;
  const now = deps.now();
  const tokenHash = await hashToken(token);
  const session = await readSession(deps.db, tokenHash, now);
  if (session === undefined) return VISITOR;
  if (session.expiresAt - now < LIFETIME_MS - EXTENSION_STEP_MS)
    await commit(deps.db, { writes: [extendSession(deps.db, tokenHash, millis(now + LIFETIME_MS))] });
  return personOf(session.standing);
}

/** Ends a log-in on the server: the cookie is worth nothing from now on. */
export async function closeSession(deps: Deps, token: string): Promise<void> {
  await commit(deps.db, { writes: [deleteSession(deps.db, await hashToken(token))] });
}
