import { env } from 'cloudflare:workers';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk.ts';
import { openDb } from '../../db/client.ts';
import { commit, type Write } from '../../db/commit.ts';
import { readTournament } from '../../db/read/tournament/tournament.ts';
import { accounts, clubs as clubTable, teams } from '../../db/schema/index.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { type AccountId, asId, type ClubId, type LeagueId, type TeamId } from '../../domain/kernel/ids.ts';
import { halfPoints, pointSystem } from '../../domain/kernel/points.ts';
import { millis } from '../../domain/kernel/time.ts';
import { rankFromScratch } from '../../domain/tournament/standings/ranking.ts';
import { boardReportState } from '../../domain/tournament/value/board-report.ts';
import { withBoard, withRound } from '../../domain/tournament/value/change.ts';
import { boardsOf, freeRoundsOf, type PairedRound, type Tournament } from '../../domain/tournament/value/state.ts';
import {
  boardIn,
  changed,
  entryOf,
  newTournament,
  nextRound,
  startedWith,
} from '../support/domain/played-tournament.ts';
import { at } from '../support/domain/tournament.ts';
import { walk } from '../support/domain/tournament-walk.ts';
import { stored } from '../support/workers/stored.ts';

const db = openDb(env.DB);
const PEOPLE = 24;
const TEAMS = 8;

beforeAll(async () => {
  const names = Array.from({ length: PEOPLE }, (_, index) => `p${index + 1}`);
  const rows = names.map((name) => {
    const { account, person, federation } = entryOf(name);
    return { id: account, ...person, federation, createdAt: at(0) };
  });
  const club = asId<ClubId>('chess-club');
  const manager = asId<AccountId>('p1');
  const clubs = [{ id: club, name: 'Chess Club', manager, createdAt: at(0) }];
  const named = Array.from({ length: TEAMS }, (_, index) => `t${index + 1}`);
  const teamRows = named.map((id) => ({ id: asId<TeamId>(id), club, name: `Team ${id}`, createdAt: at(0) }));
  const houses = [...bulkInsert(db, clubTable, clubs), ...bulkInsert(db, teams, teamRows)];
  await commit(db, { writes: [...bulkInsert(db, accounts, rows), ...houses] });
});

/** Brings the database from one tournament to another, as the object does; answers whether the claim was won. */
async function write(before: Tournament | null, after: Tournament | null): Promise<boolean> {
  const [own, ...writes] = tournamentWrites(db, before, after);
  if (before === null) return (await commit(db, { writes: [own, ...writes] })).ok;
  return (await commit(db, { claim: { write: own, otherwise: 'lost' }, writes })).ok;
}

const read = (): Promise<Tournament | undefined> => readTournament(db, asId('spring-open'));

/** The tables that are written, each once, in order. */
function tablesIn(writes: readonly Write[]): string[] {
  const dialect = new SQLiteAsyncDialect();
  const texts = writes.map((one) => dialect.sqlToQuery(one.getSQL()).sql);
  return [...new Set(texts.map((text) => /^(?:update|insert into|delete from) "(\w+)"/.exec(text)?.[1] ?? text))];
}

const next = (tournament: Tournament): Tournament => ({ ...tournament, revision: tournament.revision + 1 });

const firstRound = ({ rounds }: Tournament): PairedRound => {
  const [round] = rounds;
  if (round?.kind !== 'paired') throw new Error('the first round is not paired');
  return round;
};

/** Stores one tournament after the other, reads each of them, and deletes the last. */
async function throughAll(states: readonly Tournament[]): Promise<void> {
  const empty = await stored();
  let before: Tournament | null = null;
  for (const after of states) {
    expect(await write(before, after)).toBe(true);
    expect(await read()).toEqual(after);
    before = after;
  }
  if (before !== null) expect(await write(before, null)).toBe(true);
  expect(await stored()).toBe(empty);
}

