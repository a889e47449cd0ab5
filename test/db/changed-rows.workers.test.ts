import { env } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDb } from '../../db/client.ts';
import { commit, type Write } from '../../db/commit.ts';
import { accounts, games, tournaments } from '../../db/schema/index.ts';
import { type KeyedTable, rowChanges, type StoredRow } from '../../db/write/changed-rows.ts';
import type { Chance } from '../../domain/kernel/chance.ts';
import { type AccountId, asId, type TournamentId } from '../../domain/kernel/ids.ts';
import { halfPoints } from '../../domain/kernel/points.ts';
import { millis } from '../../domain/kernel/time.ts';
import { chanceFrom } from '../support/chance.ts';

const db = openDb(env.DB);
const now = millis(1_700_000_000_000);
const tournament = asId<TournamentId>('row-changes');
const PEOPLE: readonly AccountId[] = ['ada', 'bo', 'cy'].map((name) => asId<AccountId>(`row-${name}`));
const GAMES = { table: games, key: ['id'] } as const satisfies KeyedTable<typeof games>;

type GameRow = typeof games.$inferSelect;

beforeAll(async () => {
  await db.insert(accounts).values(PEOPLE.map((id) => ({ id, firstName: 'A', lastName: 'B', createdAt: now })));
  await db.insert(tournaments).values({
    id: tournament,
    name: 'Rows',
    format: 'SwissDutch',
    organiserType: 'club',
    organiser: 'club',
    startDate: '2026-11-21',
    endDate: '2026-11-21',
    firstPairingAt: now,
    winPoints: halfPoints(2),
    drawPoints: halfPoints(1),
    lossPoints: halfPoints(0),
    createdAt: now,
  });
});

const stored = (): Promise<GameRow[]> =>
  db.select().from(games).where(eq(games.tournament, tournament)).orderBy(asc(games.id));

const asStored = (rows: readonly GameRow[]): StoredRow<GameRow>[] =>
  rows.map((row) => ({ key: row.id, source: row, row: () => row }));

function randomGame(id: number, below: Chance): GameRow {
  const finished = below(2) === 0;
  return {
    id: asId(`row-game-${id}`),
    tournament,
    round: id,
    sequence: 1,
    white: PEOPLE[below(2)] ?? asId('nobody'),
    black: PEOPLE[2] ?? asId('nobody'),
    startAt: millis(now + below(3)),
    finishedAt: finished ? now : null,
    outcome: finished ? (([1, 0, -1] as const)[below(3)] ?? null) : null,
    reason: finished ? 'agreement' : null,
    moves: `it's "over"`.repeat(below(3)),
    plies: below(3),
    clocks: finished ? [below(3)] : null,
  };
}

/** Some rows go, some change, some stay as they are, some come. */
function nextRows(rows: readonly GameRow[], below: Chance): GameRow[] {
  const kept = rows.filter(() => below(4) > 0).map((row) => (below(2) === 0 ? row : randomGame(row.round, below)));
  const numbers = new Set(kept.map(({ round }) => round));
  const fresh = Array.from({ length: 12 }, (_, index) => index + 1).filter((id) => !numbers.has(id) && below(3) === 0);
  return [...kept, ...fresh.map((id) => randomGame(id, below))];
}

const writesOf = (before: readonly GameRow[], after: readonly GameRow[]): readonly Write[] => {
  const { removed, changed, added } = rowChanges(db, GAMES, asStored(before), asStored(after));
  return [...removed, ...changed, ...added];
};

describe('the rows of a table', () => {
  it('stored rows change from one list to any other by writing what differs', async () => {
    const below = chanceFrom(20);
    let rows: GameRow[] = [];
    for (let step = 0; step < 25; step += 1) {
      const next = nextRows(rows, below);
      await commit(db, { writes: writesOf(rows, next) });
      expect(await stored()).toEqual([...next].sort((a, b) => (a.id < b.id ? -1 : 1)));
      rows = next;
    }
    await commit(db, { writes: writesOf(rows, []) });
    expect(await stored()).toEqual([]);
  });

  it('unchanged rows are not written, whether they are the same values or equal ones', () => {
    const rows = [1, 2, 3].map((id) => randomGame(id, chanceFrom(id)));
    expect(writesOf(rows, rows)).toEqual([]);
    expect(
      writesOf(
        rows,
        rows.map((row) => ({ ...row })),
      ),
    ).toEqual([]);
  });

  it('changed rows are written only in the columns that differ, equal changes together', () => {
    const rows = [1, 2, 3].map((id) => randomGame(id, chanceFrom(id)));
    expect(
      writesOf(
        rows,
        rows.map((row) => ({ ...row, plies: 99 })),
      ),
    ).toHaveLength(1);
    const mixed = rows.map((row, index) => (index === 0 ? { ...row, plies: 99 } : { ...row, moves: 'B' }));
    expect(writesOf(rows, mixed)).toHaveLength(2);
  });

  it('rows whose source is the same are not built', () => {
    const source = {};
    const row = (): GameRow => {
      throw new Error('made for nothing');
    };
    const list = [{ key: 'one', source, row }];
    expect(rowChanges(db, GAMES, list, list)).toEqual({ removed: [], changed: [], added: [] });
  });
});
