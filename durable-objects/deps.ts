import { type Db, openDb } from '../db/client.ts';
import { describeFault } from '../db/fault.ts';
import { readPerson } from '../db/read/person.ts';
import { readGamesInPlay } from '../db/read/tournament/games.ts';
import { given } from '../domain/kernel/given.ts';
import type { AccountId } from '../domain/kernel/ids.ts';
import { DEFAULT_TIME_ZONE, STREAM_KEEP_ALIVE_MS } from '../domain/kernel/limits.ts';
import { millis } from '../domain/kernel/time.ts';
import { timeZoneNamed } from '../domain/kernel/time-zone.ts';
import { NO_OVERVIEW } from '../services/account/overview.ts';
import type { Deps, PictureBucket } from '../services/deps.ts';
import { clock } from '../services/platform/clock.ts';
import { newId } from '../services/platform/new-id.ts';
import { type ConnectionTarget, isSameTarget } from './connections/connection-target.ts';
import { openingsOf } from './jobs/openings.ts';
import { notifyPeople } from './person/notify-people.ts';
import { personStub, targetStub, tournamentStub } from './stubs.ts';

export function makeDeps(env: Env): Deps {
  const db = openDb(env.DB);
  return {
    db,
    now: () => clock.now(),
    timeZone: timeZoneOf(env),
    openings: () => openingsOf(env),
    newId,
    ...given({ pictureBucket: env.PICTURES && bucketOf(env.PICTURES) }),
    accountStatus: ({ account, id }) => personStub(env, account).accountStatus(id),
    changeAccess: (accounts, write) => changeAccess(env, db, accounts, write),
    accessGained: async (accounts) => {
      await Promise.all([...new Set(accounts)].map((account) => personStub(env, account).accessGained()));
    },
    overview: async (account) => (await personStub(env, account).overview()) ?? NO_OVERVIEW,
    overviewChanged: (accounts) => overviewChanged(env, accounts),
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

/**
 * If the write fails, or this code dies, D1 may or may not have changed: then the change stays under way for the objects
 * of these people until its time is over.
 */
async function changeAccess<Done>(
  env: Env,
  db: Db,
  accounts: readonly AccountId[],
  write: () => Promise<Done>,
): Promise<Done> {
  const change = newId();
  const people = [...new Set(accounts)];
  await Promise.all(people.map((account) => personStub(env, account).beginChange(change)));
  const done = await write();
  await Promise.all(people.map((account) => endChange(env, db, account, change).catch(logged('endChange'))));
  return done;
}

/** Also asks games, which may know a session without a socket. Silent objects revalidate at keep-alive. */
async function endChange(env: Env, db: Db, account: AccountId, change: string): Promise<void> {
  const [open, played] = await Promise.all([
    personStub(env, account).endChange(change),
    // A game about to begin may have received a move already.
    readGamesInPlay(db, account, millis(clock.now() + STREAM_KEEP_ALIVE_MS)),
  ]);
  const games = played.map((id): ConnectionTarget => ({ kind: 'game', id }));
  const targets = [...open, ...games.filter((game) => !open.some((target) => isSameTarget(target, game)))];
  await Promise.all(
    targets.map((target) =>
      targetStub(env, target).revalidateAccess(account).catch(logged('revalidateAccess', target)),
    ),
  );
}

/** A page that is not reached has the old state until its object reads it again, after minutes. */
async function overviewChanged(env: Env, accounts: readonly AccountId[]): Promise<void> {
  const failed = await notifyPeople(env, accounts);
  if (failed.length > 0) await notifyPeople(env, failed);
}

const logged =
  (what: string, place?: ConnectionTarget) =>
  (error: unknown): void =>
    console.error(JSON.stringify({ [what]: describeFault(error), ...given({ place }) }));

/** A tournament that fails to respond shows the old data until it is reloaded. */
async function notifyPersonChanged(env: Env, db: Db, account: AccountId): Promise<void> {
  await personStub(env, account).accessGained();
  const { person, tournaments } = await readPerson(db, account);
  if (person === undefined) return;
  const results = await Promise.allSettled(
    tournaments.map((id) => tournamentStub(env, id).personChanged(id, account, person)),
  );
  for (const [index, one] of results.entries())
    if (one.status === 'rejected')
      console.error(JSON.stringify({ tournament: tournaments[index], personChanged: String(one.reason) }));
}
