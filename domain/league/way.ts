/** A member's way through a season: the place in the table of the category after each of its tournaments. */
import { keyOf } from './season.ts';
import { type SeasonEntry, seasonTable } from './season-table.ts';

/**
 * The places of all members after each of these tournaments, in the order in which they are played; null as long as a
 * member has no result. `counted` is how many results count, null for all of them.
 */
export function placesAfterEach<Event>(
  entries: readonly SeasonEntry<Event>[],
  events: readonly Event[],
  counted: number | null,
): ReadonlyMap<string, readonly (number | null)[]> {
  const tables = events.map((_, index) => {
    const until = new Set(events.slice(0, index + 1));
    const played = entries.map((entry) => ({
      ...entry,
      results: entry.results.filter(({ event }) => until.has(event)),
    }));
    return new Map(seasonTable(played, counted).map(({ member, rank }) => [keyOf(member), rank]));
  });
  return new Map(entries.map(({ member }) => [keyOf(member), tables.map((table) => table.get(keyOf(member)) ?? null)]));
}
