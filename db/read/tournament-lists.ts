import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AccountId } from '../../domain/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { participants, rounds, tournaments } from '../schema/index.ts';

/** A line of a list. */
const line = {
  id: tournaments.id,
  name: tournaments.name,
  startDate: tournaments.startDate,
  endDate: tournaments.endDate,
};

const card = {
  tournament: tournaments,
  participants: sql<number>`(select count(*) from ${participants} where ${participants.tournament} = ${tournaments.id})`,
  pairedRounds: sql<number>`(select count(*) from ${rounds} where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null)`,
};

const cards = (db: Db, where: SQL | undefined) =>
  db.select(card).from(tournaments).where(where).orderBy(asc(tournaments.firstPairingAt)).limit(LIST_MAX_ROWS);

export type TournamentCardRow = Awaited<ReturnType<typeof cards>>[number];

/** Whose private tournaments a reader sees: those taken part in and those of clubs and organisations run. */
export interface Reader {
  readonly account: AccountId | null;
  readonly clubs: readonly string[];
  readonly organizations: readonly string[];
}

/** Public tournaments that are not finished, and those of the reader's own that are private. */
export async function readCalendar(db: Db, reader: Reader) {
  const unfinished = sql`${tournaments.finishedAt} is null`;
  const [open, own, pinned] = await db.batch([
    cards(db, and(eq(tournaments.publiclyViewable, true), unfinished)),
    cards(db, and(eq(tournaments.publiclyViewable, false), ownTournament(reader))),
    cards(db, and(eq(tournaments.publiclyViewable, true), eq(tournaments.pinned, true))),
  ]);
  return { open, own, pinned };
}

/** All public tournaments, the newest first. */
export const readTournamentList = (db: Db, limit: number, offset: number) =>
  db
    .select(line)
    .from(tournaments)
    .where(eq(tournaments.publiclyViewable, true))
    .orderBy(desc(tournaments.startDate), asc(tournaments.name))
    .limit(limit)
    .offset(offset);

/** Public tournaments whose name has the text. D1 takes no pattern of more than fifty bytes, so this is no `like`. */
export const searchTournaments = (db: Db, text: string) =>
  db
    .select(line)
    .from(tournaments)
    .where(and(eq(tournaments.publiclyViewable, true), sql`instr(lower(${tournaments.name}), lower(${text})) > 0`))
    .orderBy(desc(tournaments.startDate))
    .limit(100);

/** Tournaments of a club or organisation; private ones only for whoever may see them. */
export const readTournamentsOf = (db: Db, organiser: string, includePrivate: boolean) =>
  db
    .select(line)
    .from(tournaments)
    .where(
      and(
        sql`lower(${tournaments.organiser}) = ${organiser.toLowerCase()}`,
        includePrivate ? undefined : eq(tournaments.publiclyViewable, true),
      ),
    )
    .orderBy(desc(tournaments.startDate))
    .limit(LIST_MAX_ROWS);

function ownTournament(reader: Reader): SQL | undefined {
  const takesPart =
    reader.account === null
      ? sql`0`
      : sql`exists (select 1 from ${participants} where ${participants.tournament} = ${tournaments.id} and ${participants.account} = ${reader.account})`;
  return or(
    takesPart,
    and(eq(tournaments.organiserType, 'club'), isOneOf(tournaments.organiser, reader.clubs)),
    and(eq(tournaments.organiserType, 'organization'), isOneOf(tournaments.organiser, reader.organizations)),
  );
}
