import { commit } from '../../db/commit.ts';
import { readSeasonResults, type SeasonTournamentRow } from '../../db/read/league.ts';
import { readTournament } from '../../db/read/tournament.ts';
import { putSeasonResults } from '../../db/write/league.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import { type EventEntry, entriesOf, RESULT_RULES } from '../../domain/league/season-events.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import type { Shown } from '../tournament/visibility.ts';

/** A tournament as far as the season it belongs to asks. */
export interface SeasonEvent extends Pick<SeasonTournamentRow, 'id' | 'name' | 'season' | 'category'>, Shown {
  /** Nobody has a result of it before it is started. */
  readonly entries: readonly EventEntry[];
}

type Entries = readonly EventEntry[];

/**
 * The results that were asked for last, by what they were worked out from: most tournaments of a league will not change
 * again. What has changed since has another revision, here and in every other copy of the Worker.
 */
const kept = new Map<string, Entries>();
const KEPT_MOST = 400;

// Where a tournament has been deleted, another one may have its id.
const keyOf = ({ id, createdAt, revision }: Pick<SeasonTournamentRow, 'id' | 'createdAt' | 'revision'>): string =>
  `${id} ${createdAt} ${revision}`;

/** The tournaments of these rows, in their order; one that has gone in the meantime is left out. */
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

/** The one that has not been asked for longest goes first. */
function keep(key: string, entries: Entries): void {
  kept.delete(key);
  kept.set(key, entries);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
}

/** Results as another copy of the Worker has left them; what nobody has worked out yet is worked out and left for the next. */
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
