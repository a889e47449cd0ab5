import { describe, expect, it } from 'vitest';
import { EventFeed, serverSentEvent } from '../../durable-objects/event-feed.ts';

/** A page that listens and reads when it is told to. */
class Listener {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(feed: EventFeed, first = 'event: games\ndata: {}\n\n') {
    this.#reader = feed.open(first).getReader();
  }

  async read(): Promise<string | null> {
    const { done, value } = await this.#reader.read();
    return done ? null : new TextDecoder().decode(value);
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}

const LONG = 'x'.repeat(1_000_000);

describe('the event stream of a tournament', () => {
  it('gives whoever comes the whole first, and then what happens, in its order', async () => {
    const feed = new EventFeed();
    const listener = new Listener(feed, 'the whole');
    feed.send('first');
    feed.send('second');
    expect([await listener.read(), await listener.read(), await listener.read()]).toEqual([
      'the whole',
      'first',
      'second',
    ]);
  });

  it('tells everybody, and whoever came later only what came later', async () => {
    const feed = new EventFeed();
    const early = new Listener(feed);
    feed.send('before');
    const late = new Listener(feed, 'the whole');
    feed.send('after');
    expect(feed.size).toBe(2);
    await early.read();
    expect([await early.read(), await early.read()]).toEqual(['before', 'after']);
    expect([await late.read(), await late.read()]).toEqual(['the whole', 'after']);
  });

  it('keeps a quiet stream open with a comment', async () => {
    const feed = new EventFeed();
    const listener = new Listener(feed);
    await listener.read();
    feed.keepAlive();
    const comment = await listener.read();
    expect(comment).toMatch(/^:.*\n\n$/);
  });

  it('forgets who has left', async () => {
    const feed = new EventFeed();
    const [stays, goes] = [new Listener(feed), new Listener(feed)];
    await goes.leave();
    expect(feed.size).toBe(1);
    feed.send('news');
    await stays.read();
    expect(await stays.read()).toBe('news');
  });

  it('drops who falls behind, ends his stream, and tells the others on', async () => {
    const feed = new EventFeed();
    const [slow, quick] = [new Listener(feed), new Listener(feed)];
    await quick.read();
    for (let sent = 0; sent < 6; sent += 1) {
      feed.send(LONG);
      expect(await quick.read()).toBe(LONG);
    }
    expect(feed.size).toBe(1);
    feed.send('news');
    expect(await quick.read()).toBe('news');
    const left: (string | null)[] = [];
    do left.push(await slow.read());
    while (left.at(-1) !== null);
    expect(left).not.toContain('news');
    expect(left.length).toBeLessThan(7);
  });
});

describe('an event', () => {
  it('is written with its number, its name and its data in one line', () => {
    expect(serverSentEvent('game-update', { text: 'two\nlines' }, 7)).toBe(
      'id: 7\nevent: game-update\ndata: {"text":"two\\nlines"}\n\n',
    );
    expect(serverSentEvent('games', {})).toBe('event: games\ndata: {}\n\n');
  });
});
