import { describe, expect, it } from 'vitest';
import { explainTeamTiebreak } from '../../../../domain/tiebreaks/explain.ts';
import type { TiebreakId } from '../../../../domain/tiebreaks/names.ts';
import { teamStandings } from '../../../../domain/tournament/standings/standings.ts';
import type { TeamField } from '../../../../domain/tournament/value/team-field.ts';
import { teamField } from '../../support/team-field.ts';
import { lastColumn } from '../../support/tiebreaks.ts';

const fourTeams = teamField(4, [
  ['1-2 1=', '3-4 =='],
  ['1-3 01', '2-4 11'],
  ['1-4 ==', '2-3 =0'],
]);

const column = (field: TeamField, tiebreak: TiebreakId) =>
  lastColumn(teamStandings(field, { system: 'swiss', tiebreaks: [tiebreak] }));

describe('the standings of teams', () => {
  it('[TB-31] the standings of teams show match points and game points', () => {
    const { rows } = teamStandings(fourTeams, { system: 'swiss', tiebreaks: ['gamePoints'] });
    expect(rows.map((row) => [row.number, row.rank, row.matchPoints / 2, row.gamePoints / 2])).toEqual([
      [1, 1, 4, 3.5],
      [3, 1, 4, 3.5],
      [2, 3, 2, 3],
      [4, 4, 2, 2],
    ]);
  });

  it('[TB-31] the standings of teams can rank by game points first', () => {
    const { rows } = teamStandings(fourTeams, {
      system: 'swiss',
      primary: 'game',
      tiebreaks: ['matchVersusGamePoints'],
    });
    expect(rows.map(({ number, points, values }) => [number, points / 2, (values[0] ?? 0) / 2])).toEqual([
      [1, 3.5, 4],
      [3, 3.5, 4],
      [2, 3, 2],
      [4, 2, 2],
    ]);
  });

  it('[TB-31] a team without an opponent gets what a drawn match gives', () => {
    const { rows } = teamStandings(teamField(3, [['1-2 10']]), { system: 'swiss', tiebreaks: [] });
    const third = rows.find(({ number }) => number === 3);
    expect([third?.matchPoints, third?.gamePoints]).toEqual([2, 2]);
  });
});

describe('tie-breaks of teams', () => {
  it.each<[TiebreakId, string, string, string, string]>([
    ['buchholzMatchPoints', '8', '10', '8', '10'],
    ['buchholzGamePoints', '8.5', '9', '8.5', '10'],
    ['matchMatchSonnebornBerger', '10', '4', '10', '8'],
    ['matchGameSonnebornBerger', '9', '8', '9', '8'],
    ['gameMatchSonnebornBerger', '11.5', '4', '11.5', '7'],
    ['gameGameSonnebornBerger', '10', '7.5', '10', '7'],
    // The lowest opponent with the smaller product goes.
    ['matchGameSonnebornBergerCut1', '7', '4', '7', '8'],
    ['boardCount', '5.5', '4.5', '5', '3'],
  ])('[TB-32] the tie-break %s has the expected values for four teams', (tiebreak, ...values) => {
    expect(Object.values(column(fourTeams, tiebreak))).toEqual(values);
  });

  it('[TB-32] [TB-35] the lower board count is better', () => {
    const { rows } = teamStandings(fourTeams, { system: 'swiss', tiebreaks: ['boardCount'] });
    expect(rows.map(({ number }) => number)).toEqual([3, 1, 4, 2]);
  });

  it.each<TiebreakId>(['topBoardResults', 'bottomBoardElimination'])(
    '[TB-32] [TB-36] the tie-break %s is decided by board 1 here',
    (tiebreak) => {
      const { rows } = teamStandings(fourTeams, { system: 'swiss', tiebreaks: [tiebreak] });
      expect(rows.map(({ number, rank, values }) => [number, rank, values[0]])).toEqual([
        [3, 1, 1],
        [1, 2, 2],
        [2, 3, 1],
        [4, 4, 2],
      ]);
    },
  );

  it('[TB-32] [TB-36] bottom board elimination takes the boards together, and top board results one by one', () => {
    // Boards of team 1: 1, 0, 1; of team 3: 0.5, 1, 0.5.
    const field = teamField(4, [['1-2 101', '3-4 =1=']], 3);
    const order = (tiebreak: TiebreakId) =>
      teamStandings(field, { system: 'swiss', tiebreaks: [tiebreak] })
        .rows.slice(0, 2)
        .map(({ number }) => number);
    expect(order('topBoardResults')).toEqual([1, 3]);
    expect(order('bottomBoardElimination')).toEqual([3, 1]);
  });

  it('[TB-32] [TB-35] a bye counts as a win on each board', () => {
    expect(column(teamField(3, [['1-2 10']]), 'boardCount')).toEqual({ 1: '1', 2: '2', 3: '3' });
  });

  it('[TB-32] [TB-33] the extended direct encounter uses game points where match points break no tie', () => {
    const cycle = teamField(3, [['1-2 11'], ['2-3 1='], ['3-1 1=']]);
    const ranks = (tiebreak: TiebreakId) =>
      teamStandings(cycle, { system: 'roundRobin', tiebreaks: [tiebreak] }).rows.map(({ number, rank }) => [
        number,
        rank,
      ]);
    expect(ranks('directEncounter')).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(ranks('extendedDirectEncounter')).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
  });

  it('[TB-32] [TB-34] the strength of schedule adds the scaled Buchholz without rounding', () => {
    // Best match points 6 by best game points of a match 2 is 3: game points plus Buchholz by 3.
    const { columns, rows } = teamStandings(fourTeams, { system: 'swiss', tiebreaks: ['scheduleStrength'] });
    expect(columns[0]?.scale).toBe(6);
    expect(rows.find(({ number }) => number === 1)?.values).toEqual([6 * 3.5 + 2 * 8]);
  });

  it('[TB-32] [TB-34] the divisor of the strength of schedule is rounded down', () => {
    // Best match points 4 by best game points of a match 3.
    const field = teamField(2, [['1-2 1=='], ['2-1 ===']], 3);
    expect(column(field, 'scheduleStrength')).toEqual({ 1: '5.5', 2: '8.5' });
  });

  it('[TB-32] [TB-38] tie-breaks of colours are undefined for teams', () => {
    expect(column(fourTeams, 'blackGamesPlayed')).toEqual({ 1: null, 2: null, 3: null, 4: null });
  });

  it('[TB-32] [TB-40] the explanation of a team tie-break names each match and what it counts', () => {
    const explained = explainTeamTiebreak(
      fourTeams,
      { system: 'swiss', tiebreaks: [] },
      { tiebreak: 'matchGameSonnebornBerger', number: 1 },
    );
    expect(explained.parts.map(({ opponent, value, points, counts }) => [opponent, value, points, counts])).toEqual([
      [2, 4, 3, 12],
      [3, 8, 2, 16],
      [4, 4, 2, 8],
    ]);
    expect(explained).toMatchObject({ value: 36, scale: 4 });
  });
});
