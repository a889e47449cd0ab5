import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, playMove, startPosition } from '../../../domain/chess/position.ts';
import { hasOccurred, occurrencesOf } from '../../../domain/chess/repetition.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import type { Move } from '../../../domain/chess/square.ts';

/** 9.2.3: placement, turn, castling rights, and an en passant square where such a capture is legal. */
const sameness = ({ fen }: Position): string => fen.split(' ').slice(0, 4).join(' ');

const FEW_PIECES = [
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  '4k3/8/8/8/4p3/8/3P4/4KNN1 w - - 0 1',
  '8/8/4k3/8/8/4K3/8/8 w - - 0 1',
  'nb2k3/8/8/8/8/8/8/NN2K3 w - - 0 1',
];

/** What is chosen at each move: to go back to where the same player came from, or some move of all. */
const choices = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant('back' as const) }, fc.nat()), {
  minLength: 20,
  maxLength: 60,
});

/** All positions of a game in which much is taken back. */
function positions(fen: string, chosen: readonly (number | 'back')[]): readonly Position[] {
  const moves: Move[] = [];
  const game: Position[] = [{ ...startPosition('Chess'), fen }];
  for (const choice of chosen) {
    const last = game.at(-1);
    if (last === undefined) break;
    const own = moves.at(-2);
    const back = choice === 'back' && own ? playMove(last, { from: own.to, to: own.from }) : undefined;
    const legal = [...rulesOf('Chess').legalDestinations(last.fen)].flatMap(([from, squares]) =>
      squares.map((to) => ({ from, to })),
    );
    const other = legal[(choice === 'back' ? 0 : choice) % Math.max(1, legal.length)];
    const move = back?.ok && own ? { from: own.to, to: own.from } : other;
    const played = move && playMove(last, move);
    if (move === undefined || !played?.ok) break;
    moves.push(move);
    game.push(played.value);
  }
  return game;
}

describe('the occurrences of a position', () => {
  it.each(FEW_PIECES)('the occurrences of a position equal a count over all positions of the game from %s', (fen) => {
    let most = 0;
    fc.assert(
      fc.property(choices, (chosen) => {
        const seen = new Map<string, number>();
        for (const position of positions(fen, chosen)) {
          const times = (seen.get(sameness(position)) ?? 0) + 1;
          seen.set(sameness(position), times);
          most = Math.max(most, times);
          expect(occurrencesOf(position)).toBe(times);
          for (const asked of [2, 3, 5]) expect(hasOccurred(position, asked)).toBe(times >= asked);
        }
      }),
      { numRuns: 60 },
    );
    expect(most).toBeGreaterThanOrEqual(5);
  });
});
