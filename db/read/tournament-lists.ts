import { and, asc, desc, eq, gte, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, LeagueId, TeamId, TournamentId } from '../../domain/ids.ts';
import type { Member } from '../../domain/league/season.ts';
import { FINISHED_SHOWN, LIST_MAX_ROWS } from '../../domain/limits.ts';
import type { SearchKey } from '../../domain/search-key.ts';
import type { Millis } from '../../domain/time.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { sameId } from '../same-id.ts';
import {
  accounts,
  clubs,
  games,
  organizations,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';
import { lastDayOf } from '../schema/tournaments.ts';

/** A line of a list. */
const line = {
  id: tournaments.id,
  name: tournaments.name,
  startDate: tournaments.startDate,
  endDate: tournaments.endDate,
};

/** A column of the tournament, told from one of the same name in the table of a query inside. */
const ofTournament = (column: 'id' | 'organiser') => sql`${tournaments}.${sql.identifier(column)}`;

const card = (now: Millis) => ({
  tournament: tournaments,
  participants: sql<number>`(select count(*) from ${participants} where ${participants.tournament} = ${tournaments.id})`,
  pairedRounds: sql<number>`(select count(*) from ${rounds} where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null)`,
  /** Of those that are paired, how many have begun by their time. */
  begunRounds: sql<number>`(select count(*) from ${rounds} where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null and coalesce(${rounds.startAt}, 0) <= ${now})`,
  addedRounds: sql<number>`(select count(*) from ${rounds} where ${rounds.tournament} = ${tournaments.id})`,
  /** Games on the screen that are being played. */
  gamesNow: sql<number>`(select count(*) from ${games} where ${games.tournament} = ${ofTournament('id')} and ${games.finishedAt} is null and ${games.startAt} <= ${now})`,
  /** When the last round that is paired begins. */
  pairedStart: sql<
    number | null
  >`(select ${rounds.startAt} from ${rounds} where ${rounds.tournament} = ${tournaments.id} and ${rounds.pairedAt} is not null order by ${rounds.number} desc limit 1)`,
});

const cards = (db: Db, now: Millis, where: SQL | undefined) =>
  db.select(card(now)).from(tournaments).where(where).orderBy(asc(tournaments.firstPairingAt)).limit(LIST_MAX_ROWS);

export type TournamentCardRow = Awaited<ReturnType<typeof cards>>[number];

/** Whose private tournaments a reader sees: those taken part in and those of clubs and organisations run; or all. */
export type Reader = 'top' | OrdinaryReader;

interface OrdinaryReader {
  readonly account: AccountId | null;
  readonly clubs: readonly string[];
  readonly organizations: readonly string[];
}

/**
 * Public tournaments that are not finished, those of the reader's own that are private, and the public ones that were
 * over last, with who has won them.
 */
export async function readCalendar(db: Db, reader: Reader, now: Millis) {
  const unfinished = sql`${tournaments.finishedAt} is null`;
  const [open, own, pinned, finished, winners] = await db.batch([
    cards(db, now, and(eq(tournaments.publiclyViewable, true), unfinished)),
    cards(db, now, and(eq(tournaments.publiclyViewable, false), ownTournament(reader))),
    cards(db, now, and(eq(tournaments.publiclyViewable, true), eq(tournaments.pinned, true))),
    lastFinished(db),
    winnersOfLastFinished(db),
  ]);
  return { open, own, pinned, finished, winners };
}

const calendarLine = {
  ...line,
  kind: tournaments.kind,
  initialMinutes: tournaments.initialMinutes,
  incrementSeconds: tournaments.incrementSeconds,
  timeControlTold: tournaments.timeControlTold,
  online: tournaments.online,
  startedAt: tournaments.startedAt,
  finishedAt: tournaments.finishedAt,
  organiser: tournaments.organiser,
  organiserType: tournaments.organiserType,
  clubName: sql<string | null>`(select ${clubs.name} from ${clubs} where ${clubs.id} = ${ofTournament('organiser')})`,
  organizationName: sql<
    string | null
  >`(select ${organizations.name} from ${organizations} where ${organizations.id} = ${ofTournament('organiser')})`,
  participants: sql<number>`(select count(*) from ${participants} where ${participants.tournament} = ${ofTournament('id')})`,
};
export type CalendarLine = Awaited<ReturnType<typeof readTournamentList>>[number];

const lastDay = lastDayOf(tournaments);
const areShownAsFinished = and(eq(tournaments.publiclyViewable, true), isNotNull(tournaments.finishedAt));
const theLastFirst = [desc(lastDay), desc(tournaments.finishedAt)] as const;

const lastFinished = (db: Db) =>
  db
    .select({
      ...calendarLine,
      lastDay,
      showOnlyTop: tournaments.showOnlyTop,
      showOnlyUsernames: tournaments.showOnlyUsernames,
    })
    .from(tournaments)
    .where(areShownAsFinished)
    .orderBy(...theLastFirst)
    .limit(FINISHED_SHOWN);
export type FinishedLine = Awaited<ReturnType<typeof lastFinished>>[number];

/** The first places of the same tournaments, each with the names of a person or of a team. */
const winnersOfLastFinished = (db: Db) =>
  db
    .select({
      tournament: tournaments.id,
      account: sql<AccountId | null>`${accounts.id}`.as('account'),
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      // In a batch columns are told apart by their names alone.
      team: sql<TeamId | null>`${teams.id}`.as('team'),
      teamName: sql<string | null>`${teams.name}`.as('team_name'),
    })
    .from(tournaments)
    .innerJoin(sql`json_each(${tournaments.winners}) as winner`, sql`true`)
    .leftJoin(accounts, isWinner('player', accounts.id))
    .leftJoin(teams, isWinner('team', teams.id))
    .where(
      inArray(
        tournaments.id,
        db
          .select({ id: tournaments.id })
          .from(tournaments)
          .where(areShownAsFinished)
          .orderBy(...theLastFirst)
          .limit(FINISHED_SHOWN),
      ),
    )
    .orderBy(sql`winner.key`);
export type WinnerLine = Awaited<ReturnType<typeof winnersOfLastFinished>>[number];

const isWinner = (kind: Member['kind'], id: SQLWrapper) =>
  sql`winner.value ->> 'kind' = ${kind} and winner.value ->> 'id' = ${id}`;

/** All public tournaments, the newest first. */
export const readTournamentList = (db: Db, limit: number, offset: number) =>
  db
    .select(calendarLine)
    .from(tournaments)
    .where(eq(tournaments.publiclyViewable, true))
    .orderBy(desc(tournaments.startDate), asc(tournaments.name))
    .limit(limit)
    .offset(offset);

/** Public tournaments whose name has the text. D1 takes no pattern of more than fifty bytes, so this is no `like`. */
export const searchTournaments = (db: Db, text: SearchKey) =>
  db
    .select(line)
    .from(tournaments)
    .where(and(eq(tournaments.publiclyViewable, true), sql`instr(${tournaments.searchKey}, ${text}) > 0`))
    .orderBy(desc(tournaments.startDate))
    .limit(100);

/** A club or an organisation whose tournaments are asked for, and whether with the private ones. */
export interface AskedOrganiser {
  readonly organiser: Owner;
  readonly includePrivate: boolean;
}

/** Tournaments of these organisers. A club and an organisation may have the same id: each is judged by itself. */
export const readTournamentsOf = (db: Db, asked: readonly AskedOrganiser[]) =>
  db
    .select(line)
    .from(tournaments)
    .where(
      or(
        ...asked.map(({ organiser, includePrivate }) =>
          and(
            eq(tournaments.organiserType, organiser.type),
            sameId(tournaments.organiser, organiser.id),
            includePrivate ? undefined : eq(tournaments.publiclyViewable, true),
          ),
        ),
      ),
    )
    .orderBy(desc(tournaments.startDate))
    .limit(LIST_MAX_ROWS);

/** The tournaments of a league, the next first. */
export const readLeagueCards = (
  db: Db,
  league: LeagueId,
  { now, includePrivate }: { readonly now: Millis; readonly includePrivate: boolean },
) =>
  cards(
    db,
    now,
    and(eq(tournaments.league, league), includePrivate ? undefined : eq(tournaments.publiclyViewable, true)),
  );

/** Tournaments that a team is entered in and that last until this day or longer, the last first. */
export const readTournamentsOfTeam = (
  db: Db,
  team: TeamId,
  { since, most }: { readonly since: string; readonly most: number },
): Promise<{ readonly id: TournamentId }[]> =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .innerJoin(tournamentTeams, eq(tournamentTeams.tournament, tournaments.id))
    .where(and(eq(tournamentTeams.team, team), gte(tournaments.endDate, since)))
    .orderBy(desc(tournaments.firstPairingAt))
    .limit(most);

function ownTournament(reader: Reader): SQL | undefined {
  if (reader === 'top') return undefined;
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
