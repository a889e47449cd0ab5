import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import {
  accounts,
  arbiterCalls,
  calendarAddresses,
  clubMembers,
  clubs,
  forbiddenPairs,
  games,
  matches,
  messages,
  organizations,
  pairings,
  participants,
  passkeys,
  pushDevices,
  recoveryCodes,
  roles,
  seasonMembers,
  seasonMoves,
  sessions,
  teamMembers,
  tournamentLog,
  tournaments,
} from '../schema/index.ts';

/** Every row about an account, in one batch. Its secrets are not read. */
export async function readOwnData(db: Db, account: AccountId) {
  const standsIn = (lineUp: typeof matches.whiteLineUp | typeof matches.blackLineUp) =>
    sql`exists (select 1 from json_each(${lineUp}) where value = ${account})`;
  const played = db.select({ id: participants.tournament }).from(participants).where(eq(participants.account, account));
  const isOwnMove = and(eq(seasonMoves.memberType, 'player'), eq(seasonMoves.member, account));
  const isOwnPlace = and(eq(seasonMembers.memberType, 'player'), eq(seasonMembers.member, account));
  const [
    [own],
    logIns,
    keys,
    recoveryMails,
    calendars,
    devices,
    managedClubs,
    managedOrganizations,
    held,
    inClubs,
    inTeams,
    received,
    sent,
    entered,
    paired,
    apart,
    lineUps,
    onScreen,
    places,
    moves,
    acts,
    called,
  ] = await db.batch([
    db.select().from(accounts).where(eq(accounts.id, account)),
    db
      .select({ device: sessions.device, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.account, account))
      .orderBy(asc(sessions.createdAt)),
    db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.account, account)),
    db
      .select({ createdAt: recoveryCodes.createdAt, expiresAt: recoveryCodes.expiresAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.account, account)),
    db
      .select({ createdAt: calendarAddresses.createdAt })
      .from(calendarAddresses)
      .where(eq(calendarAddresses.account, account)),
    db
      .select({ endpoint: pushDevices.endpoint, language: pushDevices.language, createdAt: pushDevices.createdAt })
      .from(pushDevices)
      .where(eq(pushDevices.account, account)),
    db.select({ id: clubs.id }).from(clubs).where(eq(clubs.manager, account)),
    db.select({ id: organizations.id }).from(organizations).where(eq(organizations.manager, account)),
    db.select({ scope: roles.scope, of: roles.entity, role: roles.role }).from(roles).where(eq(roles.account, account)),
    db
      .select({ club: clubMembers.club, joinedAt: clubMembers.joinedAt })
      .from(clubMembers)
      .where(eq(clubMembers.account, account)),
    db
      .select({ team: teamMembers.team, joinedAt: teamMembers.joinedAt })
      .from(teamMembers)
      .where(eq(teamMembers.account, account)),
    db.select().from(messages).where(eq(messages.account, account)).orderBy(asc(messages.id)),
    db.select().from(messages).where(eq(messages.sender, account)).orderBy(asc(messages.id)),
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
        manualCategories: participants.manualCategories,
        eliminated: participants.eliminated,
        virtualPoints: participants.virtualPoints,
        decisions: participants.decisions,
        earlierSeeds: participants.earlierSeeds,
      })
      .from(participants)
      .innerJoin(tournaments, eq(tournaments.id, participants.tournament))
      .where(eq(participants.account, account))
      .orderBy(asc(participants.joinedAt)),
    db
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
    db
      .select({
        tournament: forbiddenPairs.tournament,
        firstRound: forbiddenPairs.firstRound,
        lastRound: forbiddenPairs.lastRound,
      })
      .from(forbiddenPairs)
      .where(and(sql`${forbiddenPairs.tournament} in ${played}`, eq(forbiddenPairs.account, account))),
    db
      .select({ tournament: matches.tournament, round: matches.round, match: matches.number })
      .from(matches)
      .where(
        and(sql`${matches.tournament} in ${played}`, or(standsIn(matches.whiteLineUp), standsIn(matches.blackLineUp))),
      ),
    db
      .select()
      .from(games)
      .where(or(eq(games.white, account), eq(games.black, account)))
      .orderBy(asc(games.startAt)),
    db
      .select({ league: seasonMembers.league, season: seasonMembers.season, category: seasonMembers.category })
      .from(seasonMembers)
      .where(isOwnPlace),
    db
      .select({
        league: seasonMoves.league,
        season: seasonMoves.season,
        from: seasonMoves.fromCategory,
        to: seasonMoves.toCategory,
      })
      .from(seasonMoves)
      .where(isOwnMove),
    db
      .select({ tournament: tournamentLog.tournament, at: tournamentLog.at, facts: tournamentLog.facts })
      .from(tournamentLog)
      .where(eq(tournamentLog.by, account))
      .orderBy(asc(tournamentLog.at)),
    db
      .select()
      .from(arbiterCalls)
      .where(or(eq(arbiterCalls.by, account), eq(arbiterCalls.answeredBy, account)))
      .orderBy(asc(arbiterCalls.at)),
  ]);
  return {
    own,
    logIns,
    keys,
    letters: recoveryMails,
    calendars,
    devices,
    managedClubs,
    managedOrganizations,
    held,
    inClubs,
    inTeams,
    received,
    sent,
    entered,
    paired,
    apart,
    lineUps,
    onScreen,
    places,
    moves,
    acts,
    called,
  };
}

export type OwnRows = Awaited<ReturnType<typeof readOwnData>>;
