import type { AccountId, GameId, TournamentId } from '../domain/ids.ts';
import type { ConnectionObject } from './connection-object.ts';
import type { ErasureObject } from './erasure-object.ts';
import type { FideListObject } from './fide-list-object.ts';
import type { GameObject } from './game-object.ts';
import type { LimitObject } from './limit-object.ts';
import type { PasswordObject } from './password-object.ts';
import type { PresenceObject } from './presence-object.ts';
import type { PushObject } from './push-object.ts';
import type { RelayObject } from './relay-object.ts';
import type { TournamentObject } from './tournament-object.ts';

/** From a name to the object of that name: the only place that does it. */

export const gameStub = (env: Env, id: GameId): DurableObjectStub<GameObject> => env.GAME.getByName(id);

export const tournamentStub = (env: Env, id: TournamentId): DurableObjectStub<TournamentObject> =>
  env.TOURNAMENT.getByName(id);

/** One of the objects that tell a part of its listeners what a tournament tells. */
export const relayStub = (env: Env, id: TournamentId, number: number): DurableObjectStub<RelayObject> =>
  env.RELAY.getByName(`${number} ${id}`);

/** One object knows who is here. */
export const presenceStub = (env: Pick<Env, 'PRESENCE'>): DurableObjectStub<PresenceObject> =>
  env.PRESENCE.getByName('everybody');

/** Limits and addresses are counted by so many objects. */
const SHARDS = 16;

/** The object that counts what is asked under a key. */
export const limitStub = (env: Env, key: string): DurableObjectStub<LimitObject> =>
  env.LIMIT.getByName(`limits-${shard(key)}`);

/** The object that hashes for an address. */
export const passwordStub = (env: Env, address: string): DurableObjectStub<PasswordObject> =>
  env.PASSWORD.getByName(address);

function shard(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash % SHARDS;
}

/** What a person has open. */
export const connectionStub = (env: Env, counter: string): DurableObjectStub<ConnectionObject> =>
  env.CONNECTIONS.getByName(counter);

/** The object that counts what an address has open, among others. */
export const addressStub = (env: Env, address: string): DurableObjectStub<ConnectionObject> =>
  env.CONNECTIONS.getByName(`addresses-${shard(address)}`);

/** The object that erases this account. */
export const erasureStub = (env: Env, account: AccountId): DurableObjectStub<ErasureObject> =>
  env.ERASURE.getByName(account);

/** The object that tells devices the news of a tournament. */
export const pushStub = (env: Env, id: TournamentId): DurableObjectStub<PushObject> => env.PUSH.getByName(id);

/** One object reads FIDE's list. */
export const fideListStub = (env: Pick<Env, 'FIDE_LIST'>): DurableObjectStub<FideListObject> =>
  env.FIDE_LIST.getByName('list');
