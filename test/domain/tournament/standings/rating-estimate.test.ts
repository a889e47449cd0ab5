import { describe, expect, it } from 'vitest';
import { closingDay } from '../../../../domain/fide-list/month.ts';
import { NO_BONUS, type TimeControl } from '../../../../domain/kernel/time-control.ts';
import {
  estimatedChange,
  type RatedBoard,
  ratedGamesOf,
  ratingListOf,
  UNLISTED,
} from '../../../../domain/tournament/standings/rating-estimate.ts';

const settings = { fideRated: true, variant: 'Chess', initialMinutes: 90, incrementSeconds: 30, stages: null } as const;

const board = (changes: Partial<RatedBoard<string>>): RatedBoard<string> => ({
  white: 'ada',
  black: 'bo',
  result: 'whiteWins',
  unrated: false,
  online: false,
  matchGames: [],
  ...changes,
});

const gamesOf = (player: string, ...boards: readonly Partial<RatedBoard<string>>[]) =>
  ratedGamesOf(player, boards.map(board), (opponent) => (opponent === 'guest' ? null : 1800));

const change = (rating: number | null, k: number | null, birthYear: number | null = null, year = 2026) =>
  estimatedChange(
    { rating, development: { k: { ...UNLISTED.k, standard: k }, birthYear } },
    { list: 'standard', year },
    gamesOf('ada', {}, { result: 'draw' }),
  );

describe('the rating list of a tournament', () => {
  it.each([
    [90, 30, 'standard'],
    [60, 0, 'standard'],
    [45, 15, 'standard'],
    [15, 10, 'rapid'],
    [10, 1, 'rapid'],
    [59, 0, 'rapid'],
    [10, 0, 'blitz'],
    [3, 2, 'blitz'],
  ])(
    '[RATE-11] a tournament with %i minutes and %i seconds a move counts for the list %s',
    (initialMinutes, incrementSeconds, list) => {
      expect(ratingListOf({ ...settings, initialMinutes, incrementSeconds }, true)).toBe(list);
    },
  );

  it('[RATE-11] a tournament of several stages counts by the time for sixty moves, with the increments of each', () => {
    const stages = (first: number, second: number): TimeControl => ({
      white: [
        { moves: 40, seconds: first * 60, bonus: NO_BONUS },
        { moves: null, seconds: second * 60, bonus: { kind: 'increment', seconds: 30 } },
      ],
      black: null,
    });
    expect(ratingListOf({ ...settings, stages: stages(40, 10) }, true)).toBe('standard');
    expect(ratingListOf({ ...settings, stages: stages(39, 10) }, true)).toBe('rapid');
  });

  it('[RATE-11] a tournament counts for no list if it is unrated, not of chess or of unknown speed', () => {
    expect(ratingListOf({ ...settings, fideRated: false }, true)).toBeNull();
    expect(ratingListOf({ ...settings, variant: 'Antichess' }, true)).toBeNull();
    expect(ratingListOf(settings, false)).toBeNull();
  });
});

describe('games that count for the estimate', () => {
  it('[RATE-12] a game played over the board counts for both players', () => {
    expect(gamesOf('ada', {}, { result: 'draw' })).toEqual([
      { opponent: 1800, halfPoints: 2 },
      { opponent: 1800, halfPoints: 1 },
    ]);
    expect(gamesOf('bo', {}, { black: 'ada', white: 'bo', result: 'bothLose' })).toEqual([
      { opponent: 1800, halfPoints: 0 },
      { opponent: 1800, halfPoints: 0 },
    ]);
  });

  it.each([
    ['played online', { online: true }],
    ['that is not finished', { result: null }],
    ['won by forfeit', { result: 'whiteWinsByForfeit' }],
    ['that is not rated', { unrated: true }],
    ['without an opponent', { black: null, result: null }],
    ['of others', { white: 'cleo' }],
  ] as const)('[RATE-12] no game %s counts for the estimate', (_, changes) => {
    expect(gamesOf('ada', changes)).toEqual([]);
  });

  it('[RATE-12] each game of a match counts, in its own colours', () => {
    const matchGames = [
      { switched: false, result: 'whiteWins', online: null },
      { switched: true, result: 'whiteWins', online: null },
      { switched: false, result: 'blackWins', online: 'a game on the screen' },
    ] as const;
    expect(gamesOf('ada', { matchGames, result: 'draw' }).map(({ halfPoints }) => halfPoints)).toEqual([2, 0]);
  });
});

describe('the estimate', () => {
  it('[RATE-6] the estimate is K of the list times the score above the expected score', () => {
    expect(change(1800, 20)).toMatchObject({ change: 1_000, k: 20, ratedGames: 2 });
    expect(change(1800, 40)).toMatchObject({ change: 2_000 });
  });

  it('[RATE-8] the estimate uses a computed K if the list gives none', () => {
    expect(change(1800, null)?.k).toBe(20);
    expect(change(2400, null)?.k).toBe(10);
    expect([change(1800, null, 2008)?.k, change(1800, null, 2007)?.k, change(2300, null, 2010)?.k]).toEqual([
      40, 20, 20,
    ]);
  });

  it('a player has no estimate without a rating or a counted game', () => {
    expect(change(null, 20)).toBeNull();
    const games = gamesOf('ada', { black: 'guest' });
    expect(estimatedChange({ rating: 1800, development: UNLISTED }, { list: 'rapid', year: 2026 }, games)).toBeNull();
  });

  it('[RATE-13] the estimate starts over with each list, which closes three days before its month', () => {
    expect([closingDay(202611), closingDay(202601), closingDay(202603)]).toEqual([
      '2026-10-29',
      '2025-12-29',
      '2026-02-26',
    ]);
  });
});
