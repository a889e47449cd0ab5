import { openingPlies } from '../../contract/game/openings.ts';
import { countMoves } from '../../domain/chess/line.ts';
import type { PlayedMove } from '../../domain/chess/replay.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import { type ByColor, makeUci } from '../../domain/chess/square.ts';
import { type Agreement, agreementOf } from '../../domain/game/engine-agreement.ts';
import { type Analyser, type JudgeOptions, judgePositions } from './judge.ts';

const CHESS = rulesOf('Chess');

export interface CompareOptions extends Omit<JudgeOptions, 'onProgress'> {
  readonly openings: ReadonlyMap<string, string>;
  readonly onProgress: (done: number, positions: number) => void;
}

/**
 * Compares both sides of a finished game with the engine (GAME-16), from the end of the opening on; null where it was
 * aborted.
 */
export async function compareGame(
  engine: Analyser,
  moves: readonly PlayedMove[],
  { openings, signal, onProgress }: CompareOptions,
): Promise<ByColor<Agreement> | null> {
  const known = openingPlies(openings, moves);
  const fens = [CHESS.startFen, ...moves.map(({ fen }) => fen)].slice(known);
  const judged = await judgePositions(engine, fens, { signal, onProgress: (done) => onProgress(done, fens.length) });
  const compared = moves.slice(known).flatMap(({ move }, at) => {
    const [before, after] = [judged[at], judged[at + 1]];
    if (before === undefined || after === undefined) return [];
    const by = (known + at) % 2 === 0 ? ('white' as const) : ('black' as const);
    return [{ by, uci: makeUci(move), isForced: countMoves(fens[at] ?? CHESS.startFen) === 1, before, after }];
  });
  if (judged.length < fens.length) return null;
  return { white: agreementOf(compared, 'white'), black: agreementOf(compared, 'black') };
}
