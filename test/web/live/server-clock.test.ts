import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ServerClock } from '../../../web/live/server-clock.ts';

/** A line with these delays at least, the server's clock ahead of the browser's by so much, and what each message waits. */
interface Line {
  readonly ahead: number;
  readonly upMs: number;
  readonly downMs: number;
  readonly waits: readonly number[];
}

function clockOf({ ahead, upMs, downMs, waits }: Line, deviceAhead: number): ServerClock {
  const clock = new ServerClock(deviceAhead);
  for (const [index, wait] of [...waits, 0].entries()) {
    const sentAt = 4_000 * index;
    clock.received(sentAt + ahead, sentAt + downMs + wait);
    clock.answered(sentAt, sentAt + upMs + downMs + wait);
  }
  return clock;
}

const errorOf = (line: Line, deviceAhead: number): number =>
  Math.abs((clockOf(line, deviceAhead).aheadMs ?? Number.NaN) - line.ahead);

const anyLine = (mostMs: number) =>
  fc.record({
    ahead: fc.integer({ min: -1e9, max: 1e9 }),
    upMs: fc.integer({ min: 0, max: mostMs }),
    downMs: fc.integer({ min: 0, max: mostMs }),
    waits: fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 14 }),
  });

test('the server clock is right within 50 ms on a line of up to 100 ms, whatever the device clock says', () => {
  fc.assert(
    fc.property(anyLine(50), fc.integer(), (line, device) => {
      expect(errorOf(line, device)).toBeLessThanOrEqual(50);
    }),
  );
});

test('the server clock is that of the device on a slow line that allows it, or else off by half a round trip', () => {
  const slow = anyLine(400).filter(({ upMs, downMs }) => upMs + downMs > 100);
  fc.assert(
    fc.property(slow, fc.integer({ min: -50, max: 50 }), (line, wrongMs) => {
      const isAllowed = -line.downMs - 1 <= wrongMs && wrongMs <= line.upMs + 50;
      if (isAllowed) expect(errorOf(line, line.ahead + wrongMs)).toBe(Math.abs(wrongMs));
      else expect(errorOf(line, line.ahead + wrongMs)).toBeLessThanOrEqual((line.upMs + line.downMs) / 2);
    }),
  );
  expect(errorOf({ ahead: 5, upMs: 0, downMs: 200, waits: [] }, 5)).toBe(0);
});

test('a message that a busy server kept for longer than a ping does not make the device clock wrong', () => {
  const clock = new ServerClock(5);
  clock.received(4_000 + 5, 4_240);
  clock.answered(0, 200);
  expect(clock.aheadMs).toBe(5);
});

test('the device clock decides about delayed messages if the responses of calls allow it', () => {
  const receivedLate = (mayBeRight: boolean) => {
    const clock = new ServerClock(5, () => mayBeRight);
    clock.received(4_000 + 5, 4_345);
    clock.answered(0, 210);
    return clock.aheadMs;
  };
  expect(receivedLate(true)).toBe(5);
  expect(receivedLate(false)).toBe(5 - 345 + 105);
});

test('a device clock that cannot be right is ignored, and an equally slow line both ways is measured exactly', () => {
  fc.assert(
    fc.property(anyLine(400), fc.integer({ min: 451, max: 1e6 }), (line, wrongMs) => {
      expect(errorOf({ ...line, upMs: line.downMs }, line.ahead + wrongMs)).toBe(0);
    }),
  );
});

test('the server clock is unknown before any message, and is that of the first message before a round trip', () => {
  const clock = new ServerClock(0);
  expect(clock.aheadMs).toBeNull();
  clock.received(1_000, 400);
  expect(clock.aheadMs).toBe(600);
});
