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

test('on a line of up to 100 ms there and back it is within 50 ms, whatever the clock of the device says', () => {
  fc.assert(
    fc.property(anyLine(50), fc.integer(), (line, device) => {
      expect(errorOf(line, device)).toBeLessThanOrEqual(50);
    }),
  );
});

test('on a slow line it is as right as the clock of the device, though the whole delay lies one way', () => {
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

test('a message that was kept by a busy server for longer than a ping does not make the clock of the device wrong', () => {
  const clock = new ServerClock(5);
  clock.received(4_000 + 5, 4_240);
  clock.answered(0, 200);
  expect(clock.aheadMs).toBe(5);
});

test('where answers of calls allow the clock of the device, it decides though the server kept every message for long', () => {
  const receivedLate = (mayBeRight: boolean) => {
    const clock = new ServerClock(5, () => mayBeRight);
    clock.received(4_000 + 5, 4_345);
    clock.answered(0, 210);
    return clock.aheadMs;
  };
  expect(receivedLate(true)).toBe(5);
  expect(receivedLate(false)).toBe(5 - 345 + 105);
});

test('a clock of the device that cannot be right is not asked: a line as slow both ways is measured exactly', () => {
  fc.assert(
    fc.property(anyLine(400), fc.integer({ min: 451, max: 1e6 }), (line, wrongMs) => {
      expect(errorOf({ ...line, upMs: line.downMs }, line.ahead + wrongMs)).toBe(0);
    }),
  );
});

test('before anything was heard it does not know; before a round trip, what was heard is said to be new', () => {
  const clock = new ServerClock(0);
  expect(clock.aheadMs).toBeNull();
  clock.received(1_000, 400);
  expect(clock.aheadMs).toBe(600);
});
