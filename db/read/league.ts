import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { CategoryId, LeagueId, SeasonId, TournamentId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Member, Placement, Season } from '../../domain/league/season.ts';
import type { EventEntry } from '../../domain/league/season-events.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { sameId } from '../same-id.ts';
import {
  accounts,
  categories,
  clubs,
  leagues,
  organizations,
  participants,
  seasonMembers,
  seasonMoves,
  seasonResults,
  seasons,
  teams,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';

export interface League extends Readonly<typeof leagues.$inferSelect> {
  /** The name of the club or organisation that owns the league. */
  readonly ownerName: string;
}
export type SeasonRow = typeof seasons.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type MoveRow = typeof seasonMoves.$inferSelect;

const LEAGUE = {
  ...getTableColumns(leagues),
  ownerName: sql<string>`coalesce(case ${leagues.ownerType} when 'club' then (select ${clubs.name} from ${clubs} where ${clubs.id} = ${leagues.owner}) else (select ${organizations.name} from ${organizations} where ${organizations.id} = ${leagues.owner}) end, ${leagues.owner})`,
};

export const readLeagues = (db: Db, { visible }: { readonly visible: boolean }): Promise<League[]> =>
  db
    .select(LEAGUE)
    .from(leagues)
    .where(eq(leagues.visible, visible))
    .orderBy(asc(leagues.name), asc(leagues.id))
    .limit(LIST_MAX_ROWS);

export async function readLeague(db: Db, id: LeagueId): Promise<League | undefined> {
  const [row] = await db.select(LEAGUE).from(leagues).where(eq(leagues.id, id));
  return row;
}

const seasonsOf = (db: Db, league: LeagueId) =>
  db
    .select()
    .from(seasons)
    .where(eq(seasons.league, league))
    .orderBy(desc(seasons.startDate), asc(seasons.id))
    .limit(LIST_MAX_ROWS);

const categoriesOf = (db: Db, league: LeagueId) =>
  db.select().from(categories).where(eq(categories.league, league)).orderBy(asc(categories.place));

/** The seasons of a league, the latest first, and its categories, the strongest first. */
export async function readLeagueParts(
  db: Db,
  league: LeagueId,
): Promise<{ readonly seasons: readonly SeasonRow[]; readonly categories: readonly CategoryRow[] }> {
  const [seasonRows, categoryRows] = await db.batch([seasonsOf(db, league), categoriesOf(db, league)]);
  return { seasons: seasonRows, categories: categoryRows };
}

/** A tournament of a league with its season, category and revision. */
export type SeasonTournamentRow = Pick<
  typeof tournaments.$inferSelect,
  | 'id'
  | 'name'
  | 'season'
  | 'category'
  | 'organiserType'
  | 'organiser'
  | 'publiclyViewable'
  | 'showOnlyTop'
  | 'showOnlyUsernames'
  | 'startedAt'
  | 'revision'
  | 'createdAt'
>;

const placedTournaments = (db: Db, where: SQL | undefined): Promise<SeasonTournamentRow[]> =>
  db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      season: tournaments.season,
      category: tournaments.category,
      organiserType: tournaments.organiserType,
      organiser: tournaments.organiser,
      publiclyViewable: tournaments.publiclyViewable,
      showOnlyTop: tournaments.showOnlyTop,
      showOnlyUsernames: tournaments.showOnlyUsernames,
      startedAt: tournaments.startedAt,
      revision: tournaments.revision,
      createdAt: tournaments.createdAt,
    })
    .from(tournaments)
    .where(and(where, isNotNull(tournaments.category)))
    .orderBy(asc(tournaments.firstPairingAt), asc(tournaments.id));

export const readSeasonTournaments = (db: Db, league: LeagueId, season: SeasonId): Promise<SeasonTournamentRow[]> =>
  placedTournaments(db, and(eq(tournaments.league, league), eq(tournaments.season, season)));

export const readPlacedTournaments = (db: Db, league: LeagueId): Promise<SeasonTournamentRow[]> =>
  placedTournaments(db, eq(tournaments.league, league));

/** The stored results of these tournaments, each at its revision and computed by these rules. */
export async function readSeasonResults(
  db: Db,
  rows: readonly Pick<SeasonTournamentRow, 'id' | 'revision'>[],
  rules: number,
): Promise<ReadonlyMap<TournamentId, readonly EventEntry[]>> {
  const wanted = new Map(rows.map(({ id, revision }) => [id, revision]));
  const kept = await db
    .select()
    .from(seasonResults)
    .where(and(isOneOf(seasonResults.tournament, [...wanted.keys()]), eq(seasonResults.rules, rules)));
  return new Map(
    kept
      .filter(({ tournament, revision }) => wanted.get(tournament) === revision)
      .map((row) => [row.tournament, row.entries]),
  );
}

export interface MemberNames {
  readonly players: ReadonlyMap<string, { readonly firstName: string; readonly lastName: string }>;
  readonly teams: ReadonlyMap<string, string>;
}

export interface WholeSeason {
  readonly row: SeasonRow;
  readonly categories: readonly CategoryRow[];
  readonly season: Season;
  /** The moves with the tournaments that they result from. */
  readonly moves: readonly MoveRow[];
  readonly names: MemberNames;
}

