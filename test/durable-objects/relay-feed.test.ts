import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverSentEvent, streamPosition } from '../../durable-objects/event-feed.ts';
import { RelayFeed } from '../../durable-objects/relay-feed.ts';
import { SentBlocks } from '../../durable-objects/sent-blocks.ts';
import { eventually } from '../support/eventually.ts';
import { heardBy } from '../support/heard.ts';

const games = serverSentEvent('games', { '1_anna_bo': [] });
const change = (rev: number): Uint8Array => serverSentEvent('changed', { from: rev - 1, rev }, rev);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).trimEnd();

/** A tournament whose stream is opened now and then; each opening can be told more, and ended. */
class Upstream {
  readonly opened: { since: number | null; controller: ReadableStreamDefaultController<Uint8Array> }[] = [];
  status = 200;
  begin: (since: number | null) => Uint8Array[] = () => [games, streamPosition(5)];

  readonly open = async (since: number | null): Promise<Response> => {
    if (this.status !== 200) return new Response(null, { status: this.status });
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.opened.push({ since, controller });
        for (const block of this.begin(since)) controller.enqueue(block);
      },
    });
    return new Response(stream);
  };

  tell = (...blocks: Uint8Array[]): void => {
    for (const block of blocks) this.opened.at(-1)?.controller.enqueue(block);
  };
}

async function listener(feed: RelayFeed<null>, since: number | null = 5) {
  expect(await feed.join()).toBe(200);
  let isOver = false;
  const one = feed.channel.open(since, null, () => {
    isOver = true;
  });
  return { heard: () => heardBy(one.stream), isOver: () => isOver };
}

describe('a relay', () => {
  it('opens the stream once for all who listen to it, and tells each of them what it hears', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const [one, other] = await Promise.all([listener(feed), listener(feed)]);
    upstream.tell(change(6));
    for (const { heard } of [one, other])
      expect(await heard()).toEqual(['retry: 1000', text(games), 'id: 5', text(change(6))]);
    expect(upstream.opened).toHaveLength(1);
  });

  it('tells who comes back what he has missed', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const first = await listener(feed);
    upstream.tell(change(6), change(7));
    await first.heard();
    const back = await listener(feed, 6);
    expect(await back.heard()).toContain(text(change(7)));
  });

  it('goes on from where it was when its stream has ended, and its listeners stay', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard, isOver } = await listener(feed);
    upstream.tell(change(6));
    await eventually(() => expect(feed.channel.canOpen(1_000)).toBe(true));
    upstream.begin = () => [change(7), games, streamPosition(7)];
    upstream.opened[0]?.controller.close();
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    upstream.tell(change(8));
    expect(await heard()).toEqual(expect.arrayContaining([6, 7, 8].map((rev) => text(change(rev)))));
    expect([upstream.opened[1]?.since, isOver()]).toEqual([6, false]);
  });

  it('says that something was missed, where the tournament does not know any more what', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard } = await listener(feed);
    const alone = serverSentEvent('changed', { from: 9, rev: 9 }, 9);
    upstream.begin = () => [games, alone];
    upstream.opened[0]?.controller.close();
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    expect(await heard()).toContain(text(alone));
    expect(await (await listener(feed, 5)).heard()).toContain(text(alone));
  });

  it('opens the stream again for its listeners when a new one could not be opened', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard, isOver } = await listener(feed);
    upstream.status = 500;
    upstream.opened[0]?.controller.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    upstream.status = 200;
    upstream.begin = () => [change(6), games, streamPosition(6)];
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    expect([await heard(), isOver()]).toEqual([expect.arrayContaining([text(change(6))]), false]);
  });

  it.each([403, 404])('ends the streams of its listeners when it is answered %i', async (status) => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { isOver } = await listener(feed);
    upstream.status = status;
    upstream.opened[0]?.controller.close();
    await eventually(() => expect(isOver()).toBe(true));
    expect(await feed.join()).toBe(status);
  });
});

describe('the blocks of a stream', () => {
  it('are the same, in whatever pieces they come', () => {
    const blocks = [games, streamPosition(5), change(6), serverSentEvent('game-update', { moves: 'æøå' })];
    const whole = new Uint8Array(blocks.flatMap((block) => [...block]));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: whole.length })), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
        const cutter = new SentBlocks();
        const read = places.slice(1).flatMap((end, index) => cutter.add(whole.subarray(places[index], end)));
        expect(read.map(({ bytes }) => text(bytes))).toEqual(blocks.map(text));
        expect(read.map(({ event, id, from }) => [event, id, from])).toEqual([
          ['games', null, null],
          [null, 5, null],
          ['changed', 6, 5],
          ['game-update', null, null],
        ]);
      }),
    );
  });

  it('leave keep-alives out', () => {
    expect(new SentBlocks().add(new TextEncoder().encode(': here\n\nretry: 1000\n\n'))).toEqual([]);
  });
});
