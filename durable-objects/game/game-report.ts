import type { ByColor } from '../../domain/chess/square.ts';
import type { Game } from '../../domain/game/game.ts';
import type { EndReason, GameEnd } from '../../domain/game/game-end.ts';
import type { MoveClocks } from '../../domain/game/move-clocks.ts';
import type { GameView } from '../../domain/game/view.ts';
import { nonNull } from '../../domain/kernel/given.ts';
import type { AccountId, GameId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Region } from '../../domain/lib/regions.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { type GameResult, sideOf } from '../../domain/tournament/value/game-result.ts';

/** Final report to the tournament, sent until acknowledged. */
export interface GameFinishedReport {
  /** The same in every attempt, for idempotency. */
  readonly id: string;
  readonly game: GameId;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult | null;
  readonly reason: EndReason;
  /** Encoded by `domain/chess/moves.ts`. */
  readonly moves: string;
  readonly plies: number;
  /** Remaining times after each half-move; missing if the log is incomplete. */
  readonly clocks?: MoveClocks;
  readonly finishedAt: Millis;
  readonly absent: readonly AccountId[];
  /** Where the players' sockets came from, for the place of their next game. */
  readonly regions?: ByColor<Region | null>;
}

/** Live position, sent after every change without retries. */
export interface GameProgressReport {
  readonly game: GameId;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  /** Older versions than the last one must be ignored. */
  readonly version: number;
  readonly moves: string;
  readonly plies: number;
  /** Remaining milliseconds, and the side whose time runs. */
  readonly whiteMs: number;
  readonly blackMs: number;
  readonly running: Color | null;
  /** Rest of the mover's first-move countdown, in milliseconds. */
  readonly freeMs: number;
  readonly at: Millis;
}

export function finishedReport(
  { setup, record, position }: Game,
  end: GameEnd,
  { clocks, regions }: { readonly clocks: MoveClocks | null; readonly regions: ByColor<Region | null> },
): GameFinishedReport {
  const { result, reason, at } = end;
  const losers =
    result === null ? [] : (['white', 'black'] as const).filter((color) => sideOf(result, color) === 'loss');
  return {
    id: setup.id,
    game: setup.id,
    round: setup.round,
    white: setup.white,
    black: setup.black,
    result,
    reason,
    moves: record,
    plies: position.ply,
    ...nonNull({ clocks }),
    finishedAt: at,
    ...(regions.white === null && regions.black === null ? {} : { regions }),
    absent: reason === 'absence' ? losers.map((color) => setup[color]) : [],
  };
}

export function progressReport({ setup, version, record, ply, clocks, running, at }: GameView): GameProgressReport {
  return {
    game: setup.id,
    round: setup.round,
    white: setup.white,
    black: setup.black,
    version,
    moves: record,
    plies: ply,
    whiteMs: clocks.white.remainingMs,
    blackMs: clocks.black.remainingMs,
    running,
    freeMs: running === null ? 0 : clocks[running].firstMoveMs,
    at,
  };
}
