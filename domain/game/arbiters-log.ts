import type { ByColor, Move } from '../chess/square.ts';
import type { Millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import type { GameEvent, GameRefusal, PlayerCommand } from './commands.ts';
import { endOf, type Game } from './game.ts';

/** A refused move is not an event of the game; only the log has it. */
export interface RefusedMove {
  readonly kind: 'refused';
  readonly by: Color;
  readonly move: Move;
  readonly key: GameRefusal;
}

/** A log line, with the version of the game after it and its time. */
export type LoggedEvent = (GameEvent | RefusedMove) & { readonly version: number; readonly at: Millis };

/** Logs refused moves of running games for the arbiter (GAME-14). */
export function refusedMove(game: Game, command: PlayerCommand, key: GameRefusal): RefusedMove | null {
  if (command.kind !== 'move' || endOf(game) !== null) return null;
  const { by, move } = command;
  return { kind: 'refused', by, move, key };
}

/** Log figures of one player; times in milliseconds. */
export interface SideOfLog {
  readonly moves: number;
  /** Charged time of all moves without compensated lag, and of the longest move. */
  readonly thoughtMs: number;
  readonly longestMs: number;
  /** Lag that was not charged (CLOCK-6). */
  readonly forgivenMs: number;
  readonly returns: number;
  readonly refusedMoves: number;
}

export const sidesOfLog = (log: readonly LoggedEvent[]): ByColor<SideOfLog> => ({
  white: sideOfLog(log, 'white'),
  black: sideOfLog(log, 'black'),
});

function sideOfLog(log: readonly LoggedEvent[], side: Color): SideOfLog {
  const times = log.flatMap((line) => (line.kind === 'moved' && line.by === side ? [thoughtMs(line) ?? 0] : []));
  const count = (is: (line: LoggedEvent) => boolean): number => log.filter(is).length;
  return {
    moves: times.length,
    thoughtMs: times.reduce((sum, ms) => sum + ms, 0),
    longestMs: Math.max(0, ...times),
    forgivenMs: log.reduce((sum, line) => sum + (isMoveOf(line, side) ? (line.forgivenMs ?? 0) : 0), 0),
    returns: Math.max(0, count((line) => line.kind === 'connected' && line.side === side) - 1),
    refusedMoves: count((line) => line.kind === 'refused' && line.by === side),
  };
}

type Moved = Extract<LoggedEvent, { kind: 'moved' }>;

const isMoveOf = (line: LoggedEvent, side: Color): line is Moved => line.kind === 'moved' && line.by === side;

/** Charged time of a move; undefined if the log lacks it. */
export const thoughtMs = ({ spentMs, forgivenMs = 0 }: Moved): number | undefined =>
  spentMs === undefined ? undefined : spentMs - forgivenMs;
