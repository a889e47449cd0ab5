import { describe, expect, it } from 'vitest';
import { explainTeamTiebreak } from '../../../domain/tiebreaks/explain.ts';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import { teamStandings } from '../../../domain/tournament/standings/standings.ts';
import { teamField } from '../support/team-field.ts';
import { lastColumn } from '../support/tiebreaks.ts';

/**
 * Five teams, three rounds, two boards, with a bye of each kind, a match won without play and one that both lost. Match
 * points 5, 0, 2, 2, 3; game points 4, ½, 2, 2½, 3. All figures were reckoned with pencil and paper.
 */
const FIVE = teamField(5, [
  ['1-2 1=', '3-4 =='],
  ['1-3 01', '5-2 won', '4 H'],
  ['4-1 0=', '5-3 lost', '2 Z'],
]);

const columnOf = (tiebreak: TiebreakId, primary: 'match' | 'game' = 'match') =>
  Object.entries(lastColumn(teamStandings(FIVE, { system: 'swiss', primary, tiebreaks: [tiebreak] })))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value)
    .join(' ');

describe('a tournament of teams worked out by hand', () => {
  it('[TB-31] teams have match points and game points, and a bye gives those of a drawn match', () => {
    const { rows } = teamStandings(FIVE, { system: 'swiss', tiebreaks: [] });
    expect(
      rows.map(({ number, rank, matchPoints, gamePoints }) => [number, rank, matchPoints / 2, gamePoints / 2]),
    ).toEqual([
      [1, 1, 5, 4],
      [5, 2, 3, 3],
      [3, 3, 2, 2],
      [4, 3, 2, 2.5],
      [2, 5, 0, 0.5],
    ]);
  });

  it.each<[string, TiebreakId, string]>([
    ['[TB-31] match points', 'matchPoints', '5 0 2 2 3'],
    ['[TB-31] game points', 'gamePoints', '4 0.5 2 2.5 3'],
    ['[TB-32] the other score', 'matchVersusGamePoints', '4 0.5 2 2.5 3'],
    ['[TB-32] Buchholz of match points', 'buchholzMatchPoints', '5 5 9 9 6'],
    ['[TB-32] Buchholz of game points', 'buchholzGamePoints', '6 5 8.5 8.5 6.5'],
    ['[TB-32] Sonneborn-Berger, match by match points', 'matchMatchSonnebornBerger', '8 0 7 4 5'],
    ['[TB-32] Sonneborn-Berger, match by game points', 'matchGameSonnebornBerger', '6.5 2.5 7 6.5 5'],
    ['[TB-32] Sonneborn-Berger, game by match points', 'gameMatchSonnebornBerger', '10 0 6.5 4.5 6'],
    ['[TB-32] Sonneborn-Berger, game by game points', 'gameGameSonnebornBerger', '8 2 6.5 6.5 6'],
    ['[TB-9] match by game points Cut-1', 'matchGameSonnebornBergerCut1', '5 2.5 7 4.5 3'],
    // By 3: 6 match points at best, 2 game points of a match at best.
    ['[TB-34] strength of the schedule', 'scheduleStrength', '5.666666 2.166666 5 5.5 5'],
    ['[TB-35] board count', 'boardCount', '6 1 2.5 4 6'],
  ])('%s: the values for the teams are those worked out by hand', (_, tiebreak, expected) => {
    expect(columnOf(tiebreak)).toBe(expected);
  });

  it('[TB-31] teams can be ranked by game points, and then match points are the other score', () => {
    expect(columnOf('matchVersusGamePoints', 'game')).toBe('5 0 2 2 3');
    // Buchholz of the game points, by 3.
    expect(columnOf('scheduleStrength', 'game')).toBe('7 1.666666 4.833333 4.833333 5.166666');
  });

  it.each<[TiebreakId, string]>([
    ['topBoardResults', '3 before 4: one and a half against one on board 1'],
    ['bottomBoardElimination', '3 before 4: board 2 left out'],
  ])('[TB-36] the tie-break %s ranks %s', (tiebreak) => {
    const { rows } = teamStandings(FIVE, { system: 'swiss', tiebreaks: [tiebreak] });
    expect(rows.map(({ number, rank }) => [number, rank])).toEqual([
      [1, 1],
      [5, 2],
      [3, 3],
      [4, 4],
      [2, 5],
    ]);
  });

  it('[TB-36] teams with the same board results stay tied', () => {
    const mirrored = teamField(4, [['1-2 1=', '3-4 1=']]);
    for (const tiebreak of ['topBoardResults', 'bottomBoardElimination'] as const) {
      const { rows } = teamStandings(mirrored, { system: 'swiss', tiebreaks: [tiebreak] });
      expect(rows.map(({ number, rank, values }) => [number, rank, values[0]])).toEqual([
        [1, 1, 0],
        [3, 1, 0],
        [2, 3, 0],
        [4, 3, 0],
      ]);
    }
  });

  it('[TB-35] the board count takes full-point byes as wins, half-point byes as draws, zero-point byes as 0', () => {
    const byes = teamField(3, [['1 F', '2 H', '3 Z']]);
    const counts = lastColumn(teamStandings(byes, { system: 'swiss', countedRounds: 1, tiebreaks: ['boardCount'] }));
    expect(counts).toEqual({ 1: '3', 2: '1.5', 3: '0' });
  });

  it('[TB-6] an unfinished match adds nothing to the team tie-breaks', () => {
    const open = teamField(4, [['1-2 11', '3-4 open']]);
    const all: TiebreakId[] = ['boardCount', 'gamePoints', 'matchPoints', 'matchGameSonnebornBerger'];
    for (const tiebreak of all) {
      const values = lastColumn(teamStandings(open, { system: 'swiss', tiebreaks: [tiebreak] }));
      expect([values[3], values[4]], tiebreak).toEqual(['0', '0']);
    }
  });

  it('[TB-33] the extended direct encounter starts again with match points in each new subset', () => {
    // 1, 2, 3 beat one another, 4 lost to all: match points split off 4; game points 3, 2½, ½ split the others.
    const cycle = teamField(4, [
      ['1-2 11', '3-4 11'],
      ['2-3 11', '4-1 00'],
      ['3-1 1=', '2-4 11'],
    ]);
    const { rows } = teamStandings(cycle, { system: 'roundRobin', tiebreaks: ['extendedDirectEncounter'] });
    expect(rows.map(({ number, points, values }) => [number, points / 2, values[0]])).toEqual([
      [1, 4, 1],
      [2, 4, 2],
      [3, 4, 3],
      [4, 0, 0],
    ]);
  });
});

