import type { Color } from '../tournament/field.ts';
import type { GameEvent } from './commands.ts';
import type { Phrase } from './phrases.ts';

/** What is told about a running game to those who follow it. */
export type News =
  /** The game as it stands. */
  | { readonly kind: 'game' }
  /** A move, which has changed nothing but what a move changes: whoever knows the game before it knows the game. */
  | { readonly kind: 'move' }
  | { readonly kind: 'drawVote'; readonly side: Color; readonly vote: 'yes' | 'no' }
  | { readonly kind: 'phrase'; readonly side: Color; readonly phrase: Phrase };

/** Whose eyes: a player's by his colour, or somebody's who watches. */
export type Listener = Color | null;

/** What the events of one step amount to: the new game once, and the votes on a draw. */
export function newsOf(events: readonly GameEvent[]): readonly News[] {
  if (events.length === 0) return [];
  if (events.length === 1 && events[0]?.kind === 'moved') return [{ kind: 'move' }];
  return [{ kind: 'game' }, ...events.flatMap(voteOf)];
}

function voteOf(event: GameEvent): readonly News[] {
  if (event.kind === 'drawOffered') return [{ kind: 'drawVote', side: event.by, vote: 'yes' }];
  return event.kind === 'drawDeclined' ? [{ kind: 'drawVote', side: event.by, vote: 'no' }] : [];
}

/** A vote is not told to who gave it: his page would take it for the opponent's. All else is for everybody. */
export const mayHear = (news: News, listener: Listener): boolean => news.kind !== 'drawVote' || news.side !== listener;
