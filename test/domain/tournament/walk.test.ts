import { describe, expect, it } from 'vitest';
import { walk } from '../../support/tournament-walk.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 300);
const FIRST = Number(process.env.SEED ?? 1);
const COMMANDS = 60;

describe('what an organiser, players, games and the clock do to a tournament, in any order', () => {
  it(`[TOUR-1] [TOUR-5] is done or refused by name, and leaves a tournament that is right (${WALKS} walks from seed ${FIRST})`, () => {
    const done = new Map<string, number>();
    const failed = Array.from({ length: WALKS }, (_, index) => walk(FIRST + index, COMMANDS, done)).filter(
      (fault) => fault !== null,
    );
    expect(failed.slice(0, 3)).toEqual([]);
    if (WALKS >= 100) expect([...done].filter(([, times]) => times === 0)).toEqual([]);
  }, 600_000);
});
