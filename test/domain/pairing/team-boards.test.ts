import { describe, expect, it } from 'vitest';
import { lineUp, matchBoards } from '../../../domain/pairing/team-boards.ts';

describe('the boards of a match', () => {
  it('[LINEUP-1] the first-named team has White on the odd boards', () => {
    expect(matchBoards(['a1', 'a2', 'a3'], ['b1', 'b2', 'b3'], 3)).toEqual([
      { board: 1, white: 'a1', black: 'b1' },
      { board: 2, white: 'b2', black: 'a2' },
      { board: 3, white: 'a3', black: 'b3' },
    ]);
  });

  it('[LINEUP-2] a short team leaves its lowest boards empty, and boards that neither team can fill are omitted', () => {
    expect(matchBoards(['a1', 'a2'], ['b1'], 4)).toEqual([
      { board: 1, white: 'a1', black: 'b1' },
      { board: 2, white: null, black: 'a2' },
    ]);
  });
});

describe('the line-up', () => {
  it('[LINEUP-2] a line-up is the first available players of the list; the others are substitutes', () => {
    expect(lineUp(['a1', 'a2', 'a3', 'a4', 'a5', 'a6'], 4, (player) => player !== 'a2')).toEqual([
      'a1',
      'a3',
      'a4',
      'a5',
    ]);
  });

  it('[LINEUP-2] a line-up is short when too few players are available', () => {
    expect(lineUp(['a1', 'a2'], 4, (player) => player !== 'a1')).toEqual(['a2']);
  });
});
