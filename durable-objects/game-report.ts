import type { Game } from '../domain/game/game.ts';
import type { EndReason, GameEnd } from '../domain/game/game-end.ts';
import type { KeptClocks } from '../domain/game/kept-clocks.ts';
import type { GameView } from '../domain/game/view.ts';
import type { AccountId, GameId } from '../domain/ids.ts';
import type { Millis } from '../domain/time.ts';
import type { Color } from '../domain/tournament/field.ts';
import { type GameResult, sideOf } from '../domain/tournament/game-result.ts';

/** What a game tells its tournament when it is over. It is sent until it is acknowledged. */
export interface GameFinishedReport {
  /** The same in every attempt: a report that has been taken already changes nothing. */
  readonly id: string;
  readonly game: GameId;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  /** Null where the game was annulled. */
  readonly result: GameResult | null;
  readonly reason: EndReason;
  /** Moves and comments, as `domain/chess/moves.ts` writes them. */
  readonly moves: string;
  readonly plies: number;
  /** As `domain/game/kept-clocks.ts` has them; missing where the log does not tell. */
  readonly clocks?: KeptClocks;
  readonly finishedAt: Millis;
  /** Who never made a first move and lost by it. */
  readonly absent: readonly AccountId[];
}

/** The live position, told after every change and without a second attempt. */
export interface GameProgressReport {
  readonly game: GameId;
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  /** A report older than one already seen is to be left aside. */
  readonly version: number;
  readonly moves: string;
  readonly plies: number;
  /** Milliseconds left on the own clocks, and whose time runs. */
  readonly whiteMs: number;
  readonly blackMs: number;
  readonly running: Color | null;
  /** What whoever is to move has for his first move before his own time runs. */
  readonly freeMs: number;
  /** When this was so. */
  readonly at: Millis;
}

/** The report of a game that has just ended. */
export function finishedReport(
  { setup, record, position }: Game,
  end: GameEnd,
  clocks: KeptClocks | null,
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
    ...(clocks !== null && { clocks }),
    finishedAt: at,
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
