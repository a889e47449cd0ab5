import { describe, expect, it } from 'vitest';
import { type Fault, walk } from '../../../support/domain/tournament-walk.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 300);
const FIRST = Number(process.env.SEED ?? 1);
const EVENING_WALKS = Number(process.env.WALKS ?? 100);
const COMMANDS = 60;
const RARE = 3_000;

describe('random commands', () => {
  it(`[TOUR-1] [TOUR-5] every command leaves a valid tournament, done or refused (${WALKS} walks from seed ${FIRST})`, () => {
    const done = new Map<string, number>();
    const faults: Fault[] = [];
    const undone = () => [...done].filter(([, times]) => times === 0);
    // What is rare comes in some of the walks after them.
    for (let walked = 0; walked < WALKS || (undone().length > 0 && walked < WALKS + RARE); walked += 1) {
      const fault = walk(FIRST + walked, COMMANDS, done);
      if (fault !== null) faults.push(fault);
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(undone()).toEqual([]);
  }, 600_000);

  it.each(['Monrad', 'Konrad'] as const)(
    '[TOUR-1] [TOUR-5] every command leaves a valid tournament of the club evenings: %s',
    (format) => {
      const done = new Map<string, number>();
      const faults: Fault[] = [];
      for (let walked = 0; walked < EVENING_WALKS; walked += 1) {
        const fault = walk(FIRST + walked, COMMANDS, done, () => [], [format]);
        if (fault !== null) faults.push(fault);
      }
      expect(faults.slice(0, 3)).toEqual([]);
      expect(done.get('pairNextRound')).toBeGreaterThan(EVENING_WALKS / 10);
    },
    600_000,
  );
});