/** What of a tournament is stored beside its players and rounds. */
function kindsIn({ rounds, requestedByes, forbiddenPairs, acceleration }: Tournament): string[] {
  const boards = rounds.flatMap(boardsOf);
  return [
    ...(boards.some(({ result }) => result !== null) ? ['results'] : []),
    ...(boards.some(({ reports }) => boardReportState(reports) !== 'none') ? ['reports'] : []),
    ...(boards.some(({ games }) => games.length > 0) ? ['games'] : []),
    ...(rounds.some((round) => freeRoundsOf(round).length > 0) ? ['byes'] : []),
    ...(requestedByes.length > 0 ? ['requested byes'] : []),
    ...(forbiddenPairs.length > 0 ? ['forbidden pairs'] : []),
    ...(acceleration === 'none' ? [] : ['acceleration']),
  ];
}

interface Walk {
  readonly seed: number;
  readonly states: readonly Tournament[];
}

/** The first walks, and of those after them each that comes to something new, until all there is has been come to. */
function walksToAll(kinds: number): Walk[] {
  const seen = new Set<string>();
  const walks: Walk[] = [];
  for (let seed = 1; seed <= 200 && (walks.length < 5 || seen.size < kinds); seed += 1) {
    const states = statesOf(seed);
    const found = states.flatMap(kindsIn);
    if (walks.length < 5 || found.some((kind) => !seen.has(kind))) walks.push({ seed, states });
    for (const kind of found) seen.add(kind);
  }
  return walks;
}

function statesOf(seed: number): Tournament[] {
  const states: Tournament[] = [];
  const fault = walk(seed, 150, new Map(), (before, after) => {
    if (states.length === 0) states.push(before);
    if (after !== before) states.push(after);
    return [];
  });
  expect(fault).toBeNull();
  return states;
}

describe('a tournament that is written and read', () => {
  const all = ['acceleration', 'byes', 'forbidden pairs', 'games', 'reports', 'requested byes', 'results'];
  const walks = walksToAll(all.length);

  it.each(walks)('a tournament reads back the same after every command ($seed)', ({ states }) => throughAll(states));

  it('the random walks cover everything that is stored of a tournament', () => {
    const seen = new Set(walks.flatMap(({ states }) => states.flatMap(kindsIn)));
    expect([...seen].sort()).toEqual(all);
  });

  it('a tournament reads back its league, point system, requested byes, forbidden pairs and virtual points', async () => {
    const built = newTournament({
      points: { ...pointSystem(3, 1, 0), halfPointBye: halfPoints(1) },
      tieBreaks: [null, 'koya', null, 'wins'],
    });
    const entered = changed(changed(built, { kind: 'addParticipant', account: asId('p1') }), {
      kind: 'addParticipant',
      account: asId('p2'),
    });
    const [one, two] = entered.participants.map((player) => ({ ...player, virtualPoints: [halfPoints(2)] }));
    if (one === undefined || two === undefined) throw new Error('nobody was entered');
    const full: Tournament = {
      ...next(entered),
      league: { league: null, season: 'spring', category: null },
      participants: [one, two],
      requestedByes: [
        { who: asId('p1'), round: 2, bye: 'half-point' },
        { who: asId('p2'), round: 2, bye: 'zero-point' },
        { who: asId('p1'), round: 3, bye: 'full-point' },
      ],
      forbiddenPairs: [
        { who: [asId('p1'), asId('p2')], firstRound: 1, lastRound: 2 },
        { who: [asId('p1'), asId('p2')], firstRound: 3, lastRound: null },
      ],
    };
    const otherwise: Tournament = {
      ...next(full),
      requestedByes: [{ who: asId('p2'), round: 2, bye: 'half-point' }],
      forbiddenPairs: full.forbiddenPairs.slice(1),
    };
    await throughAll([entered, full, otherwise]);
  });

  it('pairings that take each other’s places are written without a conflict: colours, boards and byes change', async () => {
    const paired = nextRound(startedWith(7));
    const one = boardIn(paired, 1, 1);
    const switched = withBoard(paired, 1, one, { ...one, white: one.black, black: one.white });
    const round = firstRound(switched);
    const turned = withRound(switched, {
      ...round,
      pairings: round.pairings
        .map((pairing) => (pairing.kind === 'board' ? { ...pairing, board: 4 - pairing.board } : pairing))
        .map((pairing) => (pairing.kind === 'bye' ? { ...pairing, bye: 'half-point' as const } : pairing))
        .sort((a, b) => (a.kind === 'board' && b.kind === 'board' ? a.board - b.board : 0)),
    });
    await throughAll([paired, next(switched), rankFromScratch(next(next(turned)))]);
  });

  it('a stored tournament refers to its league by id', async () => {
    const league = { league: null as LeagueId | null, season: null, category: 'open' };
    await throughAll([newTournament({}, { league })]);
  });
});

