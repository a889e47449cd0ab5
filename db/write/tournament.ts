import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isGuestId } from '../../domain/ids.ts';
import { assert } from '../../domain/result.ts';
import { isSame } from '../../domain/same.ts';
import type { Player, Round, Tournament } from '../../domain/tournament/state.ts';
import { bulkInsert, isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import {
  accounts,
  forbiddenGroups,
  games,
  matches,
  pairings,
  participants,
  rounds,
  tournamentFiles,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';
import { type KeyedTable, type RowChanges, rowChanges, type StoredRow } from './changed-rows.ts';
import {
  banRows,
  boardRows,
  byeRows,
  gameRows,
  guestRow,
  guestsOf,
  matchRows,
  participantRows,
  roundRows,
  teamRows,
  tournamentRow,
} from './tournament-rows.ts';

/**
 * What is to be written so that the rows of a tournament become those of `after`: the only writes that there are of one.
 * The first is that of its own row. Where there was a tournament before, it is the claim of the change: it changes one
 * row as long as the tournament is at the revision of `before`. Without a `before` the tournament is new, without an
 * `after` it is deleted.
 */
export function tournamentWrites(
  db: Db,
  before: Tournament | null,
  after: Tournament | null,
): readonly [Write, ...Write[]] {
  const forgotten = forgetGuests(db, before, after);
  if (after === null) {
    assert(before !== null, 'neither a tournament before nor one after');
    return [db.delete(tournaments).where(isAt(before)), ...forgotten];
  }
  const own = before === null ? db.insert(tournaments).values(tournamentRow(after)) : changeOf(db, before, after);
  return [own, ...partWrites(db, before ?? nothingOf(after), after), ...forgotten];
}

/** The file that a tournament was made of. */
export const storeTournamentFile = (db: Db, { id }: Tournament, trf: string): Write =>
  db.insert(tournamentFiles).values({ tournament: id, trf });

const isAt = ({ id, revision }: Tournament) => and(eq(tournaments.id, id), eq(tournaments.revision, revision));

function changeOf(db: Db, before: Tournament, after: Tournament): Write {
  const [was, is] = [tournamentRow(before), tournamentRow(after)] as const;
  const columns = Object.entries(is).filter(([name, value]) => !isSame(was[name as keyof typeof was], value));
  return db.update(tournaments).set(Object.fromEntries(columns)).where(isAt(before));
}

/** A tournament of which nothing but its own row is stored. */
const nothingOf = (tournament: Tournament): Tournament => ({
  ...tournament,
  participants: [],
  rounds: [],
  bookedByes: [],
  bans: [],
});

const PARTICIPANTS = { table: participants, key: ['tournament', 'account'] } as const;
const TEAMS = { table: tournamentTeams, key: ['tournament', 'team'] } as const;
const ROUNDS = { table: rounds, key: ['tournament', 'number'] } as const;
const MATCHES = { table: matches, key: ['tournament', 'round', 'white'] } as const;
const BOARDS = { table: pairings, key: ['tournament', 'round', 'white', 'black'] } as const;
/** A bye has no Black, and no two of a player in a round differ in their kind alone. */
const BYES = { table: pairings, key: ['tournament', 'round', 'white', 'bye'] } as const;
const GAMES = { table: games, key: ['id'] } as const;
const BANS = { table: forbiddenGroups, key: ['tournament', 'number', 'account'] } as const;

/**
 * The rows beside the tournament's own. What goes, goes before anything comes, as a row may take the place of another (a
 * new game of a board, a pairing with colours the other way round), and people come before what speaks of them.
 */
function partWrites(db: Db, before: Tournament, after: Tournament): Write[] {
  const [were, are] = [roundsBut(before, after), roundsBut(after, before)];
  const all = [
    changes(db, TEAMS, before, after, teamRows, 'participants'),
    changes(db, PARTICIPANTS, before, after, participantRows, 'participants'),
    rowChanges(db, ROUNDS, roundRows(before, were), roundRows(after, are)),
    rowChanges(db, MATCHES, matchRows(before, were), matchRows(after, are)),
    rowChanges(db, BOARDS, boardRows(before, were), boardRows(after, are)),
    rowChanges(db, BYES, byeRows(before, were), byeRows(after, are)),
    rowChanges(db, GAMES, gameRows(before, were), gameRows(after, are)),
    changes(db, BANS, before, after, banRows, 'bans'),
  ];
  return [
    ...[...all].reverse().flatMap(({ removed }) => removed),
    ...bulkInsert(db, accounts, newGuests(before, after).map(guestRow)),
    ...all.flatMap(({ changed, added }) => [...changed, ...added]),
  ];
}

const UNCHANGED: RowChanges = { removed: [], changed: [], added: [] };

/** The changes of a table that is made of one part of the tournament; nothing is looked at where that is the same value. */
function changes<Table extends SQLiteTable>(
  db: Db,
  table: KeyedTable<Table>,
  before: Tournament,
  after: Tournament,
  rowsOf: (tournament: Tournament) => readonly StoredRow<Table['$inferSelect']>[],
  part: 'participants' | 'bans',
): RowChanges {
  return before[part] === after[part] ? UNCHANGED : rowChanges(db, table, rowsOf(before), rowsOf(after));
}

/** The rounds of a tournament that are not the same value in another state of it. Their rows are told by the number. */
function roundsBut(tournament: Tournament, other: Tournament): readonly Round[] {
  return tournament.rounds.filter((round, index) => round !== other.rounds[index]);
}

function newGuests(before: Tournament, after: Tournament): readonly Player[] {
  if (before.participants === after.participants) return [];
  const known = new Set(guestsOf(before, isGuestId).map(({ account }) => account));
  return guestsOf(after, isGuestId).filter(({ account }) => !known.has(account));
}

/** A guest stands in the tables of one tournament only: what is known of him goes when he is taken out of it. */
function forgetGuests(db: Db, before: Tournament | null, after: Tournament | null): Write[] {
  if (before === null || before.participants === after?.participants) return [];
  const staying = new Set(guestsOf(after, isGuestId).map(({ account }) => account));
  const gone = guestsOf(before, isGuestId).flatMap(({ account }) => (staying.has(account) ? [] : [account]));
  if (gone.length === 0) return [];
  const nowhere = sql`not exists (select 1 from ${participants} where ${participants.account} = ${accounts.id})`;
  return [db.delete(accounts).where(sql`${isOneOf(accounts.id, gone)} and ${nowhere}`)];
}
