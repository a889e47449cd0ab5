/** Queries for calendars: a few columns of many tournaments, without tables and games. */
import { and, asc, desc, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { AccountId, TeamId, TournamentId } from '../../../domain/kernel/ids.ts';
import type { FixtureRound, Fixtures } from '../../../domain/tournament/rounds/fixtures.ts';
import { NOTHING_ARRANGED } from '../../../domain/tournament/value/match-day.ts';
import type { PostponedGame } from '../../../domain/tournament/value/postponed-game.ts';
import { isOneOf } from '../../bulk.ts';
import type { Db } from '../../client.ts';
import { grouped } from '../../grouped.ts';
import {
  accounts,
  matches,
  pairings,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../../schema/index.ts';

/** The participant whose fixtures are read, as a player or as captain of teams. */
export interface FixtureReader {
  readonly account: AccountId | null;
  readonly captainOf: readonly TeamId[];
}

/** The fixtures of a tournament, and the fields that determine who may see them. */
export interface ReadFixtures {
  readonly fixtures: Fixtures;
  readonly host: Pick<typeof tournaments.$inferSelect, 'organiserType' | 'organiser' | 'publiclyViewable'>;
  readonly showOnlyUsernames: boolean;
  /** The reader plays in it or is captain of one of its teams. */
  readonly isParticipating: boolean;
}

/** The fixtures of these tournaments in the order of the ids, in four statements for any number of tournaments. */
export async function readFixtures(
  db: Db,
  ids: readonly TournamentId[],
  reader: FixtureReader,
): Promise<readonly ReadFixtures[]> {
  if (ids.length === 0) return [];
  const [rows, teamRows, roundRows, matchRows] = await db.batch([
    db
      .select({
        id: tournaments.id,
        revision: tournaments.revision,
        name: tournaments.name,
        firstPairingAt: tournaments.firstPairingAt,
        timeZone: tournaments.timeZone,
        initialMinutes: tournaments.initialMinutes,
        incrementSeconds: tournaments.incrementSeconds,
        stages: tournaments.stages,
        officialData: tournaments.officialData,
        homeAndAway: tournaments.homeAndAway,
        roundPlan: tournaments.roundPlan,
        finishedAt: tournaments.finishedAt,
        organiserType: tournaments.organiserType,
        organiser: tournaments.organiser,
        publiclyViewable: tournaments.publiclyViewable,
        showOnlyUsernames: tournaments.showOnlyUsernames,
        isParticipating: sql<number>`${takesPart(reader)}`.mapWith(Boolean),
      })
      .from(tournaments)
      .where(isOneOf(tournaments.id, ids)),
    db
      .select({ tournament: tournamentTeams.tournament, team: teams.id, name: teams.name })
      .from(tournamentTeams)
      .innerJoin(teams, eq(teams.id, tournamentTeams.team))
      .where(isOneOf(tournamentTeams.tournament, ids)),
    db.select().from(rounds).where(isOneOf(rounds.tournament, ids)).orderBy(asc(rounds.tournament), asc(rounds.number)),
    db
      .select({
        tournament: matches.tournament,
        round: matches.round,
        white: matches.white,
        black: matches.black,
        areLineUpsOpen: matches.lineUpsOpen,
        walkovers: matches.walkovers,
        forfeited: matches.forfeited,
        day: matches.day,
      })
      .from(matches)
      .where(isOneOf(matches.tournament, ids))
      .orderBy(asc(matches.tournament), asc(matches.round), asc(matches.number)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const teamsIn = grouped(teamRows, ({ tournament }) => tournament);
  const roundsIn = grouped(roundRows, ({ tournament }) => tournament);
  const matchesIn = grouped(matchRows, ({ tournament }) => tournament);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const met = matchesIn.get(id) ?? [];
    const { organiserType, organiser, publiclyViewable, showOnlyUsernames, isParticipating } = row;
    const fixtures: Fixtures = {
      id,
      revision: row.revision,
      settings: {
        name: row.name,
        firstPairingAt: row.firstPairingAt,
        timeZone: row.timeZone,
        initialMinutes: row.initialMinutes,
        incrementSeconds: row.incrementSeconds,
        stages: row.stages,
        officialData: row.officialData,
        homeAndAway: row.homeAndAway,
        roundPlan: row.roundPlan,
      },
      isFinished: row.finishedAt !== null,
      teams: new Map((teamsIn.get(id) ?? []).map(({ team, name }) => [team, name])),
      rounds: (roundsIn.get(id) ?? []).map((round) => roundOf(round, met)),
    };
    return [{ fixtures, host: { organiserType, organiser, publiclyViewable }, showOnlyUsernames, isParticipating }];
  });
}

function takesPart({ account, captainOf }: FixtureReader): SQL {
  const plays = sql`exists (select 1 from ${participants} where ${participants.tournament} = ${tournaments.id} and ${participants.account} = ${account})`;
  const leads = sql`exists (select 1 from ${tournamentTeams} where ${tournamentTeams.tournament} = ${tournaments.id} and ${isOneOf(tournamentTeams.team, captainOf)})`;
  return sql`(${plays} or ${leads})`;
}

type MatchRow = Pick<
  typeof matches.$inferSelect,
  'tournament' | 'round' | 'white' | 'black' | 'walkovers' | 'forfeited' | 'day'
> & { readonly areLineUpsOpen: boolean };

function roundOf(row: typeof rounds.$inferSelect, met: readonly MatchRow[]): FixtureRound {
  const { number, name, startAt, pairedAt } = row;
  const own = met.filter(({ round }) => round === number);
  return {
    number,
    name,
    startAt,
    isPaired: pairedAt !== null,
    matches: own.flatMap(({ white, black, areLineUpsOpen, walkovers, forfeited, day }) =>
      black === null ? [] : [{ white, black, areLineUpsOpen, walkovers, forfeited, day: day ?? NOTHING_ARRANGED }],
    ),
    free: own.filter(({ black }) => black === null).map(({ white }) => white),
  };
}

export interface Entry {
  readonly tournament: TournamentId;
  readonly team: TeamId | null;
  readonly withdrawnFrom: number | null;
  readonly eliminated: boolean;
  readonly teamWithdrawnFrom: number | null;
  readonly teamEliminated: boolean | null;
}

/** The latest tournaments of an account that last until this day or longer. */
export const readEntries = (
  db: Db,
  account: AccountId,
  { since, most }: { readonly since: string; readonly most: number },
): Promise<Entry[]> =>
  db
    .select({
      tournament: participants.tournament,
      team: participants.team,
      withdrawnFrom: participants.withdrawnFrom,
      eliminated: participants.eliminated,
      teamWithdrawnFrom: tournamentTeams.withdrawnFrom,
      teamEliminated: tournamentTeams.eliminated,
    })
    .from(participants)
    .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
    .leftJoin(
      tournamentTeams,
      and(eq(tournamentTeams.tournament, participants.tournament), eq(tournamentTeams.team, participants.team)),
    )
    .where(and(eq(participants.account, account), gte(tournaments.endDate, since)))
    .orderBy(desc(tournaments.firstPairingAt))
    .limit(most);

export interface OwnPairing {
  readonly tournament: TournamentId;
  readonly round: number;
  readonly board: number;
  readonly white: AccountId;
  /** Null for a game that is played with its round. */
  readonly postponed: PostponedGame | null;
  /** Null for a bye. */
  readonly opponent: { readonly id: AccountId; readonly firstName: string; readonly lastName: string } | null;
}

export async function readOwnPairings(
  db: Db,
  account: AccountId,
  ids: readonly TournamentId[],
): Promise<readonly OwnPairing[]> {
  const opponent = sql`iif(${pairings.white} = ${account}, ${pairings.black}, ${pairings.white})`;
  return db
    .select({
      tournament: pairings.tournament,
      round: pairings.round,
      board: pairings.board,
      white: pairings.white,
      postponed: pairings.postponed,
      opponent: { id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(pairings)
    .leftJoin(accounts, eq(accounts.id, opponent))
    .where(and(or(eq(pairings.white, account), eq(pairings.black, account)), isOneOf(pairings.tournament, ids)))
    .orderBy(asc(pairings.round), asc(pairings.board));
}
