import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PLIES, MOST_THINK_MS, moveQuery } from '../../contract/game/games.ts';
import { readSocketRequest } from '../../contract/game/player-request.ts';

const read = (said: unknown) => readSocketRequest(JSON.stringify(said));

const some = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);

describe('a request of a page on the socket of a game', () => {
  it('a player request is read as a move, a draw answer, a resignation or a request for the whole game', () => {
    expect(read({ type: 'ask', n: 7, from: 'e7', to: 'e8', promotion: 'q', ply: 40, think: 1_200 })).toEqual({
      kind: 'ask',
      n: 7,
      request: { kind: 'move', move: { from: 52, to: 60, promotion: 'queen' }, ply: 40, thinkMs: 1_200 },
    });
    expect(read({ type: 'ask', n: 8, from: 'draw', to: 'yes' })).toEqual({
      kind: 'ask',
      n: 8,
      request: { kind: 'agreeToDraw' },
    });
    expect(read({ type: 'ask', n: 9, from: 'draw', to: 'no', ply: 12 })).toEqual({
      kind: 'ask',
      n: 9,
      request: { kind: 'declineDraw', ply: 12 },
    });
    expect(read({ type: 'ask', n: 10, from: 'resign', to: 'resign', ply: 12 })).toEqual({
      kind: 'ask',
      n: 10,
      request: { kind: 'resign' },
    });
    expect(read({ type: 'whole' })).toEqual({ kind: 'whole' });
  });

  it('a player request with an unknown action is read without the action, but with its number', () => {
    for (const [from, to] of [
      ['e2', 'e9'],
      ['', ''],
      ['resign', 'later'],
    ])
      expect(read({ type: 'ask', n: 1, from, to })).toEqual({ kind: 'ask', n: 1, request: undefined });
  });

  it('a player request accepts and rejects the same values as the call that plays a move', () => {
    const query = fc.record(
      {
        variant: some<unknown>('Chess', 3),
        promotion: some<unknown>('q', 'p', 'Q', 'queen', ''),
        ply: some(0, 12, -1, 1.5, MOST_PLIES, MOST_PLIES + 1),
        think: some(0, 900, -1, 0.1, MOST_THINK_MS, MOST_THINK_MS + 1),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (more) => {
        const request = read({ type: 'ask', n: 1, from: 'e2', to: 'e4', ...more });
        expect(request !== undefined).toBe(moveQuery.safeParse(more).success);
      }),
    );
  });

  it('a text on the socket of a game that is not a player request is ignored', () => {
    for (const text of ['', '{', 'null', '[]', '1', '"ask"', '{}', '{"type":"go"}', '{"type":"ask"}'])
      expect(readSocketRequest(text), text).toBeUndefined();
    for (const n of [-1, 1.5, '1', null, undefined])
      expect(read({ type: 'ask', n, from: 'e2', to: 'e4' }), String(n)).toBeUndefined();
    for (const word of [1, null, 'far too long a word'])
      expect(read({ type: 'ask', n: 1, from: word, to: 'e4' }), String(word)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => void readSocketRequest(text)));
    fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)));
  });
});
