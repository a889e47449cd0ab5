import type { MessageFormat } from '../../contract/live.ts';
import type { SessionRef } from '../../domain/access/session.ts';
import { given } from '../../domain/kernel/given.ts';
import type { AccountId, GameId, SessionId, TournamentId } from '../../domain/kernel/ids.ts';
import { gameStub, personStub, relayStub, tournamentStub } from '../stubs.ts';
import type { Lease } from './leases.ts';

export interface StreamHolder {
  readonly tournament: TournamentId;
  readonly session: SessionRef | null;
  readonly lease: Lease | null;
  /** Revision of the client's page; null if unknown. */
  readonly since: number | null;
  /** The games whose positions the client shows, sorted and separated by commas; null for all games. */
  readonly games: string | null;
  /** The relay between this stream and its listeners. */
  readonly relay?: number;
}

export interface SocketHolder {
  readonly account: AccountId | null;
  readonly session: SessionId | null;
  readonly lease: Lease | null;
  /** Watching this game requires a right that can end. */
  readonly byRight: boolean;
  /** Revision of the tournament at admission. */
  readonly revision: number;
  readonly format: MessageFormat;
  /** Id of the connecting or reconnecting page; null if it has none. */
  readonly page: string | null;
}

/** A page of a logged-in person. */
export interface PageHolder {
  readonly session: SessionId;
}

type Holder = StreamHolder | SocketHolder | PageHolder;

/** Carries the holder to the object. The Worker always overwrites values from outside. */
export const HOLDER_HEADER = 'x-rokade-holder';

export interface RelayedHolder extends StreamHolder {
  readonly relay: number;
}

/** Sent with a 421; lists relays with free capacity. */
export const RELAYS_HEADER = 'x-rokade-relays';

export const openRelayedStream = (env: Env, holder: RelayedHolder, signal: AbortSignal): Promise<Response> =>
  relayStub(env, holder.tournament, holder.relay).fetch('https://relay/listen', { headers: named(holder), signal });

/** The signal ends the stream at once; otherwise only the next event would detect the disconnect. */
export const openTournamentStream = (env: Env, holder: StreamHolder, signal?: AbortSignal): Promise<Response> =>
  tournamentStub(env, holder.tournament).fetch('https://tournament/listen', {
    headers: named(holder),
    ...given({ signal }),
  });

export const openGameSocket = (env: Env, id: GameId, request: Request, holder: SocketHolder): Promise<Response> =>
  gameStub(env, id).fetch(heldBy(request, holder));

export const openPersonSocket = (
  env: Env,
  account: AccountId,
  request: Request,
  holder: PageHolder,
): Promise<Response> => personStub(env, account).fetch(heldBy(request, holder));

function heldBy(request: Request, holder: Holder): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(named(holder))) headers.set(name, value);
  return new Request(request, { headers });
}

/** The holder that the Worker set. */
export const holderOf = <One extends Holder>(request: Request): One =>
  JSON.parse(decodeURIComponent(request.headers.get(HOLDER_HEADER) ?? 'null')) as One;

const named = (holder: Holder): Record<string, string> => ({
  // JSON may contain characters that headers cannot.
  [HOLDER_HEADER]: encodeURIComponent(JSON.stringify(holder)),
});
