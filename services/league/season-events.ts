import { commit } from '../../db/commit.ts';
import { readSeasonResults, type SeasonTournamentRow } from '../../db/read/league.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { putSeasonResults } from '../../db/write/league.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { type EventEntry, entriesOf, RESULT_RULES } from '../../domain/league/season-events.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import type { Shown } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';

/** The fields of a tournament that its season needs. */
export interface SeasonEvent extends Pick<SeasonTournamentRow, 'id' | 'name' | 'season' | 'category'>, Shown {
  /** Empty before the start. */
  readonly entries: readonly EventEntry[];
}

type Entries = readonly EventEntry[];

/**
 * An LRU cache of results: most tournaments of a league never change again. The key contains the revision, so a change
 * is noticed in every Worker isolate.
 */
const kept = new Map<string, Entries>();
const KEPT_MOST = 400;

// The creation time is part of the key, because the id of a deleted tournament can be reused.
const keyOf = ({ id, createdAt, revision }: Pick<SeasonTournamentRow, 'id' | 'createdAt' | 'revision'>): string =>
  `${id} ${createdAt} ${revision}`;

/** The tournaments of these rows, in order; a tournament deleted in the meantime is omitted. */
export async function seasonEvents(
  { db }: Pick<Deps, 'db'>,
  rows: readonly SeasonTournamentRow[],
): Promise<readonly SeasonEvent[]> {
  const known = new Map<string, Entries>();
  for (const row of rows) {
    const entries = row.startedAt === null ? [] : kept.get(keyOf(row));
    if (entries !== undefined) known.set(keyOf(row), entries);
  }
  const unknown = rows.filter((row) => !known.has(keyOf(row)));
  for (const [key, entries] of await entriesAt(db, unknown)) known.set(key, entries);
  return rows.flatMap((row) => {
    const entries = known.get(keyOf(row));
    if (entries === undefined) return [];
    keep(keyOf(row), entries);
    return [eventOf(row, entries)];
  });
}

const eventOf = (row: SeasonTournamentRow, entries: Entries): SeasonEvent => ({
  id: row.id,
  name: row.name,
  season: row.season,
  category: row.category,
  host: ownerOf(row.organiserType, row.organiser),
  settings: row,
  entries,
});

function keep(key: string, entries: Entries): void {
  kept.delete(key);
  kept.set(key, entries);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
}

/** Results that another isolate has stored; missing ones are computed and stored. */
async function entriesAt(db: Deps['db'], rows: readonly SeasonTournamentRow[]): Promise<ReadonlyMap<string, Entries>> {
  if (rows.length === 0) return new Map();
  const left = await readSeasonResults(db, rows, RESULT_RULES);
  const missing = rows.filter(({ id }) => !left.has(id));
  const read = await Promise.all(missing.map(({ id }) => readTournament(db, id)));
  const tournaments = read.filter((one): one is Tournament => one !== undefined);
  await commit(db, {
    writes: tournaments.map((one) => putSeasonResults(db, one, { rules: RESULT_RULES, entries: entriesOf(one) })),
  });
  const made = new Map(tournaments.map((one) => [one.id, entriesOf(one)]));
  return new Map(
    rows.flatMap((row) => {
      const entries = left.get(row.id) ?? made.get(row.id);
      return entries === undefined ? [] : [[keyOf(row), entries] as const];
    }),
  );
}
