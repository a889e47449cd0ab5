import { describe, expect, it } from 'vitest';
import { millis } from '../../domain/time.ts';
import { Outbox, type OutboxEntry, type OutboxRows } from '../../durable-objects/outbox.ts';

class MemoryRows implements OutboxRows<string> {
  readonly entries = new Map<string, OutboxEntry<string>>();
  all(): readonly OutboxEntry<string>[] {
    return [...this.entries.values()];
  }
  put(entry: OutboxEntry<string>): void {
    this.entries.set(entry.id, entry);
  }
  remove(id: string): void {
    this.entries.delete(id);
  }
}

const T = (seconds: number) => millis(seconds * 1_000);

function post(...ids: string[]) {
  const rows = new MemoryRows();
  const sent: string[] = [];
  const broken = new Set<string>();
  const send = async (id: string, message: string): Promise<void> => {
    sent.push(`${id}: ${message}`);
    if (broken.has(id)) throw new Error('nobody answers');
  };
  const outbox = new Outbox<string>(rows, send);
  for (const id of ids) outbox.post(id, 'won', T(0));
  return { rows, sent, broken, outbox, send };
}

describe('the outbox', () => {
  it('sends a message once and forgets it when it is acknowledged', async () => {
    const { outbox, sent } = post('game1');
    expect(outbox.nextDueAt()).toBe(T(0));
    await outbox.sendDue(T(0));
    await outbox.sendDue(T(90));
    expect(sent).toEqual(['game1: won']);
    expect(outbox.nextDueAt()).toBeNull();
  });

  it('tries again after 1, 2, 4 ... seconds, and then every minute, until it is acknowledged', async () => {
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

  it('sends nothing before its time', async () => {
    const { outbox, sent, broken } = post('game1');
    broken.add('game1');
    await outbox.sendDue(T(0));
    await outbox.sendDue(T(0.5));
    expect(sent).toHaveLength(1);
  });

  it('lets one message wait without holding up another', async () => {
    const { outbox, rows, broken } = post('game1', 'game2');
    broken.add('game1');
    await outbox.sendDue(T(0));
    expect([...rows.entries.keys()]).toEqual(['game1']);
    expect(outbox.nextDueAt()).toBe(T(1));
  });

  it('tries again under the same id when it dies between sending and hearing the answer', async () => {
    const { rows, sent } = post('game1');
    const dying = new Outbox<string>(rows, () => new Promise(() => undefined));
    void dying.sendDue(T(0));
    const reborn = new Outbox<string>(rows, async (id, message) => {
      sent.push(`${id}: ${message}`);
    });
    expect(reborn.nextDueAt()).toBe(T(1));
    await reborn.sendDue(T(1));
    expect([sent, reborn.nextDueAt()]).toEqual([['game1: won'], null]);
  });

  it('keeps a message that is posted while another is on its way', async () => {
    const { outbox, rows } = post('game1');
    const sending = outbox.sendDue(T(0));
    outbox.post('game2', 'drawn', T(0));
    await sending;
    expect([...rows.entries.keys()]).toEqual(['game2']);
  });
});
