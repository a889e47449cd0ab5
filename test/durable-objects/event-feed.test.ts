import { describe, expect, it } from 'vitest';
import { STREAM_BACKLOG_BYTES } from '../../domain/limits.ts';
import { joined, Listener, serverSentEvent } from '../../durable-objects/event-feed.ts';

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
    let heard = '';
    for (let next = await this.read(); next !== null; next = await this.read()) heard += next;
    return heard;
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}

describe('a listener of an event stream', () => {
  it('is given the whole first, and then what happens, in its order', async () => {
    const page = new Page();
    page.listener.tell(bytes('first'));
    page.listener.tell(bytes('second'));
    expect([await page.read(), await page.read(), await page.read()]).toEqual(['the whole', 'first', 'second']);
  });

  it('hears what comes while he waits for it', async () => {
    const page = new Page();
    await page.read();
    const next = page.read();
    page.listener.tell(bytes('news'));
    expect(await next).toBe('news');
  });

  it('is given a long list in pieces, and none before he asks for it', async () => {
    const page = new Page('x'.repeat(40_000));
    expect((await page.read())?.length).toBe(16_384);
    expect((await page.read())?.length).toBe(16_384);
    page.listener.tell(bytes('news'));
    expect((await page.read())?.length).toBe(40_000 - 2 * 16_384);
    expect(await page.read()).toBe('news');
  });

  it('is dropped when more waits for him than may, however long the list was that he began with', async () => {
    const page = new Page('x'.repeat(10 * STREAM_BACKLOG_BYTES));
    const event = bytes('y'.repeat(1_000));
    const fitting = Math.floor(STREAM_BACKLOG_BYTES / 1_000);
    for (let told = 0; told < fitting; told += 1) page.listener.tell(event);
    expect(page.ended).toBe(0);
    page.listener.tell(event);
    expect(page.ended).toBe(1);
    expect(await page.readAll()).toBe('');
  });

  it('is dropped when he has taken nothing for a whole keep-alive', async () => {
    const [idle, quick] = [new Page(), new Page()];
    for (const page of [idle, quick]) page.listener.endIfStuck();
    await quick.read();
    for (const page of [idle, quick]) page.listener.endIfStuck();
    expect([idle.ended, quick.ended]).toEqual([1, 0]);
    for (const page of [idle, quick]) page.listener.endIfStuck();
    expect([idle.ended, quick.ended]).toEqual([1, 0]);
  });

  it('is forgotten once when he leaves, and told nothing more', async () => {
    const page = new Page();
    await page.read();
    await page.leave();
    page.listener.tell(bytes('news'));
    page.listener.end();
    expect(page.ended).toBe(1);
  });

  it('whose stream is ended reads its end, and nothing of what he had not taken', async () => {
    const page = new Page();
    await page.read();
    page.listener.end();
    expect(await page.read()).toBeNull();
  });
});

describe('an event', () => {
  it('is written with its number, its name and its data in one line', () => {
    const text = (event: Uint8Array): string => new TextDecoder().decode(event);
    expect(text(serverSentEvent('game-update', { text: 'two\nlines' }, 7))).toBe(
      'id: 7\nevent: game-update\ndata: {"text":"two\\nlines"}\n\n',
    );
    expect(text(serverSentEvent('games', {}))).toBe('event: games\ndata: {}\n\n');
    expect(text(joined([bytes('one '), bytes('and '), bytes('two')]))).toBe('one and two');
  });
});
