import type { Color } from '../tournament/value/field.ts';
import type { GameEvent } from './commands.ts';
import type { Phrase } from './phrases.ts';

export type GameNotification =
  | { readonly kind: 'game' }
  /** A move and nothing else; clients that know the game before it can apply it. */
  | { readonly kind: 'move' }
  | { readonly kind: 'drawVote'; readonly side: Color; readonly vote: 'yes' | 'no' }
  | { readonly kind: 'phrase'; readonly side: Color; readonly phrase: Phrase };

/** A player by colour, or null for a spectator. */
export type Listener = Color | null;

/** Reduces the events of one step to one game update and the draw votes. */
export function notificationsOf(events: readonly GameEvent[]): readonly GameNotification[] {
  if (events.length === 0) return [];
  if (events.length === 1 && events[0]?.kind === 'moved') return [{ kind: 'move' }];
  return [{ kind: 'game' }, ...events.flatMap(voteOf)];
}

function voteOf(event: GameEvent): readonly GameNotification[] {
  if (event.kind === 'drawOffered') return [{ kind: 'drawVote', side: event.by, vote: 'yes' }];
  return event.kind === 'drawDeclined' ? [{ kind: 'drawVote', side: event.by, vote: 'no' }] : [];
}

/** Voters do not get their own vote, as their page would show it as the opponent's. */
export const mayHear = (notification: GameNotification, listener: Listener): boolean =>
  notification.kind !== 'drawVote' || notification.side !== listener;
