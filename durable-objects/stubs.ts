import type { AccountId, GameId, TournamentId } from '../domain/kernel/ids.ts';
import type { ConnectionObject } from './connections/connection-object.ts';
import type { PresenceObject } from './connections/presence-object.ts';
import type { GameObject } from './game/game-object.ts';
import type { ErasureObject } from './jobs/erasure-object.ts';
import type { FideListObject } from './jobs/fide-list-object.ts';
import type { PasswordObject } from './jobs/password-object.ts';
import type { PushObject } from './jobs/push-object.ts';
import type { LimitObject } from './limits/limit-object.ts';
import type { RelayObject } from './stream/relay-object.ts';
import type { TournamentObject } from './tournament/tournament-object.ts';

/** The only place that maps names to objects. */

export const gameStub = (env: Env, id: GameId): DurableObjectStub<GameObject> => env.GAME.getByName(id);

export const tournamentStub = (env: Env, id: TournamentId): DurableObjectStub<TournamentObject> =>
  env.TOURNAMENT.getByName(id);

export const relayStub = (env: Env, id: TournamentId, number: number): DurableObjectStub<RelayObject> =>
  env.RELAY.getByName(`${number} ${id}`);

/** A single object tracks presence. */
export const presenceStub = (env: Pick<Env, 'PRESENCE'>): DurableObjectStub<PresenceObject> =>
  env.PRESENCE.getByName('everybody');

/** Number of objects for rate limits and addresses. */
const SHARDS = 16;

export const limitStub = (env: Env, key: string): DurableObjectStub<LimitObject> =>
  env.LIMIT.getByName(`limits-${shard(key)}`);

export const passwordStub = (env: Env, address: string): DurableObjectStub<PasswordObject> =>
  env.PASSWORD.getByName(address);

function shard(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash % SHARDS;
}

export const connectionStub = (env: Env, counter: string): DurableObjectStub<ConnectionObject> =>
  env.CONNECTIONS.getByName(counter);

/** A counter object that several addresses share. */
export const addressStub = (env: Env, address: string): DurableObjectStub<ConnectionObject> =>
  env.CONNECTIONS.getByName(`addresses-${shard(address)}`);

export const erasureStub = (env: Env, account: AccountId): DurableObjectStub<ErasureObject> =>
  env.ERASURE.getByName(account);

export const pushStub = (env: Env, id: TournamentId): DurableObjectStub<PushObject> => env.PUSH.getByName(id);

/** A single object imports FIDE's list. */
export const fideListStub = (env: Pick<Env, 'FIDE_LIST'>): DurableObjectStub<FideListObject> =>
  env.FIDE_LIST.getByName('list');
