import { describe, expect, it } from 'vitest';
import { formatTiebreak } from '../../../domain/tiebreaks/format.ts';
import {
  makeTiebreak,
  parseTiebreak,
  TIEBREAK_IDS,
  TIEBREAK_NAMES,
  tiebreakOfCode,
} from '../../../domain/tiebreaks/names.ts';

import { figures } from '../support/tiebreaks.ts';

describe('the list of tie-breaks', () => {
  it('[TB-38] the list of tie-breaks has the six numbers of the specification', () => {
    expect([0, 1, 2, 3, 4, 5].map(tiebreakOfCode)).toEqual(
      ['averageOpponentRating', 'buchholz', 'medianBuchholz', 'medianBuchholz2', 'buchholzCut1', 'buchholzCut2'].map(
        (value) => ({ ok: true, value }),
      ),
    );
    expect(tiebreakOfCode(999)).toMatchObject({ ok: false, key: 'unknownTiebreak' });
  });

  it('[TB-38] every tie-break has a number and an acronym of its own', () => {
    const all = Object.values(TIEBREAK_NAMES);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ fide }) => fide)).size).toBe(all.length);
  });

  it.each(TIEBREAK_IDS)('[TB-38] the tie-break %s is read from its file spelling and from its acronym', (id) => {
    expect(parseTiebreak(makeTiebreak(id))).toEqual({ ok: true, value: id });
    expect(parseTiebreak(TIEBREAK_NAMES[id].fide.toLowerCase())).toEqual({ ok: true, value: id });
  });

  it('[TB-38] cuts and medians are written with FIDE’s oblique stroke', () => {
    expect((['buchholzCut1', 'medianBuchholz2', 'boardCount'] as const).map(makeTiebreak)).toEqual([
      'BH/C1',
      'BH/M2',
      'BC',
    ]);
  });

  it('[TB-38] an unknown acronym is refused', () => {
    expect(parseTiebreak('XYZ')).toEqual({ ok: false, key: 'unknownTiebreak', params: { code: 'XYZ' } });
  });
});

describe('the format of a value', () => {
  it.each([
    [45, 2, '22.5'],
    [44, 2, '22'],
    [49, 4, '12.25'],
    [1, 4, '0.25'],
    [0, 2, '0'],
    [-3, 2, '-1.5'],
    [5, 100, '0.05'],
    [37, 6, '6.166666'],
  ])('[TB-39] the value %i in units of 1/%i is written %s', (value, scale, text) => {
    expect(formatTiebreak(value, scale)).toBe(text);
  });
});

describe('rules not covered by the vectors', () => {
  const twoRounds = { rounds: 2, results: { 1: '2w1 3w=', 2: '1b0 4b1', 3: '4w1 1b=', 4: '3b0 2w0' } };

  it('[TB-19] Fore Buchholz counts the games of the final round as draws', () => {
    // Scores with a drawn final round: 1.5, 0.5, 1.5, 0.5.
    expect(figures(twoRounds, 'foreBuchholz')).toEqual({ 1: '2', 2: '2', 3: '2', 4: '2' });
    expect(figures({ ...twoRounds, rounds: 3 }, 'foreBuchholz')).toEqual(figures(twoRounds, 'buchholz'));
  });

  it('[TB-18] the average of the opponents’ Buchholz has two decimals', () => {
    expect(figures(twoRounds, 'buchholz')).toEqual({ 1: '2.5', 2: '1.5', 3: '1.5', 4: '2.5' });
    expect(figures(twoRounds, 'averageOfOpponentsBuchholz')).toEqual({ 1: '1.5', 2: '2.5', 3: '2.5', 4: '1.5' });
  });

  it('[TB-15] standard points compare the points of a round with the opponent’s, or else with a draw', () => {
    const field = { rounds: 3, results: { 1: '2w1 3w= U', 2: '1b0 H 3b+', 3: 'Z 1b= 2w-' } };
    expect(figures(field, 'standardPoints')).toEqual({ 1: '2.5', 2: '1.5', 3: '0.5' });
  });

  it('[TB-13] a cut progressive score leaves out the first sums', () => {
    expect(figures(twoRounds, 'progressiveScore')[1]).toBe('2.5');
    expect(figures(twoRounds, 'progressiveScoreCut1')[1]).toBe('1.5');
  });

  const rated = { ...twoRounds, ratings: [2000, 1900, 1801, 1700] };

  it('[TB-24] the rating tie-breaks count only the opponents met over the board', () => {
    expect(figures(rated, 'averageOpponentRating')).toEqual({ 1: '1851', 2: '1850', 3: '1850', 4: '1851' });
    expect(figures(rated, 'averageOpponentRatingCut1')).toEqual({ 1: '1900', 2: '2000', 3: '2000', 4: '1900' });
    // 75 % is 193 more, 50 % nothing, 0 % is 800 less than the average.
    expect(figures(rated, 'performanceRating')).toEqual({ 1: '2044', 2: '1850', 3: '2043', 4: '1051' });
    expect(figures(rated, 'averageOpponentPerformance')).toEqual({ 1: '1947', 2: '1548', 3: '1548', 4: '1947' });
    expect(figures(rated, 'rating')).toEqual({ 1: '2000', 2: '1900', 3: '1801', 4: '1700' });
  });

  it('[TB-25] the perfect performance without a point is 800 below the lowest opponent', () => {
    expect(figures(rated, 'perfectPerformance')[4]).toBe('1001');
  });

  it('[TB-25] the perfect performance is the lowest rating that expects the score', () => {
    // 2046 expects .70 against 1900 and .80 against 1801.
    expect(figures(rated, 'perfectPerformance')[1]).toBe('2046');
    expect(figures(rated, 'averageOpponentPerfectPerformance')[2]).toBe('1524');
  });

  it('[TB-23] nobody has rating tie-breaks when one player is unrated, unless the tournament gives a rating', () => {
    const unrated = { ...rated, ratings: [2000, 1900, null, 1700] };
    expect(figures(unrated, 'averageOpponentRating')).toEqual({ 1: null, 2: null, 3: null, 4: null });
    expect(figures(unrated, 'averageOpponentRating', { unratedAs: 1400 })[1]).toBe('1650');
  });

  it('[TB-21] Koya counts the points against opponents with at least half of the possible points', () => {
    // Number 2 has 1 of 2, number 3 has 0.5 of 2: the free round is not counted.
    const field = { rounds: 3, results: { 1: '2w1 3w= Z', 2: '1b0 Z 3w1', 3: 'Z 1b= 2b0' } };
    expect(figures(field, 'koya', { system: 'roundRobin' })).toEqual({ 1: '1', 2: '0', 3: '0.5' });
  });
});
