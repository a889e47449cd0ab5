import type { AccountId, GameId, TournamentId } from '../domain/ids.ts';
import type { GameObject } from './game-object.ts';
import type { PresenceObject } from './presence-object.ts';
import type { TournamentObject } from './tournament-object.ts';

/** From a name to the object of that name: the only place that does it. */

export const gameStub = (env: Env, id: GameId): DurableObjectStub<GameObject> => env.GAME.getByName(id);

export const tournamentStub = (env: Env, id: TournamentId): DurableObjectStub<TournamentObject> =>
  env.TOURNAMENT.getByName(id);

/** One object knows who is here. */
export const presenceStub = (env: Env): DurableObjectStub<PresenceObject> => env.PRESENCE.getByName('everybody');

/** Carries the account to a game's socket. Only the Worker sets it: what comes from outside is dropped. */
export const ACCOUNT_HEADER = 'x-rokade-account';

/** Opens the socket of a game for an account, or for a visitor. */
export function openGameSocket(env: Env, id: GameId, request: Request, account: AccountId | null): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete(ACCOUNT_HEADER);
  if (account !== null) headers.set(ACCOUNT_HEADER, account);
  return gameStub(env, id).fetch(new Request(request, { headers }));
}
