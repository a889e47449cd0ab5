import { type Db, openDb } from '../db/client.ts';
import { readPerson } from '../db/read/person.ts';
import { readGamesInPlay } from '../db/read/tournament/games.ts';
import { given } from '../domain/kernel/given.ts';
import type { AccountId } from '../domain/kernel/ids.ts';
import { DEFAULT_TIME_ZONE, STREAM_KEEP_ALIVE_MS } from '../domain/kernel/limits.ts';
import { millis } from '../domain/kernel/time.ts';
import { timeZoneNamed } from '../domain/kernel/time-zone.ts';
import type { Deps, PictureBucket } from '../services/deps.ts';
import { clock } from '../services/platform/clock.ts';
import { newId } from '../services/platform/new-id.ts';
import { type ConnectionTarget, isSameTarget } from './connections/connection-target.ts';
import { personCounter } from './connections/leases.ts';
import { openingsOf } from './jobs/openings.ts';
import { connectionStub, targetStub, tournamentStub } from './stubs.ts';

export function makeDeps(env: Env): Deps {
  const db = openDb(env.DB);
  return {
    db,
    now: () => clock.now(),
    timeZone: timeZoneOf(env),
    openings: () => openingsOf(env),
    newId,
    ...given({ pictureBucket: env.PICTURES && bucketOf(env.PICTURES) }),
    revalidateAccess: async (accounts) => {
      await Promise.all(accounts.map((account) => revalidateAccess(env, db, account)));
    },
    personChanged: (account) => notifyPersonChanged(env, db, account),
  };
}

const bucketOf = (bucket: R2Bucket): PictureBucket => ({
  put: (name, bytes) => bucket.put(name, bytes),
  get: async (name) => (await bucket.get(name))?.arrayBuffer(),
  delete: (names) => bucket.delete(names),
});

/** Reports an unknown time zone and falls back to the default. */
function timeZoneOf({ TIME_ZONE }: Env): string {
  if (TIME_ZONE === undefined) return DEFAULT_TIME_ZONE;
  const known = timeZoneNamed(TIME_ZONE);
  if (known === null) console.error(JSON.stringify({ setting: 'TIME_ZONE', unknownTimeZone: TIME_ZONE }));
  return known ?? DEFAULT_TIME_ZONE;
}

/** Also asks games, which may know a session without a socket. Silent objects revalidate at keep-alive. */
async function revalidateAccess(env: Env, db: Db, account: AccountId): Promise<void> {
  const [open, played] = await Promise.all([
    connectionStub(env, personCounter(account)).targets(),
    // A game about to begin may have received a move already.
    readGamesInPlay(db, account, millis(clock.now() + STREAM_KEEP_ALIVE_MS)),
  ]);
  const games = played.map((id): ConnectionTarget => ({ kind: 'game', id }));
  const targets = [...open, ...games.filter((game) => !open.some((target) => isSameTarget(target, game)))];
  const results = await Promise.allSettled(targets.map((target) => targetStub(env, target).revalidateAccess(account)));
  for (const [index, one] of results.entries())
    if (one.status === 'rejected')
      console.error(JSON.stringify({ place: targets[index], revalidateAccess: String(one.reason) }));
}

/** A tournament that fails to respond shows the old data until it is reloaded. */
async function notifyPersonChanged(env: Env, db: Db, account: AccountId): Promise<void> {
  const { person, tournaments } = await readPerson(db, account);
  if (person === undefined) return;
  const results = await Promise.allSettled(
    tournaments.map((id) => tournamentStub(env, id).personChanged(id, account, person)),
  );
  for (const [index, one] of results.entries())
    if (one.status === 'rejected')
      console.error(JSON.stringify({ tournament: tournaments[index], personChanged: String(one.reason) }));
}
