import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Score } from '../../../domain/chess/evaluation.ts';
import {
  AGREEMENT_MIN_MOVES,
  agreementOf,
  figuresOf,
  type JudgedMove,
  together,
} from '../../../domain/game/engine-agreement.ts';

const pawns = (centipawns: number): Score => ({ kind: 'pawns', centipawns });
const mate = (moves: number): Score => ({ kind: 'mate', moves });

interface Changes extends Partial<Pick<JudgedMove, 'by' | 'isForced'>> {
  readonly best?: string;
  readonly from?: Score;
  readonly to?: Score;
}

/** White plays e2e4, which the engine would have played as well, and nothing changes. */
const move = ({ best = 'e2e4', from = pawns(20), to = pawns(20), by = 'white', isForced = false }: Changes = {}) =>
  ({ by, uci: 'e2e4', isForced, before: { score: from, best }, after: { score: to, best: null } }) satisfies JudgedMove;

describe('the agreement of a player with an engine', () => {
  it('[GAME-16] engine agreement counts the moves of one side and how many were the engine’s first choice', () => {
    const moves = [move(), move({ best: 'd2d4' }), move({ by: 'black' })];
    expect(agreementOf(moves, 'white')).toEqual({ moves: 2, same: 1, lost: 0 });
    expect(agreementOf(moves, 'black')).toEqual({ moves: 1, same: 1, lost: 0 });
  });

  it('[GAME-16] engine agreement leaves out moves without an alternative', () => {
    expect(agreementOf([move({ isForced: true })], 'white').moves).toBe(0);
  });

  it('[GAME-16] engine agreement leaves out positions with a lead of three pawns or a forced mate', () => {
    const decided = [pawns(300), pawns(-300), mate(3), mate(-2)].map((from) => move({ from }));
    expect(agreementOf(decided, 'white').moves).toBe(0);
    expect(agreementOf([move({ from: pawns(299) }), move({ from: pawns(-299) })], 'white').moves).toBe(2);
  });

  it('[GAME-16] engine agreement sums the player’s evaluation losses, and the engine’s choice loses nothing', () => {
    expect(agreementOf([move({ best: 'd2d4', to: pawns(-30) })], 'white').lost).toBe(50);
    expect(agreementOf([move({ best: 'd2d4', to: pawns(70), by: 'black' })], 'black').lost).toBe(50);
    expect(agreementOf([move({ best: 'd2d4', to: pawns(90) })], 'white').lost).toBe(0);
    expect(agreementOf([move({ to: pawns(-30) })], 'white').lost).toBe(0);
  });

  it('[GAME-16] engine agreement counts a mate as ten pawns', () => {
    expect(agreementOf([move({ best: 'd2d4', from: pawns(0), to: mate(-1) })], 'white').lost).toBe(1000);
    const mated: Score = { kind: 'mated', loser: 'white' };
    expect(agreementOf([move({ best: 'd2d4', from: pawns(0), to: mated })], 'white').lost).toBe(1000);
    expect(agreementOf([move({ best: 'd2d4', from: pawns(80), to: { kind: 'draw' } })], 'white').lost).toBe(80);
  });

  it('[GAME-16] engine agreement gives no figures for fewer than ten moves, only their number', () => {
    const few = { moves: AGREEMENT_MIN_MOVES - 1, same: 3, lost: 90 };
    expect(figuresOf(few)).toEqual({ moves: 9, samePercent: null, averageLoss: null });
    expect(figuresOf({ moves: 12, same: 4, lost: 250 })).toEqual({ moves: 12, samePercent: 33, averageLoss: 21 });
  });

  it('[GAME-16] engine agreement over several games equals that of all their moves, in any order', () => {
    const some = fc.array(
      fc.record({
        best: fc.constantFrom('e2e4', 'd2d4'),
        from: fc.integer({ min: -600, max: 600 }).map(pawns),
        to: fc.integer({ min: -600, max: 600 }).map(pawns),
        by: fc.constantFrom('white' as const, 'black' as const),
        isForced: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [first, second] = [one.map(move), other.map(move)];
        const whole = agreementOf([...first, ...second], 'white');
        expect(together([agreementOf(second, 'white'), agreementOf(first, 'white')])).toEqual(whole);
        expect(whole.same).toBeLessThanOrEqual(whole.moves);
        expect(whole.lost).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
