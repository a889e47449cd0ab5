import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountId, GameId } from '../../../domain/kernel/ids.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import type { Db } from '../../client.ts';
import { accounts, games, tournaments } from '../../schema/index.ts';

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
