import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../domain/chess/square.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import { millis } from '../../domain/kernel/time.ts';
import { decodeLine, encodeLine } from '../../durable-objects/game/log-lines.ts';

const ms = fc.nat(86_400_000);
const square = fc.integer({ min: 0, max: 63 });
const at = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }).map(millis);

const moved = fc
  .record({
    version: fc.integer({ min: 2, max: 2_000 }),
    at,
    ply: fc.integer({ min: 1, max: 1_000 }),
    move: fc.record(
      { from: square, to: square, promotion: fc.constantFrom(...ROLES) },
      { requiredKeys: ['from', 'to'] },
    ),
    spentMs: ms,
    forgivenMs: ms,
    leftMs: ms,
  })
  .map((fields): LoggedEvent => ({ ...fields, kind: 'moved', by: fields.ply % 2 === 1 ? 'white' : 'black' }));

describe('the log of a game', () => {
  it('the log of a game gives back each move with its times, from a line of at most 60 % of its JSON', () => {
    fc.assert(
      fc.property(moved, (event) => {
        const line = encodeLine(event);
        expect(decodeLine(line)).toEqual(event);
        expect(line.length).toBeLessThan(0.6 * JSON.stringify(event).length);
      }),
    );
  });

  it('the log of a game gives back everything else as it was, and old moves without times', () => {
    const others: readonly LoggedEvent[] = [
      { version: 2, at: millis(1), kind: 'started' },
      { version: 3, at: millis(2), kind: 'refused', by: 'white', move: { from: 12, to: 36 }, key: 'illegalMove' },
      { version: 4, at: millis(3), kind: 'moved', by: 'white', move: { from: 12, to: 28 }, ply: 1 },
      { version: 5, at: millis(4), kind: 'ended', end: { result: 'draw', reason: 'agreement', at: millis(4) } },
    ];
    for (const event of others) {
      expect(JSON.parse(encodeLine(event))).toEqual(event);
      expect(decodeLine(encodeLine(event))).toEqual(event);
    }
  });
});
