import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, flagFallsAt, newClock, press, startClock, timeLeft } from '../../../domain/game/clock.ts';
import { millis } from '../../../domain/kernel/time.ts';

const TICK_MS = 50;

/** A clock as it stands on a table: it is pushed, and counts down tick by tick. */
class TableClock {
  readonly #left: Record<'white' | 'black', number>;
  readonly #countdown = { white: 20_000, black: 20_000 };
  readonly #incrementMs: number;
  running: 'white' | 'black' = 'white';

  constructor(initialMs: number, incrementMs: number) {
    this.#left = { white: initialMs, black: initialMs };
    this.#incrementMs = incrementMs;
  }

  tick(): void {
    const of = this.#countdown[this.running] > 0 ? this.#countdown : this.#left;
    of[this.running] = Math.max(0, of[this.running] - TICK_MS);
  }

  push(): void {
    this.#left[this.running] += this.#incrementMs;
    this.#countdown[this.running] = 0;
    this.running = this.running === 'white' ? 'black' : 'white';
  }

  get hasFallen(): boolean {
    return this.#left[this.running] === 0;
  }

  shows = (side: 'white' | 'black') => ({ firstMoveMs: this.#countdown[side], remainingMs: this.#left[side] });
}

const thinking = fc.array(
  fc.integer({ min: 0, max: 700 }).map((ticks) => ticks * TICK_MS),
  { minLength: 1, maxLength: 30 },
);
const controls = fc.record({
  initialMs: fc.constantFrom(30_000, 60_000, 180_000),
  incrementMs: fc.constantFrom(0, 1_000, 2_000),
});

describe('the clock, compared with a ticking clock', () => {
  it('[CLOCK-1] [CLOCK-2] the clock agrees with a ticking clock after every move and at the fall of the flag', () => {
    fc.assert(
      fc.property(controls, thinking, (control, thoughts) => {
        const table = new TableClock(control.initialMs, control.incrementMs);
        let now = 1_000_000;
        let clock: Clock = startClock(newClock({ white: control, black: control }), 'white', millis(now));
        for (const thought of thoughts) {
          const falls = flagFallsAt(clock, 'self');
          for (let passed = 0; passed < thought; passed += TICK_MS) table.tick();
          now += thought;
          expect(timeLeft(clock, table.running, millis(now))).toEqual(table.shows(table.running));
          expect(falls !== null && now >= falls).toBe(table.hasFallen);
          const pressed = press(clock, millis(now));
          expect(pressed.ok).toBe(!table.hasFallen);
          if (!pressed.ok) return;
          clock = pressed.value;
          table.push();
          for (const side of ['white', 'black'] as const) {
            expect(timeLeft(clock, side, millis(now))).toEqual(table.shows(side));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[CLOCK-6] no player gains more than the lag quota, whatever thinking times their program reports', () => {
    const reports = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.option(fc.integer({ min: -500, max: 9_500 }))),
      {
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(controls, reports, (control, moves) => {
        let [honest, claimed] = [0, 1].map(() =>
          startClock(newClock({ white: control, black: control }), 'white', millis(0)),
        ) as [Clock, Clock];
        let now = 0;
        let pushes = 0;
        for (const [passed, report] of moves) {
          now += passed;
          const [plain, told] = [press(honest, millis(now)), press(claimed, millis(now), report ?? undefined)];
          if (!plain.ok || !told.ok) return;
          [honest, claimed] = [plain.value, told.value];
          pushes += 1;
          for (const side of ['white', 'black'] as const) {
            const gained = claimed[side].remainingMs - honest[side].remainingMs;
            const ownMoves = Math.ceil((pushes + (side === 'white' ? 1 : 0)) / 2);
            expect(gained).toBeGreaterThanOrEqual(0);
            expect(gained + claimed[side].lagQuotaMs).toBeLessThanOrEqual((3 + ownMoves) * claimed[side].lagGainMs);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
