import { asc, eq, sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/access/policy.ts';
import type { TournamentId } from '../../../domain/kernel/ids.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import type { Db } from '../../client.ts';
import {
  accounts,
  clubs,
  events,
  forbiddenPairs,
  games,
  leagues,
  matches,
  organizations,
  pairings,
  participants,
  rounds,
  teams,
  tournamentFiles,
  tournaments,
  tournamentTeams,
} from '../../schema/index.ts';
import { PERSON, personOf } from '../person.ts';
import { tournamentOf } from './tournament-of-rows.ts';

export type TournamentRow = typeof tournaments.$inferSelect;

/** The row of a tournament; ids are case-insensitive (checklist D-20). */
export async function findTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return db.query.tournaments.findFirst({ where: sql`lower(${tournaments.id}) = ${id.toLowerCase()}` });
}

/** The whole tournament by its exact id, in one batch of eight statements for any number of players. */
export async function readTournament(db: Db, id: TournamentId): Promise<Tournament | undefined> {
  const [[tournament], teamRows, people, roundRows, matchRows, pairingRows, gameRows, forbidden] = await db.batch([
    db.select().from(tournaments).where(eq(tournaments.id, id)),
    db
      .select({ team: tournamentTeams, name: teams.name })
      .from(tournamentTeams)
      .innerJoin(teams, eq(teams.id, tournamentTeams.team))
      .where(eq(tournamentTeams.tournament, id))
      .orderBy(asc(tournamentTeams.seed)),
    db
      .select({ entry: participants, person: PERSON })
      .from(participants)
      .innerJoin(accounts, eq(accounts.id, participants.account))
      .where(eq(participants.tournament, id))
      .orderBy(asc(participants.seed)),
    db.select().from(rounds).where(eq(rounds.tournament, id)).orderBy(asc(rounds.number)),
    db
      .select()
      .from(matches)
      .where(eq(matches.tournament, id))
      .orderBy(asc(matches.round), sql`${matches.black} is null`, asc(matches.number)),
    db
      .select()
      .from(pairings)
      .where(eq(pairings.tournament, id))
      .orderBy(asc(pairings.round), sql`${pairings.black} is null`, asc(pairings.match), asc(pairings.board)),
    db.select().from(games).where(eq(games.tournament, id)).orderBy(asc(games.round), asc(games.sequence)),
    db
      .select()
      .from(forbiddenPairs)
      .where(eq(forbiddenPairs.tournament, id))
      .orderBy(asc(forbiddenPairs.number), asc(forbiddenPairs.account)),
  ]);
  if (tournament === undefined) return undefined;
  return tournamentOf({
    tournament,
    teams: teamRows,
    people: people.map(({ entry, person }) => ({ entry, person: personOf(person) })),
    rounds: roundRows,
    matches: matchRows,
    pairings: pairingRows,
    games: gameRows,
    forbidden,
  });
}

/** The report file that a tournament was imported from; null if there is none. */
export async function readTournamentFile(db: Db, id: TournamentId): Promise<string | null> {
  const row = await db.query.tournamentFiles.findFirst({ where: eq(tournamentFiles.tournament, id) });
  return row?.trf ?? null;
}

export async function readPageMeta(db: Db, { host, league, event }: Pick<Tournament, 'host' | 'league' | 'event'>) {
  const [[owner], [ofLeague], [ofEvent]] = await db.batch([
    nameOf(db, host),
    db
      .select({ id: leagues.id, name: leagues.name })
      .from(leagues)
      .where(sql`${leagues.id} = ${league?.league ?? null}`),
    db.select({ id: events.id, name: events.name }).from(events).where(sql`${events.id} = ${event}`),
  ]);
  return { organiserName: owner?.name ?? host.id, league: ofLeague ?? null, event: ofEvent ?? null };
}

const nameOf = (db: Db, host: Owner) =>
  host.type === 'club'
    ? db.select({ name: clubs.name }).from(clubs).where(eq(clubs.id, host.id))
    : db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, host.id));
