import { clocksOf, type GameMessage } from '../../../contract/live.ts';
import { type PlayedMove, replay } from '../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { charge, type TimeLeft } from '../../../domain/game/clock.ts';
import type { Color } from '../../../domain/tournament/field.ts';

/** The game as the server last told it. Moments are milliseconds of the browser's own steady clock. */
export interface ToldGame {
  readonly message: GameMessage;
  /** When the server said so: as far as is known, before it was heard here. */
  readonly at: number;
  readonly heardAt: number;
  /** When this browser saw the side to move get its turn; null where it came in the middle of it. */
  readonly turnSince: number | null;
  readonly moves: readonly PlayedMove[];
  readonly fen: string;
}

/** When the game was heard, and how far the server's clock is known to be ahead of the browser's. */
export interface Hearing {
  readonly at: number;
  readonly aheadMs: number | null;
}

/** Reads a message of the whole game; null where its moves cannot be played through. */
export function readGame(
  variant: Variant,
  message: GameMessage,
  before: ToldGame | null,
  { at, aheadMs }: Hearing,
): ToldGame | null {
  const known = before === null ? undefined : { record: before.message.moves, played: before.moves };
  const played = replay(variant, message.moves, known);
  if (!played.ok) return null;
  const fen = played.value.at(-1)?.fen ?? rulesOf(variant).startFen;
  const told = { message, at, heardAt: at, turnSince: turnSince(message, before, at), moves: played.value, fen };
  return aheadMs === null ? told : synchronised(told, aheadMs);
}

/** The same game where the server's clock is known better. Nothing was said after it was heard. */
export const synchronised = (told: ToldGame, aheadMs: number): ToldGame => ({
  ...told,
  at: Math.min(told.heardAt, told.message.at - aheadMs),
});

function turnSince(message: GameMessage, before: ToldGame | null, at: number): number | null {
  if (before === null) return null;
  const isNewTurn = message.ply !== before.message.ply || message.started !== before.message.started;
  return isNewTurn ? at : before.turnSince;
}

export const isRunning = ({ message }: ToldGame): boolean => message.started && !message.finished;

/** What a side has left at a moment: computed from when it was told, never counted down. */
export function timeOn({ message, at }: ToldGame, color: Color, now: number): TimeLeft {
  const then = clocksOf(message)[color];
  return message.running === color ? charge(then, Math.max(0, now - at)) : then;
}

/** How long until the game starts, by the server's clock. */
export const untilStart = ({ message, at }: ToldGame, now: number): number =>
  Math.max(0, message.starts_at - message.at - (now - at));

/** How long until the flag of the running side falls; null while no time runs. */
export function untilFlag(told: ToldGame, now: number): number | null {
  const { running } = told.message;
  if (running === null || !isRunning(told)) return null;
  const { firstMoveMs, remainingMs } = timeOn(told, running, now);
  return firstMoveMs + remainingMs;
}

/** Whether the position is drawn by itself and the server has not said so yet. */
export function isDrawnByItself(variant: Variant, told: ToldGame): boolean {
  return isRunning(told) && rulesOf(variant).end(told.fen)?.winner === null;
}
