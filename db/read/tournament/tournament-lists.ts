import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Hosts, Owner } from '../../../domain/access/policy.ts';
import type { AccountId, LeagueId, TeamId, TournamentId } from '../../../domain/kernel/ids.ts';
import { FINISHED_SHOWN, LIST_MAX_ROWS } from '../../../domain/kernel/limits.ts';
import type { Millis } from '../../../domain/kernel/time.ts';
import type { Member } from '../../../domain/league/season.ts';
import type { SearchKey } from '../../../domain/lib/search-key.ts';
import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import { isOneOf } from '../../bulk.ts';
import type { Db } from '../../client.ts';
import { hostedBy } from '../../hosted-by.ts';
import { sameId } from '../../same-id.ts';
import {
  accounts,
  clubs,
  organizations,
  participants,
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

/** A club and an organisation may have the same id, so the type of the host decides. */
const isHostedByClub = and(eq(tournaments.organiserType, 'club'), eq(clubs.id, tournaments.organiser));
const isHostedByOrganization = and(
  eq(tournaments.organiserType, 'organization'),
  eq(organizations.id, tournaments.organiser),
);

const hostName = { clubName: clubs.name, organizationName: organizations.name };

const listed = {
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
  city: sql<string | null>`${tournaments.officialData} ->> 'city'`,
  participants: tournaments.participantCount,
};

const lastDay = lastDayOf(tournaments);

const card = {
  ...listed,
  hostPicture: sql<string | null>`coalesce(${clubs.profilePicture}, ${organizations.profilePicture})`,
  variant: tournaments.variant,
  rounds: tournaments.rounds,
  addedRounds: tournaments.roundCount,
  intervalCount: tournaments.intervalCount,
  intervalUnit: tournaments.intervalUnit,
  firstPairingAt: tournaments.firstPairingAt,
  timeZone: tournaments.timeZone,
  profilePicture: tournaments.profilePicture,
  season: tournaments.season,
  category: tournaments.category,
  pinned: tournaments.pinned,
  pinnedOrder: tournaments.pinnedOrder,
  currentRound: tournaments.currentRound,
  currentStart: tournaments.currentStartAt,
  currentDone: tournaments.currentDone,
  openGames: tournaments.openGames,
};

/** Ordered by first pairing. */
const cards = (db: Db, where: SQL | undefined) =>
  db
    .select(card)
    .from(tournaments)
    .leftJoin(clubs, isHostedByClub)
    .leftJoin(organizations, isHostedByOrganization)
    .where(where)
    .orderBy(asc(tournaments.firstPairingAt));

export type TournamentCardRow = Awaited<ReturnType<typeof cards>>[number];

/** If there are too many, those nearest to now are kept. */
const nearest = (db: Db, where: SQL | undefined, now: Millis, most: number) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(where)
    .orderBy(sql`abs(${tournaments.firstPairingAt} - ${now})`, asc(tournaments.id))
    .limit(most);

/** Which private tournaments a user sees: those of the user as participant or organiser, or all. */
export type Reader = 'top' | OrdinaryReader;

interface OrdinaryReader {
  readonly account: AccountId;
  readonly clubs: readonly string[];
  readonly organizations: readonly string[];
}

// Literals, because a partial index is not used for a bound value.
const isPublic = sql`${tournaments.publiclyViewable} = 1`;
const isOpen = sql`${isPublic} and ${tournaments.finishedAt} is null`;
const isPinned = sql`${isPublic} and ${tournaments.pinned} = 1`;
const isOver = sql`${isPublic} and ${tournaments.finishedAt} is not null`;

const calendarCard = {
  ...card,
  publiclyViewable: tournaments.publiclyViewable,
  showOnlyTop: tournaments.showOnlyTop,
  showOnlyUsernames: tournaments.showOnlyUsernames,
  lastDay,
  /** The winners of a finished tournament as JSON, each with the name of a player or a team. */
  winners: sql<string | null>`case when ${tournaments.finishedAt} is not null then (
    select json_group_array(json_object('account', ${accounts.id}, 'firstName', ${accounts.firstName},
      'lastName', ${accounts.lastName}, 'team', ${teams.id}, 'teamName', ${teams.name}) order by winner.key)
    from json_each(${tournaments.winners}) as winner
    left join ${accounts} on ${isWinner('player', accounts.id)} left join ${teams} on ${isWinner('team', teams.id)}
  ) end`,
};

const calendarCards = (db: Db, where: SQL) =>
  db
    .select(calendarCard)
    .from(tournaments)
    .leftJoin(clubs, isHostedByClub)
    .leftJoin(organizations, isHostedByOrganization)
    .where(where)
    .orderBy(asc(tournaments.firstPairingAt));

export type CalendarCardRow = Awaited<ReturnType<typeof calendarCards>>[number];

/** The public tournaments that are unfinished, pinned, or finished last, in one statement. */
export const readPublicCalendar = (db: Db, now: Millis, most: number): Promise<CalendarCardRow[]> =>
  calendarCards(
    db,
    sql`${tournaments.id} in (select * from (${nearest(db, isOpen, now, most)}) union select * from (${nearest(db, isPinned, now, most)}) union select * from (${lastFinished(db)}))`,
  );

/**
 * What the calendar of a user has in addition: the private tournaments that they see, the unfinished public ones that
 * they play in or run, and the tournaments finished last of which visitors do not see everything.
 */
export const readOwnCalendar = (db: Db, reader: Reader, now: Millis): Promise<CalendarCardRow[]> => {
  const isPrivate = eq(tournaments.publiclyViewable, false);
  const own =
    reader === 'top' ? isPrivate : and(ownTournament(reader), or(isPrivate, sql`${tournaments.finishedAt} is null`));
  const isRestricted = sql`(${tournaments.showOnlyTop} is not null or ${tournaments.showOnlyUsernames} = 1)`;
  return calendarCards(
    db,
    sql`${tournaments.id} in (select * from (${nearest(db, own, now, LIST_MAX_ROWS)}) union select * from (${lastFinished(db)}))
      and (not (${isOver}) or ${isRestricted})`,
  );
};

const lastFinished = (db: Db) =>
  db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(isOver)
    .orderBy(desc(lastDay), desc(tournaments.finishedAt))
    .limit(FINISHED_SHOWN);

/** A winner of a tournament, with the name of a player or a team. */
export interface Winner {
  readonly account: AccountId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly team: TeamId | null;
  readonly teamName: string | null;
}

/** Parses what the statement has just built. */
export const winnersOf = ({ winners }: CalendarCardRow): readonly Winner[] =>
  winners === null ? [] : (JSON.parse(winners) as readonly Winner[]);

function isWinner(kind: Member['kind'], id: SQLWrapper): SQL {
  return sql`winner.value ->> 'kind' = ${sql.raw(`'${kind}'`)} and winner.value ->> 'id' = ${id}`;
}

const calendarLines = (db: Db, where: SQL | undefined) =>
  db
    .select(listed)
    .from(tournaments)
    .leftJoin(clubs, isHostedByClub)
    .leftJoin(organizations, isHostedByOrganization)
    .where(where);
export type CalendarLine = Awaited<ReturnType<typeof calendarLines>>[number];

const LIST_COLUMNS = { name: tournaments.name, start: tournaments.startDate, players: tournaments.participantCount };

/** Which public tournaments are listed, and in which order. */
export interface ListFilter {
  /** A part of the name. */
  readonly text?: SearchKey | undefined;
  readonly state?: 'upcoming' | 'started' | 'finished' | undefined;
  readonly online?: boolean | undefined;
  readonly format?: FormatName | undefined;
  /** The town as it has been typed for different tournaments. */
  readonly towns?: readonly string[] | undefined;
}

export interface ListOrder {
  readonly column: keyof typeof LIST_COLUMNS;
  readonly isDescending: boolean;
}

const inState = (state: NonNullable<ListFilter['state']>): SQL | undefined => {
  switch (state) {
    case 'upcoming':
      return and(isNull(tournaments.startedAt), isNull(tournaments.finishedAt));
    case 'started':
      return and(isNotNull(tournaments.startedAt), isNull(tournaments.finishedAt));
    case 'finished':
      return isNotNull(tournaments.finishedAt);
  }
};

const isListed = ({ text, state, online, format, towns }: ListFilter): SQL | undefined =>
  and(
    isPublic,
    text === undefined ? undefined : sql`instr(${tournaments.searchKey}, ${text}) > 0`,
    state && inState(state),
    online === undefined ? undefined : eq(tournaments.online, online),
    format && eq(tournaments.format, format),
    towns && and(eq(tournaments.online, false), isOneOf(listed.city, towns)),
  );

/** A part of the public tournaments; without an order the latest come first. */
export function readTournamentList(
  db: Db,
  filter: ListFilter,
  { limit, offset, order }: { readonly limit: number; readonly offset: number; readonly order: ListOrder | null },
) {
  const direction = order?.isDescending === true ? desc : asc;
  const first = order === null ? desc(tournaments.startDate) : direction(LIST_COLUMNS[order.column]);
  return calendarLines(db, isListed(filter))
    .orderBy(first, desc(tournaments.startDate), asc(tournaments.name), asc(tournaments.id))
    .limit(limit)
    .offset(offset);
}

/** How many public tournaments there are, counted up to the limit. */
export async function countTournamentList(db: Db, filter: ListFilter, limit: number): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(tournaments)
    .where(isListed(filter))
    .limit(limit)
    .as('found');
  const [counted] = await db.select({ count: count() }).from(found);
  return counted?.count ?? 0;
}

