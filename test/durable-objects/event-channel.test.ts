import { describe, expect, it, vi } from 'vitest';
import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';
import { EventChannel } from '../../durable-objects/stream/event-channel.ts';
import { Listener, serverSentEvent } from '../../durable-objects/stream/event-feed.ts';
import { GamesEvent, type SentEvent } from '../../durable-objects/stream/sent-event.ts';
import { recordedMessages } from '../support/workers/recorded-messages.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const shared = (text: string): SentEvent => ({ kind: 'shared', bytes: bytes(text) });

/** A channel that has begun at revision 5 and has told of each revision up to `last`. */
function channel(last: number): EventChannel<null> {
  const made = new EventChannel<null>();
  made.begin(5, bytes('games\n\n'));
  for (let rev = 6; rev <= last; rev += 1) made.tell([shared(`to ${rev}\n\n`)], { from: rev - 1, rev });
  return made;
}

const open = (to: EventChannel<null>, since: number | null) =>
  recordedMessages(to.open({ since, games: null }, null, () => undefined).stream);

describe('opening an event stream', () => {
  it('an event stream begins with the list of games and continues with the events after it', async () => {
    expect(await open(channel(7), 5)).toEqual(['retry: 1000', 'games', 'id: 5', 'to 6', 'to 7']);
  });

  it('a client that reconnects first gets the events it has missed', async () => {
    const known = channel(8);
    known.begin(8, bytes('games again\n\n'));
    expect(await open(known, 6)).toEqual(['to 7', 'to 8', 'retry: 1000', 'games again', 'id: 8']);
  });

  it('a client without a revision, or with one that is no longer kept, gets only the current revision', async () => {
    const known = channel(8);
    known.begin(8, bytes('games again\n\n'));
    const alone = ['retry: 1000', 'games again', 'id: 8\nevent: changed\ndata: {"from":8,"rev":8}'];
    expect(await open(known, null)).toEqual(alone);
    expect(await open(known, 4)).toEqual(alone);
    known.forget();
    known.begin(8, bytes('games again\n\n'));
    expect(await open(known, 7)).toEqual(alone);
  });

  it('a client that reconnects also gets events without a revision, such as positions', async () => {
    const known = channel(6);
    known.tell([{ kind: 'position', game: 'g1', bytes: bytes('a move\n\n') }]);
    expect(await open(known, 6)).toContain('a move');
  });
});

describe('the backlog of an event channel', () => {
  it('the backlog of an event channel keeps an event of any length, such as a round of two thousand boards, and those after it', async () => {
    const known = channel(5);
    known.tell([shared(`${'x'.repeat(2_000 * 352)} 6\n\n`)], { from: 5, rev: 6 });
    known.tell([shared('a result 7\n\n')], { from: 6, rev: 7 });
    known.begin(7, bytes('games\n\n'));
    const blocks = await open(known, 5);
    expect(blocks.map((block) => block.replaceAll('x', '').trim()).slice(0, 2)).toEqual(['6', 'a result 7']);
  });

  it('the backlog of an event channel is at most one event and what a listener may leave unread', async () => {
    const known = channel(5);
    const long = 'x'.repeat(STREAM_BACKLOG_BYTES / 4);
    for (let rev = 6; rev <= 12; rev += 1) known.tell([shared(`${long} ${rev}\n\n`)], { from: rev - 1, rev });
    known.begin(12, bytes('games\n\n'));
    expect((await open(known, 10)).map((block) => block.replaceAll('x', '').trim()).slice(0, 2)).toEqual(['11', '12']);
    expect((await open(known, 6)).at(-1)).toContain('"from":12,"rev":12');
  });

  it('an event channel requests a new list when the current one has grown too long', () => {
    const known = channel(6);
    expect(known.canOpen(60_000)).toBe(true);
    known.tell([shared('x'.repeat(STREAM_BACKLOG_BYTES + 1))]);
    expect(known.canOpen(60_000)).toBe(false);
  });
});

const games = serverSentEvent('games', {
  '1_anna_bo': [{ id: 'g1', moves: 'a' }],
  '1_cleo_dag': [{ id: 'g2', moves: 'c' }],
});
const position = (game: string, moves: string): SentEvent => ({
  kind: 'position',
  game,
  bytes: bytes(`${game} ${moves}\n\n`),
});
const showing = (to: EventChannel<null>, shown: string | null) => to.open({ since: 5, games: shown }, null, () => {});

describe('listeners that show some games', () => {
  it('a listener that shows some games gets the list and the positions of these, and everything else', async () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    const second = showing(known, 'g2');
    known.tell([position('g1', 'aa'), position('g2', 'cc'), shared('a result\n\n')]);
    known.tell([position('g1', 'aaa')]);
    known.tell([new GamesEvent(games)]);
    const list = 'event: games\ndata: {"1_cleo_dag":[{"id":"g2","moves":"c"}]}';
    expect(await recordedMessages(second.stream)).toEqual(['retry: 1000', list, 'id: 5', 'g2 cc', 'a result', list]);
  });

  it('a listener that shows no games gets no position', async () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    const none = showing(known, '');
    known.tell([position('g1', 'aa'), position('g2', 'cc')]);
    known.tell([shared('a result\n\n')]);
    const list = 'event: games\ndata: {}';
    expect(await recordedMessages(none.stream)).toEqual(['retry: 1000', list, 'id: 5', 'a result']);
  });

  it('a listener that turns to other games begins with their last positions, whatever has moved since the list', async () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    for (const moves of ['cc', 'ccc', 'cccc']) known.tell([position('g1', moves), position('g2', moves)]);
    expect((await recordedMessages(showing(known, 'g2').stream)).slice(3)).toEqual(['g2 cccc']);
    expect((await recordedMessages(showing(known, null).stream)).slice(3)).toEqual(['g1 cccc', 'g2 cccc']);
  });

  it('positions do not make a list too old for listeners that show some games', () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    for (const game of ['g1', 'g2']) known.tell([position(game, 'x'.repeat(STREAM_BACKLOG_BYTES))]);
    expect([known.canOpen(60_000), known.canOpen(60_000, true)]).toEqual([false, true]);
  });

  it('what is sent is joined once for all who show the same games, and not again for those who show none of it', async () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    const pages = ['g1', 'g1', 'g2', 'g2', 'g3', ''].map((shown) => showing(known, shown));
    const told = vi.spyOn(Listener.prototype, 'tell');
    known.tell([position('g1', 'aa'), position('g2', 'cc'), shared('a result\n\n'), shared('another\n\n')]);
    const chunks = told.mock.calls.map(([chunk]) => chunk);
    told.mockRestore();
    expect(chunks).toHaveLength(pages.length);
    expect(new Set(chunks).size).toBe(3);
  });

  it('a channel forgets the games of listeners that have left', async () => {
    const known = new EventChannel<null>();
    known.begin(5, games);
    showing(known, 'g1').end();
    const back = showing(known, 'g1');
    known.tell([position('g1', 'aa')]);
    expect([known.listeners.size, (await recordedMessages(back.stream)).at(-1)]).toEqual([1, 'g1 aa']);
  });
});
