/** A member's table position after each tournament of a season. */
import { keyOf } from './season.ts';
import { type SeasonEntry, seasonTable } from './season-table.ts';

/** Places after each tournament; null before a member's first result. `counted`: counted results, null for all. */
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
