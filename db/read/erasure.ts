import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Obligations } from '../../domain/account/erasure.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, games, organizations, participants, roles, tournaments } from '../schema/index.ts';

const TOP_LEVEL = 3;

/** The obligations that prevent an account's erasure, in one batch. */
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
          // A running game is an obligation even after a withdrawal.
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

/** Others who hold the role `all` there and would take over. */
const heirs = (
  db: Db,
  scope: 'club' | 'organization',
  account: AccountId,
  owner: typeof clubs | typeof organizations,
) =>
  db
    .select({ account: roles.account })
    .from(roles)
    .where(
      and(
        eq(roles.scope, scope),
        eq(roles.entity, sql`${owner.id}`),
        eq(roles.role, 'all'),
        ne(roles.account, account),
      ),
    );

/** The tournaments and online games in which an account appears, in one batch. */
export async function readTraces(
  db: Db,
  account: AccountId,
): Promise<{
  readonly tournaments: readonly TournamentId[];
  readonly games: readonly { readonly game: GameId; readonly tournament: TournamentId }[];
}> {
  const [entered, played] = await db.batch([
    db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account)),
    db
      .select({ game: games.id, tournament: games.tournament })
      .from(games)
      .where(or(eq(games.white, account), eq(games.black, account))),
  ]);
  return { tournaments: entered.map(({ id }) => id), games: played };
}

/** Those who may take over the clubs and organisations that the account manages. */
export async function readHeirs(db: Db, account: AccountId): Promise<AccountId[]> {
  const [ofClubs, ofOrganizations] = await db.batch([
    db
      .select({ account: roles.account })
      .from(roles)
      .innerJoin(clubs, and(eq(roles.scope, 'club'), eq(roles.entity, clubs.id)))
      .where(and(eq(clubs.manager, account), eq(roles.role, 'all'))),
    db
      .select({ account: roles.account })
      .from(roles)
      .innerJoin(organizations, and(eq(roles.scope, 'organization'), eq(roles.entity, organizations.id)))
      .where(and(eq(organizations.manager, account), eq(roles.role, 'all'))),
  ]);
  return [...ofClubs, ...ofOrganizations].map((row) => row.account);
}
