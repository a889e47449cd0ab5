import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as calls from '../../../../contract/calls.ts';
import { replay } from '../../../../domain/chess/replay.ts';
import type { ByColor } from '../../../../domain/chess/square.ts';
import { type Agreement, together } from '../../../../domain/game/engine-agreement.ts';
import { callApi } from '../../../api.ts';
import { type CompareOptions, compareGame } from '../../../engine/compare-game.ts';
import { Engine } from '../../../engine/engine.ts';
import type { FoundAgreements } from '../../../model/agreement-rows.ts';
import type { FinishedGame } from '../../../model/game/finished-games.ts';
import { ENGINE_CHECK_MS } from '../../../queries/game.ts';
import { openingsQuery } from '../../../queries/openings.ts';

export interface ComparisonProgress {
  readonly game: number;
  readonly games: number;
  /** Positions of the next game that are done, and their total; 0 while unknown. */
  readonly done: number;
  readonly positions: number;
}

export interface Comparison {
  readonly found: FoundAgreements;
  /** Null while no comparison runs. */
  readonly progress: ComparisonProgress | null;
  /** Games left out of the last comparison, as a person concerned was playing. */
  readonly leftOut: number;
  readonly failed: boolean;
  /** Compares those of these games that are not done, one after the other. */
  readonly start: (games: readonly FinishedGame[]) => void;
  readonly stop: () => void;
}

/** Compares games with the engine, in this browser and while the page is open. */
export function useComparison(): Comparison {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<FoundAgreements>(new Map());
  const [progress, setProgress] = useState<ComparisonProgress | null>(null);
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
        const onProgress = (done: number, positions: number) =>
          setProgress({ game, games: games.length, done, positions });
        onProgress(0, 0);
        const agreement = await compareAllowed(engine, one, { openings, signal, onProgress });
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
      // A failure of the engine and one of the connection look the same to the user, who can retry.
      if (!own.signal.aborted) setFailed(true);
    } finally {
      if (running.current === own) setProgress(null);
    }
  };
  return { found, progress, leftOut, failed, stop, start: (games) => void start(games) };
}

/**
 * Compares one game, while neither its players nor the user are playing: the server is asked before, and again
 * meanwhile. Null where it is not allowed; an unreadable record counts no move.
 */
async function compareAllowed(
  engine: Engine,
  { id, moves }: FinishedGame,
  { signal, ...comparing }: CompareOptions,
): Promise<ByColor<Agreement> | null> {
  const played = replay('Chess', moves);
  if (!played.ok) return { white: together([]), black: together([]) };
  const forbidden = new AbortController();
  const check = async () => {
    if (!(await callApi(calls.mayAnalyse, { id }, signal)).allowed) forbidden.abort();
  };
  await check();
  // If the permission cannot be verified, it is treated as withdrawn.
  const timer = setInterval(() => void check().catch(() => forbidden.abort()), ENGINE_CHECK_MS);
  try {
    const either = AbortSignal.any([signal, forbidden.signal]);
    return await compareGame(engine, played.value, { ...comparing, signal: either });
  } finally {
    clearInterval(timer);
  }
}
