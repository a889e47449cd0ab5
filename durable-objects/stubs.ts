import type { MessageSender } from '../db/write/parked-messages.ts';
import type { AccountId, EventId, GameId, TournamentId } from '../domain/kernel/ids.ts';
import { assertNever } from '../domain/kernel/result.ts';
import type { Region } from '../domain/lib/regions.ts';
import type { ConnectionTarget } from './connections/connection-target.ts';
import type {
  AddressRpc,
  ErasureRpc,
  EventRpc,
  FideListRpc,
  GameRpc,
  HealthRpc,
  LimitRpc,
  MailRpc,
  NationalListRpc,
  PasswordRpc,
  PersonRpc,
  PresenceRpc,
  PushRpc,
  RelayRpc,
  TournamentRpc,
} from './objects.ts';

/** The only place that maps names to objects. */

/** The object of a new game: a hint where to create it counts at its first call. */
export const newGameStub = (env: Env, id: GameId, near: Region | null): DurableObjectStub<GameRpc> =>
  env.GAME.getByName(id, near === null ? {} : { locationHint: near });

export const gameStub = (env: Env, id: GameId): DurableObjectStub<GameRpc> => env.GAME.getByName(id);

export const tournamentStub = (env: Env, id: TournamentId): DurableObjectStub<TournamentRpc> =>
  env.TOURNAMENT.getByName(id);

export const eventStub = (env: Env, id: EventId): DurableObjectStub<EventRpc> => env.EVENT.getByName(id);

/** A single object sends the e-mails to entrants. */
export const mailStub = (env: Pick<Env, 'ENTRY_MAIL'>): DurableObjectStub<MailRpc> => env.ENTRY_MAIL.getByName('mails');

/** Each holder knows its leases and can revalidate an account's connections. */
export const targetStub = (env: Env, target: ConnectionTarget) =>
  target.kind === 'game' ? gameStub(env, target.id) : tournamentStub(env, target.id);

export const relayStub = (env: Env, id: TournamentId, number: number): DurableObjectStub<RelayRpc> =>
  env.RELAY.getByName(`${number} ${id}`);

/** Number of objects for presence, rate limits and addresses. */
const SHARDS = 16;

/** The name of the object that knows whether an account is online. */
export const presenceShard = (account: AccountId): string => `presence-${shard(account)}`;

export const presenceStub = (env: Pick<Env, 'PRESENCE'>, name: string): DurableObjectStub<PresenceRpc> =>
  env.PRESENCE.getByName(name);

export const limitStub = (env: Env, key: string): DurableObjectStub<LimitRpc> =>
  env.LIMIT.getByName(`limits-${shard(key)}`);

export const passwordStub = (env: Env, address: string): DurableObjectStub<PasswordRpc> =>
  env.PASSWORD.getByName(address);

function shard(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash % SHARDS;
}

export const personStub = (env: Env, account: AccountId): DurableObjectStub<PersonRpc> => env.PERSON.getByName(account);

/** A counter object that several addresses share. */
export const addressStub = (env: Env, address: string): DurableObjectStub<AddressRpc> =>
  env.ADDRESSES.getByName(`addresses-${shard(address)}`);

export const erasureStub = (env: Env, account: AccountId): DurableObjectStub<ErasureRpc> =>
  env.ERASURE.getByName(account);

export const pushStub = (env: Env, id: TournamentId): DurableObjectStub<PushRpc> => env.PUSH.getByName(id);

/** The object that keeps a parked message, by the platform's id. */
export function senderStub(env: Env, { kind, id }: MessageSender) {
  switch (kind) {
    case 'tournament':
      return env.TOURNAMENT.get(env.TOURNAMENT.idFromString(id));
    case 'game':
      return env.GAME.get(env.GAME.idFromString(id));
    case 'erasure':
      return env.ERASURE.get(env.ERASURE.idFromString(id));
    default:
      return assertNever(kind);
  }
}

/** A single object sums up what the instances of the Worker count. */
export const healthStub = (env: Pick<Env, 'HEALTH'>): DurableObjectStub<HealthRpc> => env.HEALTH.getByName('health');

/** A single object imports FIDE's list. */
export const fideListStub = (env: Pick<Env, 'FIDE_LIST'>): DurableObjectStub<FideListRpc> =>
  env.FIDE_LIST.getByName('list');

/** A single object replaces national lists, one after the other. */
export const nationalListStub = (env: Pick<Env, 'NATIONAL_LIST'>): DurableObjectStub<NationalListRpc> =>
  env.NATIONAL_LIST.getByName('lists');
