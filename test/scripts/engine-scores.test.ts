import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_FILES } from '../../contract/game/engine-files.ts';
import { openingPlies, readOpenings } from '../../contract/game/openings.ts';
import { centipawnsOf, type Judged } from '../../domain/chess/evaluation.ts';
import { encodeMoves } from '../../domain/chess/moves.ts';
import { type PlayedMove, replay } from '../../domain/chess/replay.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import { parseUci } from '../../domain/chess/square.ts';
import { root } from '../../scripts/environment.ts';
import { namedLines, openingsFile } from '../../scripts/web-build/openings.ts';
import { readEngineLine } from '../../web/engine/uci.ts';
import { marksOf } from '../../web/features/game/engine/game-analysis.ts';

const DEPTH = 13;
const START = rulesOf('Chess').startFen;

/** The engine that browsers get, in Node. */
let engine: ChildProcess;
let onLine: (line: string) => void = () => undefined;

beforeAll(() => {
  const [script] = ENGINE_FILES;
  engine = spawn(process.execPath, [join(root, 'node_modules/stockfish', script?.source ?? '')]);
  if (engine.stdout === null) throw new Error('the engine has no output');
  createInterface(engine.stdout).on('line', (line) => onLine(line.trim()));
});

afterAll(() => engine.kill());

function evaluate(fen: string): Promise<Judged> {
  return new Promise((resolve) => {
    let found: Judged = { score: { kind: 'draw' }, best: null };
    onLine = (line) => {
      const read = readEngineLine(line, fen.split(' ')[1] === 'w');
      if (read?.kind === 'thought') found = { score: read.line.score, best: read.line.moves[0] ?? null };
      if (read?.kind === 'done') resolve(found);
    };
    engine.stdin?.write(`ucinewgame\nposition fen ${fen}\ngo depth ${DEPTH}\n`);
  });
}

async function analyse(line: string): Promise<{ moves: readonly PlayedMove[]; judged: readonly Judged[] }> {
  const done = replay('Chess', encodeMoves(line.split(' ').flatMap((uci) => parseUci(uci) ?? [])));
  if (!done.ok) throw new Error(`not played: ${line}`);
  const judged: Judged[] = [];
  for (const fen of [START, ...done.value.map(({ fen }) => fen)]) judged.push(await evaluate(fen));
  return { moves: done.value, judged };
}

const openings = readOpenings(openingsFile(namedLines()));

describe('the scores of the engine', () => {
  it('the start position is even within 0.6 pawns', async () => {
    const { score } = await evaluate(START);
    expect(Math.abs(centipawnsOf(score))).toBeLessThan(60);
  });

  it('Bird’s opening, 1. f4, gets no verdict', async () => {
    const { moves, judged } = await analyse('f2f4 d7d5 g1f3 g8f6');
    expect(openingPlies(openings, moves)).toBeGreaterThan(0);
    expect(marksOf(judged, moves, openingPlies(openings, moves))).toEqual([]);
  });

  it('giving the queen away is a blunder', async () => {
    const { moves, judged } = await analyse('e2e4 e7e5 d1h5 b8c6 h5f7 e8f7');
    expect(marksOf(judged, moves, openingPlies(openings, moves))).toContainEqual({ ply: 5, slip: 'blunder' });
  });
});
