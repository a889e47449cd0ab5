import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millis } from '../../domain/kernel/time.ts';
import { Throttle } from '../../durable-objects/limits/throttle.ts';

/** A throttle of 500 ms with a watch of its own. */
function throttle() {
  let now = 0;
  const sent: { report: number; at: number }[] = [];
  const due: { at: number; then: () => void }[] = [];
  const throttled = new Throttle<number>({
    everyMs: 500,
    send: (report) => sent.push({ report, at: now }),
    later: (then, ms) => due.push({ at: now + ms, then }),
  });
  /** Time passes, and what is due by then is done. */
  const wait = (ms: number) => {
    const until = now + ms;
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      if (next.at > until) {
        due.unshift(next);
        break;
      }
      now = next.at;
      next.then();
    }
    now = until;
  };
  return {
    sent,
    wait,
    forget: () => throttled.forget(),
    tell: (report: number) => throttled.tell(report, millis(now)),
  };
}

describe('reports of which only the last counts', () => {
  it('a throttled report is sent right after the event, then only the last one of each half second', () => {
    const { sent, wait, tell } = throttle();
    wait(1_000);
    tell(1);
    expect(sent).toEqual([]);
    wait(0);
    for (const report of [2, 3]) tell(report);
    wait(499);
    expect(sent).toEqual([{ report: 1, at: 1_000 }]);
    wait(1);
    expect(sent.at(-1)).toEqual({ report: 3, at: 1_500 });
    wait(500);
    tell(4);
    wait(0);
    expect(sent.at(-1)).toEqual({ report: 4, at: 2_000 });
  });

  it('a cancelled throttled report is not sent', () => {
    const { sent, wait, tell, forget } = throttle();
    wait(1_000);
    tell(1);
    wait(0);
    tell(2);
    forget();
    wait(5_000);
    expect(sent).toEqual([{ report: 1, at: 1_000 }]);
  });

  it('throttled reports are never sent twice within the interval, and the last one is always sent', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 1, maxLength: 30 }), (waits) => {
        const { sent, wait, tell } = throttle();
        wait(1_000);
        for (const [report, ms] of waits.entries()) {
          tell(report);
          wait(ms);
        }
        wait(500);
        expect(sent.at(-1)?.report).toBe(waits.length - 1);
        for (const [index, { at }] of sent.entries())
          expect(at - (sent[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(500);
      }),
    );
  });
});
