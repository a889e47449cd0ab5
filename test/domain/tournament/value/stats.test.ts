import { describe, expect, it } from 'vitest';
import { statsPerformance, tournamentStats } from '../../../../domain/tournament/standings/stats.ts';
import { fieldOf } from '../../../support/domain/field.ts';

const nobody = { title: null, country: null, rating: null };

describe('the figures of the Stats tab', () => {
  it('the Stats tab counts players, lists titles and countries, and averages the ratings of rated players', () => {
    const players = [
      { title: 'GM', country: 'NOR', rating: 2600 },
      { title: 'GM', country: 'SWE', rating: 2501 },
      { ...nobody, country: 'NOR' },
    ];
    expect(tournamentStats(players, [])).toEqual({
      numberOfPlayers: 3,
      titles: ['GM', 'GM'],
      countries: ['NOR', 'SWE', 'NOR'],
      averageRating: 2551,
      longestGame: null,
      shortestGame: null,
    });
  });

  it('the Stats tab has no average rating if nobody is rated', () => {
    expect(tournamentStats([nobody], []).averageRating).toBeNull();
  });

  it('the Stats tab names the longest and the shortest finished game with moves', () => {
    const game = (id: string, plies: number, isFinished = true) => ({ id, plies, isFinished });
    const games = [
      game('no-show', 0),
      game('long', 140),
      game('running', 300, false),
      game('short', 7),
      game('as-short', 7),
    ];
    const { longestGame, shortestGame } = tournamentStats([], games);
    expect([longestGame, shortestGame]).toEqual(['long', 'short']);
  });
});

describe('the performance rating of the Stats tab', () => {
  it('the performance of the Stats tab is the average opponent plus 800 times the average score less 400', () => {
    const field = fieldOf({
      rounds: 2,
      ratings: [2000, 1801, 1700],
      results: { 1: '2w1 3b=', 2: '1b0 .', 3: '. 1w=' },
    });
    expect(statsPerformance(field, 1)).toBe(1750 + 200);
    expect(statsPerformance(field, 2)).toBe(2000 - 400);
  });

  it('the performance of the Stats tab leaves out forfeits, byes and unrated opponents', () => {
    const field = fieldOf({
      rounds: 3,
      ratings: [2000, 1800, null],
      results: { 1: '2w+ 3w1 U', 2: '1b- . .', 3: '. 1b0 .' },
    });
    expect([1, 2, 3].map((number) => statsPerformance(field, number))).toEqual([null, null, 1600]);
  });
});
