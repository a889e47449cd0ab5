import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { keyOf, type Member, type Placement, type Season } from '../../domain/league/season.ts';
import { bulkDelete, bulkInsert } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import {
  categories,
  leagues,
  seasonMembers,
  seasonMoves,
  seasonResults,
  seasons,
  tournaments,
} from '../schema/index.ts';

type LeagueRow = typeof leagues.$inferInsert;
type SeasonRow = typeof seasons.$inferInsert;
type CategoryRow = typeof categories.$inferInsert;

export const LEAGUE_ID_UNIQUE: UniqueRule<'idTaken'> = { violates: 'leagues', otherwise: 'idTaken' };
export const CATEGORY_ID_UNIQUE: UniqueRule<'idTaken'> = { violates: 'categories.id', otherwise: 'idTaken' };
export const SEASON_UNIQUE: readonly UniqueRule<'idTaken' | 'seasonFollowed'>[] = [
  { violates: 'seasons.old_season', otherwise: 'seasonFollowed' },
  { violates: 'seasons.id', otherwise: 'idTaken' },
];

export const insertLeague = (db: Db, row: LeagueRow): Write => db.insert(leagues).values(row);

export const updateLeague = (db: Db, id: LeagueId, changes: Partial<Omit<LeagueRow, 'id'>>): Write =>
  db.update(leagues).set(changes).where(eq(leagues.id, id));

/** Deletes a league with its seasons and categories, if no tournament belongs to it. */
export const deleteEmptyLeague = (db: Db, id: LeagueId): Write =>
  db
    .delete(leagues)
    .where(and(eq(leagues.id, id), sql`not exists (select 1 from ${tournaments} where ${tournaments.league} = ${id})`));

export const insertSeason = (db: Db, row: SeasonRow): Write => db.insert(seasons).values(row);

const isSeason = (league: LeagueId, id: SeasonId) => and(eq(seasons.league, league), eq(seasons.id, id));

export const updateSeason = (
  db: Db,
  league: LeagueId,
  id: SeasonId,
  changes: Partial<Omit<SeasonRow, 'league' | 'id'>>,
): Write => db.update(seasons).set(changes).where(isSeason(league, id));

/** Of two concurrent requests to end a season, one changes no row. */
export const endSeasonNow = (db: Db, league: LeagueId, id: SeasonId, endedAt: Millis): Write =>
  db
    .update(seasons)
    .set({ endedAt, revision: sql`${seasons.revision} + 1` })
    .where(and(isSeason(league, id), isNull(seasons.endedAt)));

export const insertMembers = (
  db: Db,
  league: LeagueId,
  season: SeasonId,
  placements: readonly Placement[],
): readonly Write[] =>
  bulkInsert(
    db,
    seasonMembers,
    placements.map(({ member, category }) => ({ ...rowKey(league, season, member), category })),
  );

interface SeasonAt {
  readonly league: LeagueId;
  readonly id: SeasonId;
  readonly revision: number;
}

/** The claim of a change to a season: it fails if the season has changed since it was read. */
export const claimSeason = (
  db: Db,
  { league, id, revision }: SeasonAt,
  { closedCategories }: Pick<Season, 'closedCategories'>,
): Write =>
  db
    .update(seasons)
    .set({ closedCategories, revision: revision + 1 })
    .where(and(isSeason(league, id), eq(seasons.revision, revision)));

/** The writes that change the moves of a season to those of `after`. */
export function moveWrites(
  db: Db,
  { league, id }: Pick<SeasonAt, 'league' | 'id'>,
  before: Season,
  after: Season,
  tournamentOf: (member: Member) => TournamentId | null,
): readonly Write[] {
  const [were, are] = [new Map(before.moves.map(byMember)), new Map(after.moves.map(byMember))];
  const gone = before.moves.filter((move) => are.get(keyOf(move.member)) !== move);
  const come = after.moves.filter((move) => were.get(keyOf(move.member)) !== move);
  return [
    ...bulkDelete(
      db,
      seasonMoves,
      ['league', 'season', 'memberType', 'member'],
      gone.map(({ member }) => rowKey(league, id, member)),
    ),
    ...bulkInsert(
      db,
      seasonMoves,
      come.map(({ member, from, to }) => ({
        ...rowKey(league, id, member),
        tournament: tournamentOf(member),
        fromCategory: from,
        toCategory: to,
      })),
    ),
  ];
}

const byMember = (move: Season['moves'][number]) => [keyOf(move.member), move] as const;

const rowKey = (league: LeagueId, season: SeasonId, { kind, id }: Member) => ({
  league,
  season,
  memberType: kind,
  member: id,
});

/** Appends the category. */
export const insertCategory = (db: Db, row: Omit<CategoryRow, 'place'>): Write =>
  db.insert(categories).values({
    ...row,
    place: sql`(select coalesce(max(${categories.place}), 0) + 1 from ${categories} where ${categories.league} = ${row.league})`,
  });

const isCategory = (league: LeagueId, id: CategoryId) => and(eq(categories.league, league), eq(categories.id, id));

export const updateCategory = (
  db: Db,
  league: LeagueId,
  id: CategoryId,
  changes: Partial<Omit<CategoryRow, 'league' | 'id' | 'place'>>,
): Write => db.update(categories).set(changes).where(isCategory(league, id));

/** Deletes a category, if no tournament, member or move belongs to it. */
export const deleteUnusedCategory = (db: Db, league: LeagueId, id: CategoryId): Write =>
  db
    .delete(categories)
    .where(
      and(
        isCategory(league, id),
        sql`not exists (select 1 from ${tournaments} where ${tournaments.league} = ${league} and ${tournaments.category} = ${id})`,
        sql`not exists (select 1 from ${seasonMembers} where ${seasonMembers.league} = ${league} and ${seasonMembers.category} = ${id})`,
        sql`not exists (select 1 from ${seasonMoves} where ${seasonMoves.league} = ${league} and ${id} in (${seasonMoves.fromCategory}, ${seasonMoves.toCategory}))`,
      ),
    );

/** Moves a category to another place; the claim of a swap, which fails if its place has changed since it was read. */
export const claimPlace = (
  db: Db,
  category: { readonly league: LeagueId; readonly id: CategoryId; readonly place: number },
  other: { readonly id: CategoryId; readonly place: number },
): Write =>
  db
    .update(categories)
    .set({ place: other.place })
    .where(
      and(
        isCategory(category.league, category.id),
        eq(categories.place, category.place),
        sql`exists (select 1 from categories as other where other.league = ${category.league} and other.id = ${other.id} and other.place = ${other.place})`,
      ),
    );

export const setPlace = (db: Db, league: LeagueId, id: CategoryId, place: number): Write =>
  db.update(categories).set({ place }).where(isCategory(league, id));

/** Stores the results of a tournament, unless it has changed since it was read. */
export const putSeasonResults = (
  db: Db,
  { id, revision }: { readonly id: TournamentId; readonly revision: number },
  { rules, entries }: Pick<typeof seasonResults.$inferSelect, 'rules' | 'entries'>,
): Write =>
  db.run(
    sql`insert or replace into ${seasonResults} (tournament, revision, rules, entries)
      select id, revision, ${rules}, ${JSON.stringify(entries)} from ${tournaments} where id = ${id} and revision = ${revision}`,
  );
