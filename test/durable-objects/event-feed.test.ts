import { describe, expect, it } from 'vitest';
import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';
import { joined, Listener, serverSentEvent } from '../../durable-objects/stream/event-feed.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A page that listens and reads when it is told to. */
class Page {
  readonly listener: Listener;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  ended = 0;

  constructor(first = 'the whole') {
    this.listener = new Listener([bytes(first)], () => {
      this.ended += 1;
    });
    this.#reader = this.listener.stream.getReader();
  }

  async read(): Promise<string | null> {
    const { done, value } = await this.#reader.read();
    return done ? null : new TextDecoder().decode(value);
  }

  async readAll(): Promise<string> {
    let received = '';
    for (let next = await this.read(); next !== null; next = await this.read()) received += next;
    return received;
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}

describe('a listener of an event stream', () => {
  it('a listener of an event stream gets the full state first, then the events in order', async () => {
    const page = new Page();
    page.listener.tell(bytes('first'));
    page.listener.tell(bytes('second'));
    expect([await page.read(), await page.read(), await page.read()]).toEqual(['the whole', 'first', 'second']);
  });

  it('a listener of an event stream receives what comes during a pending read', async () => {
    const page = new Page();
    await page.read();
    const next = page.read();
    page.listener.tell(bytes('news'));
    expect(await next).toBe('news');
  });

  it('a listener of an event stream gets a long list in pieces, each when it is read', async () => {
    const page = new Page('x'.repeat(40_000));
    expect((await page.read())?.length).toBe(16_384);
    expect((await page.read())?.length).toBe(16_384);
    page.listener.tell(bytes('news'));
    expect((await page.read())?.length).toBe(40_000 - 2 * 16_384);
    expect(await page.read()).toBe('news');
  });

  it('a listener of an event stream is dropped when its backlog is too long, not counting the first list', async () => {
    const page = new Page('x'.repeat(10 * STREAM_BACKLOG_BYTES));
    const event = bytes('y'.repeat(1_000));
    const fitting = Math.floor(STREAM_BACKLOG_BYTES / 1_000);
    for (let received = 0; received <= fitting; received += 1) page.listener.tell(event);
    expect(page.ended).toBe(0);
    page.listener.tell(event);
    expect(page.ended).toBe(1);
    expect(await page.readAll()).toBe('');
  });

  it('a listener of an event stream is not dropped for an event of any length on an empty backlog, nor for short ones after it', async () => {
    const page = new Page();
    await page.read();
    const round = bytes('r'.repeat(2_000 * 352));
    page.listener.tell(round);
    for (let received = 0; received < 20; received += 1) page.listener.tell(bytes('a result'));
    page.listener.endIfStuck();
    expect(page.ended).toBe(0);
    let read = 0;
    while (read < round.byteLength) read += (await page.read())?.length ?? Number.POSITIVE_INFINITY;
    expect([read, await page.read()]).toEqual([round.byteLength, 'a result']);
  });

  it('a listener of an event stream is dropped when a second long event comes before the first is read, with a backlog besides', () => {
    const page = new Page();
    const round = bytes('r'.repeat(2_000 * 352));
    page.listener.tell(round);
    page.listener.tell(bytes('y'.repeat(STREAM_BACKLOG_BYTES + 1)));
    expect(page.ended).toBe(0);
    page.listener.tell(round);
    expect(page.ended).toBe(1);
  });

  it('a listener of an event stream is dropped after reading nothing for a whole keep-alive', async () => {
    const [idle, quick] = [new Page(), new Page()];
    for (const page of [idle, quick]) page.listener.endIfStuck();
    await quick.read();
    for (const page of [idle, quick]) page.listener.endIfStuck();
    expect([idle.ended, quick.ended]).toEqual([1, 0]);
    for (const page of [idle, quick]) page.listener.endIfStuck();
    expect([idle.ended, quick.ended]).toEqual([1, 0]);
  });

  it('a listener that leaves an event stream ends once and receives nothing more', async () => {
    const page = new Page();
    await page.read();
    await page.leave();
    page.listener.tell(bytes('news'));
    page.listener.end();
    expect(page.ended).toBe(1);
  });

  it('a listener whose event stream is ended reads the end, and nothing of its backlog', async () => {
    const page = new Page();
    await page.read();
    page.listener.end();
    expect(await page.read()).toBeNull();
  });
});

describe('an event', () => {
  it('an event is written with its number, its name and its data in one line', () => {
    const text = (event: Uint8Array): string => new TextDecoder().decode(event);
    expect(text(serverSentEvent('game-update', { text: 'two\nlines' }, 7))).toBe(
      'id: 7\nevent: game-update\ndata: {"text":"two\\nlines"}\n\n',
    );
    expect(text(serverSentEvent('games', {}))).toBe('event: games\ndata: {}\n\n');
    expect(text(joined([bytes('one '), bytes('and '), bytes('two')]))).toBe('one and two');
  });
});
