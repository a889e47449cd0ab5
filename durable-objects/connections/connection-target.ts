import type { GameId, TournamentId } from '../../domain/kernel/ids.ts';

/** The object that holds a stream or socket. */
export type ConnectionTarget =
  | { readonly kind: 'game'; readonly id: GameId }
  | { readonly kind: 'tournament'; readonly id: TournamentId };

export const isSameTarget = (one: ConnectionTarget, other: ConnectionTarget): boolean =>
  one.kind === other.kind && one.id === other.id;
