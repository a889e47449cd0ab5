import { useCallback, useEffect, useRef, useState } from 'react';
import type { Judged } from '../../../../domain/chess/evaluation.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import type { Engine } from '../../../engine/engine.ts';
import { judgePositions } from '../../../engine/judge.ts';
import type { ReplayedGame } from '../state/replayed-game.ts';
import { keepJudgements, keptJudgements } from './game-analysis.ts';

export interface WholeGame {
  /** Null before the game has been analysed. */
  readonly judged: readonly Judged[] | null;
  /** Number of positions done; null while no analysis runs. */
  readonly done: number | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface WholeOf {
  readonly id: string;
  readonly record: string;
  readonly moves: ReplayedGame['moves'];
  readonly onFailed: () => void;
}

/** Analyses the whole game, once in each tab. */
export function useWholeGame(engine: Engine | null, { id, record, moves, onFailed }: WholeOf): WholeGame {
  const [judged, setJudged] = useState(() => keptJudgements(sessionStorage, id, record));
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const analyse = async (by: Engine) => {
    const leave = new AbortController();
    running.current = leave;
    setDone(0);
    try {
      const found = await judgePositions(by, [rulesOf('Chess').startFen, ...moves.map(({ fen }) => fen)], {
        signal: leave.signal,
        onProgress: setDone,
      });
      if (leave.signal.aborted || found.length <= moves.length) return;
      keepJudgements(sessionStorage, id, { record, judged: found });
      setJudged(found);
    } finally {
      setDone(null);
    }
  };
  const start = () => {
    if (engine !== null) void analyse(engine).catch(onFailed);
  };
  return { judged, done, cancel, start };
}
