import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { boardEnd, playMove, startPosition } from '../../domain/chess/position.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import { type Move, makeUci } from '../../domain/chess/square.ts';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import { HOUR, MINUTE, millis, SECOND } from '../../domain/kernel/time.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { TournamentObject } from '../../durable-objects/tournament/tournament-object.ts';
import { chanceFrom } from '../support/chance.ts';
import { setClock } from '../support/clock.ts';
import { gameSetup, moveRequest, START, sameForBoth } from '../support/domain/live-game.ts';
import { GameListener } from '../support/workers/game-listener.ts';

vi.spyOn(TournamentObject.prototype, 'gameFinished').mockResolvedValue();
const progress = vi.spyOn(TournamentObject.prototype, 'gameProgress').mockReturnValue(true);

let now = START - MINUTE;
setClock(() => now);

const counters: { mockRestore: () => void }[] = [];
afterEach(() => {
  for (const counter of counters.splice(0)) counter.mockRestore();
});

const MOVES_EACH = 40;
const WATCHERS = 5;
/** Three minutes each are enough for forty moves of four seconds. */
const A_MOVE_MS = 4 * SECOND;

/** These figures are those of docs/costs.md. */
it('a blitz game of forty moves a side writes a row for each move and few others', async () => {
  const id: GameId = asId('counted');
  const stub = gameStub(env, id);
  const { white, black } = gameSetup();
  const count = await runInDurableObject(stub, (_, { storage }) => countOf(storage));
  await stub.open(gameSetup({ id }));
  const counted = () => runInDurableObject(stub, count);
  await Promise.all([white, black].map((account) => GameListener.open(id, account)));
  await Promise.all(Array.from({ length: WATCHERS }, () => GameListener.open(id, null)));
  now = START;
  await runDurableObjectAlarm(stub);
  for (const [ply, move] of quietMoves(2 * MOVES_EACH).entries()) {
    now += A_MOVE_MS;
    await ringIfDue(stub);
    const answer = await stub.command(ply % 2 === 0 ? white : black, moveRequest(makeUci(move)));
    expect(answer.ok).toBe(true);
  }
  await stub.command(white, { kind: 'resign' });
  await runDurableObjectAlarm(stub);
  await vi.waitFor(async () => expect(await counted()).toMatchObject({ waiting: 0 }));
  const { rowsWritten, rowsRead, alarms } = await counted();
  // 11 of them create the tables and the game.
  expect(rowsWritten).toBeLessThanOrEqual(100);
  expect(rowsRead).toBeLessThanOrEqual(141);
  // Each also is a row.
  expect(alarms).toBeLessThanOrEqual(14);
  expect(progress.mock.calls.length).toBeLessThanOrEqual(2 * MOVES_EACH + 1);
});

async function ringIfDue(stub: ReturnType<typeof gameStub>): Promise<void> {
  const at = await runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
  if (at !== null && at <= now) await runDurableObjectAlarm(stub);
}

it('a game in which nobody moves writes two rows each half minute', async () => {
  const id: GameId = asId('quiet');
  const stub = gameStub(env, id);
  const startsAt = millis(now + MINUTE);
  await stub.open(gameSetup({ id, startsAt, control: sameForBoth(2 * HOUR, 0) }));
  now = startsAt;
  await runDurableObjectAlarm(stub);
  const count = await runInDurableObject(stub, (_, { storage }) => countOf(storage));
  for (let half = 0; half < 20; half += 1) {
    now += MINUTE / 2;
    await ringIfDue(stub);
  }
  const { rowsWritten, alarms } = await runInDurableObject(stub, count);
  expect([rowsWritten, alarms]).toEqual([20, 20]);
});

/** Counts what the storage is asked for from now on, as the platform counts it. */
function countOf(storage: DurableObjectStorage) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const { exec } = storage.sql;
  const counted = vi.spyOn(Object.getPrototypeOf(storage.sql), 'exec').mockImplementation(function (
    this: SqlStorage,
    ...args
  ) {
    const cursor = exec.apply(this, args as Parameters<SqlStorage['exec']>);
    cursors.push(cursor);
    return cursor;
  });
  const alarms = vi.spyOn(Object.getPrototypeOf(storage), 'setAlarm');
  counters.push(counted, alarms);
  const sum = (of: 'rowsWritten' | 'rowsRead'): number => cursors.reduce((all, cursor) => all + cursor[of], 0);
  return () => ({
    rowsWritten: sum('rowsWritten'),
    rowsRead: sum('rowsRead'),
    alarms: alarms.mock.calls.length,
    waiting: exec.call(storage.sql, 'SELECT id FROM outbox').toArray().length,
  });
}

/** Legal moves by chance after which the game goes on. */
function quietMoves(count: number): readonly Move[] {
  const rules = rulesOf('Chess');
  const chance = chanceFrom(1);
  const moves: Move[] = [];
  for (let position = startPosition('Chess'); moves.length < count; ) {
    const legal = [...rules.legalDestinations(position.fen)].flatMap(([from, squares]) =>
      squares.map((to): Move => {
        const plain = { from, to };
        return rules.isPromotion(position.fen, plain) ? { ...plain, promotion: 'queen' } : plain;
      }),
    );
    const move = legal[chance(legal.length)];
    const played = move && playMove(position, move);
    if (move === undefined || !played?.ok) throw new Error('the game by chance has come to its end');
    if (boardEnd(played.value) !== null) continue;
    moves.push(move);
    position = played.value;
  }
  return moves;
}