describe('the explanation of a team’s figure', () => {
  const explained = (tiebreak: TiebreakId, number: number, tiebreaks: readonly TiebreakId[] = []) =>
    explainTeamTiebreak(FIVE, { system: 'swiss', tiebreaks }, { tiebreak, number });

  it('[TB-40] the explanation of a team’s figure names each match with what its boards count', () => {
    const counts = (tiebreak: TiebreakId) => explained(tiebreak, 1).parts.map((part) => [part.opponent, part.counts]);
    expect(counts('boardCount')).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    expect(counts('topBoardResults')).toEqual([
      [2, 3],
      [3, 2],
      [4, 3],
    ]);
  });

  it('[TB-40] the explanation of an order names the tied teams and the place', () => {
    const list = ['topBoardResults'] as const;
    expect(explained('topBoardResults', 4, list)).toMatchObject({ value: 2, tiedWith: [3], scale: 1 });
    expect(explained('topBoardResults', 5, list)).toMatchObject({ value: 0, tiedWith: [] });
  });

  it('[TB-40] the explanation of the strength of schedule shows the Buchholz that it contains', () => {
    const { scale, value, parts } = explained('scheduleStrength', 3);
    // 2 game points and 9 by 3, in sixths.
    expect([scale, value]).toEqual([6, 30]);
    expect(parts.map(({ opponent, counts, dummy }) => [opponent, counts, dummy])).toEqual([
      [4, 4, null],
      [1, 10, null],
      [5, 4, 'ownScore'],
    ]);
  });
});
