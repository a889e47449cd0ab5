import { describe, expect, it } from 'vitest';
import { SerialQueue } from '../../durable-objects/outbox/serial-queue.ts';

/** A task that ends when it is told to, and writes down when it begins and ends. */
function task(name: string, diary: string[]) {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(`${name} failed`));
  });
  const run = async (): Promise<string> => {
    diary.push(`${name} begins`);
    try {
      return await promise;
    } finally {
      diary.push(`${name} ends`);
    }
  };
  return { run, end, fail };
}

describe('the queue of a tournament', () => {
  it('the queue of a tournament starts a change when the one before it has ended, in order of arrival', async () => {
    const diary: string[] = [];
    const queue = new SerialQueue();
    const first = task('first', diary);
    const second = task('second', diary);
    const third = task('third', diary);
    const answers = [first, second, third].map(({ run }) => queue.run(run));
    third.end();
    second.end();
    await Promise.resolve();
    expect(diary).toEqual(['first begins']);
    first.end();
    expect(await Promise.all(answers)).toEqual(['first', 'second', 'third']);
    expect(diary).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  it('a failed change is reported to its caller only, and the queue of a tournament continues with the next', async () => {
    const diary: string[] = [];
    const queue = new SerialQueue();
    const broken = task('broken', diary);
    const next = task('next', diary);
    const failed = queue.run(broken.run);
    const done = queue.run(next.run);
    broken.fail();
    next.end();
    await expect(failed).rejects.toThrow('broken failed');
    expect(await done).toBe('next');
    expect(diary.indexOf('broken ends')).toBeLessThan(diary.indexOf('next begins'));
  });

  it('a change that throws synchronously counts as failed in the queue of a tournament', async () => {
    const queue = new SerialQueue();
    const thrown = queue.run(() => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await queue.run(async () => 'next')).toBe('next');
  });

  it('an empty queue of a tournament starts a change at once', async () => {
    const queue = new SerialQueue();
    await queue.run(async () => 1);
    expect(await queue.run(async () => 2)).toBe(2);
  });
});
