import { aliasedTable, desc, eq, or, sql } from 'drizzle-orm';
import type { AccountId, GameId, TournamentId } from '../../domain/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import type { Millis } from '../../domain/time.ts';
import type { Db } from '../client.ts';
import { accounts, games, participants, tournaments } from '../schema/index.ts';

/** What decides who may see a tournament, and whose names are shown in it. */
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

/** The tournaments and online games of an account, the newest first. One batch. */
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

/** Columns of one name in one row would be one in a batch's answer, so each side's get names of their own. */
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
