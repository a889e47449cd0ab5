import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as calls from '../../../contract/calls.ts';
import { replay } from '../../../domain/chess/replay.ts';
import type { ByColor } from '../../../domain/chess/square.ts';
import { type Agreement, together } from '../../../domain/game/engine-agreement.ts';
import { ask } from '../../api.ts';
import { type Comparing, compareGame } from '../../engine/compare-game.ts';
import { Engine } from '../../engine/engine.ts';
import type { FoundAgreements } from '../../model/agreement-rows.ts';
import type { FinishedGame } from '../../model/finished-games.ts';
import { ENGINE_CHECK_MS } from '../../queries/game.ts';
import { openingsQuery } from '../../queries/openings.ts';

export interface Progress {
  /** Games that are done, and how many there are. */
  readonly game: number;
  readonly games: number;
  /** Positions of the next one that are done, and how many it has to look at; 0 where that is not known yet. */
  readonly done: number;
  readonly positions: number;
}

export interface Comparison {
  readonly found: FoundAgreements;
  /** Null while nothing is gone through. */
  readonly progress: Progress | null;
  /** Games of the last time that could not be looked at, as somebody concerned sits at a game. */
  readonly leftOut: number;
  readonly failed: boolean;
  /** Goes through those of these games that have not been, one after the other. */
  readonly start: (games: readonly FinishedGame[]) => void;
  readonly stop: () => void;
}

/** Comparing games with the engine, in this browser and as long as the page is open. */
export function useComparison(): Comparison {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<FoundAgreements>(new Map());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const goThrough = async (games: readonly FinishedGame[], signal: AbortSignal) => {
    const openings = await queryClient.ensureQueryData(openingsQuery);
    const engine = new Engine();
    try {
      for (const [game, one] of games.entries()) {
        if (signal.aborted) return;
        const told = (done: number, positions: number) => setProgress({ game, games: games.length, done, positions });
        told(0, 0);
        const agreement = await compareAllowed(engine, one, { openings, signal, told });
        if (signal.aborted) return;
        if (agreement === null) setLeftOut((before) => before + 1);
        else setFound((before) => new Map(before).set(one.id, agreement));
      }
    } finally {
      engine.close();
    }
  };
  const start = async (games: readonly FinishedGame[]) => {
    stop();
    const own = new AbortController();
    running.current = own;
    setLeftOut(0);
    setFailed(false);
    try {
      await goThrough(
        games.filter(({ id }) => !found.has(id)),
        own.signal,
      );
    } catch {
      // What has failed, the engine or the way to the server, is the same to the reader: he may try again.
      if (!own.signal.aborted) setFailed(true);
    } finally {
      if (running.current === own) setProgress(null);
    }
  };
  return { found, progress, leftOut, failed, stop, start: (games) => void start(games) };
}

/**
 * One game, as long as neither its players nor the reader sit at a game: the server is asked before it, and again while it
 * goes on. Null where it may not be looked at; of a record that cannot be read no move is counted.
 */
async function compareAllowed(
  engine: Engine,
  { id, moves }: FinishedGame,
  { signal, ...comparing }: Comparing,
): Promise<ByColor<Agreement> | null> {
  const played = replay('Chess', moves);
  if (!played.ok) return { white: together([]), black: together([]) };
  const forbidden = new AbortController();
  const check = async () => {
    if (!(await ask(calls.mayAnalyse, { id }, signal)).allowed) forbidden.abort();
  };
  await check();
  // What is not known any more is not allowed.
  const timer = setInterval(() => void check().catch(() => forbidden.abort()), ENGINE_CHECK_MS);
  try {
    const either = AbortSignal.any([signal, forbidden.signal]);
    return await compareGame(engine, played.value, { ...comparing, signal: either });
  } finally {
    clearInterval(timer);
  }
}