/** The towns of the latest public tournaments in halls, as they were typed. */
export async function readTowns(db: Db): Promise<readonly string[]> {
  const latest = db
    .select({ town: listed.city.as('town') })
    .from(tournaments)
    .where(and(isPublic, eq(tournaments.online, false)))
    .orderBy(desc(tournaments.startDate))
    .limit(LIST_MAX_ROWS)
    .as('latest');
  const rows = await db.selectDistinct({ town: latest.town }).from(latest);
  return rows.flatMap(({ town }) => (town === null || town === '' ? [] : [town]));
}

/** Public tournaments whose name contains the text (R-286). Not a `like`, because D1 limits patterns to fifty bytes. */
export const searchTournaments = (db: Db, text: SearchKey) =>
  db
    .select(line)
    .from(tournaments)
    .where(and(isPublic, sql`instr(${tournaments.searchKey}, ${text}) > 0`))
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
  calendarLines(db, and(isNull(tournaments.league), hostedBy(tournaments, hosts)))
    .orderBy(desc(tournaments.startDate), asc(tournaments.name))
    .limit(LIST_MAX_ROWS);

/** The tournaments of a league, the next first. */
export function readLeagueCards(
  db: Db,
  league: LeagueId,
  { now, includePrivate }: { readonly now: Millis; readonly includePrivate: boolean },
): Promise<TournamentCardRow[]> {
  const ofLeague = and(eq(tournaments.league, league), includePrivate ? undefined : isPublic);
  return cards(db, sql`${tournaments.id} in (select * from (${nearest(db, ofLeague, now, LIST_MAX_ROWS)}))`);
}

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

function ownTournament(reader: OrdinaryReader): SQL | undefined {
  return or(
    sql`${tournaments.id} in (select ${participants.tournament} from ${participants} where ${participants.account} = ${reader.account})`,
    and(eq(tournaments.organiserType, 'club'), isOneOf(tournaments.organiser, reader.clubs)),
    and(eq(tournaments.organiserType, 'organization'), isOneOf(tournaments.organiser, reader.organizations)),
  );
}
