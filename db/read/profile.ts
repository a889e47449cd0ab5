import { aliasedTable, and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { GameResult } from '../../domain/tournament/value/game-result.ts';
import type { Db } from '../client.ts';
import {
  accounts,
  clubMembers,
  clubs,
  games,
  organizations,
  pairings,
  participants,
  teamMembers,
  teams,
  tournaments,
} from '../schema/index.ts';

/** The fields that determine who may see a tournament and its names. */
interface Shelter {
  readonly organiserType: 'club' | 'organization';
  readonly organiser: string;
  readonly publiclyViewable: boolean;
  readonly showOnlyUsernames: boolean;
  readonly showOnlyTop: number | null;
}

export interface PlayedTournament extends Shelter {
  readonly id: TournamentId;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** As of entry. */
  readonly rating: number | null;
}

interface Player {
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
}

export interface PlayedGame extends Shelter {
  readonly id: GameId;
  readonly white: Player;
  readonly black: Player;
  readonly startAt: Millis;
  readonly tournamentName: string;
  readonly initialMinutes: number;
  readonly incrementSeconds: number;
  readonly outcome: 1 | 0 | -1 | null;
}

/** The tournaments and online games of an account, the latest first, in one batch. */
export async function readHistory(
  db: Db,
  account: AccountId,
): Promise<{ tournaments: PlayedTournament[]; games: PlayedGame[] }> {
  const white = aliasedTable(accounts, 'white_account');
  const black = aliasedTable(accounts, 'black_account');
  const [tournamentRows, gameRows] = await db.batch([
    db
      .select({
        id: tournaments.id,
        name: tournaments.name,
        startDate: tournaments.startDate,
        endDate: tournaments.endDate,
        rating: participants.rating,
        ...shelter,
      })
      .from(participants)
      .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
      .where(eq(participants.account, account))
      .orderBy(desc(tournaments.startDate), desc(tournaments.id))
      .limit(LIST_MAX_ROWS),
    db
      .select({
        id: games.id,
        white: { id: games.white, ...namesOf(white, 'white') },
        black: { id: games.black, ...namesOf(black, 'black') },
        startAt: games.startAt,
        tournamentName: tournaments.name,
        initialMinutes: tournaments.initialMinutes,
        incrementSeconds: tournaments.incrementSeconds,
        outcome: games.outcome,
        ...shelter,
      })
      .from(games)
      .innerJoin(tournaments, eq(tournaments.id, games.tournament))
      .innerJoin(white, eq(white.id, games.white))
      .innerJoin(black, eq(black.id, games.black))
      .where(or(eq(games.white, account), eq(games.black, account)))
      .orderBy(desc(games.startAt), desc(games.id))
      .limit(LIST_MAX_ROWS),
  ]);
  return { tournaments: tournamentRows, games: gameRows };
}

/** A club, an organisation or a team that is listed on a profile. */
export interface House {
  readonly id: string;
  readonly name: string;
  readonly profilePicture: string;
}

export interface Houses {
  readonly organizations: readonly House[];
  readonly clubs: readonly House[];
  readonly teams: readonly House[];
}

/** The clubs, organisations (through clubs, or managed) and teams of an account by name, in one batch. */
export async function readHouses(db: Db, account: AccountId): Promise<Houses> {
  const ownClubs = db.select({ id: clubMembers.club }).from(clubMembers).where(eq(clubMembers.account, account));
  const [organizationRows, clubRows, teamRows] = await db.batch([
    db
      .select(houseOf(organizations))
      .from(organizations)
      .where(
        or(
          eq(organizations.manager, account),
          inArray(
            organizations.id,
            db
              .select({ id: sql<never>`${clubs.organization}` })
              .from(clubs)
              .where(inArray(clubs.id, ownClubs)),
          ),
        ),
      )
      .orderBy(asc(organizations.name), asc(organizations.id)),
    db
      .select(houseOf(clubs))
      .from(clubs)
      .where(or(eq(clubs.manager, account), inArray(clubs.id, ownClubs)))
      .orderBy(asc(clubs.name), asc(clubs.id)),
    db
      .select(houseOf(teams))
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.team))
      .where(eq(teamMembers.account, account))
      .orderBy(asc(teams.name), asc(teams.id)),
  ]);
  return { organizations: organizationRows, clubs: clubRows, teams: teamRows };
}

const houseOf = <Table extends typeof organizations | typeof clubs | typeof teams>(table: Table) => ({
  id: sql<string>`${table.id}`,
  name: table.name,
  profilePicture: table.profilePicture,
});

/** A pairing of two players against each other, in any tournament. */
export interface Meeting extends Shelter {
  readonly tournament: TournamentId;
  readonly tournamentName: string;
  readonly startDate: string;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult | null;
  readonly game: GameId | null;
}

/** The pairings of two players against each other, the latest first. */
export async function readMeetings(db: Db, one: AccountId, other: AccountId): Promise<Meeting[]> {
  const rows = await db
    .select({
      tournament: tournaments.id,
      tournamentName: tournaments.name,
      startDate: tournaments.startDate,
      round: pairings.round,
      white: pairings.white,
      result: pairings.result,
      game: games.id,
      ...shelter,
    })
    .from(pairings)
    .innerJoin(tournaments, eq(tournaments.id, pairings.tournament))
    .leftJoin(
      games,
      and(
        eq(games.tournament, pairings.tournament),
        eq(games.round, pairings.round),
        eq(games.white, pairings.white),
        eq(games.black, pairings.black),
        eq(games.sequence, 1),
      ),
    )
    .where(
      or(
        and(eq(pairings.white, one), eq(pairings.black, other)),
        and(eq(pairings.white, other), eq(pairings.black, one)),
      ),
    )
    .orderBy(desc(tournaments.startDate), desc(tournaments.id), desc(pairings.round))
    .limit(LIST_MAX_ROWS);
  return rows.map((row) => ({ ...row, black: row.white === one ? other : one }));
}

/** A batch merges columns of the same name, so each side's columns get unique names. */
const namesOf = (side: typeof accounts, prefix: string) => ({
  firstName: sql<string>`${side.firstName}`.as(`${prefix}_first_name`),
  lastName: sql<string>`${side.lastName}`.as(`${prefix}_last_name`),
});

const shelter = {
  organiserType: tournaments.organiserType,
  organiser: tournaments.organiser,
  publiclyViewable: tournaments.publiclyViewable,
  showOnlyUsernames: tournaments.showOnlyUsernames,
  showOnlyTop: tournaments.showOnlyTop,
};
