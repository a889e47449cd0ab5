import { describe, expect, it, vi } from 'vitest';
import { millis } from '../../domain/kernel/time.ts';
import { Outbox, type OutboxEntry, type OutboxRows } from '../../durable-objects/outbox/outbox.ts';

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

const T = (seconds: number) => millis(seconds * 1_000);

function post(...ids: string[]) {
  const rows = new MemoryRows();
  const sent: string[] = [];
  const broken = new Set<string>();
  const send = async (message: string, id: string): Promise<void> => {
    sent.push(`${id}: ${message}`);
    if (broken.has(id)) throw new Error('nobody answers');
  };
  const outbox = new Outbox<string>({ rows, send, receiverOf: (message) => message });
  for (const id of ids) outbox.post(id, `won ${id}`, T(0));
  return { rows, sent, broken, outbox, send };
}

describe('the outbox', () => {
  it('the outbox sends a message once and deletes it when it is acknowledged', async () => {
    const { outbox, sent } = post('game1');
    expect(outbox.nextDueAt()).toBe(T(0));
    await outbox.sendDue(T(0));
    await outbox.sendDue(T(90));
    expect(sent).toEqual(['game1: won game1']);
    expect(outbox.nextDueAt()).toBeNull();
  });

  it('the outbox retries a message after 1, 2, 4 ... seconds, then every minute, until it is acknowledged', async () => {
    const { outbox, sent, broken } = post('game1');
    broken.add('game1');
    const waits: number[] = [];
    let now = 0;
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await outbox.sendDue(T(now));
      const next = (outbox.nextDueAt() ?? 0) / 1_000;
      waits.push(next - now);
      now = next;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    broken.clear();
    await outbox.sendDue(T(now));
    expect([sent.length, outbox.nextDueAt()]).toEqual([10, null]);
  });

  it('the outbox sends nothing before it is due', async () => {
    const { outbox, sent, broken } = post('game1');
    broken.add('game1');
    await outbox.sendDue(T(0));
    await outbox.sendDue(T(0.5));
    expect(sent).toHaveLength(1);
  });

  it('a message that waits in the outbox does not hold up another', async () => {
    const { outbox, rows, broken } = post('game1', 'game2');
    broken.add('game1');
    await outbox.sendDue(T(0));
    expect([...rows.entries.keys()]).toEqual(['game1']);
    expect(outbox.nextDueAt()).toBe(T(1));
  });

  it('an outbox that dies before the acknowledgement resends the message under the same id', async () => {
    const { rows, sent } = post('game1');
    const dying = new Outbox<string>({ rows, send: () => new Promise(() => undefined), receiverOf: () => 'it' });
    void dying.sendDue(T(0));
    const send = async (message: string, id: string): Promise<void> => {
      sent.push(`${id}: ${message}`);
    };
    const reborn = new Outbox<string>({ rows, send, receiverOf: () => 'it' });
    expect(reborn.nextDueAt()).toBe(T(1));
    await reborn.sendDue(T(1));
    expect([sent, reborn.nextDueAt()]).toEqual([['game1: won game1'], null]);
  });

  it('the outbox keeps a message that is posted while another is being sent', async () => {
    const { outbox, rows } = post('game1');
    const sending = outbox.sendDue(T(0));
    outbox.post('game2', 'drawn', T(0));
    await sending;
    expect([...rows.entries.keys()]).toEqual(['game2']);
  });

  it('a receiver gets the messages of the outbox in order: those after an undelivered message wait with it', async () => {
    const rows = new MemoryRows();
    const sent: string[] = [];
    let isOpen = false;
    const send = async (message: string, id: string): Promise<void> => {
      if (!isOpen && id === 'open') throw new Error('nobody answers');
      sent.push(message);
    };
    const outbox = new Outbox<string>({ rows, send, receiverOf: () => 'game1' });
    outbox.post('open', 'open', T(0));
    await outbox.sendDue(T(0));
    outbox.post('end', 'end', T(0));
    await outbox.sendDue(T(0.5));
    expect([sent, outbox.nextDueAt()]).toEqual([[], T(1)]);
    isOpen = true;
    await outbox.sendDue(T(1));
    expect([sent, outbox.nextDueAt()]).toEqual([['open', 'end'], null]);
  });

  it('the outbox logs a message as undelivered after some attempts, and not before', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { outbox, broken } = post('game1');
    broken.add('game1');
    for (const seconds of [0, 1, 3]) await outbox.sendDue(T(seconds));
    expect(logged).not.toHaveBeenCalled();
    await outbox.sendDue(T(7));
    expect(logged.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([
      { message: 'game1', attempts: 4, error: 'Error: nobody answers' },
    ]);
    logged.mockRestore();
  });

  it('the outbox resends a delivered message that it could not delete', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = new MemoryRows();
    const sent: string[] = [];
    const send = async (message: string): Promise<void> => void sent.push(message);
    const failing = vi.spyOn(rows, 'remove').mockImplementationOnce(() => {
      throw new Error('no database');
    });
    const outbox = new Outbox<string>({ rows, send, receiverOf: () => 'game1' });
    outbox.post('open', 'open', T(0));
    await outbox.sendDue(T(0));
    expect(outbox.nextDueAt()).toBe(T(1));
    await outbox.sendDue(T(1));
    expect([sent, outbox.nextDueAt()]).toEqual([['open', 'open'], null]);
    for (const spy of [logged, failing]) spy.mockRestore();
  });
});
