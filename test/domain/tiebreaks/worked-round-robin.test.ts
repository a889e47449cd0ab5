import { describe, expect, it } from 'vitest';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { figures } from '../support/tiebreaks.ts';

/** Four players who all meet once; 4 plays the first game only. Points: 2½, 2, 1½, 0. Reckoned with pencil and paper. */
const FOUR = {
  rounds: 3,
  ratings: [2000, 1900, 1800, 1700],
  results: { 1: '4w1 2w= 3b1', 2: '3w= 1b= 4w+', 3: '2b= 4b+ 1w0', 4: '1b0 3w- 2b-' },
};

/** Three players, each with one free round. */
const THREE = { rounds: 3, results: { 1: 'Z 2w1 3b=', 2: '3w1 1b0 Z', 3: '2b0 Z 1w=' } };

const roundRobin = { system: 'roundRobin' } as const;
const columnOf = (field: Parameters<typeof figures>[0], tiebreak: TiebreakId) =>
  Object.values(figures(field, tiebreak, roundRobin)).join(' ');

describe('a round robin worked out by hand', () => {
  it.each<[string, TiebreakId, string]>([
    ['[TB-20] Sonneborn-Berger', 'sonnebornBerger', '2.5 2 1 0'],
    ['[TB-11] wins, forfeits too', 'wins', '2 1 1 0'],
    ['[TB-5] games won, without forfeits', 'gamesWon', '2 0 0 0'],
    ['[TB-5] games with Black, without forfeits', 'blackGamesPlayed', '1 1 1 1'],
    ['[TB-14] rounds elected to play', 'roundsElectedToPlay', '3 3 3 1'],
    ['[TB-13] progressive score', 'progressiveScore', '5 3.5 3.5 0'],
    ['[TB-15] standard points', 'standardPoints', '2.5 2 1.5 0'],
    // Half of three points is 1½: number 3 just has it.
    ['[TB-21] Koya', 'koya', '1.5 1 0.5 0'],
    // Games over the board only.
    ['[TB-24] average rating of the opponents', 'averageOpponentRating', '1800 1900 1950 2000'],
  ])('%s: the values for the round robin are those worked out by hand', (_, tiebreak, expected) => {
    expect(columnOf(FOUR, tiebreak)).toBe(expected);
  });

  it('[TB-5] the free round of an odd field counts as no element, no win and no voluntary unplayed round', () => {
    // Points 1½, 1, ½ of 2: half is 1.
    expect(columnOf(THREE, 'sonnebornBerger')).toBe('1.25 0.5 0.75');
    expect(columnOf(THREE, 'koya')).toBe('1 0 0.5');
  });

  it.each<TiebreakId>([
    'buchholz',
    'buchholzCut1',
    'buchholzCut2',
    'medianBuchholz',
    'medianBuchholz2',
    'foreBuchholz',
    'averageOfOpponentsBuchholz',
  ])('[TB-22] the tie-break %s breaks no tie in a round robin', (tiebreak) => {
    const tied = fieldOf({ rounds: 1, results: { 1: '2w=', 2: '1b=', 3: '4w1', 4: '3b0' } });
    const { rows } = standings(tied, { ...roundRobin, tiebreaks: [tiebreak] });
    expect(rows.map(({ number, rank, values }) => [number, rank, values])).toEqual([
      [3, 1, [null]],
      [1, 2, [null]],
      [2, 2, [null]],
      [4, 4, [null]],
    ]);
  });

  it('[TB-7] an opponent met twice counts twice', () => {
    // 1 has 1½, 2 has ½.
    const twice = { rounds: 2, results: { 1: '2w1 2b=', 2: '1b0 1w=' } };
    expect(columnOf(twice, 'sonnebornBerger')).toBe('0.75 0.75');
    expect(Object.values(figures(twice, 'buchholz')).join(' ')).toBe('1 3');
  });

  it('[TB-29] three players who beat one another stay tied, and the fourth ranks below them', () => {
    const cycle = fieldOf({
      rounds: 3,
      results: { 1: '2w1 3b0 4w1', 2: '1b0 4w1 3b1', 3: '4w1 1w1 2w0', 4: '3b0 2b0 1b0' },
    });
    const { rows } = standings(cycle, { ...roundRobin, tiebreaks: ['directEncounter', 'sonnebornBerger', 'wins'] });
    expect(rows.map(({ number, rank }) => [number, rank])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 4],
    ]);
  });
});
