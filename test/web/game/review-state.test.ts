import { describe, expect, it } from 'vitest';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { type PlayedMove, replay } from '../../../domain/chess/replay.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import {
  gamePly,
  lineOf,
  movesUpTo,
  type ReviewAction,
  type ReviewState,
  reviewed,
  startReview,
} from '../../../web/features/game/state/review-state.ts';

function played(line: string): readonly PlayedMove[] {
  const done = replay('Chess', encodeMoves(line.split(' ').flatMap((uci) => parseUci(uci) ?? [])));
  if (!done.ok) throw new Error(`not played: ${line}`);
  return done.value;
}

const GAME = played('e2e4 e7e5 g1f3 b8c6');
const follow = (state: ReviewState, ...actions: readonly ReviewAction[]) => actions.reduce(reviewed, state);
const tries = (line: string): ReviewAction => ({
  kind: 'tried',
  variant: 'Chess',
  moves: movesUpTo(line.split(' '), line.length),
});
const sans = (state: ReviewState) => lineOf(state).map(({ san }) => san);

describe('the position on the board of a finished game', () => {
  it('a move of the game that is made on the board steps to it', () => {
    const state = follow(startReview(GAME, 2), tries('g1f3'));
    expect(state).toMatchObject({ ply: 3, variation: null });
  });

  it('another legal move starts a variation, and further moves continue it', () => {
    const state = follow(startReview(GAME, 2), tries('f1c4'), tries('g8f6'));
    expect(sans(state)).toEqual(['e4', 'e5', 'Bc4', 'Nf6']);
    expect(state.ply).toBe(4);
    expect(gamePly(state)).toBe(2);
  });

  it('an illegal move changes nothing', () => {
    const state = startReview(GAME, 2);
    expect(follow(state, tries('e1e3'))).toBe(state);
  });

  it('steps go along the variation, and a move in its middle replaces what followed', () => {
    const state = follow(startReview(GAME, 2), tries('f1c4 g8f6 d2d3'), { kind: 'stepped', to: 3 });
    expect(state.variation?.moves).toHaveLength(3);
    expect(sans(follow(state, tries('b8c6')))).toEqual(['e4', 'e5', 'Bc4', 'Nc6']);
    expect(follow(state, tries('g8f6'))).toMatchObject({ ply: 4, variation: { from: 2 } });
  });

  it('stepping to before its start leaves the variation', () => {
    const state = follow(startReview(GAME, 2), tries('f1c4'));
    expect(follow(state, { kind: 'stepped', to: 2 }).variation).not.toBeNull();
    expect(follow(state, { kind: 'stepped', to: 1 })).toMatchObject({ ply: 1, variation: null });
  });

  it('leaving the variation returns to the move of the game where it began', () => {
    const state = follow(startReview(GAME, 2), tries('f1c4 g8f6'));
    expect(follow(state, { kind: 'left' })).toMatchObject({ ply: 2, variation: null });
    expect(follow(state, { kind: 'went', to: 4 })).toMatchObject({ ply: 4, variation: null });
  });

  it('no step leaves the moves', () => {
    const state = startReview(GAME, 9);
    expect(state.ply).toBe(4);
    expect(follow(state, { kind: 'stepped', to: 5 }).ply).toBe(4);
    expect(follow(state, { kind: 'stepped', to: -1 }).ply).toBe(0);
  });
});
