import { describe, expect, it } from 'vitest';
import { cutElements } from '../../../domain/tiebreaks/cuts.ts';

const game = (value: number, counts = value) => ({ value, counts, voluntary: false });
const stayedAway = (value: number, counts = value) => ({ value, counts, voluntary: true });

describe('low cuts', () => {
  it('[TB-8] a low cut removes the lowest opponent', () => {
    expect(cutElements([game(3), game(1), game(2)], { low: 1, high: 0 })).toEqual([null, 'lowest', null]);
  });

  it('[TB-8] a low cut removes, of equal opponents, the one that contributes least', () => {
    expect(cutElements([game(3, 6), game(3, 0)], { low: 1, high: 0 })).toEqual([null, 'lowest']);
  });

  it('[TB-8] [TB-9] a low cut removes a voluntary unplayed round before a lower game', () => {
    expect(cutElements([game(1), stayedAway(3), stayedAway(4)], { low: 1, high: 0 })).toEqual([
      null,
      'voluntaryUnplayed',
      null,
    ]);
  });

  it('[TB-8] [TB-9] a low cut spares a voluntary unplayed round that contributes less than the lowest game', () => {
    expect(cutElements([game(1, 2), stayedAway(3, 0)], { low: 1, high: 0 })).toEqual(['lowest', null]);
    expect(cutElements([game(1, 2), stayedAway(3, 2)], { low: 1, high: 0 })).toEqual([null, 'voluntaryUnplayed']);
  });
});

describe('high cuts', () => {
  it('[TB-10] a high cut removes the highest opponent, whether the round was played or not', () => {
    expect(cutElements([game(3), stayedAway(4), game(1)], { low: 0, high: 1 })).toEqual([null, 'highest', null]);
    expect(cutElements([game(4), stayedAway(3), game(1)], { low: 0, high: 1 })).toEqual(['highest', null, null]);
  });
});

it('[TB-10] low cuts come before high cuts, which apply to what is left', () => {
  expect(cutElements([game(1), game(2), game(3)], { low: 2, high: 2 })).toEqual(['lowest', 'lowest', 'highest']);
  expect(cutElements([], { low: 1, high: 1 })).toEqual([]);
});
