import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGameEventMessage } from '../../../contract/live.ts';
import { makePlacement, placementOf } from '../../../domain/chess/placement.ts';
import { rulesOf, VARIANTS } from '../../../domain/chess/rules.ts';
import { type Move, makeUci, parseSquare, parseUci } from '../../../domain/chess/square.ts';
import { turn } from '../../../domain/game/game.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { readTypedPremove } from '../../../web/features/game/accessible/typed-move.ts';
import { type GameState, gameReducer, isMyTurn, newGameState } from '../../../web/features/game/state/game-state.ts';
import { afterPremoves, PREMOVES_MOST, premoveReach } from '../../../web/model/game/premoves.ts';
import { Table } from '../../support/domain/live-game.ts';

const START = rulesOf('Chess').startFen;
const at = (name: string) => parseSquare(name) ?? 0;
const moveOf = (uci: string): Move => {
  const move = parseUci(uci);
  if (move === undefined) throw new Error(`no move: ${uci}`);
  return move;
};

describe('where a piece may be moved in advance', () => {
  const reach = (fen: string, color: Color, from: string): string =>
    (premoveReach(placementOf(fen), color).get(at(from)) ?? [])
      .map((to) => makeUci({ from: at(from), to }).slice(2))
      .sort()
      .join(' ');

  test('a pawn can premove straight ahead and to the squares that it could capture on', () => {
    expect(reach(START, 'white', 'e2')).toBe('d3 e3 e4 f3');
    expect(reach(START, 'black', 'a7')).toBe('a5 a6 b6');
  });

  test('a knight can premove to a square that a piece of its own side stands on', () => {
    expect(reach(START, 'white', 'g1')).toBe('e2 f3 h3');
  });

  test('a king can premove two squares towards a rook in its corner', () => {
    expect(reach('4k3/8/8/8/8/8/8/4K2R b K - 0 1', 'white', 'e1')).toBe('d1 d2 e2 f1 f2 g1');
    expect(reach('4k3/8/8/8/8/8/8/R3K3 b Q - 0 1', 'white', 'e1')).toBe('c1 d1 d2 e2 f1 f2');
    expect(reach('r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1', 'black', 'e8')).toContain('c8');
  });

  test('a piece of the other side has no premoves', () => {
    expect(reach(START, 'white', 'e7')).toBe('');
  });

  test('every move that the game allows next is among the premoves of the position before', () => {
    fc.assert(
      fc.property(randomWalk, (steps) => {
        const rules = rulesOf('Chess');
        let fen = rules.startFen;
        for (const step of steps) {
          const before = placementOf(fen);
          const after = anyMove(fen, step);
          if (after === undefined) return;
          const color = after.split(' ')[1] === 'w' ? 'white' : 'black';
          const known = premoveReach(before, color);
          for (const [from, squares] of rules.legalDestinations(after)) {
            expect(known.get(from)).toEqual(expect.arrayContaining([...squares]));
          }
          fen = after;
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the pieces as they will stand', () => {
  const standing = (fen: string, line: string): string =>
    makePlacement(afterPremoves(placementOf(fen), line.split(' ').map(moveOf)));

  test('one piece can be premoved again and again', () => {
    expect(standing(START, 'g1f3 f3e5 e5c6')).toBe('rnbqkbnr/pppppppp/2N5/8/8/8/PPPPPPPP/RNBQKB1R');
  });

  test('a premoved castling moves the rook as well', () => {
    expect(standing('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1 e8c8')).toBe('2kr3r/8/8/8/8/8/8/R4RK1');
  });

  test('a premoved promotion shows the promotion piece', () => {
    expect(standing('8/P7/8/8/8/8/8/k1K5 w - - 0 1', 'a7a8q')).toBe('Q7/8/8/8/8/8/8/k1K5');
  });
});

describe('a premove that is typed', () => {
  const read = (text: string, fen = START, color: Color = 'black'): string => {
    const typed = readTypedPremove(placementOf(fen), color, text);
    return typed.ok ? makeUci(typed.value) : typed.key;
  };

  test.each([
    ['e5', 'e7e5'],
    ['e7e5', 'e7e5'],
    ['Nf6', 'g8f6'],
    ['Sf6', 'g8f6'],
    ['Qxd5', 'd8d5'],
    ['Nf3', 'notAMove'],
    ['rubbish', 'notAMove'],
  ])('%s typed as a premove for Black at the start of a game is read as %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test('a typed premove is refused if no piece can make it, or if two rooks can and it does not say which', () => {
    expect(read('exd5', START)).toBe('notAMove');
    expect(read('Bd6', '4k3/8/8/1b3b2/8/8/8/4K3 w - - 0 1')).toBe('notAMove');
    expect(read('Rd5', '3rk3/8/8/r7/8/8/8/4K3 w - - 0 1')).toBe('ambiguous');
    expect(read('Rad5', '3rk3/8/8/r7/8/8/8/4K3 w - - 0 1')).toBe('a5d5');
  });

  test('castling and promotion are typed as premoves in the usual notation', () => {
    expect(read('O-O', 'r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1')).toBe('e8g8');
    expect(read('0-0-0', 'r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1')).toBe('e8c8');
    expect(read('a1', '4k3/8/8/8/8/8/p7/4K3 w - - 0 1')).toBe('a2a1');
    expect(read('a1=N', '4k3/8/8/8/8/8/p7/4K3 w - - 0 1')).toBe('a2a1n');
  });
});

describe('premoves in a game', () => {
  test('premoves are played one at a time, each on its own turn', () => {
    const { table, receives, premoves } = begun('black');
    premoves('e7e5', 'b8c6', 'g8f6');
    table.moves('e2e4');
    expect(sent(receives())).toBe('e7e5');
    table.moves('e7e5');
    expect(sent(receives())).toBeUndefined();
    table.moves('g1f3');
    expect(sent(receives())).toBe('b8c6');
    table.moves('b8c6');
    table.moves('f1b5');
    // Two half-moves at once, as after a gap.
    expect(sent(receives())).toBe('g8f6');
  });

  test('all premoves are dropped with the first that is no longer legal', () => {
    const { table, receives, premoves } = begun('black');
    premoves('d7d5', 'd5e4', 'd8d5');
    table.moves('e2e4');
    receives();
    table.moves('d7d5');
    table.moves('e4e5');
    const state = receives();
    expect(sent(state)).toBeUndefined();
    expect(state).toMatchObject({ premoves: [], illegal: false });
  });

  test('all premoves are dropped with a move that the server refuses', () => {
    const { table, receives, premoves, does } = begun('black');
    premoves('e7e5', 'b8c6');
    table.moves('e2e4');
    receives();
    expect(does({ kind: 'refused', illegal: false }).premoves).toEqual([]);
  });

  test('a premove is kept while a move of the player is pending, even if another message arrives', () => {
    const { table, receives, premoves } = begun('black');
    premoves('e7e5', 'b8c6');
    table.moves('e2e4');
    receives();
    table.does({ kind: 'disconnect', by: 'white' });
    const state = receives();
    expect(sent(state)).toBe('e7e5');
    expect(state.premoves).toHaveLength(1);
  });

  test('a premove that comes just after the opponent’s move is played at once', () => {
    const { table, receives, premoves } = begun('black');
    table.moves('e2e4');
    receives();
    expect(sent(premoves('e7e5'))).toBe('e7e5');
  });

  test('no premove is accepted while a move waits for its confirmation, and their number is limited', () => {
    const { premoves, does } = begun('white');
    does({ kind: 'moved', move: moveOf('e2e4'), automatic: null, confirms: true, at: 0 });
    expect(premoves('d2d4').premoves).toEqual([]);
    const { premoves: lay } = begun('black');
    const there = Array.from({ length: PREMOVES_MOST + 2 }, (_, half) => (half % 2 === 0 ? 'g8f6' : 'f6g8'));
    expect(lay(...there).premoves).toHaveLength(PREMOVES_MOST);
  });

  test.each(VARIANTS)(
    'a page of %s never sends an illegal move, nor two different ones in a turn, whatever is premoved',
    (variant) => {
      fc.assert(
        fc.property(
          fc.constantFrom<Color>('white', 'black'),
          fc.array(fc.tuple(fc.nat(63), fc.nat(63), fc.nat(10_000)), { maxLength: 60 }),
          (me, steps) => {
            const { table, receives, does, now } = begun(me, variant);
            const rules = rulesOf(variant);
            const sentIn = new Map<number, string>();
            for (const [from, to, chance] of steps) {
              does({ kind: 'premoved', move: { from, to }, automatic: null, at: 0 });
              const { intent } = now();
              if (intent.kind === 'sent') {
                const { fen, ply } = table.game.position;
                expect(turn(table.game)).toBe(me);
                expect(ply).toBe(intent.ply);
                expect(rules.play(fen, intent.move).ok).toBe(true);
                expect(sentIn.get(ply) ?? makeUci(intent.move)).toBe(makeUci(intent.move));
                sentIn.set(ply, makeUci(intent.move));
                table.moves(makeUci(intent.move));
              } else {
                const move = legalMove(variant, table.game.position.fen, chance);
                if (move === undefined) return;
                if (isMyTurn(now())) expect(now().premoves).toEqual([]);
                table.moves(makeUci(move));
              }
              if (table.game.phase.kind === 'finished') return;
              receives();
            }
          },
        ),
        { numRuns: 30 },
      );
    },
  );
});

function begun(me: Color, variant: (typeof VARIANTS)[number] = 'Chess') {
  const table = Table.begun({ variant });
  let state: GameState = newGameState(variant, me);
  const does = (event: Parameters<typeof gameReducer>[1]): GameState => {
    state = gameReducer(state, event);
    return state;
  };
  const receives = (): GameState => {
    const telling = { view: viewOf(table.game, millis(table.now)), watchers: 0 };
    return does({ kind: 'received', message: toGameEventMessage({ kind: 'game' }, telling), at: table.now });
  };
  receives();
  const premoves = (...line: string[]): GameState => {
    for (const uci of line) does({ kind: 'premoved', move: moveOf(uci), automatic: null, at: table.now });
    return state;
  };
  return { table, receives, does, premoves, now: () => state };
}

const sent = ({ intent }: GameState): string | undefined => (intent.kind === 'sent' ? makeUci(intent.move) : undefined);

const randomWalk = fc.array(fc.nat(10_000), { maxLength: 80 });

function legalMove(variant: (typeof VARIANTS)[number], fen: string, chance: number): Move | undefined {
  const rules = rulesOf(variant);
  const moves = [...rules.legalDestinations(fen)].flatMap(([from, squares]) => squares.map((to) => ({ from, to })));
  const move = moves[chance % Math.max(1, moves.length)];
  const [promotion] = rules.promotions;
  return move !== undefined && promotion !== undefined && rules.isPromotion(fen, move) ? { ...move, promotion } : move;
}

function anyMove(fen: string, chance: number): string | undefined {
  const move = legalMove('Chess', fen, chance);
  const after = move && rulesOf('Chess').play(fen, move);
  return after?.ok === true ? after.value : undefined;
}
