import type { GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { gameStub, tournamentStub } from '../stubs.ts';

/** The object that holds a stream or socket. */
export type ConnectionTarget =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'tournament'; readonly id: TournamentId };

export const isSameTarget = (one: ConnectionTarget, other: ConnectionTarget): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Each holder knows its leases and can revalidate an account's connections. */
export const targetStub = (env: Env, target: ConnectionTarget) =>
  target.kind === 'game' ? gameStub(env, target.id) : tournamentStub(env, target.id);
