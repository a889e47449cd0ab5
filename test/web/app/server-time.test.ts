import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../../contract/http/server-time.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import {
  type Ahead,
  deviceNow,
  narrowed,
  noteAnswer,
  onTimeCorrected,
  serverNow,
  serverTimeOf,
} from '../../../web/time/server-time.ts';

const ms = fc.integer({ min: 0, max: 5_000 });

describe('the clock of the server', () => {
  it('the estimate of the server clock always contains the true offset, and responses never widen it', () => {
    const answers = fc.array(fc.record({ there: ms, back: ms }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), answers, (offset, ways) => {
        let known: Ahead | null = null;
        let now = 1_000_000;
        for (const { there, back } of ways) {
          const before: Ahead | null = known;
          known = narrowed(before, { asked: now, given: now + there + offset, received: now + there + back });
          if (before !== null) expect(known.most - known.least).toBeLessThanOrEqual(before.most - before.least);
          expect(known.least).toBeLessThanOrEqual(offset);
          expect(known.most).toBeGreaterThanOrEqual(offset);
          now += there + back + 1;
        }
      }),
    );
  });

  it('the server clock is estimated from scratch after one of the clocks has been set', () => {
    const before = { least: -10, most: 10 };
    expect(narrowed(before, { asked: 0, given: 5_000, received: 20 })).toEqual({ least: 4_980, most: 5_000 });
  });

  it('the browser goes by the server clock, and subscribers are notified of a correction', () => {
    let corrections = 0;
    const stop = onTimeCorrected(() => {
      corrections += 1;
    });
    const answered = (offsetMs: number) => {
      const asked = deviceNow();
      noteAnswer(new Response(null, { headers: { [SERVER_TIME]: String(deviceNow() + offsetMs) } }), asked);
    };
    answered(-10 * MINUTE);
    expect(Math.abs(serverNow() - (deviceNow() - 10 * MINUTE))).toBeLessThan(1_000);
    expect(Math.abs(serverTimeOf(20 * MINUTE) - 10 * MINUTE)).toBeLessThan(1_000);
    answered(-10 * MINUTE);
    expect(corrections).toBe(1);
    stop();
    answered(0);
    expect(corrections).toBe(1);
  });
});
