import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELIVERY, DELIVERY_TIMEOUT_MS } from '../../domain/kernel/limits.ts';
import { HOUR, millis, SECOND } from '../../domain/kernel/time.ts';
import { Outbox, type OutboxEntry, type OutboxRows, type ParkedEntry } from '../../durable-objects/outbox/outbox.ts';

class MemoryRows implements OutboxRows<string> {
  readonly entries = new Map<string, OutboxEntry<string>>();
  all(): readonly OutboxEntry<string>[] {
    return [...this.entries.values()];
  }
  put(entry: OutboxEntry<string>): void {
    this.entries.set(entry.id, entry);
  }
  remove(ids: readonly string[]): void {
    for (const id of ids) this.entries.delete(id);
  }
}

const T = (seconds: number) => millis(Math.round(seconds * SECOND));

type Send = (message: string, id: string) => Promise<void>;

interface Post {
  readonly rows?: MemoryRows;
  readonly send?: Send;
  /** `game1 open` is sent to `game1`. */
  readonly ids?: readonly string[];
}

/** An outbox whose time stands still until a test sets it. */
function post({ rows = new MemoryRows(), send, ids = [] }: Post) {
  const sent: string[] = [];
  /** Receivers that answer with an error, and those that never answer. */
  const broken = new Set<string>();
  const silent = new Set<string>();
  const parked = new Map<string, ParkedEntry<string>>();
  const time = { now: T(0) };
  const receiverOf = (message: string): string => message.split(' ')[0] ?? '';
  const outbox = new Outbox<string>({
    rows,
    send: async (message, id) => {
      sent.push(message);
      if (broken.has(receiverOf(message))) throw new Error('nobody answers');
      if (silent.has(receiverOf(message))) await new Promise(() => undefined);
      await send?.(message, id);
    },
    receiverOf,
    replaces: (later, earlier) => /cancel$/.test(later) || (/end$/.test(later) && /end$/.test(earlier)),
    parking: {
      add: async (entry) => void parked.set(entry.id, entry),
      remove: async (gone) => {
        for (const id of gone) parked.delete(id);
      },
    },
    now: () => time.now,
  });
  const add = (...messages: readonly string[]): void => {
    for (const message of messages) outbox.post(message, message);
  };
  /** Sends what is due at a time. */
  const sendAt = (seconds: number): Promise<void> => {
    time.now = T(seconds);
    return outbox.sendDue().all;
  };
  /** Lets a message fail until it is parked. */
  const park = async (receiver: string): Promise<void> => {
    broken.add(receiver);
    for (let due = outbox.nextDueAt(); due !== null; due = outbox.nextDueAt()) await sendAt(due / SECOND);
    broken.delete(receiver);
  };
  add(...ids);
  return { rows, sent, broken, silent, parked, time, outbox, add, sendAt, park };
}

let logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  vi.useRealTimers();
});

