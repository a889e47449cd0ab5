import { describe, expect, it } from 'vitest';
import { currentRound, type RoundState, standingsRound } from '../../../../domain/tournament/rounds/current-round.ts';

/** Rounds from 1 on: paired, with so many open games and so many results. */
const rounds = (...counts: readonly (readonly [open: number, results: number])[]): RoundState[] =>
  counts.map(([open, results], index) => ({ number: index + 1, isPaired: true, open, results }));

describe('the current round', () => {
  it('[ROUND-15] the current round is the first one with unfinished boards, even if all rounds are paired', () => {
    expect(currentRound(rounds([2, 0], [2, 0], [2, 0]))).toBe(1);
    expect(currentRound(rounds([0, 2], [1, 1], [2, 0]))).toBe(2);
  });

  it('[ROUND-15] the current round is the last paired one once everything is played, and none before the first', () => {
    expect(currentRound(rounds([0, 2], [0, 2]))).toBe(2);
    expect(currentRound([])).toBe(0);
    expect(currentRound([{ number: 1, isPaired: false, open: 0, results: 0 }])).toBe(0);
  });

  it('[ROUND-15] the current round is not a planned one if an earlier one is paired', () => {
    const planned = { number: 3, isPaired: false, open: 0, results: 0 };
    expect(currentRound([...rounds([0, 2], [0, 2]), planned])).toBe(2);
  });
});

describe('the round of the standings', () => {
  it('[ROUND-15] the standings are those after a round only if it is over and no result of the next one counts', () => {
    expect(standingsRound(rounds([0, 2], [2, 0]))).toBe(1);
    expect(standingsRound(rounds([0, 2], [1, 1]))).toBeNull();
    expect(standingsRound(rounds([0, 2], [0, 2]))).toBe(2);
  });

  it('[ROUND-15] the standings belong to no round before the first one is over', () => {
    expect(standingsRound([])).toBeNull();
    expect(standingsRound(rounds([2, 0]))).toBeNull();
    expect(standingsRound(rounds([1, 1]))).toBeNull();
  });
});
