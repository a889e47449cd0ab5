import type { GameId, TournamentId } from '../domain/ids.ts';
import { gameStub, tournamentStub } from './stubs.ts';

/** Where a stream or a socket ends. */
export type Place =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'tournament'; readonly id: TournamentId };

export const samePlace = (one: Place, other: Place): boolean => one.kind === other.kind && one.id === other.id;

/** The object of a place. Each knows which leases it holds, and looks at somebody's connections again when told to. */
export const placeStub = (env: Env, place: Place) =>
  place.kind === 'game' ? gameStub(env, place.id) : tournamentStub(env, place.id);