describe('the outbox', () => {
  it('the outbox sends a message once and deletes it when it is acknowledged', async () => {
    const { outbox, sent, sendAt } = post({ ids: ['game1'] });
    expect(outbox.nextDueAt()).toBe(T(0));
    await sendAt(0);
    await sendAt(90);
    expect(sent).toEqual(['game1']);
    expect(outbox.nextDueAt()).toBeNull();
  });

  it('the outbox retries a message after growing pauses of at most an hour, until it is acknowledged', async () => {
    const { outbox, sent, broken, sendAt } = post({ ids: ['game1'] });
    broken.add('game1');
    const pauses: number[] = [];
    let now = 0;
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await sendAt(now);
      const next = (outbox.nextDueAt() ?? 0) / SECOND;
      pauses.push(Math.round((next - now) * SECOND));
      now = next;
    }
    expect(pauses.slice(0, 5)).toEqual([1_000, 1_500, 2_250, 3_375, 5_063]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(HOUR);
    broken.clear();
    await sendAt(now);
    expect([sent.length, outbox.nextDueAt()]).toEqual([31, null]);
  });

  it('the outbox sends nothing before it is due', async () => {
    const { sent, broken, sendAt } = post({ ids: ['game1'] });
    broken.add('game1');
    await sendAt(0);
    await sendAt(0.5);
    expect(sent).toHaveLength(1);
  });

  it('a message that waits in the outbox does not hold up another', async () => {
    const { outbox, rows, broken, sendAt } = post({ ids: ['game1', 'game2'] });
    broken.add('game1');
    await sendAt(0);
    expect([...rows.entries.keys()]).toEqual(['game1']);
    expect(outbox.nextDueAt()).toBe(T(1));
  });

  it('an outbox that dies before the acknowledgement resends the message under the same id', async () => {
    const dying = post({ ids: ['game1'] });
    dying.silent.add('game1');
    void dying.outbox.sendDue();
    const ids: string[] = [];
    const reborn = post({ rows: dying.rows, send: async (_, id) => void ids.push(id) });
    expect(reborn.outbox.nextDueAt()).toBe(T(1));
    await reborn.sendAt(1);
    expect([ids, reborn.outbox.nextDueAt()]).toEqual([['game1'], null]);
  });

  it('the outbox keeps a message that is posted while another is being sent', async () => {
    const { outbox, rows, add } = post({ ids: ['game1'] });
    const { all } = outbox.sendDue();
    add('game2');
    await all;
    expect([...rows.entries.keys()]).toEqual(['game2']);
  });

  it('the outbox sends a message at once that is posted while another to the same receiver is being sent', async () => {
    const { outbox, sent, add } = post({ ids: ['game1 open'] });
    const { all } = outbox.sendDue();
    add('game1 end');
    await all;
    expect([sent, outbox.nextDueAt()]).toEqual([['game1 open', 'game1 end'], null]);
  });

  it('the outbox sends a message once, however often it is asked meanwhile', async () => {
    const { outbox, sent } = post({ ids: ['game1'] });
    await Promise.all([outbox.sendDue().all, outbox.sendDue().all, outbox.sendDue().all]);
    expect(sent).toEqual(['game1']);
  });

  it('a receiver gets the messages of the outbox in order: those after an undelivered message wait with it', async () => {
    const { outbox, sent, broken, add, sendAt } = post({ ids: ['game1 open'] });
    broken.add('game1');
    await sendAt(0);
    add('game1 cancel');
    await sendAt(0.5);
    expect([sent, outbox.nextDueAt()]).toEqual([['game1 open'], T(1)]);
    broken.clear();
    await sendAt(1);
    expect([sent, outbox.nextDueAt()]).toEqual([['game1 open', 'game1 open', 'game1 cancel'], null]);
  });

  it('the outbox logs a message as undelivered after some attempts, and not before', async () => {
    const { broken, sendAt } = post({ ids: ['game1'] });
    broken.add('game1');
    for (const seconds of [0, 1, 3, 6]) await sendAt(seconds);
    expect(logged).not.toHaveBeenCalled();
    await sendAt(10);
    expect(logged.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([
      { message: 'game1', attempts: 5, error: 'Error: nobody answers' },
    ]);
  });

  it('the outbox resends a delivered message that it could not delete', async () => {
    const { outbox, rows, sent, sendAt } = post({ ids: ['game1'] });
    vi.spyOn(rows, 'remove').mockImplementationOnce(() => {
      throw new Error('no database');
    });
    await sendAt(0);
    expect(outbox.nextDueAt()).toBe(T(1));
    await sendAt(1);
    expect([sent, outbox.nextDueAt()]).toEqual([['game1', 'game1'], null]);
  });
});

describe('a receiver that does not answer', () => {
  it('a try without an answer ends after ten seconds, and the message is retried', async () => {
    vi.useFakeTimers();
    const { outbox, sent, silent, time, sendAt } = post({ ids: ['game1'] });
    silent.add('game1');
    const { all } = outbox.sendDue();
    await vi.advanceTimersByTimeAsync(DELIVERY_TIMEOUT_MS - 1);
    await sendAt(5);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await all;
    silent.clear();
    time.now = T(10);
    await outbox.sendDue().all;
    expect([sent.length, outbox.nextDueAt()]).toEqual([2, null]);
  });

  it('while a try is under way, the next one is due after it has ended', () => {
    vi.useFakeTimers();
    const { outbox, silent } = post({ ids: ['game1'] });
    silent.add('game1');
    void outbox.sendDue();
    expect(outbox.nextDueAt()).toBe(DELIVERY_TIMEOUT_MS);
  });

  it('a hundred receivers that do not answer hold up the others for a few seconds only', async () => {
    vi.useFakeTimers();
    const dead = Array.from({ length: 100 }, (_, index) => `dead${index}`);
    const { outbox, rows, silent } = post({ ids: [...dead, 'game1', 'game2'] });
    for (const one of dead) silent.add(one);
    void outbox.sendDue();
    await vi.advanceTimersByTimeAsync(6 * SECOND);
    expect([...rows.entries.keys()]).toEqual(dead);
  });

  it('nobody waits for the retries of earlier messages who waits for the first tries of new ones', async () => {
    vi.useFakeTimers();
    const { outbox, rows, sent, silent, broken, time, add, sendAt } = post({ ids: ['dead'] });
    broken.add('dead');
    await sendAt(0);
    broken.clear();
    silent.add('dead');
    add('game1');
    time.now = T(2);
    await outbox.sendDue().firstTries;
    expect([sent, [...rows.entries.keys()]]).toEqual([['dead', 'game1', 'dead'], ['dead']]);
  });
});

describe('a parked message', () => {
  it('a message is parked after its last try, about a day after the first', async () => {
    const { outbox, sent, parked, rows, park, sendAt } = post({ ids: ['game1'] });
    await park('game1');
    expect(sent).toHaveLength(DELIVERY.tries);
    const parkedAt = rows.entries.get('game1')?.parkedAt ?? 0;
    expect(parkedAt / HOUR).toBeGreaterThan(23);
    expect(parkedAt / HOUR).toBeLessThan(25);
    expect([...parked.values()]).toEqual([
      { id: 'game1', message: 'game1', tries: 43, firstTriedAt: 0, parkedAt, fault: 'failed' },
    ]);
    await sendAt(parkedAt / SECOND + 1_000_000);
    expect([sent.length, outbox.nextDueAt()]).toEqual([DELIVERY.tries, null]);
  });

  it('a message that cannot be listed as parked is tried again later', async () => {
    const { outbox, rows, sent, parked, broken, time, sendAt } = post({ ids: ['game1'] });
    const listing = vi.spyOn(parked, 'set').mockImplementation(() => {
      throw new Error('no database');
    });
    broken.add('game1');
    for (let attempt = 0; attempt < DELIVERY.tries; attempt += 1) await sendAt((outbox.nextDueAt() ?? 0) / SECOND);
    expect(outbox.nextDueAt()).toBe(time.now + HOUR);
    listing.mockRestore();
    await sendAt((outbox.nextDueAt() ?? 0) / SECOND);
    expect([sent.length, parked.size, outbox.nextDueAt()]).toEqual([DELIVERY.tries + 1, 1, null]);
    expect(rows.entries.size).toBe(1);
  });

  it('a parked message does not hold up other receivers', async () => {
    const { outbox, sent, add, park } = post({ ids: ['game1'] });
    await park('game1');
    sent.length = 0;
    add('game2', 'game3');
    await outbox.sendDue().all;
    expect([sent, outbox.nextDueAt()]).toEqual([['game2', 'game3'], null]);
  });

  it('messages that depend on a parked one wait for it, and follow it in order once it is sent again', async () => {
    const { outbox, sent, parked, rows, add, park } = post({ ids: ['game1 open'] });
    await park('game1');
    sent.length = 0;
    add('game1 end', 'game1 other');
    await outbox.sendDue().all;
    expect([sent, outbox.nextDueAt()]).toEqual([[], null]);
    await outbox.resend(['game1 open']);
    await outbox.sendDue().all;
    expect(sent).toEqual(['game1 open', 'game1 end', 'game1 other']);
    expect([parked.size, rows.entries.size]).toEqual([0, 0]);
  });

  it('a message that makes a parked one obsolete is sent, and the parked one is removed', async () => {
    const { outbox, sent, parked, rows, add, park } = post({ ids: ['game1 end'] });
    await park('game1');
    sent.length = 0;
    add('game1 new end');
    await outbox.sendDue().all;
    expect([sent, parked.size, rows.entries.size]).toEqual([['game1 new end'], 0, 0]);
  });

  it('a message that makes a parked one and all that wait for it obsolete is sent alone', async () => {
    const { outbox, sent, parked, rows, add, park } = post({ ids: ['game1 open'] });
    await park('game1');
    sent.length = 0;
    add('game1 other', 'game1 end', 'game1 new end');
    await outbox.sendDue().all;
    expect(sent).toEqual([]);
    add('game1 cancel');
    await outbox.sendDue().all;
    expect([sent, parked.size, rows.entries.size]).toEqual([['game1 cancel'], 0, 0]);
  });

  it('a parked message that is sent again has a new series of tries', async () => {
    const { outbox, sent, parked, park } = post({ ids: ['game1'] });
    await park('game1');
    sent.length = 0;
    await outbox.resend(['game1']);
    expect(parked.size).toBe(0);
    await park('game1');
    expect([sent.length, parked.size]).toEqual([DELIVERY.tries, 1]);
  });

  it('sending messages again that are not parked sends nothing, and removes them from the list', async () => {
    const { outbox, sent, parked, park } = post({ ids: ['game1'] });
    await park('game1');
    const [entry] = parked.values();
    if (entry !== undefined) parked.set('delivered before', { ...entry, id: 'delivered before' });
    sent.length = 0;
    await outbox.resend(['delivered before']);
    await outbox.sendDue().all;
    expect([sent, [...parked.keys()]]).toEqual([[], ['game1']]);
  });
});
