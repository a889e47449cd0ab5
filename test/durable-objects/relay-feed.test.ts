import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverSentEvent, streamPosition } from '../../durable-objects/stream/event-feed.ts';
import { RelayFeed } from '../../durable-objects/stream/relay-feed.ts';
import { SentBlocks } from '../../durable-objects/stream/sent-blocks.ts';
import { eventually } from '../support/eventually.ts';
import { recordedMessages } from '../support/workers/recorded-messages.ts';

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

async function listener(feed: RelayFeed<null>, since: number | null = 5, shown: string | null = null) {
  expect(await feed.join()).toBe(200);
  let isOver = false;
  const one = feed.channel.open({ since, games: shown }, null, () => {
    isOver = true;
  });
  return { heard: () => recordedMessages(one.stream), isOver: () => isOver };
}

describe('a relay', () => {
  it('a relay opens one stream for all its listeners, and forwards every event to each', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const [one, other] = await Promise.all([listener(feed), listener(feed)]);
    upstream.tell(change(6));
    for (const { heard: received } of [one, other])
      expect(await received()).toEqual(['retry: 1000', text(games), 'id: 5', text(change(6))]);
    expect(upstream.opened).toHaveLength(1);
  });

  it('a relay forwards positions to those who show the game, and results to everybody', async () => {
    const two = { '1_anna_bo': [{ id: 'g1', moves: '' }], '1_cleo_dag': [{ id: 'g2', moves: '' }] };
    const update = (id: string, more: object) =>
      serverSentEvent('game-update', { id, round: 1, white: 'anna', black: 'bo', ...more });
    const [first, second, result] = [
      update('g1', { moves: 'a' }),
      update('g2', { moves: 'c' }),
      update('g1', { moves: 'ab', result: 'draw', revision: 6 }),
    ];
    const upstream = new Upstream();
    upstream.begin = () => [serverSentEvent('games', two), streamPosition(5)];
    const feed = new RelayFeed<null>(upstream.open);
    const [one, none] = [await listener(feed, 5, 'g2'), await listener(feed, 5, '')];
    upstream.tell(first, second, result);
    expect((await one.heard()).slice(3)).toEqual([text(second), text(result)]);
    expect((await none.heard()).slice(3)).toEqual([text(result)]);
    expect((await (await listener(feed, 5, 'g1')).heard()).slice(3)).toEqual([text(first), text(result)]);
  });

  it('a relay sends a client that reconnects the events it has missed', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const first = await listener(feed);
    upstream.tell(change(6), change(7));
    await first.heard();
    const back = await listener(feed, 6);
    expect(await back.heard()).toContain(text(change(7)));
  });

  it('a relay whose stream has ended resumes where it was, and keeps its listeners', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard: received, isOver } = await listener(feed);
    upstream.tell(change(6));
    await eventually(() => expect(feed.channel.canOpen(1_000)).toBe(true));
    upstream.begin = () => [change(7), games, streamPosition(7)];
    upstream.opened[0]?.controller.close();
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    upstream.tell(change(8));
    expect(await received()).toEqual(expect.arrayContaining([6, 7, 8].map((rev) => text(change(rev)))));
    expect([upstream.opened[1]?.since, isOver()]).toEqual([6, false]);
  });

  it('a relay reports a gap where the tournament no longer has the missed events', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard: received } = await listener(feed);
    const alone = serverSentEvent('changed', { from: 9, rev: 9 }, 9);
    upstream.begin = () => [games, alone];
    upstream.opened[0]?.controller.close();
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    expect(await received()).toContain(text(alone));
    expect(await (await listener(feed, 5)).heard()).toContain(text(alone));
  });

  it('a relay reopens the stream for its listeners after a failed attempt', async () => {
    const upstream = new Upstream();
    const feed = new RelayFeed<null>(upstream.open);
    const { heard: received, isOver } = await listener(feed);
    upstream.status = 500;
    upstream.opened[0]?.controller.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    upstream.status = 200;
    upstream.begin = () => [change(6), games, streamPosition(6)];
    await eventually(() => expect(upstream.opened).toHaveLength(2));
    expect([await received(), isOver()]).toEqual([expect.arrayContaining([text(change(6))]), false]);
  });

  it.each([403, 404])('a relay ends the streams of its listeners when the response is %i', async (status) => {
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
  it('the blocks of a stream are the same in whatever pieces they come', () => {
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

  it('the blocks of a stream leave out keep-alives', () => {
    expect(new SentBlocks().add(new TextEncoder().encode(': here\n\nretry: 1000\n\n'))).toEqual([]);
  });
});
