import { describe, expect, it } from 'vitest';
import { asId } from '../../../domain/kernel/ids.ts';
import { fromPoints } from '../../../domain/kernel/points.ts';
import { placesAfterEach } from '../../../domain/league/member-history.ts';
import type { SeasonEntry } from '../../../domain/league/season-table.ts';

/** The points in each tournament, and the place that they brought there; null where the member was not there. */
const entry = (name: string, ...results: (readonly [points: number, place: number] | null)[]): SeasonEntry<number> => ({
  member: { kind: 'player', id: asId(name) },
  results: results.flatMap((result, event) =>
    result === null ? [] : [{ event, points: fromPoints(result[0]), gamePoints: fromPoints(0), place: result[1] }],
  ),
});

const historyOf = (name: string, entries: readonly SeasonEntry<number>[], counted: number | null = null) =>
  placesAfterEach(entries, [0, 1, 2], counted).get(`player ${name}`);

describe('the history of a season', () => {
  it('[LEAGUE-9] the history of a member is the place in the table after each tournament', () => {
    const entries = [entry('anna', [3, 2], [4, 1], [5, 1]), entry('bo', [5, 1], [3, 2], [0, 2])];
    expect([historyOf('anna', entries), historyOf('bo', entries)]).toEqual([
      [2, 2, 1],
      [1, 1, 2],
    ]);
  });

  it('[LEAGUE-9] the history of a member begins with their first tournament and includes those they miss', () => {
    const entries = [entry('anna', null, [4, 1], null), entry('bo', [3, 1], [0, 2], [2, 1])];
    expect([historyOf('anna', entries), historyOf('bo', entries)]).toEqual([
      [null, 1, 2],
      [1, 2, 1],
    ]);
  });

  it('[LEAGUE-9] the history of a member counts only the best results so far where the season says so', () => {
    const entries = [entry('anna', [3, 1], [3, 1], [3, 1]), entry('bo', [0, 2], [1, 2], [4, 1])];
    expect(historyOf('bo', entries)).toEqual([2, 2, 2]);
    expect(historyOf('bo', entries, 1)).toEqual([2, 2, 1]);
  });
});
