import { type Db, openDb } from '../db/client.ts';
import { readGamesInPlay } from '../db/read/games.ts';
import { readPerson } from '../db/read/person.ts';
import type { AccountId } from '../domain/ids.ts';
import { STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { millis } from '../domain/time.ts';
import type { Deps } from '../services/deps.ts';
import { newId } from '../services/new-id.ts';
import { personCounter } from './leases.ts';
import { type Place, placeStub, samePlace } from './places.ts';
import { connectionStub, tournamentStub } from './stubs.ts';

/** Builds what services need from the bindings of a request or an object. */
export function makeDeps(env: Env): Deps {
  const db = openDb(env.DB);
  return {
    db,
    now: () => millis(Date.now()),
    newId,
    lookAgain: async (accounts) => {
      await Promise.all(accounts.map((account) => lookAgain(env, db, account)));
    },
    personChanged: (account) => tellOfPerson(env, db, account),
  };
}

/**
 * Has everything looked at that somebody has open, and the games that he plays: there his log-in may be known though he
 * has no socket. A place that does not answer looks again by itself, at the next keep-alive.
 */
async function lookAgain(env: Env, db: Db, account: AccountId): Promise<void> {
  const [open, played] = await Promise.all([
    connectionStub(env, personCounter(account)).places(),
    // A game that is about to begin may have been asked for a move already.
    readGamesInPlay(db, account, millis(Date.now() + STREAM_KEEP_ALIVE_MS)),
  ]);
  const games = played.map((id): Place => ({ kind: 'game', id }));
  const places = [...open, ...games.filter((game) => !open.some((place) => samePlace(place, game)))];
  const looked = await Promise.allSettled(places.map((place) => placeStub(env, place).lookAgain(account)));
  for (const [index, one] of looked.entries())
    if (one.status === 'rejected')
      console.error(JSON.stringify({ place: places[index], lookAgain: String(one.reason) }));
}

/** A tournament that does not answer shows the person as he was until it has been read anew. */
async function tellOfPerson(env: Env, db: Db, account: AccountId): Promise<void> {
  const { person, tournaments } = await readPerson(db, account);
  if (person === undefined) return;
  const told = await Promise.allSettled(
    tournaments.map((id) => tournamentStub(env, id).personChanged(id, account, person)),
  );
  for (const [index, one] of told.entries())
    if (one.status === 'rejected')
      console.error(JSON.stringify({ tournament: tournaments[index], personChanged: String(one.reason) }));
}
