import { describe, expect, it } from 'vitest';
import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';
import { EventChannel } from '../../durable-objects/stream/event-channel.ts';
import { recordedMessages } from '../support/workers/recorded-messages.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A channel that has begun at revision 5 and has told of each revision up to `last`. */
function channel(last: number): EventChannel<null> {
  const made = new EventChannel<null>();
  made.begin(5, bytes('games\n\n'));
  for (let rev = 6; rev <= last; rev += 1) made.tell(bytes(`to ${rev}\n\n`), { from: rev - 1, rev });
  return made;
}

const open = (to: EventChannel<null>, since: number | null) =>
  recordedMessages(to.open(since, null, () => undefined).stream);

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
    known.tell(bytes('a move\n\n'));
    expect(await open(known, 6)).toContain('a move');
  });
});

describe('the backlog of an event channel', () => {
  it('the backlog of an event channel keeps an event of any length, such as a round of two thousand boards, and those after it', async () => {
    const known = channel(5);
    known.tell(bytes(`${'x'.repeat(2_000 * 352)} 6\n\n`), { from: 5, rev: 6 });
    known.tell(bytes('a result 7\n\n'), { from: 6, rev: 7 });
    known.begin(7, bytes('games\n\n'));
    const blocks = await open(known, 5);
    expect(blocks.map((block) => block.replaceAll('x', '').trim()).slice(0, 2)).toEqual(['6', 'a result 7']);
  });

  it('the backlog of an event channel is at most one event and what a listener may leave unread', async () => {
    const known = channel(5);
    const long = 'x'.repeat(STREAM_BACKLOG_BYTES / 4);
    for (let rev = 6; rev <= 12; rev += 1) known.tell(bytes(`${long} ${rev}\n\n`), { from: rev - 1, rev });
    known.begin(12, bytes('games\n\n'));
    expect((await open(known, 10)).map((block) => block.replaceAll('x', '').trim()).slice(0, 2)).toEqual(['11', '12']);
    expect((await open(known, 6)).at(-1)).toContain('"from":12,"rev":12');
  });

  it('an event channel requests a new list when the current one has grown too long', () => {
    const known = channel(6);
    expect(known.canOpen(60_000)).toBe(true);
    known.tell(bytes('x'.repeat(STREAM_BACKLOG_BYTES + 1)));
    expect(known.canOpen(60_000)).toBe(false);
  });
});
