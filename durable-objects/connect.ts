import type { ToldWith } from '../contract/live.ts';
import type { AccountId, GameId, SessionId, TournamentId } from '../domain/ids.ts';
import type { Lease } from './leases.ts';
import { gameStub, relayStub, tournamentStub } from './stubs.ts';

/** Who opens the stream of a tournament, as the Worker has found out. */
export interface StreamHolder {
  readonly tournament: TournamentId;
  readonly session: SessionId | null;
  readonly lease: Lease | null;
  /** The revision of the page that he has; null where he does not say. */
  readonly since: number | null;
  /** The relay that stands between this stream and its listeners, or is to do so. */
  readonly relay?: number;
}

/** Who opens a socket of a game. */
export interface SocketHolder {
  readonly account: AccountId | null;
  readonly session: SessionId | null;
  readonly lease: Lease | null;
  /** Not everybody may follow this game: whoever does, does it by a right that can end. */
  readonly byRight: boolean;
  /** Of the tournament, as it was when the holder was let in. */
  readonly revision: number;
  readonly toldWith: ToldWith;
  /** The name of the page that comes, or comes back; null where it has none. */
  readonly page: string | null;
}

/** Carries the holder to the object. Only the Worker sets it: what comes from outside is written over. */
export const HOLDER_HEADER = 'x-rokade-holder';

/** Somebody whom a relay tells. */
export interface RelayedHolder extends StreamHolder {
  readonly relay: number;
}

/** Says with a 421 which relays have room. */
export const RELAYS_HEADER = 'x-rokade-relays';

/** The stream of a relay of this tournament. */
export const openRelayedStream = (env: Env, holder: RelayedHolder, signal: AbortSignal): Promise<Response> =>
  relayStub(env, holder.tournament, holder.relay).fetch('https://relay/listen', { headers: named(holder), signal });

/** The stream ends when the signal says that the listener has gone, not when the next event finds nobody there. */
export const openTournamentStream = (env: Env, holder: StreamHolder, signal?: AbortSignal): Promise<Response> =>
  tournamentStub(env, holder.tournament).fetch('https://tournament/listen', {
    headers: named(holder),
    ...(signal !== undefined && { signal }),
  });

export function openGameSocket(env: Env, id: GameId, request: Request, holder: SocketHolder): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(named(holder))) headers.set(name, value);
  return gameStub(env, id).fetch(new Request(request, { headers }));
}

/** The holder that the Worker has named. */
export const holderOf = <Holder extends StreamHolder | SocketHolder>(request: Request): Holder =>
  JSON.parse(decodeURIComponent(request.headers.get(HOLDER_HEADER) ?? 'null')) as Holder;

const named = (holder: StreamHolder | SocketHolder): Record<string, string> => ({
  // What is asked for may be any text; a header is none.
  [HOLDER_HEADER]: encodeURIComponent(JSON.stringify(holder)),
});
