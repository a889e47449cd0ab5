import { describe, expect, it } from 'vitest';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { playerRecord, recordTable } from '../../../domain/tiebreaks/record.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { figures } from '../support/tiebreaks.ts';

/**
 * Six players, five rounds, and every way to spend a round without a game. Points: 3½, 2½, 3, 1½, 1½, 3. All figures
 * below were reckoned with pencil and paper from the articles.
 */
const SWISS = {
  rounds: 5,
  ratings: [2000, 1900, 1850, 1700, 1600, 1500],
  results: {
    1: '4w1 2b= 3w0 U 5w+',
    2: '5b1 1w= 4b1 6w- Z',
    3: '6w0 H 1b1 5b1 4w=',
    4: '1b0 6w1 2w0 . 3b=',
    5: '2w0 F 6b= 3w0 1b-',
    6: '3b1 4b0 5w= 2b+ H',
  },
};

const columnOf = (tiebreak: TiebreakId, options: Parameters<typeof figures>[2] = {}) =>
  Object.values(figures(SWISS, tiebreak, options)).join(' ');

describe('a Swiss worked out by hand', () => {
  const table = recordTable(fieldOf(SWISS), { system: 'swiss', countedRounds: 5 });
  const of = (what: 'score' | 'adjustedScore') => [1, 2, 3, 4, 5, 6].map((n) => playerRecord(table, n)[what] / 2);

  it('[TB-1] the rounds of a player are classified as played, forfeited, awarded or requested', () => {
    const kinds = (number: number) => playerRecord(table, number).rounds.map(({ kind }) => kind);
    expect(kinds(1)).toEqual(['played', 'played', 'played', 'awardedBye', 'forfeitWin']);
    expect(kinds(2)).toEqual(['played', 'played', 'played', 'forfeitLoss', 'requestedBye']);
    expect(kinds(4)).toEqual(['played', 'played', 'played', 'requestedBye', 'played']);
    expect(kinds(5)).toEqual(['played', 'awardedBye', 'played', 'played', 'forfeitLoss']);
  });

  it('[TB-2] the adjusted score of number 2 adds a draw for the bye after their last game', () => {
    expect(of('score')).toEqual([3.5, 2.5, 3, 1.5, 1.5, 3]);
    expect(of('adjustedScore')).toEqual([3.5, 3, 3, 1.5, 1.5, 3]);
  });

  it.each<[string, TiebreakId, string]>([
    ['[TB-11] wins', 'wins', '3 2 2 1 1 2'],
    ['[TB-11] games won', 'gamesWon', '1 2 2 1 0 1'],
    ['[TB-12] games with Black', 'blackGamesPlayed', '1 2 2 2 1 2'],
    ['[TB-12] games won with Black', 'blackGamesWon', '0 2 2 0 0 1'],
    ['[TB-13] progressive score', 'progressiveScore', '10 10 7.5 4.5 5.5 9'],
    ['[TB-13] progressive score without round 1', 'progressiveScoreCut1', '9 9 7.5 4.5 5.5 8'],
    ['[TB-14] rounds elected to play', 'roundsElectedToPlay', '5 3 4 4 4 4'],
    ['[TB-15] standard points', 'standardPoints', '3.5 2.5 3 1.5 1.5 3'],
    ['[TB-16] pairing number', 'pairingNumber', '1 2 3 4 5 6'],
    ['[TB-17] Buchholz', 'buchholz', '11.5 11.5 12 14 12 11.5'],
    ['[TB-17] Buchholz Cut-1', 'buchholzCut1', '10 9 9.5 12.5 10.5 9'],
    ['[TB-17] Buchholz Cut-2', 'buchholzCut2', '8.5 6.5 8 9.5 9 7.5'],
    ['[TB-17] median Buchholz', 'medianBuchholz', '7 5.5 6 9 7.5 6'],
    ['[TB-17] median Buchholz 2', 'medianBuchholz2', '2.5 1.5 1.5 3 3 1.5'],
    ['[TB-18] average of the opponents’ Buchholz', 'averageOfOpponentsBuchholz', '12.5 12.5 12.25 11.63 11.67 12.67'],
    ['[TB-19] Fore Buchholz', 'foreBuchholz', '12 11.5 12 13.5 14 12'],
    ['[TB-20] Sonneborn-Berger', 'sonnebornBerger', '7 4.75 7 4.5 3 8'],
    ['[TB-9] Sonneborn-Berger Cut-1', 'sonnebornBergerCut1', '5.5 3.25 5.75 4.5 3 6.75'],
    ['[TB-24] average rating of the opponents', 'averageOpponentRating', '1817 1767 1700 1813 1750 1717'],
    ['[TB-24] the same without the lowest', 'averageOpponentRatingCut1', '1875 1850 1767 1917 1875 1775'],
    // 50, 83, 63, 38, 17 and 50 per cent.
    ['[TB-25] performance', 'performanceRating', '1817 2040 1795 1726 1477 1717'],
    ['[TB-26] average of the opponents’ performances', 'averageOpponentPerformance', '1854 1673 1684 1842 1851 1666'],
    ['[TB-26] rating', 'rating', '2000 1900 1850 1700 1600 1500'],
  ])('%s: the values for the Swiss are those worked out by hand', (_, tiebreak, expected) => {
    expect(columnOf(tiebreak)).toBe(expected);
  });

  it('[TB-4] the dummy opponents have higher scores under the rules of 2024', () => {
    // Without caps: 3½ for both unplayed rounds of 1, 3 for the byes of 3 and 6.
    expect(columnOf('buchholz', { edition: 2024 })).toBe('14.5 11.5 12.5 14 12 12');
  });

  it('[TB-6] Buchholz after three rounds counts three rounds', () => {
    // Points 1½ 2½ 1½ 1 1½ 1½, the two byes of round 2 at most 1½.
    expect(columnOf('buchholz', { countedRounds: 3 })).toBe('5 4 4.5 5.5 5.5 4');
  });

  it('[TB-22] nobody has a Koya score in a Swiss', () => {
    const { rows } = standings(fieldOf(SWISS), { system: 'swiss', tiebreaks: ['koya'] });
    expect(rows.map(({ values }) => values)).toEqual(Array(6).fill([null]));
  });

  it('[TB-30] direct encounter ranks 6 before 3, who lost to 6, and leaves 4 and 5 tied, who have not met', () => {
    const { rows } = standings(fieldOf(SWISS), { system: 'swiss', tiebreaks: ['directEncounter'] });
    expect(rows.map(({ number, rank, values }) => [number, rank, values[0]])).toEqual([
      [1, 1, 0],
      [6, 2, 1],
      [3, 3, 2],
      [2, 4, 0],
      [4, 5, 0],
      [5, 5, 0],
    ]);
  });

  it('[TB-37] the Swiss is ranked by score, Buchholz Cut-1, then Sonneborn-Berger', () => {
    const { rows } = standings(fieldOf(SWISS), { system: 'swiss', tiebreaks: ['buchholzCut1', 'sonnebornBerger'] });
    expect(rows.map(({ number, rank }) => [number, rank])).toEqual([
      [1, 1],
      [3, 2],
      [6, 3],
      [2, 4],
      [4, 5],
      [5, 6],
    ]);
  });
});
