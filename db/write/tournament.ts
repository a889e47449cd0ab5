import { and, eq, sql } from 'drizzle-orm';
import { isGuestId, type TournamentId } from '../../domain/kernel/ids.ts';
import { assert } from '../../domain/kernel/result.ts';
import { isSame } from '../../domain/kernel/same.ts';
import { boardsReplayed, withoutCommon } from '../../domain/tournament/value/change.ts';
import { type Player, playersOf, type Round, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import { bulkInsert, bulkUpdate, isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import {
  accounts,
  forbiddenPairs,
  games,
  matches,
  pairings,
  participants,
  rounds,
  teams,
  tournamentFiles,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';
import { rowChanges } from './changed-rows.ts';
import {
  boardRows,
  byeRows,
  forbiddenPairRows,
  gameRows,
  guestRow,
  matchRows,
  participantRows,
  roundRows,
  teamRows,
  tournamentRow,
} from './tournament-rows.ts';

/**
 * The writes that change the rows of a tournament to those of `after`; nothing else writes tournaments. The first write
 * is that of its own row. For an existing tournament it is the claim, which fails unless the tournament is at the
 * revision of `before`. Without `before` the tournament is created, without `after` it is deleted.
 */
export function tournamentWrites(
  db: Db,
  before: Tournament | null,
  after: Tournament | null,
): readonly [Write, ...Write[]] {
  if (after === null) {
    assert(before !== null, 'neither a tournament before nor one after');
    return [db.delete(tournaments).where(isAt(before)), ...forgetGuests(db, before, nothingOf(before))];
  }
  const own = before === null ? db.insert(tournaments).values(tournamentRow(after)) : changeOf(db, before, after);
  return [own, ...partWrites(db, before ?? nothingOf(after), after)];
}

export const storeTournamentFile = (db: Db, id: TournamentId, trf: string): Write =>
  db.insert(tournamentFiles).values({ tournament: id, trf });

const isAt = ({ id, revision }: Tournament) => and(eq(tournaments.id, id), eq(tournaments.revision, revision));

function changeOf(db: Db, before: Tournament, after: Tournament): Write {
  const [was, is] = [tournamentRow(before), tournamentRow(after)] as const;
  const columns = Object.entries(is).filter(([name, value]) => !isSame(was[name as keyof typeof was], value));
  return db.update(tournaments).set(Object.fromEntries(columns)).where(isAt(before));
}

/** The tournament without parts, so that only its own row counts as stored. */
const nothingOf = (tournament: Tournament): Tournament => ({
  ...tournament,
  participants: [],
  rounds: [],
  requestedByes: [],
  forbiddenPairs: [],
});

const PARTICIPANTS = { table: participants, key: ['tournament', 'account'] } as const;
const TEAMS = { table: tournamentTeams, key: ['tournament', 'team'] } as const;
const ROUNDS = { table: rounds, key: ['tournament', 'number'] } as const;
const MATCHES = { table: matches, key: ['tournament', 'round', 'white'] } as const;
const BOARDS = { table: pairings, key: ['tournament', 'round', 'white', 'black'] } as const;
/** A bye has no Black, and a player has at most one bye of each type in a round. */
const BYES = { table: pairings, key: ['tournament', 'round', 'white', 'bye'] } as const;
const GAMES = { table: games, key: ['id'] } as const;
const FORBIDDEN_PAIRS = { table: forbiddenPairs, key: ['tournament', 'number', 'account'] } as const;

/**
 * The rows of the tournament's parts. Deletions come first, because a new row may replace a deleted one (a new game of
 * a board, a pairing with reversed colours); people come before rows that reference them.
 */
function partWrites(db: Db, before: Tournament, after: Tournament): Write[] {
  const [was, is] = [ownParts(before, after), ownParts(after, before)];
  const all = [
    rowChanges(db, TEAMS, teamRows(was), teamRows(is)),
    rowChanges(db, PARTICIPANTS, participantRows(was), participantRows(is)),
    rowChanges(db, ROUNDS, roundRows(was), roundRows(is)),
    rowChanges(db, MATCHES, matchRows(was), matchRows(is)),
    rowChanges(db, BOARDS, boardRows(was), boardRows(is)),
    rowChanges(db, BYES, byeRows(was), byeRows(is)),
    rowChanges(db, GAMES, gameRows(was), gameRows(is)),
    rowChanges(db, FORBIDDEN_PAIRS, forbiddenPairRows(was), forbiddenPairRows(is)),
  ];
  return [
    ...[...all].reverse().flatMap(({ removed }) => removed),
    ...bulkInsert(db, accounts, guestsBut(is, was).map(guestRow)),
    ...bulkUpdate(db, accounts, ['id'], mendedGuests(was, is).map(guestRow)),
    ...all.flatMap(({ changed, added }) => [...changed, ...added]),
    ...forgetGuests(db, was, is),
  ];
}

/**
 * The parts of a tournament that differ from another state, which are compared row by row. In a round with the same
 * players at the same boards these are the changed boards.
 */
function ownParts(tournament: Tournament, other: Tournament): Tournament {
  const own = withoutCommon(tournament, other);
  const rounds = own.rounds.map((round): Round => {
    const counterpart = other.rounds[round.number - 1];
    const replayed = counterpart === undefined ? null : boardsReplayed(round, counterpart);
    if (replayed === null || round.kind !== 'paired') return round;
    return { ...round, pairings: replayed.map(({ before: board }) => board) };
  });
  return { ...own, rounds };
}

/** Guests whose details have changed: a guest's account is derived from the entry. */
function mendedGuests(before: Tournament, after: Tournament): readonly Player[] {
  const known = new Map(guestsOf(before).map((player) => [player.account, player]));
  return guestsOf(after).filter((player) => {
    const was = known.get(player.account);
    return was !== undefined && was !== player && !isSame(guestRow(was), guestRow(player));
  });
}

/** The guests of a tournament who are not guests in another state of it. */
function guestsBut(tournament: Tournament, other: Tournament): readonly Player[] {
  const known = new Set(guestsOf(other).map(({ account }) => account));
  return guestsOf(tournament).filter(({ account }) => !known.has(account));
}

const guestsOf = (tournament: Tournament): readonly Player[] =>
  playersOf(tournament).filter(({ account }) => isGuestId(account));

/** Deletes removed guests, because a guest exists in one tournament only. */
function forgetGuests(db: Db, before: Tournament, after: Tournament): Write[] {
  const gone = guestsBut(before, after).map(({ account }) => account);
  const nowhere = sql`not exists (select 1 from ${participants} where ${participants.account} = ${accounts.id})`;
  return [
    ...(gone.length === 0 ? [] : [db.delete(accounts).where(sql`${isOneOf(accounts.id, gone)} and ${nowhere}`)]),
    ...forgetGuestTeams(db, before, after),
  ];
}

/** The same for guest teams. */
function forgetGuestTeams(db: Db, before: Tournament, after: Tournament): Write[] {
  const kept = new Set(teamsOf(after).map(({ team }) => team));
  const gone = teamsOf(before).flatMap(({ team }) => (isGuestId(team) && !kept.has(team) ? [team] : []));
  if (gone.length === 0) return [];
  const nowhere = sql`not exists (select 1 from ${tournamentTeams} where ${tournamentTeams.team} = ${teams.id})`;
  return [db.delete(teams).where(sql`${isOneOf(teams.id, gone)} and ${nowhere}`)];
}
