import { clocksOf, type GameMessage } from '../../../../contract/live.ts';
import { type PlayedMove, replay } from '../../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import { charge, type TimeLeft } from '../../../../domain/game/clock.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';

/** The game as the server last sent it. Times are milliseconds of the browser's monotonic clock. */
export interface ServerGame {
  readonly message: GameMessage;
  /** When the server sent it, as far as known; never later than it was received. */
  readonly at: number;
  readonly receivedAt: number;
  /** When this browser saw the side to move get its turn; null where it joined in the middle of it. */
  readonly turnSince: number | null;
  readonly moves: readonly PlayedMove[];
  readonly fen: string;
}

/** When the game was received, and the known offset of the server's clock. */
export interface ReadOptions {
  readonly at: number;
  readonly aheadMs: number | null;
}

/** Reads a message with the whole game; null where its moves cannot be replayed. */
export function readGame(
  variant: Variant,
  message: GameMessage,
  before: ServerGame | null,
  { at, aheadMs }: ReadOptions,
): ServerGame | null {
  const known = before === null ? undefined : { record: before.message.moves, played: before.moves };
  const played = replay(variant, message.moves, known);
  if (!played.ok) return null;
  const fen = played.value.at(-1)?.fen ?? rulesOf(variant).startFen;
  const serverGame = {
    message,
    at,
    receivedAt: at,
    turnSince: turnSince(message, before, at),
    moves: played.value,
    fen,
  };
  return aheadMs === null ? serverGame : synchronised(serverGame, aheadMs);
}

/** The same game with a refined clock offset. It was never sent after it was received. */
export const synchronised = (serverGame: ServerGame, aheadMs: number): ServerGame => ({
  ...serverGame,
  at: Math.min(serverGame.receivedAt, serverGame.message.at - aheadMs),
});

function turnSince(message: GameMessage, before: ServerGame | null, at: number): number | null {
  if (before === null) return null;
  const isNewTurn = message.ply !== before.message.ply || message.started !== before.message.started;
  return isNewTurn ? at : before.turnSince;
}

export const isRunning = ({ message }: ServerGame): boolean => message.started && !message.finished;

/** The time that a side has left: computed from the server's message, never counted down. */
export function timeOn({ message, at }: ServerGame, color: Color, now: number): TimeLeft {
  const then = clocksOf(message)[color];
  return message.running === color ? charge(then, Math.max(0, now - at)) : then;
}

/** Time until the game starts, by the server's clock. */
export const untilStart = ({ message, at }: ServerGame, now: number): number =>
  Math.max(0, message.startsAt - message.at - (now - at));

/** Time until the flag of the running side falls; null while no clock runs. */
export function untilFlag(serverGame: ServerGame, now: number): number | null {
  const { running } = serverGame.message;
  if (running === null || !isRunning(serverGame)) return null;
  const { firstMoveMs, remainingMs } = timeOn(serverGame, running, now);
  return firstMoveMs + remainingMs;
}

/** Whether the position is an automatic draw that the server has not reported yet. */
export function isDrawnByItself(variant: Variant, serverGame: ServerGame): boolean {
  return isRunning(serverGame) && rulesOf(variant).end(serverGame.fen)?.winner === null;
}
