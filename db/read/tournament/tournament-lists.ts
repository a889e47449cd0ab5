import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Hosts, Owner } from '../../../domain/access/policy.ts';
import type { AccountId, LeagueId, TeamId, TournamentId } from '../../../domain/kernel/ids.ts';
import { FINISHED_SHOWN, LIST_MAX_ROWS } from '../../../domain/kernel/limits.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import type { Member } from '../../../domain/league/season.ts';
import type { SearchKey } from '../../../domain/lib/search-key.ts';
import { isOneOf } from '../../bulk.ts';
import type { Db } from '../../client.ts';
import { hostedBy } from '../../hosted-by.ts';
import { sameId } from '../../same-id.ts';
import {
  accounts,
  clubs,
  games,
  matches,
  organizations,
  pairings,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../../schema/index.ts';
import { lastDayOf } from '../../schema/tournaments.ts';

const line = {
  id: tournaments.id,
  name: tournaments.name,
  startDate: tournaments.startDate,
  endDate: tournaments.endDate,
};

/** Qualifies a column of the tournament, because the table of a subquery has one of the same name. */
const ofTournament = (column: 'id' | 'organiser') => sql`${tournaments}.${sql.identifier(column)}`;

/** The first round with a missing result, and with open line-ups (`domain/tournament/rounds/current-round.ts`). */
const openBoards = sql<
  number | null
>`(select min(${pairings.round}) from ${pairings} where ${pairings.tournament} = ${ofTournament('id')} and ${pairings.black} is not null and ${pairings.result} is null and ${pairings.postponed} is null)`;
const openMatches = sql<
  number | null
>`(select min(${matches.round}) from ${matches} where ${matches.tournament} = ${ofTournament('id')} and ${matches.black} is not null and ${matches.lineUpsOpen} = 1 and ${matches.forfeited} is null)`;
const lastPairedRound = sql<number>`(select coalesce(max(${rounds.number}), 0) from ${rounds} where ${rounds.tournament} = ${ofTournament('id')} and ${rounds.pairedAt} is not null)`;
const currentRound = sql<number>`coalesce(min(${openBoards}, ${openMatches}), ${openBoards}, ${openMatches}, ${lastPairedRound})`;

const isInRound = (table: typeof pairings | typeof matches) =>
  sql`exists (select 1 from ${table} where ${table.tournament} = ${ofTournament('id')} and ${table.round} = ${currentRound})`;

const hostName = {
  clubName: sql<string | null>`(select ${clubs.name} from ${clubs} where ${clubs.id} = ${ofTournament('organiser')})`,
  organizationName: sql<
    string | null
  >`(select ${organizations.name} from ${organizations} where ${organizations.id} = ${ofTournament('organiser')})`,
};

/** A club and an organisation may have the same id, so the type of the host decides. */
const hostPicture = sql<
  string | null
>`case ${tournaments.organiserType} when 'club' then (select ${clubs.profilePicture} from ${clubs} where ${clubs.id} = ${ofTournament('organiser')}) else (select ${organizations.profilePicture} from ${organizations} where ${organizations.id} = ${ofTournament('organiser')}) end`;

const card = (now: Millis) => ({
  tournament: tournaments,
  ...hostName,
  hostPicture,
  participants: sql<number>`(select count(*) from ${participants} where ${participants.tournament} = ${tournaments.id})`,
  addedRounds: sql<number>`(select count(*) from ${rounds} where ${rounds.tournament} = ${tournaments.id})`,
  /** Running online games. */
  gamesNow: sql<number>`(select count(*) from ${games} where ${games.tournament} = ${ofTournament('id')} and ${games.finishedAt} is null and ${games.startAt} <= ${now})`,
  currentRound,
  /** The scheduled start of the current round; null once it has a result. */
  currentStart: sql<
    number | null
  >`(select ${rounds.startAt} from ${rounds} where ${rounds.tournament} = ${tournaments.id} and ${rounds.number} = ${currentRound} and not exists (select 1 from ${pairings} where ${pairings.tournament} = ${ofTournament('id')} and ${pairings.round} = ${rounds.number} and ${pairings.black} is not null and ${pairings.result} is not null))`,
  /**
   * Whether the current round is over. A round without boards is not, such as one whose attendance has not been marked
   * yet.
   */
  currentDone: sql<number>`(${openBoards} is null and ${openMatches} is null and (${isInRound(pairings)} or ${isInRound(matches)}))`,
});

/** Ordered by first pairing. If there are too many, those nearest to now are kept. */
const cards = (db: Db, now: Millis, where: SQL | undefined) =>
  db
    .select(card(now))
    .from(tournaments)
    .where(
      inArray(
        tournaments.id,
        db
          .select({ id: tournaments.id })
          .from(tournaments)
          .where(where)
          .orderBy(sql`abs(${tournaments.firstPairingAt} - ${now})`, asc(tournaments.id))
          .limit(LIST_MAX_ROWS),
      ),
    )
    .orderBy(asc(tournaments.firstPairingAt));

export type TournamentCardRow = Awaited<ReturnType<typeof cards>>[number];

/** Which private tournaments a user sees: those of the user as participant or organiser, or all. */
export type Reader = 'top' | OrdinaryReader;

interface OrdinaryReader {
  readonly account: AccountId | null;
  readonly clubs: readonly string[];
  readonly organizations: readonly string[];
}

/** Unfinished public tournaments, the user's own private ones, and the last finished public ones with their winners. */
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
  kind: tournaments.format,
  initialMinutes: tournaments.initialMinutes,
  incrementSeconds: tournaments.incrementSeconds,
  hasTimeControl: tournaments.hasTimeControl,
  online: tournaments.online,
  startedAt: tournaments.startedAt,
  finishedAt: tournaments.finishedAt,
  organiser: tournaments.organiser,
  organiserType: tournaments.organiserType,
  ...hostName,
  officialData: tournaments.officialData,
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

/** The winners of the last finished tournaments, each with the name of a player or a team. */
const winnersOfLastFinished = (db: Db) =>
  db
    .select({
      tournament: tournaments.id,
      account: sql<AccountId | null>`${accounts.id}`.as('account'),
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      // A batch distinguishes columns by name only.
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

/** All public tournaments, the latest first. */
export const readTournamentList = (db: Db, limit: number, offset: number) =>
  db
    .select(calendarLine)
    .from(tournaments)
    .where(eq(tournaments.publiclyViewable, true))
    .orderBy(desc(tournaments.startDate), asc(tournaments.name))
    .limit(limit)
    .offset(offset);

/** Public tournaments whose name contains the text. Not a `like`, because D1 limits patterns to fifty bytes. */
export const searchTournaments = (db: Db, text: SearchKey) =>
  db
    .select(line)
    .from(tournaments)
    .where(and(eq(tournaments.publiclyViewable, true), sql`instr(${tournaments.searchKey}, ${text}) > 0`))
    .orderBy(desc(tournaments.startDate))
    .limit(100);

/** A host whose tournaments are read, and whether private ones are included. */
export interface AskedOrganiser {
  readonly organiser: Owner;
  readonly includePrivate: boolean;
}

/** Tournaments of these hosts. A club and an organisation may have the same id, so each has its own condition. */
export const readTournamentsOf = (db: Db, organisers: readonly AskedOrganiser[]) =>
  db
    .select(line)
    .from(tournaments)
    .where(
      or(
        ...organisers.map(({ organiser, includePrivate }) =>
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

/** Tournaments of these hosts outside of leagues, the last first. */
export const readTournamentsOutsideLeagues = (db: Db, hosts: Hosts) =>
  db
    .select(calendarLine)
    .from(tournaments)
    .where(and(isNull(tournaments.league), hostedBy(tournaments, hosts)))
    .orderBy(desc(tournaments.startDate), asc(tournaments.name))
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

/** Tournaments in which a team is entered and that last until this day or longer, the last first. */
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
