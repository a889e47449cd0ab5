import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sidesOf } from '../../../../domain/tournament/guards/presence.ts';
import { columnsOf } from '../../../../domain/tournament/rounds/columns.ts';

const game = (round: number, white: string, black: string | null) => ({ round, white, black });

describe('the columns of a table', () => {
  it('the columns of a table are the rounds if nobody plays twice in a round', () => {
    const games = [game(1, 'anna', 'bo'), game(1, 'cleo', null), game(3, 'bo', 'cleo')];
    const columns = columnsOf(games);
    expect(games.map(columns.of)).toEqual([1, 1, 3]);
    expect([1, 2, 3].map(columns.through)).toEqual([1, 2, 3]);
    expect(columns.roundOf(3)).toBe(3);
  });

  it('a second game of a player in a round adds a column for both sides', () => {
    const games = [game(1, 'anna', 'bo'), game(1, 'cleo', 'anna'), game(2, 'bo', 'cleo')];
    const columns = columnsOf(games);
    expect(games.map(columns.of)).toEqual([1, 2, 3]);
    expect([0, 1, 2].map(columns.through)).toEqual([0, 2, 3]);
    expect([1, 2, 3].map(columns.roundOf)).toEqual([1, 1, 2]);
  });

  it('a column has each player at most once and leads back to its round', () => {
    const anyGame = fc
      .record({ round: fc.integer({ min: 1, max: 4 }), white: fc.nat(5), black: fc.nat(5) })
      .filter(({ white, black }) => white !== black);
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 20 }), (games) => {
        const columns = columnsOf(games);
        const places = games.flatMap((one) => sidesOf(one).map((id) => `${columns.of(one)} ${id}`));
        expect(new Set(places).size).toBe(places.length);
        for (const one of games) expect(columns.roundOf(columns.of(one))).toBe(one.round);
      }),
    );
  });
});
