import { describe, expect, it } from 'vitest';
import { playerRecord, recordTable } from '../../../domain/tiebreaks/record.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { figures } from '../support/tiebreaks.ts';

describe('the dummy opponent of an unplayed round', () => {
  const threePlayers = { rounds: 3, results: { 1: '2w1 3w1 U', 2: '1b0 U 3w1', 3: 'U 1b0 2b0' } };

  it('[TB-3] the dummy opponent has the player’s own score, at most a draw in every round', () => {
    expect(figures(threePlayers, 'buchholz')).toEqual({ 1: '4.5', 2: '5.5', 3: '6' });
  });

  it('[TB-3] [TB-4] the dummy opponent has no cap under the rules of 2024', () => {
    expect(figures(threePlayers, 'buchholz', { edition: 2024 })).toEqual({ 1: '6', 2: '6', 3: '6' });
  });

  it('[TB-3] the dummy opponent of a forfeited game has at most the score of the scheduled opponent', () => {
    const field = { rounds: 2, results: { 1: '2w+ 3w1', 2: '1b- 4w0', 3: '4b1 1b0', 4: '3w0 2b1' } };
    expect(figures(field, 'buchholz')).toEqual({ 1: '1', 2: '1', 3: '3', 4: '1' });
  });

  it('[TB-3] the dummy opponent is capped by the rounds that count while the tournament is running', () => {
    expect(figures(threePlayers, 'buchholz', { countedRounds: 1 })).toEqual({ 1: '0', 2: '1', 3: '0.5' });
  });
});

describe('the adjusted score for the opponents’ Buchholz', () => {
  it.each([
    ['is the score of a player who played on', '1w0 1w1', 2],
    ['takes a half-point bye at the end as a draw', '1w1 H', 3],
    ['takes a zero-point bye at the end as a draw', '1w1 Z', 3],
    ['takes every round after a withdrawal as a draw', '1w1 . .', 4],
    ['takes a bye before the last game as it was', 'Z 1w1', 2],
    ['takes a forfeit loss at the end as it was', '1w1 1w-', 2],
    ['takes a bye as a draw when only a forfeit loss follows', '1w1 Z 1w-', 3],
    ['takes a bye as it was when a pairing-allocated bye follows', '1w1 Z U', 4],
    ['takes a bye as it was when a forfeit win follows', '1w1 Z 1w+', 4],
    ['takes a bye as it was while a later game is not finished', '1w1 Z 1w?', 2],
  ])('[TB-2] the adjusted score %s', (_, results, halfPoints) => {
    const rounds = results.split(' ').length;
    const field = fieldOf({ rounds, results: { 1: 'Z', 2: results } });
    const table = recordTable(field, { system: 'swiss', countedRounds: rounds });
    expect(playerRecord(table, 2).adjustedScore).toBe(halfPoints);
  });
});

describe('an unfinished round', () => {
  it('[TB-6] an unfinished game adds nothing to Buchholz, but finished games of the round do', () => {
    const field = { rounds: 2, results: { 1: '3w1 2w?', 2: '4b1 1b?', 3: '1b0 4w1', 4: '2w0 3b0' } };
    expect(figures(field, 'buchholz')).toEqual({ 1: '1', 2: '0', 3: '1', 4: '2' });
  });

  it('[TB-6] a round does not count until one of its games has a result', () => {
    const field = { rounds: 2, results: { 1: '2w1 2b?', 2: '1b0 1w?', 3: 'U H' } };
    expect(figures(field, 'buchholz')).toEqual({ 1: '0', 2: '1', 3: '0.5' });
  });
});

describe('round robin', () => {
  const field = { rounds: 3, results: { 1: 'U 2w+ 3w1', 2: '3w1 1b- U', 3: '2b0 U 1b0' } };
  const roundRobin = { system: 'roundRobin' } as const;

  it('[TB-5] a forfeit is a normal game for Sonneborn-Berger in a round robin, and the free round is no element', () => {
    const played = { rounds: 3, results: { 1: 'Z 2w+ 3w1', 2: '3w1 1b- Z', 3: '2b0 Z 1b0' } };
    expect(figures(played, 'sonnebornBerger', roundRobin)).toEqual({ 1: '1', 2: '0', 3: '0' });
  });

  it('[TB-5] a forfeit is a win in a round robin, but not a game won', () => {
    expect(figures(field, 'wins', roundRobin)[1]).toBe('3');
    expect(figures(field, 'gamesWon', roundRobin)[1]).toBe('1');
  });

  it('[TB-5] [TB-22] nobody has a Buchholz in a round robin', () => {
    expect(figures(field, 'buchholz', roundRobin)).toEqual({ 1: null, 2: null, 3: null });
    expect(figures(field, 'medianBuchholz2', roundRobin)).toEqual({ 1: null, 2: null, 3: null });
  });
});
