import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountId, GameId, TournamentId } from '../../../domain/kernel/ids.ts';
import { MOST_LOBBY_GAMES } from '../../../domain/kernel/limits.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import type { Db } from '../../client.ts';
import { accounts, games, pairings, participants, rounds, tournaments, tournamentTeams } from '../../schema/index.ts';

const white = alias(accounts, 'white');
const black = alias(accounts, 'black');

/** The fields of a player on a game's page. */
const shown = ({ id, title, firstName, lastName, federation, fideRating }: typeof white | typeof black) => ({
  id,
  title,
  firstName,
  lastName,
  federation,
  fideRating,
});

/** Not the whole tournament: D1 limits rows to a hundred columns. */
const tournament = {
  id: tournaments.id,
  name: tournaments.name,
  variant: tournaments.variant,
  organiserType: tournaments.organiserType,
  organiser: tournaments.organiser,
  publiclyViewable: tournaments.publiclyViewable,
  showOnlyTop: tournaments.showOnlyTop,
  showOnlyUsernames: tournaments.showOnlyUsernames,
  chatEnabled: tournaments.chatEnabled,
  initialMinutes: tournaments.initialMinutes,
  incrementSeconds: tournaments.incrementSeconds,
  nextPairingAt: tournaments.nextPairingAt,
  revision: tournaments.revision,
};

const GAME_PAGE = { game: games, tournament, white: shown(white), black: shown(black) };

export async function readGame(db: Db, id: string) {
  const [row] = await db
    .select(GAME_PAGE)
    .from(games)
    .innerJoin(tournaments, eq(tournaments.id, games.tournament))
    .innerJoin(white, eq(white.id, games.white))
    .innerJoin(black, eq(black.id, games.black))
    .where(sql`${games.id} = ${id}`);
  return row;
}

export type GamePage = NonNullable<Awaited<ReturnType<typeof readGame>>>;

/** The next pairing of a tournament in which the player takes part. */
export interface ComingPairingRow {
  readonly id: TournamentId;
  readonly name: string;
  readonly at: Millis;
  readonly round: number;
  readonly initialMinutes: number;
}

/** The lobby: the player's unfinished games closest to now, and their tournaments' next pairings (NEXT-4). */
export async function readLobby(db: Db, account: AccountId, now: Millis) {
  // Not a batch, because it merges columns of the same name, and both players have the same ones.
  const [found, coming] = await Promise.all([
    db
      .select(GAME_PAGE)
      .from(games)
      .innerJoin(tournaments, eq(tournaments.id, games.tournament))
      .innerJoin(white, eq(white.id, games.white))
      .innerJoin(black, eq(black.id, games.black))
      .where(and(isNull(games.finishedAt), or(eq(games.white, account), eq(games.black, account))))
      .orderBy(asc(sql`abs(${games.startAt} - ${now})`), asc(games.id))
      .limit(MOST_LOBBY_GAMES),
    readComingPairings(db, account),
  ]);
  return { games: found, pairings: coming };
}

/** The next round to be paired: the one after the last paired round. */
const NEXT_ROUND = sql<number>`(
  select coalesce(max(${rounds.number}), 0) + 1 from ${rounds}
  where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null
)`;

const readComingPairings = (db: Db, account: AccountId): Promise<ComingPairingRow[]> =>
  db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      at: sql<Millis>`${tournaments.nextPairingAt}`,
      round: NEXT_ROUND,
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
    .limit(MOST_LOBBY_GAMES);

/** The unfinished games of an account that start before a moment. */
export async function readGamesInPlay(db: Db, account: AccountId, before: Millis): Promise<GameId[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(
      and(isNull(games.finishedAt), lte(games.startAt, before), or(eq(games.white, account), eq(games.black, account))),
    );
  return rows.map(({ id }) => id);
}
