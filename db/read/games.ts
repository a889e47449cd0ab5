import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountId, GameId } from '../../domain/ids.ts';
import { MOST_LOBBY_GAMES } from '../../domain/limits.ts';
import type { Millis } from '../../domain/time.ts';
import type { Db } from '../client.ts';
import { accounts, games, participants, tournaments } from '../schema/index.ts';

const white = alias(accounts, 'white');
const black = alias(accounts, 'black');

/** What a game's page says of a player. D1 gives at most a hundred columns in a row, and a tournament has half of them. */
const shown = ({ id, title, firstName, lastName, federation, fideRating }: typeof white | typeof black) => ({
  id,
  title,
  firstName,
  lastName,
  federation,
  fideRating,
});

const GAME_PAGE = { game: games, tournament: tournaments, white: shown(white), black: shown(black) };

/** A game with its tournament and both players. */
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

/** What the lobby shows: the player's next unfinished games, and the next pairing of a tournament he plays in. */
export async function readLobby(db: Db, account: AccountId) {
  // No batch: its answer keeps only one of several columns of the same name, and both players have the same ones.
  const [coming, [waiting]] = await Promise.all([
    db
      .select(GAME_PAGE)
      .from(games)
      .innerJoin(tournaments, eq(tournaments.id, games.tournament))
      .innerJoin(white, eq(white.id, games.white))
      .innerJoin(black, eq(black.id, games.black))
      .where(and(isNull(games.finishedAt), or(eq(games.white, account), eq(games.black, account))))
      .orderBy(asc(games.startAt), asc(games.id))
      .limit(MOST_LOBBY_GAMES),
    db
      .select({ at: tournaments.nextPairingAt, id: tournaments.id, name: tournaments.name })
      .from(participants)
      .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
      .where(
        and(
          eq(participants.account, account),
          isNull(participants.withdrawnFrom),
          eq(participants.eliminated, false),
          eq(tournaments.online, true),
          sql`${tournaments.startedAt} is not null`,
          isNull(tournaments.finishedAt),
          sql`${tournaments.nextPairingAt} is not null`,
        ),
      )
      .orderBy(asc(tournaments.nextPairingAt))
      .limit(1),
  ]);
  return { games: coming, waiting };
}

/** The games that somebody plays, of those that begin before a moment. */
export async function readGamesInPlay(db: Db, account: AccountId, before: Millis): Promise<GameId[]> {
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(
      and(isNull(games.finishedAt), lte(games.startAt, before), or(eq(games.white, account), eq(games.black, account))),
    );
  return rows.map(({ id }) => id);
}