describe('the writes of a change', () => {
  it('a result writes the pairing and the tournament only, whoever it moves in the table', async () => {
    const before = nextRound(startedWith(24));
    const { white, black } = boardIn(before, 1, 12);
    const after = changed(before, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    expect(after.participants.filter((player, index) => player !== before.participants[index]).length).toBeGreaterThan(
      2,
    );
    expect(tablesIn(tournamentWrites(db, before, after))).toEqual(['tournaments', 'pairings']);
    await write(null, before);
    const rowsBefore = JSON.parse(await stored()) as unknown[][];
    await write(before, after);
    const rowsAfter = JSON.parse(await stored()) as unknown[][];
    const changes = rowsAfter.flatMap((rows, table) =>
      rows.filter((row, index) => !same(row, rowsBefore[table]?.[index])),
    );
    expect(changes).toHaveLength(2);
    await write(after, null);
  });

  it('a command that changes nothing else writes the revision only', () => {
    const tournament = startedWith(4);
    expect(tablesIn(tournamentWrites(db, tournament, next({ ...tournament })))).toEqual(['tournaments']);
  });

  it('a change writes nothing where another writer was faster', async () => {
    const before = nextRound(startedWith(4));
    const { white, black } = boardIn(before, 1);
    const faster = changed(before, { kind: 'setResult', round: 1, white, black, result: 'draw' });
    const slower = changed(before, { kind: 'setResult', round: 1, white, black, result: 'whiteWins' });
    await write(null, before);
    expect(await write(before, faster)).toBe(true);
    expect(await write(before, slower)).toBe(false);
    expect(await write(before, null)).toBe(false);
    expect(await read()).toEqual(faster);
    await write(faster, null);
  });

  it('[CAT-2] stored categories from before clubs were a criterion are read', async () => {
    const empty = newTournament();
    await write(null, empty);
    const older = { name: 'U20', bornFrom: 2006, bornTo: null, sex: null, ratingFrom: null, ratingTo: null };
    await env.DB.prepare('update tournaments set categories = ? where id = ?')
      .bind(JSON.stringify([older]), empty.id)
      .run();
    expect((await read())?.categories).toEqual([{ ...older, club: null }]);
    await write(empty, null);
  });

  it('the accounts of guests are created with their entry, and deleted with their last one', async () => {
    const empty = newTournament();
    const guest = {
      person: { firstName: 'Gro', lastName: 'Gjest', fideNumber: 15, birthDate: '2001-02-03', sex: 'F' as const },
      title: 'WFM',
      rating: 1812,
      federation: 'SWE',
      club: 'Wasa SK',
    };
    const entered = changed(empty, { kind: 'addGuest', guest }, { now: millis(at(5)) });
    const [player] = entered.participants;
    if (player?.kind !== 'player') throw new Error('nobody was entered');
    await write(null, empty);
    await write(empty, entered);
    expect(await read()).toEqual(entered);
    const account = await db.query.accounts.findFirst({ where: (table, { eq }) => eq(table.id, player.account) });
    expect(account).toMatchObject({
      ghost: true,
      title: 'WFM',
      fideRating: player.rating,
      federation: 'SWE',
      sex: 'F',
    });
    const left = changed(entered, { kind: 'removeParticipant', account: player.account });
    await write(entered, left);
    expect(
      await db.query.accounts.findFirst({ where: (table, { eq }) => eq(table.id, player.account) }),
    ).toBeUndefined();
    await write(left, null);
  });
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
