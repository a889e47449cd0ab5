import { describe, expect, it } from 'vitest';
import { STREAM_BACKLOG_BYTES } from '../../domain/limits.ts';
import { EventChannel } from '../../durable-objects/event-channel.ts';
import { heardBy } from '../support/heard.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A channel that has begun at revision 5 and has told of each revision up to `last`. */
function channel(last: number): EventChannel<null> {
  const made = new EventChannel<null>();
  made.begin(5, bytes('games\n\n'));
  for (let rev = 6; rev <= last; rev += 1) made.tell(bytes(`to ${rev}\n\n`), { from: rev - 1, rev });
  return made;
}

const open = (to: EventChannel<null>, since: number | null) => heardBy(to.open(since, null, () => undefined).stream);

describe('who opens a stream', () => {
  it('begins with the list of games and goes on with what was told after it', async () => {
    expect(await open(channel(7), 5)).toEqual(['retry: 1000', 'games', 'id: 5', 'to 6', 'to 7']);
  });

  it('is told before it what he has missed since he went', async () => {
    const known = channel(8);
    known.begin(8, bytes('games again\n\n'));
    expect(await open(known, 6)).toEqual(['to 7', 'to 8', 'retry: 1000', 'games again', 'id: 8']);
  });

  it('is told the revision alone where he says none, or one of which nothing is known any more', async () => {
    const known = channel(8);
    known.begin(8, bytes('games again\n\n'));
    const alone = ['retry: 1000', 'games again', 'id: 8\nevent: changed\ndata: {"from":8,"rev":8}'];
    expect(await open(known, null)).toEqual(alone);
    expect(await open(known, 4)).toEqual(alone);
    known.forget();
    known.begin(8, bytes('games again\n\n'));
    expect(await open(known, 7)).toEqual(alone);
  });

  it('is told of positions too, which no revision tells', async () => {
    const known = channel(6);
    known.tell(bytes('a move\n\n'));
    expect(await open(known, 6)).toContain('a move');
  });
});

describe('what is kept', () => {
  it('is no more than a listener may leave unread', async () => {
    const known = channel(5);
    const long = 'x'.repeat(STREAM_BACKLOG_BYTES / 4);
    for (let rev = 6; rev <= 11; rev += 1) known.tell(bytes(`${long} ${rev}\n\n`), { from: rev - 1, rev });
    known.begin(11, bytes('games\n\n'));
    expect((await open(known, 9)).map((block) => block.replaceAll('x', '').trim()).slice(0, 2)).toEqual(['10', '11']);
    expect((await open(known, 6)).at(-1)).toContain('"from":11,"rev":11');
  });

  it('asks for a new list when the one that is there has grown too long', () => {
    const known = channel(6);
    expect(known.canOpen(60_000)).toBe(true);
    known.tell(bytes('x'.repeat(STREAM_BACKLOG_BYTES + 1)));
    expect(known.canOpen(60_000)).toBe(false);
  });
});
