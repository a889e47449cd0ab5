import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { fromPoints, toPoints } from '../../../domain/kernel/points.ts';
import { type SeasonEntry, seasonTable } from '../../../domain/league/season-table.ts';

/** `4 (1)` is four points and the first place; a line has one for each tournament, `-` where the member was not there. */
const entry = (name: string, line: string): SeasonEntry<number> => ({
  member: { kind: 'player', id: asId(name) },
  results: line.split(', ').flatMap((text, event) => {
    const [, points, games, place] = /^([\d.]+)(?:\/([\d.]+))? \((\d+)\)$/.exec(text) ?? [];
    if (points === undefined) return [];
    return [
      { event, points: fromPoints(Number(points)), gamePoints: fromPoints(Number(games ?? 0)), place: Number(place) },
    ];
  }),
});

const rows = (entries: readonly SeasonEntry<number>[], counted: number | null = null) =>
  seasonTable(entries, counted).map(({ rank, member, points }) => `${rank} ${member.id} ${toPoints(points)}`);

describe('the season table', () => {
  it('[LEAGUE-7] a season table sums the points of all tournaments, and equal members share the place', () => {
    expect(rows([entry('anna', '3 (2), 4 (1)'), entry('bo', '5 (1), 2 (3)'), entry('cato', '-, 3 (2)')])).toEqual([
      '1 anna 7',
      '1 bo 7',
      '3 cato 3',
    ]);
  });

  it('[LEAGUE-7] a season table counts only the best results where the season says so, and marks the others', () => {
    const table = seasonTable([entry('anna', '3 (2), 4 (1), 1 (5)'), entry('bo', '5 (1), 3 (3), 0 (9)')], 2);
    expect(
      table.map(({ member, points, dropped }) => [member.id, toPoints(points), dropped.map((one) => one.event)]),
    ).toEqual([
      ['bo', 8, [2]],
      ['anna', 7, [2]],
    ]);
  });

  it('[LEAGUE-7] a season table ranks teams by match points, then by game points', () => {
    expect(rows([entry('moss', '4/7.5 (1), 2/4 (3)'), entry('horten', '2/6 (2), 4/6.5 (1)')])).toEqual([
      '1 horten 6',
      '2 moss 6',
    ]);
  });

  it('[LEAGUE-7] a season table of one tournament equals the table of that tournament', () => {
    expect(rows([entry('anna', '3 (2)'), entry('bo', '3 (1)'), entry('cato', '3 (2)')])).toEqual([
      '1 bo 3',
      '2 anna 3',
      '2 cato 3',
    ]);
  });

  it('[LEAGUE-7] a season table leaves out members who have not played', () => {
    expect(rows([entry('anna', '-'), entry('bo', '1 (1)')])).toEqual(['1 bo 1']);
  });
});
