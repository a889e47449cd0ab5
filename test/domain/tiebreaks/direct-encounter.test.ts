import { describe, expect, it } from 'vitest';
import { orderByEncounters } from '../../../domain/tiebreaks/methods/direct-encounter.ts';
import { recordTable, type TournamentSystem } from '../../../domain/tiebreaks/record.ts';
import { fieldOf } from '../../support/domain/field.ts';

function order(results: Record<number, string>, tied: number[], system: TournamentSystem = 'swiss') {
  const rounds = Math.max(...Object.values(results).map((text) => text.split(' ').length));
  const field = fieldOf({ rounds, results });
  return orderByEncounters(tied, [recordTable(field, { system, countedRounds: rounds })]);
}

describe('direct encounter', () => {
  it('[TB-27] direct encounter ranks the winner of the game first', () => {
    expect(order({ 1: '2w0', 2: '1b1' }, [1, 2])).toEqual([[2], [1]]);
  });

  it('[TB-27] [TB-30] direct encounter has no effect without a game between the tied players', () => {
    expect(order({ 1: '3w1', 2: '4w1', 3: '1b0', 4: '2b0' }, [1, 2])).toEqual([[1, 2]]);
  });

  it('[TB-27] [TB-29] direct encounter has no effect when each player has beaten another', () => {
    expect(order({ 1: '2w1 3b0', 2: '1b0 3w1', 3: '2b0 1w1' }, [1, 2, 3])).toEqual([[1, 2, 3]]);
  });

  it('[TB-27] [TB-29] direct encounter starts again within a subset that stays tied', () => {
    const results = { 1: '3w1 4w1 2w0', 2: '4b0 3b1 1b1', 3: '1b0 2w0 4w1', 4: '2w1 1b0 3b0' };
    expect(order(results, [1, 2, 3, 4])).toEqual([[2], [1], [3], [4]]);
  });

  it('[TB-27] [TB-30] direct encounter ranks a player who cannot be reached although some have not met', () => {
    expect(order({ 1: '2w1 3w1', 2: '1b0', 3: '. 1b0' }, [1, 2, 3])).toEqual([[1], [2, 3]]);
  });

  it('[TB-27] [TB-30] direct encounter ranks nobody who could be reached by a missing game', () => {
    expect(order({ 1: '2w1', 2: '1b0', 3: 'U' }, [1, 2, 3])).toEqual([[1, 2, 3]]);
    // 3 would be level with 1 by beating 2.
    expect(order({ 1: '2w1 3w=', 2: '1b0', 3: '. 1b=' }, [1, 2, 3])).toEqual([[1, 2, 3]]);
  });

  it('[TB-27] [TB-30] direct encounter starts again with the remaining players, who may all have met', () => {
    // 4 has not met 1, and could reach 3; without 1 nothing is missing.
    const results = { 1: '2w1 3w1 .', 2: '1b0 4w1 3w0', 3: '4w= 1b0 2b1', 4: '3b= 2b0 .' };
    expect(order(results, [1, 2, 3, 4])).toEqual([[1], [3], [2], [4]]);
  });

  it('[TB-27] [TB-28] direct encounter averages several games between two players', () => {
    // 1 has 1 and a quarter, 2 has 0 and 1, 3 has three quarters and 0.
    const results = { 1: '2w1 2b1 3w0 3b=', 2: '1b0 1w0 . . 3b1', 3: '. . 1b1 1w= 2w0' };
    expect(order(results, [1, 2, 3])).toEqual([[1], [2], [3]]);
  });

  it('[TB-27] direct encounter ignores forfeits in a Swiss and counts them in a round robin', () => {
    const results = { 1: '2w+', 2: '1b-' };
    expect(order(results, [1, 2])).toEqual([[1, 2]]);
    expect(order(results, [1, 2], 'roundRobin')).toEqual([[1], [2]]);
  });
});
