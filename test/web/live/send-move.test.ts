import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { move as moveCall } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { AskAnswer } from '../../../contract/live.ts';
import { startPosition } from '../../../domain/chess/position.ts';
import type { SentMove } from '../../../web/features/game/state/game-state.ts';
import { type Line, sendAction, sendMove } from '../../../web/features/game/state/send-move.ts';

/** 1. e2-e4, after three seconds. */
const E4: SentMove = {
  kind: 'sent',
  move: { from: 12, to: 28 },
  ply: 0,
  played: { move: { from: 12, to: 28 }, san: 'e4', fen: startPosition('Chess').fen, drawOffers: [] },
  at: 0,
  thinkMs: 3_000,
};
const BY_CALL = pathTo(moveCall, {
  id: 'game1',
  from: 'e2',
  to: 'e4',
  query: { variant: 'Chess', ply: 0, think: 3_000 },
});
const TAKEN: AskAnswer = { type: 'taken', n: 1, v: 2, ply: 1 };

const called: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  called.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    called.push(path);
    return Promise.resolve(Response.json({ v: 2, ply: 1 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (request: Line['request'], whenOpened: Line['whenOpened'] = () => new Promise(() => undefined)) =>
  sendMove('game1', 'Chess', E4, { request, whenOpened }, new AbortController().signal);

describe('a move on its way to the server', () => {
  it('a move is sent on the open socket, without an HTTP call', async () => {
    const asked = vi.fn(() => Promise.resolve(TAKEN));
    await send(asked);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ from: 'e2', to: 'e4', ply: 0, think: 3_000 });
    expect(called).toEqual([]);
  });

  it('a move is sent by an HTTP call if no socket is open', async () => {
    await send(() => null);
    expect(called).toEqual([BY_CALL]);
  });

  it('a move is sent by an HTTP call if the socket does not respond within three seconds', async () => {
    const sent = send(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await sent;
    expect(called).toEqual([BY_CALL]);
  });

  it('a move is sent on the new socket at once if the old one was lost with it', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const asked = vi.fn<Line['request']>().mockReturnValueOnce(new Promise(() => undefined));
    asked.mockReturnValue(Promise.resolve(TAKEN));
    const sent = send(asked, () => opened);
    open();
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(called).toEqual([]);
  });

  it('a move is sent again by an HTTP call if the server refuses it for too many requests', async () => {
    const asked = vi.fn<Line['request']>();
    asked.mockReturnValue(Promise.resolve({ type: 'refused', n: 1, message: 'tooManyRequests', status: 429 }));
    const sent = send(asked);
    await vi.advanceTimersByTimeAsync(250);
    await sent;
    expect(called).toEqual([BY_CALL]);
  });

  it('a refused move fails with the key and the status of the refusal', async () => {
    const refused = send(() => Promise.resolve({ type: 'refused', n: 1, message: 'illegalMove', status: 400 }));
    await expect(refused).rejects.toMatchObject({ key: 'illegalMove', status: 400 });
    expect(called).toEqual([]);
  });
});

describe('an offer of a draw on its way to the server', () => {
  const ALREADY: AskAnswer = { type: 'refused', n: 1, message: 'drawAlreadyOffered', status: 409 };
  const offer = (request: Line['request']) =>
    sendAction(
      'game1',
      'Chess',
      { from: 'draw', to: 'yes' },
      { request, whenOpened: () => new Promise(() => undefined) },
      new AbortController().signal,
    );

  it('[GAME-9] a repeated draw offer that is refused as already made counts as taken', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'drawAlreadyOffered' }, { status: 409 })));
    const offered = offer(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(offered).resolves.toBeUndefined();
  });

  it('[DRAW-2] a draw offer that is sent once and was made before is refused', async () => {
    await expect(offer(() => Promise.resolve(ALREADY))).rejects.toMatchObject({ key: 'drawAlreadyOffered' });
  });
});
