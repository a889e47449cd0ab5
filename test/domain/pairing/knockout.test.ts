import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketOrder, fillsBracket, knockoutPlaces, pairKnockout } from '../../../domain/pairing/knockout.ts';
import { matchState } from '../../../domain/pairing/knockout-match.ts';
import type { Pair } from '../../../domain/pairing/pairing.ts';
import type { Field, RoundResult } from '../../../domain/tournament/value/field.ts';
import { afterRound, newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { fixture } from '../support/fixture.ts';
import { inTurn } from '../support/match-games.ts';

const brackets = fixture<{ order: Record<string, number[]> }>('knockout/brackets.json');

const pairsOf = (field: Field, round: number): readonly Pair[] => {
  const paired = pairKnockout(pairingInput(field, { round }));
  if (!paired.ok) throw new Error(paired.key);
  return paired.value.pairs;
};

/** Plays a stage: `wins` says whether White's side wins its match. */
function playStage(field: Field, pairs: readonly Pair[], wins: (pair: Pair) => boolean): Field {
  const results = new Map<number, RoundResult>();
  for (const pair of pairs) {
    const whiteWins = wins(pair);
    results.set(pair.white, match(pair.black, whiteWins));
    results.set(pair.black, match(pair.white, !whiteWins));
  }
  return afterRound(field, results);
}

const match = (opponent: number, won: boolean): RoundResult => ({
  kind: 'game',
  opponent,
  color: 'white',
  outcome: won ? 'win' : 'loss',
});
const noShow = (opponent: number): RoundResult => ({ kind: 'forfeit', opponent, color: null, outcome: 'loss' });
const betterWins = ({ white, black }: Pair) => white < black;

describe('the bracket', () => {
  it.each(Object.entries(brackets.order))('[KO-2] the bracket of %s is the standard one', (size, order) => {
    expect(bracketOrder(Number(size))).toEqual(order);
  });

  it('[KO-1] a bracket that cannot be filled is refused with the number of missing or surplus players', () => {
    expect(fillsBracket(8)).toEqual({ ok: true, value: 8 });
    expect(fillsBracket(5)).toEqual({ ok: false, key: 'powerOfTwoPlayers', params: { missing: 3, tooMany: 1 } });
    expect(fillsBracket(3)).toEqual({ ok: false, key: 'powerOfTwoPlayers', params: { missing: 1, tooMany: 1 } });
    expect(fillsBracket(1)).toEqual({ ok: false, key: 'insufficientPlayers' });
  });
});

describe('a knockout', () => {
  it('[KO-3] the better seed has White in odd pairs of the bracket and Black in even ones', () => {
    expect(pairsOf(newField(8, 3), 1)).toEqual([
      { white: 1, black: 8 },
      { white: 5, black: 4 },
      { white: 2, black: 7 },
      { white: 6, black: 3 },
    ]);
  });

  it('[KO-2] the winners of neighbouring pairs meet', () => {
    const first = newField(8, 3);
    const upset = playStage(first, pairsOf(first, 1), (pair) => (pair.white === 1 ? false : betterWins(pair)));
    expect(pairsOf(upset, 2)).toEqual([
      { white: 4, black: 8 },
      { white: 3, black: 2 },
    ]);
  });

  it('[KO-2] the first two seeds meet in the final when the better seed always wins, whatever the size', () => {
    for (const size of [2, 4, 8, 16, 32, 64, 128]) {
      let field = newField(size, Math.log2(size));
      for (let round = 1; round < Math.log2(size); round++) field = playStage(field, pairsOf(field, round), betterWins);
      expect(pairsOf(field, Math.log2(size))).toEqual([{ white: 1, black: 2 }]);
    }
  });

  it('[KO-5] the next stage is not paired before every match of the stage is decided', () => {
    const field = newField(4, 2);
    const results = new Map([
      [1, match(4, true)],
      [4, match(1, false)],
    ]);
    expect(pairKnockout(pairingInput(afterRound(field, results), { round: 2 }))).toEqual({
      ok: false,
      key: 'roundNotFinished',
    });
  });

  it('[KO-5] the better seed goes through when both players stay away', () => {
    const results = new Map([
      [1, noShow(4)],
      [4, noShow(1)],
      [2, match(3, false)],
      [3, match(2, true)],
    ]);
    expect(pairsOf(afterRound(newField(4, 2), results), 2)).toEqual([{ white: 1, black: 3 }]);
  });

  it('[KO-6] a knockout has one winner, and the losers of a stage share a place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.infiniteStream(fc.boolean()), (stages, coin) => {
        let field = newField(2 ** stages, stages);
        for (let round = 1; round <= stages; round++) {
          const pairs = pairsOf(field, round);
          expect(pairs).toHaveLength(2 ** (stages - round));
          field = playStage(field, pairs, () => coin.next().value);
        }
        const places = knockoutPlaces(field);
        expect(places.filter((row) => !row.eliminated)).toHaveLength(1);
        const expected = [1, ...Array.from({ length: stages }, (_, s) => Array(2 ** s).fill(2 ** s + 1)).flat()];
        expect(places.map((row) => row.place)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('[KO-6] all players who are still in a knockout share the first place', () => {
    const field = newField(4, 2);
    const places = knockoutPlaces(playStage(field, pairsOf(field, 1), betterWins));
    expect(places).toEqual([
      { number: 1, eliminated: false, place: 1 },
      { number: 2, eliminated: false, place: 1 },
      { number: 3, eliminated: true, place: 3 },
      { number: 4, eliminated: true, place: 3 },
    ]);
  });
});

describe('a knockout match', () => {
  const win = { first: 2, second: 0 };
  const draw = { first: 1, second: 1 };
  const loss = { first: 0, second: 2 };
  const nobody = { first: 0, second: 0, bothAbsent: true };

  it.each([
    ['starts with White for the first side', [], { kind: 'open', game: 1, white: 'first' }],
    ['goes on after one game, colours switched', [win], { kind: 'open', game: 2, white: 'second' }],
    ['is won by one and a half from two', [win, draw], { kind: 'decided', winner: 'first' }],
    ['is lost with nothing from two', [loss, loss], { kind: 'decided', winner: 'second' }],
    ['goes to an extra game at one all, colours of game 1', [win, loss], { kind: 'open', game: 3, white: 'first' }],
    ['goes to another extra game after a drawn one', [win, loss, draw], { kind: 'open', game: 4, white: 'second' }],
    [
      'ends with the first extra game that has a winner',
      [draw, draw, draw, loss],
      { kind: 'decided', winner: 'second' },
    ],
    ['goes to the better seed when nobody ever came', [nobody, nobody], { kind: 'decided', winner: 'second' }],
    ['goes on when both came late', [nobody, draw], { kind: 'open', game: 3, white: 'first' }],
    [
      'adds the game points of two legs',
      [
        { first: 5, second: 3 },
        { first: 2, second: 6 },
      ],
      { kind: 'decided', winner: 'second' },
    ],
  ])('[KO-4] a knockout match %s', (_, games, state) => {
    expect(matchState(inTurn(games), 'second')).toEqual(state);
  });

  it('[KO-4] the player with Black in the last game has White in the next, even after a replayed draw', () => {
    expect(matchState([{ ...win, white: 'second' }], 'first')).toEqual({ kind: 'open', game: 2, white: 'first' });
  });
});
