import { describe, expect, it } from 'vitest';
import { fromPoints } from '../../../../domain/kernel/points.ts';
import { konradStandings, schoolStandings } from '../../../../domain/tournament/standings/member-totals.ts';

const team = (id: string, points: number, games: number, memberCount: number | null = null) => ({
  id,
  gameScore: fromPoints(points),
  games,
  memberCount,
});

describe('the table of school classes', () => {
  it('school classes rank by weighted points, so that a small class can win', () => {
    const rows = schoolStandings([team('large', 60, 30, 30), team('small', 45, 20, 20), team('uncounted', 60, 30)]);
    expect(rows.map(({ id, rank, ssw }) => [id, rank, ssw])).toEqual([
      ['small', 1, 90],
      ['large', 2, 80],
      ['uncounted', 3, 60],
    ]);
  });

  it('school classes with equal rounded weights rank by points, and then share the place', () => {
    const rows = schoolStandings([
      team('b', 50, 1, 41),
      team('a', 50.5, 1, 41),
      team('c', 49, 1),
      team('d', 49, 1),
      team('e', 1, 1),
    ]);
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 3],
      ['e', 5],
    ]);
  });
});

describe('the table of team Konrad', () => {
  it('teams of team Konrad rank by points, then by points for each game, and then share the place', () => {
    const rows = konradStandings([
      team('idle', 0, 0),
      team('unlucky', 0, 4),
      team('a', 5, 8),
      team('b', 5, 7),
      team('c', 6, 20),
      team('d', 5, 8),
    ]);
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['c', 1],
      ['b', 2],
      ['a', 3],
      ['d', 3],
      ['idle', 5],
      ['unlucky', 5],
    ]);
  });
});
