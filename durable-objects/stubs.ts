import type { GameId, TournamentId } from '../domain/ids.ts';
import type { GameObject } from './game-object.ts';
import type { PresenceObject } from './presence-object.ts';
import type { TournamentObject } from './tournament-object.ts';

/** From a name to the object of that name: the only place that does it. */

export const gameStub = (env: Env, id: GameId): DurableObjectStub<GameObject> => env.GAME.getByName(id);

export const tournamentStub = (env: Env, id: TournamentId): DurableObjectStub<TournamentObject> =>
  env.TOURNAMENT.getByName(id);
