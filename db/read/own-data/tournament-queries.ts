import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import {
  eventEntries,
  events,
  forbiddenPairs,
  games,
  matches,
  pairings,
  participants,
  tournaments,
} from '../../schema/index.ts';

/** The tournaments of an account as a player, with its pairings and games. */
export const tournamentQueries = (db: Db, account: AccountId) => ({
  entered: selectEntries(db, account),
  paired: db
    .select({
      tournament: pairings.tournament,
      round: pairings.round,
      board: pairings.board,
      white: pairings.white,
      black: pairings.black,
      bye: pairings.bye,
      result: pairings.result,
    })
    .from(pairings)
    .where(or(eq(pairings.white, account), eq(pairings.black, account)))
    .orderBy(asc(pairings.tournament), asc(pairings.round)),
  apart: db
    .select({
      tournament: forbiddenPairs.tournament,
      firstRound: forbiddenPairs.firstRound,
      lastRound: forbiddenPairs.lastRound,
    })
    .from(forbiddenPairs)
    .where(and(sql`${forbiddenPairs.tournament} in ${selectPlayed(db, account)}`, eq(forbiddenPairs.account, account))),
  entries: db
    .select({ event: events.id, name: events.name, entry: eventEntries })
    .from(eventEntries)
    .innerJoin(events, eq(events.id, eventEntries.event))
    .where(eq(eventEntries.account, account))
    .orderBy(asc(eventEntries.submittedAt)),
  lineUps: selectLineUps(db, account),
  onScreen: db
    .select()
    .from(games)
    .where(or(eq(games.white, account), eq(games.black, account)))
    .orderBy(asc(games.startAt)),
});

const selectEntries = (db: Db, account: AccountId) =>
  db
    .select({
      tournament: participants.tournament,
      name: tournaments.name,
      team: participants.team,
      seed: participants.seed,
      title: participants.title,
      rating: participants.rating,
      federation: participants.federation,
      club: participants.club,
      joinedAt: participants.joinedAt,
      withdrawnFrom: participants.withdrawnFrom,
      selfWithdrawn: participants.selfWithdrawn,
      attendance: participants.attendance,
      attendanceRecord: participants.attendanceRecord,
      manualCategories: participants.manualCategories,
      eliminated: participants.eliminated,
      virtualPoints: participants.virtualPoints,
      decisions: participants.decisions,
      earlierSeeds: participants.earlierSeeds,
    })
    .from(participants)
    .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
    .where(eq(participants.account, account))
    .orderBy(asc(participants.joinedAt));

/** The matches with the account in the line-up of a team. */
function selectLineUps(db: Db, account: AccountId) {
  const contains = (lineUp: typeof matches.whiteLineUp | typeof matches.blackLineUp) =>
    sql`exists (select 1 from json_each(${lineUp}) where value = ${account})`;
  return db
    .select({ tournament: matches.tournament, round: matches.round, match: matches.number })
    .from(matches)
    .where(
      and(
        sql`${matches.tournament} in ${selectPlayed(db, account)}`,
        or(contains(matches.whiteLineUp), contains(matches.blackLineUp)),
      ),
    );
}

/** Limits a search to the tournaments of the account, as line-ups and forbidden pairs are not indexed by account. */
const selectPlayed = (db: Db, account: AccountId) =>
  db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account));
