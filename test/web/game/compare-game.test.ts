import { describe, expect, it } from 'vitest';
import { openingKey } from '../../../contract/game/openings.ts';
import { encodeMoves } from '../../../domain/chess/moves.ts';
import { type PlayedMove, replay } from '../../../domain/chess/replay.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { compareGame } from '../../../web/engine/compare-game.ts';
import type { Analyser } from '../../../web/engine/judge.ts';

function played(line: string): readonly PlayedMove[] {
  const done = replay('Chess', encodeMoves(line.split(' ').flatMap((uci) => parseUci(uci) ?? [])));
  if (!done.ok) throw new Error(`not played: ${line}`);
  return done.value;
}

/** An engine that thinks every position even, prefers what it is told, and remembers what it was asked. */
function preferring(best: string): Analyser & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async *analyse(fen: string) {
      asked.push(fen);
      yield { depth: 1, lines: [{ score: { kind: 'pawns' as const, centipawns: 0 }, moves: [best] }] };
    },
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const quietly = (openings = NO_NAMES, signal = new AbortController().signal) => ({
  openings,
  signal,
  onProgress: () => undefined,
});

describe('[GAME-16] a game that is compared with the engine', () => {
  it('a game is compared with the engine for both sides', async () => {
    const found = await compareGame(preferring('e7e5'), played('e2e4 e7e5 g1f3'), quietly());
    expect(found).toEqual({ white: { moves: 2, same: 0, lost: 0 }, black: { moves: 1, same: 1, lost: 0 } });
  });

  it('the comparison with the engine begins after the last position that has the name of an opening', async () => {
    const moves = played('e2e4 e7e5 g1f3 b8c6');
    const openings = new Map([[openingKey(moves[1]?.fen ?? ''), 'C20 King’s pawn']]);
    const engine = preferring('g1f3');
    const found = await compareGame(engine, moves, quietly(openings));
    expect(found).toEqual({ white: { moves: 1, same: 1, lost: 0 }, black: { moves: 1, same: 0, lost: 0 } });
    expect(engine.asked).toEqual(moves.slice(1).map(({ fen }) => fen));
  });

  it('the comparison with the engine leaves out the only legal move out of a check', async () => {
    // Légal's mate: after Bxf7+ the king has e7 alone.
    const legal = 'e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7';
    const found = await compareGame(preferring('e8e7'), played(legal), quietly());
    expect(found?.black).toEqual({ moves: 5, same: 0, lost: 0 });
  });

  it('the comparison with the engine has no figures if it was stopped', async () => {
    const stopped = new AbortController();
    stopped.abort();
    expect(await compareGame(preferring('e2e4'), played('e2e4 e7e5'), quietly(NO_NAMES, stopped.signal))).toBeNull();
  });
});
