import { asc, eq, sql } from 'drizzle-orm';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import {
  accounts,
  clubs,
  forbiddenGroups,
  games,
  leagues,
  organizations,
  pairings,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';

export type TournamentRow = typeof tournaments.$inferSelect;
export type RoundRow = typeof rounds.$inferSelect;
export type PairingRow = typeof pairings.$inferSelect;
export type GameRow = typeof games.$inferSelect;
export type EntryRow = typeof participants.$inferSelect;

/** A participant with the name behind the account. */
export interface ParticipantRow extends EntryRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly ghost: boolean;
  readonly fideNumber: number | null;
  readonly birthDate: string | null;
  readonly sex: 'M' | 'F';
}

/** These must not meet one another from one round to another, both included; without a last round never. */
export interface ForbiddenGroup {
  readonly accounts: readonly AccountId[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/** Everything that a tournament consists of. */
export interface TournamentState {
  readonly tournament: TournamentRow;
  readonly participants: readonly ParticipantRow[];
  readonly rounds: readonly RoundRow[];
  readonly pairings: readonly PairingRow[];
  readonly games: readonly GameRow[];
  readonly forbidden: readonly ForbiddenGroup[];
}

/** The row of a tournament; ids are compared without case (checklist D-20). */
export async function findTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return db.query.tournaments.findFirst({ where: sql`lower(${tournaments.id}) = ${id.toLowerCase()}` });
}

/** The whole tournament in one batch, by its exact id: six statements for 5 or 500 players. */
export async function readTournament(db: Db, id: TournamentId): Promise<TournamentState | undefined> {
  const [[tournament], people, roundRows, pairingRows, gameRows, forbiddenRows] = await db.batch([
    db.select().from(tournaments).where(eq(tournaments.id, id)),
    db
      .select({
        entry: participants,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        ghost: accounts.ghost,
        fideNumber: accounts.fideNumber,
        birthDate: accounts.birthDate,
        sex: accounts.sex,
      })
      .from(participants)
      .innerJoin(accounts, eq(accounts.id, participants.account))
      .where(eq(participants.tournament, id))
      .orderBy(asc(participants.seed)),
    db.select().from(rounds).where(eq(rounds.tournament, id)).orderBy(asc(rounds.number)),
    db.select().from(pairings).where(eq(pairings.tournament, id)).orderBy(asc(pairings.round), asc(pairings.board)),
    db.select().from(games).where(eq(games.tournament, id)).orderBy(asc(games.round), asc(games.sequence)),
    db
      .select()
      .from(forbiddenGroups)
      .where(eq(forbiddenGroups.tournament, id))
      .orderBy(asc(forbiddenGroups.number), asc(forbiddenGroups.account)),
  ]);
  if (tournament === undefined) return undefined;
  return {
    tournament,
    participants: people.map(({ entry, ...names }) => ({ ...entry, ...names })),
    rounds: roundRows,
    pairings: pairingRows,
    games: gameRows,
    forbidden: groupsOf(forbiddenRows),
  };
}

/** The rows of each group, which stand together, as one. */
function groupsOf(rows: readonly (typeof forbiddenGroups.$inferSelect)[]): ForbiddenGroup[] {
  const groups = new Map<number, ForbiddenGroup>();
  for (const { number, account, firstRound, lastRound } of rows) {
    groups.set(number, { firstRound, lastRound, accounts: [...(groups.get(number)?.accounts ?? []), account] });
  }
  return [...groups.values()];
}

/** What the page shows around a tournament: names of its organiser and league, and its teams. */
export async function readSurroundings(db: Db, tournament: TournamentRow) {
  const organiser =
    tournament.organiserType === 'club'
      ? db.select({ name: clubs.name }).from(clubs).where(sql`${clubs.id} = ${tournament.organiser}`)
      : db
          .select({ name: organizations.name })
          .from(organizations)
          .where(sql`${organizations.id} = ${tournament.organiser}`);
  const [[owner], [league], teamRows] = await db.batch([
    organiser,
    db.select({ id: leagues.id, name: leagues.name }).from(leagues).where(sql`${leagues.id} = ${tournament.league}`),
    db
      .select({ team: tournamentTeams, name: teams.name })
      .from(tournamentTeams)
      .innerJoin(teams, eq(teams.id, tournamentTeams.team))
      .where(eq(tournamentTeams.tournament, tournament.id))
      .orderBy(asc(tournamentTeams.seed)),
  ]);
  return { organiserName: owner?.name ?? tournament.organiser, league: league ?? null, teams: teamRows };
}
