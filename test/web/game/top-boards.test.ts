import { describe, expect, it } from 'vitest';
import { boardKey, leadersBoards, screenBoards } from '../../../web/model/top-boards.ts';
import { aGame, aPage } from '../../support/web/tournament-pages.ts';

describe('the boards of the leaders', () => {
  it('the boards of the leaders are ordered by their better placed player', () => {
    const page = aPage();
    const ranked = (places: Readonly<Record<string, number>>) => ({
      ...page,
      participants: page.participants.map((row) => ({ ...row, rank: places[row.account] ?? 9 })),
      games: Object.fromEntries(
        page.pairings.map(({ round, white, black }) => [`${round}_${white}_${black}`, [aGame(white, black)]]),
      ),
    });
    const [first, second] = page.pairings;
    if (first === undefined || second === undefined) throw new Error('two boards were to be there');
    const keys = [boardKey(first), boardKey(second)];
    expect(leadersBoards(ranked({ [first.black]: 1, [second.white]: 2 }), 1)).toEqual(keys);
    expect(leadersBoards(ranked({ [second.white]: 1, [first.black]: 2 }), 1)).toEqual([...keys].reverse());
  });

  it('a pairing that is not played on the screen is not among the boards of the games on the screen', () => {
    const page = aPage({}, { games: {} });
    expect(screenBoards(page, page.pairings)).toEqual([]);
  });
});