/** A season with its members and their moves, in one batch. */
export async function readSeason(db: Db, league: LeagueId, id: SeasonId): Promise<WholeSeason | undefined> {
  const ofSeason = and(eq(tournaments.league, league), eq(tournaments.season, id), isNotNull(tournaments.category));
  const [[row], categoryRows, placed, players, teamRows, moves, people, teamNames] = await db.batch([
    db
      .select()
      .from(seasons)
      .where(and(eq(seasons.league, league), eq(seasons.id, id))),
    categoriesOf(db, league),
    db
      .select()
      .from(seasonMembers)
      .where(and(eq(seasonMembers.league, league), eq(seasonMembers.season, id)))
      .orderBy(asc(seasonMembers.member)),
    // Players of a team are not members themselves, because they move with the team.
    db
      .selectDistinct({ member: participants.account, category: tournaments.category })
      .from(participants)
      .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
      .where(and(ofSeason, sql`${participants.team} is null`))
      .orderBy(asc(participants.account)),
    db
      .selectDistinct({ member: tournamentTeams.team, category: tournaments.category })
      .from(tournamentTeams)
      .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
      .where(ofSeason)
      .orderBy(asc(tournamentTeams.team)),
    db
      .select()
      .from(seasonMoves)
      .where(and(eq(seasonMoves.league, league), eq(seasonMoves.season, id)))
      .orderBy(asc(seasonMoves.member)),
    db
      .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
      .from(accounts)
      .where(
        sql`${accounts.id} in (select ${seasonMembers.member} from ${seasonMembers} where ${seasonMembers.league} = ${league} and ${seasonMembers.season} = ${id}) or ${accounts.id} in (select ${participants.account} from ${participants} inner join ${tournaments} on ${tournaments.id} = ${participants.tournament} where ${ofSeason})`,
      ),
    db
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(
        sql`${teams.id} in (select ${seasonMembers.member} from ${seasonMembers} where ${seasonMembers.league} = ${league} and ${seasonMembers.season} = ${id}) or ${teams.id} in (select ${tournamentTeams.team} from ${tournamentTeams} inner join ${tournaments} on ${tournaments.id} = ${tournamentTeams.tournament} where ${ofSeason})`,
      ),
  ]);
  if (row === undefined) return undefined;
  return {
    row,
    categories: categoryRows,
    moves,
    names: {
      players: new Map(people.map(({ id: account, ...names }) => [account, names])),
      teams: new Map(teamNames.map((team) => [team.id, team.name])),
    },
    season: {
      categories: categoryRows.map((category) => category.id),
      placed: placed.map(({ memberType, member, category }) => placement(memberType, member, category)),
      played: [
        ...players.map(({ member, category }) => placement('player', member, category as CategoryId)),
        ...teamRows.map(({ member, category }) => placement('team', member, category as CategoryId)),
      ],
      moves: moves.map(({ memberType, member, fromCategory, toCategory }) => ({
        member: { kind: memberType, id: member } as Placement['member'],
        from: fromCategory,
        to: toCategory,
      })),
      closedCategories: row.closedCategories,
      ended: row.endedAt !== null,
    },
  };
}

const placement = (kind: 'player' | 'team', id: string, category: CategoryId): Placement => ({
  member: { kind, id } as Placement['member'],
  category,
});

/** A member's categories in a league, season by season. */
export interface MemberYears {
  readonly placed: readonly { readonly season: SeasonId; readonly category: CategoryId }[];
  readonly played: readonly { readonly season: SeasonId; readonly category: CategoryId }[];
  readonly moves: readonly { readonly season: SeasonId; readonly to: CategoryId }[];
}

export async function readMemberYears(db: Db, league: LeagueId, { kind, id }: Member): Promise<MemberYears> {
  const inLeague = and(eq(tournaments.league, league), isNotNull(tournaments.season), isNotNull(tournaments.category));
  const place = { season: tournaments.season, category: tournaments.category };
  const [placed, played, moves] = await db.batch([
    db
      .select({ season: seasonMembers.season, category: seasonMembers.category })
      .from(seasonMembers)
      .where(and(eq(seasonMembers.league, league), eq(seasonMembers.memberType, kind), eq(seasonMembers.member, id))),
    kind === 'player'
      ? db
          .selectDistinct(place)
          .from(participants)
          .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
          .where(and(inLeague, eq(participants.account, id), sql`${participants.team} is null`))
      : db
          .selectDistinct(place)
          .from(tournamentTeams)
          .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
          .where(and(inLeague, eq(tournamentTeams.team, id))),
    db
      .select({ season: seasonMoves.season, to: seasonMoves.toCategory })
      .from(seasonMoves)
      .where(and(eq(seasonMoves.league, league), eq(seasonMoves.memberType, kind), eq(seasonMoves.member, id))),
  ]);
  return {
    placed,
    played: played.map(({ season, category }) => ({ season: season as SeasonId, category: category as CategoryId })),
    moves,
  };
}

/** When the season ended that a tournament of the league belongs to; undefined if it is none of the league's. */
export const readEndOfSeason = (
  db: Db,
  league: LeagueId,
  tournament: TournamentId,
): Promise<{ readonly endedAt: Millis | null } | undefined> =>
  db
    .select({ endedAt: seasons.endedAt })
    .from(tournaments)
    .leftJoin(seasons, and(eq(seasons.league, tournaments.league), sql`${seasons.id} = ${tournaments.season}`))
    .where(and(eq(tournaments.league, league), sameId(tournaments.id, tournament)))
    .get();

/** The season and category with these ids, if the league has them. */
export async function readLeaguePlace(
  db: Db,
  league: LeagueId,
  season: string,
  category: string,
): Promise<{ readonly season: SeasonRow | undefined; readonly category: CategoryRow | undefined }> {
  const [[seasonRow], [categoryRow]] = await db.batch([
    db
      .select()
      .from(seasons)
      .where(and(eq(seasons.league, league), sql`${seasons.id} = ${season}`)),
    db
      .select()
      .from(categories)
      .where(and(eq(categories.league, league), sql`${categories.id} = ${category}`)),
  ]);
  return { season: seasonRow, category: categoryRow };
}
