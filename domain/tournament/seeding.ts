import { titleRank } from '../titles.ts';
import type { Player } from './state.ts';

/** The starting list by rating, then title, then name (formats sheet, section 0). */
export const byRating = (players: readonly Player[]): Player[] =>
  [...players].sort(
    (a, b) =>
      (b.rating ?? 0) - (a.rating ?? 0) ||
      titleRank(a.title) - titleRank(b.title) ||
      compare(nameOf(a), nameOf(b)) ||
      compare(a.account, b.account),
  );

/** The places of the starting list given anew, in this order. */
export const numbered = (players: readonly Player[]): Player[] =>
  players.map((player, index) => (player.seed === index + 1 ? player : { ...player, seed: index + 1 }));

const nameOf = ({ person }: Player): string => `${person.lastName} ${person.firstName}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
