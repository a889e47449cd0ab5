import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk.ts';
import { openDb } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { readPublicCalendar } from '../../db/read/tournament/tournament-lists.ts';
import { accounts, clubs, teams } from '../../db/schema/index.ts';
import { tournamentWrites } from '../../db/write/tournament.ts';
import { type AccountId, asId, type ClubId, type TeamId } from '../../domain/kernel/ids.ts';
import { HOUR } from '../../domain/kernel/time.ts';
import { FORMAT_NAMES } from '../../domain/tournament/value/formats.ts';
import { boardsOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { presentCard } from '../../worker/present/tournament.ts';
import { entryOf } from '../support/domain/played-tournament.ts';
import { roundMoments } from '../support/domain/round-moments.ts';
import { at } from '../support/domain/tournament.ts';
import { walk } from '../support/domain/tournament-walk.ts';

const db = openDb(env.DB);
const CLUB: ClubId = asId('chess-club');

beforeAll(async () => {
  const teamIds = ['A', 'B', 'C', 'D', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'].map(
    (name): TeamId => asId(name),
  );
  const names = [
    ...Array.from({ length: 24 }, (_, index) => `p${index + 1}`),
    ...['a', 'b', 'c', 'd'].flatMap((team) => [1, 2].map((place) => `${team}${place}`)),
  ];
  const people = names.map((name) => {
    const { account, person, federation } = entryOf(name);
    return { id: account, ...person, federation, createdAt: at(0) };
  });
  const club = { id: CLUB, name: 'Chess Club', manager: asId<AccountId>('p1'), createdAt: at(0) };
  const rows = teamIds.map((id) => ({ id, club: CLUB, name: id, createdAt: at(0) }));
  await commit(db, {
    writes: [...bulkInsert(db, accounts, people), ...bulkInsert(db, clubs, [club]), ...bulkInsert(db, teams, rows)],
  });
});

/** The statements that count for the rows of before there were such columns. */
const COUNTING = (env.TEST_MIGRATIONS.find(({ name }) => name.endsWith('_listed_progress.sql'))?.queries ?? [])
  .filter((query) => query.includes('UPDATE `tournaments`'))
  .map((query) => env.DB.prepare(query));

const progressColumns = async (): Promise<unknown> =>
  env.DB.prepare(
    'select participant_count, round_count, current_round, current_start_at, current_done, open_games from tournaments',
  ).first();

async function write(before: Tournament | null, after: Tournament): Promise<void> {
  const [own, ...writes] = tournamentWrites(db, before, after);
  expect((await commit(db, { writes: [own, ...writes] })).ok).toBe(true);
}

async function remove(tournament: Tournament): Promise<void> {
  const [own, ...writes] = tournamentWrites(db, tournament, null);
  await commit(db, { writes: [own, ...writes] });
}

/** Compares what was written with each change to what a count of the rows gives. */
async function mustBeCounted(states: readonly Tournament[]): Promise<Set<string>> {
  const seen = new Set<string>();
  let before: Tournament | null = null;
  for (const after of states) {
    await write(before, after);
    const written = await progressColumns();
    await env.DB.batch(COUNTING);
    expect(written).toEqual(await progressColumns());
    seen.add(JSON.stringify(written));
    before = after;
  }
  if (before !== null) await remove(before);
  return seen;
}

function statesOf(seed: number, format: (typeof FORMAT_NAMES)[number]): Tournament[] {
  const states: Tournament[] = [];
  walk(
    seed,
    120,
    new Map(),
    (before, after) => {
      if (states.length === 0) states.push(before);
      if (after !== before) states.push(after);
      return [];
    },
    [format],
  );
  return states;
}

it.each([1, 2, 3, 4, 5, 6])(
  'the progress that lists show is what a count of the rows gives, after every command (walk %i)',
  async (seed) => {
    const format = FORMAT_NAMES.filter((name) => !name.startsWith('Team') && name !== 'LimitedPlayerTeam')[seed % 4];
    const seen = await mustBeCounted(statesOf(seed, format ?? 'SwissDutch'));
    expect(seen.size).toBeGreaterThan(3);
  },
);

it.each(roundMoments())('the progress that lists show is what a count gives: $name', async ({ tournament }) => {
  await mustBeCounted([tournament]);
});

it('an online game is counted from its start to its end', async () => {
  const states = [1, 2, 3, 5, 7, 11, 13].flatMap((seed) => statesOf(seed, 'SwissDutch'));
  const played = states.find(({ rounds, settings, phase }) => {
    const games = rounds.flatMap(boardsOf).flatMap((board) => board.games);
    return settings.publiclyViewable && phase.kind === 'running' && games.some(({ end }) => end === null);
  });
  if (played === undefined) throw new Error('no walk comes to a running game');
  const open = played.rounds.flatMap(boardsOf).flatMap((board) => board.games.filter(({ end }) => end === null));
  await write(null, played);
  const first = Math.min(...open.map(({ startAt }) => startAt));
  const now = at(100 * HOUR);
  const [card] = await readPublicCalendar(db, now, 10);
  if (card === undefined) throw new Error('the tournament is not listed');
  expect(presentCard(card, at(first - 1 - at(0))).gamesNow).toBe(0);
  expect(presentCard(card, now).gamesNow).toBe(open.length);
  await remove(played);
});
