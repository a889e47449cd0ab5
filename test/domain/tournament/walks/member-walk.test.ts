import { describe, expect, it } from 'vitest';
import { MEMBER_FORMATS, walkMembers } from '../../../support/domain/member-walk.ts';

/** `WALKS=5000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 120);
const FIRST = Number(process.env.SEED ?? 1);

describe('random tournaments of individually paired team members', () => {
  it.each(MEMBER_FORMATS)(
    '[ROUND-10] [TABLE-4] a %s is valid after every command, from the start to the final table',
    (format) => {
      const walks = Array.from({ length: WALKS }, (_, index) => ({
        seed: FIRST + index,
        ...walkMembers(format, FIRST + index),
      }));
      expect(walks.filter(({ faults }) => faults.length > 0).slice(0, 2)).toEqual([]);
      if (WALKS < 100) return;
      const finished = walks.filter(({ isFinished }) => isFinished).length;
      expect(finished).toBeGreaterThan(WALKS / 2);
      const done = new Set(walks.flatMap((walk) => [...walk.done.keys()]));
      expect([...done]).toEqual(
        expect.arrayContaining([
          'due',
          'setResult',
          'gameFinished',
          'markAttendance',
          'removeParticipant',
          'addPairing',
          'deleteRound',
        ]),
      );
    },
    300_000,
  );
});
