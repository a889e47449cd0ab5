import { expect, it } from 'vitest';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import { GAMES_IN_BATCH } from '../../domain/kernel/limits.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { GameFinishedReport } from '../../durable-objects/game/game-report.ts';
import { Batches, inBatches } from '../../durable-objects/outbox/batches.ts';
import { SerialQueue } from '../../durable-objects/outbox/serial-queue.ts';
import { EndedGames } from '../../durable-objects/tournament/ended-games.ts';

it('what is sent at the same moment is sent together, in parts of at most so many', async () => {
  const sent: number[][] = [];
  const batches = new Batches<number>(3, async (items) => {
    sent.push([...items]);
    return items.map((item) => (item === 4 ? new Error('out of order') : null));
  });
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => batches.send(item)));
  expect(sent).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true]);
});

it('a batch that fails fails for each of its items, and for no other batch', async () => {
  const batches = new Batches<number>(2, async (items) => {
    if (items.includes(1)) throw new Error('out of order');
    return items.map(() => null);
  });
  const all = await Promise.allSettled([1, 2, 3].map((item) => batches.send(item)));
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([false, false, true]);
});

it('a list is divided without a rest, and nothing into no part', () => {
  expect(inBatches([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(inBatches([], 2)).toEqual([]);
});

const ended = (name: string): GameFinishedReport => ({
  id: name,
  game: asId<GameId>(name),
  round: 1,
  white: asId('white'),
  black: asId('black'),
  result: 'draw',
  reason: 'agreement',
  moves: '',
  plies: 0,
  finishedAt: millis(0),
  absent: [],
});

it('games that end while the queue is busy are written together, those after them with the next batch', async () => {
  const queue = new SerialQueue();
  const written: string[][] = [];
  const games = new EndedGames(queue, async (batch) => {
    written.push(batch.map(({ id }) => id));
    await Promise.resolve();
  });
  const gate = { open: (): void => undefined };
  const busy = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  void queue.run(() => busy);
  const first = [games.add(ended('a')), games.add(ended('b'))];
  gate.open();
  await Promise.all(first);
  await games.add(ended('c'));
  expect(written).toEqual([['a', 'b'], ['c']]);
});

it('a batch of ended games is full at a number, and a failed one fails for each of its games', async () => {
  let size = 0;
  const games = new EndedGames(new SerialQueue(), async (batch) => {
    size = Math.max(size, batch.length);
    if (batch.some(({ id }) => id === '0')) throw new Error('the database is away');
  });
  const all = await Promise.allSettled(
    Array.from({ length: GAMES_IN_BATCH + 1 }, (_, index) => games.add(ended(String(index)))),
  );
  expect(size).toBe(GAMES_IN_BATCH);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(GAMES_IN_BATCH);
});
