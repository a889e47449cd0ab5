import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import {
  accounts,
  games,
  messages,
  pairings,
  participants,
  rounds,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';
import type { Message } from './message.ts';

/** An unfinished game as its player's lobby shows it. */
export interface LobbyGameRow {
  readonly id: GameId;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly round: number;
  readonly startAt: Millis;
  readonly opponent: { readonly id: AccountId; readonly firstName: string; readonly lastName: string };
  readonly tournament: {
    readonly id: TournamentId;
    readonly name: string;
    readonly showOnlyUsernames: boolean;
    readonly initialMinutes: number;
  };
}

/** The next pairing of a tournament in which the player takes part. */
export interface ComingPairingRow {
  readonly id: TournamentId;
  readonly name: string;
  readonly at: Millis;
  readonly round: number;
  readonly initialMinutes: number;
}

/** What concerns a player on every page. All times are instants. */
export interface PlayersOverview {
  readonly unread: readonly Message[];
  readonly games: readonly LobbyGameRow[];
  readonly pairings: readonly ComingPairingRow[];
}

/** In one batch. */
export async function readPlayersOverview(db: Db, account: AccountId): Promise<PlayersOverview> {
  const [unread, open, coming] = await db.batch([
    selectUnread(db, account),
    selectOpenGames(db, account),
    selectComingPairings(db, account),
  ]);
  return { unread, games: open.map(gameOf), pairings: coming };
}

const selectUnread = (db: Db, account: AccountId) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.account, account), eq(messages.read, false)))
    .orderBy(desc(messages.id))
    .limit(LIST_MAX_ROWS);

const opponent = alias(accounts, 'opponent');

/** A batch of D1 merges columns of the same name. */
const as = <Column extends SQLiteColumn>(name: string, column: Column): SQL.Aliased<Column['_']['data']> =>
  sql<Column['_']['data']>`${column}`.mapWith(column).as(name);

const selectOpenGames = (db: Db, account: AccountId) =>
  db
    .select({
      id: games.id,
      white: games.white,
      black: games.black,
      round: games.round,
      startAt: games.startAt,
      opponentId: as('opponent_id', opponent.id),
      firstName: opponent.firstName,
      lastName: opponent.lastName,
      tournament: tournaments.name,
      tournamentId: as('tournament_id', tournaments.id),
      showOnlyUsernames: tournaments.showOnlyUsernames,
      initialMinutes: tournaments.initialMinutes,
    })
    .from(games)
    .innerJoin(tournaments, eq(tournaments.id, games.tournament))
    .innerJoin(
      opponent,
      sql`${opponent.id} = case when ${games.white} = ${account} then ${games.black} else ${games.white} end`,
    )
    .where(and(isNull(games.finishedAt), or(eq(games.white, account), eq(games.black, account))))
    .orderBy(asc(games.startAt), asc(games.id))
    .limit(LIST_MAX_ROWS);

const gameOf = ({
  opponentId,
  firstName,
  lastName,
  tournament,
  tournamentId,
  showOnlyUsernames,
  initialMinutes,
  ...game
}: Awaited<ReturnType<typeof selectOpenGames>>[number]): LobbyGameRow => ({
  ...game,
  opponent: { id: opponentId, firstName, lastName },
  tournament: { id: tournamentId, name: tournament, showOnlyUsernames, initialMinutes },
});

/** The next round to be paired: the one after the last paired round. */
const NEXT_ROUND = sql<number>`(
  select coalesce(max(${rounds.number}), 0) + 1 from ${rounds}
  where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null
)`;

const selectComingPairings = (db: Db, account: AccountId) =>
  db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      at: sql<Millis>`${tournaments.nextPairingAt}`.as('at'),
      round: NEXT_ROUND.as('next_round'),
      initialMinutes: tournaments.initialMinutes,
    })
    .from(participants)
    .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
    .leftJoin(
      tournamentTeams,
      and(eq(tournamentTeams.tournament, participants.tournament), eq(tournamentTeams.team, participants.team)),
    )
    .where(
      and(
        eq(participants.account, account),
        isNull(participants.withdrawnFrom),
        eq(participants.eliminated, false),
        isNull(tournamentTeams.withdrawnFrom),
        sql`${tournamentTeams.eliminated} is not 1`,
        eq(tournaments.online, true),
        sql`${tournaments.startedAt} is not null`,
        isNull(tournaments.finishedAt),
        sql`${tournaments.nextPairingAt} is not null`,
        sql`not exists (
          select 1 from ${pairings}
          where ${pairings.tournament} = ${tournaments.id} and ${pairings.round} = ${NEXT_ROUND}
            and ${pairings.white} = ${account} and ${pairings.black} is null
        )`,
      ),
    )
    .orderBy(asc(tournaments.nextPairingAt))
    .limit(LIST_MAX_ROWS);
