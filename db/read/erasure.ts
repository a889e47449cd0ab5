import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Obligations } from '../../domain/account/erasure.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, games, organizations, participants, powers, tournaments } from '../schema/index.ts';

const TOP_LEVEL = 3;

/** What an account still owes others. One batch. */
export async function readObligations(db: Db, account: AccountId): Promise<Obligations> {
  const others = alias(accounts, 'others');
  const [inClubs, inOrganizations, inTournaments, top] = await db.batch([
    db
      .select({ name: clubs.name })
      .from(clubs)
      .where(and(eq(clubs.manager, account), notExists(heirs(db, 'club', account, clubs)))),
    db
      .select({ name: organizations.name })
      .from(organizations)
      .where(and(eq(organizations.manager, account), notExists(heirs(db, 'organization', account, organizations)))),
    db
      .selectDistinct({ name: tournaments.name })
      .from(participants)
      .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
      .leftJoin(
        games,
        and(
          eq(games.tournament, tournaments.id),
          isNull(games.finishedAt),
          or(eq(games.white, account), eq(games.black, account)),
        ),
      )
      .where(
        and(
          eq(participants.account, account),
          isNull(tournaments.finishedAt),
          // A game that is still played binds whoever has withdrawn, too.
          or(isNull(participants.withdrawnFrom), sql`${games.id} is not null`),
        ),
      ),
    db
      .select({ level: accounts.level })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, account),
          eq(accounts.level, TOP_LEVEL),
          notExists(
            db
              .select({ id: others.id })
              .from(others)
              .where(and(eq(others.level, TOP_LEVEL), ne(others.id, account))),
          ),
        ),
      ),
  ]);
  return {
    manages: [...inClubs, ...inOrganizations].map(({ name }) => name),
    plays: inTournaments.map(({ name }) => name),
    isLastOfTopLevel: top.length > 0,
  };
}

/** Who else may do everything there, and takes over. */
const heirs = (
  db: Db,
  scope: 'club' | 'organization',
  account: AccountId,
  house: typeof clubs | typeof organizations,
) =>
  db
    .select({ account: powers.account })
    .from(powers)
    .where(
      and(
        eq(powers.scope, scope),
        eq(powers.entity, sql`${house.id}`),
        eq(powers.power, 'all'),
        ne(powers.account, account),
      ),
    );

/** Where a participant stands: the tournaments, and the games on the screen. One batch. */
export async function readTraces(
  db: Db,
  account: AccountId,
): Promise<{ readonly tournaments: readonly TournamentId[]; readonly games: readonly GameId[] }> {
  const [entered, played] = await db.batch([
    db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account)),
    db
      .select({ id: games.id })
      .from(games)
      .where(or(eq(games.white, account), eq(games.black, account))),
  ]);
  return { tournaments: entered.map(({ id }) => id), games: played.map(({ id }) => id) };
}
