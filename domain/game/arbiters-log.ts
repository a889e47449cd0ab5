import type { ByColor, Move } from '../chess/square.ts';
import type { Millis } from '../time.ts';
import type { Color } from '../tournament/field.ts';
import type { GameEvent, GameRefusal, PlayerCommand } from './commands.ts';
import { endOf, type Game } from './game.ts';

/** A move that a player asked for and that was not made: it is no event of the game, and only its log knows it. */
export interface RefusedMove {
  readonly kind: 'refused';
  readonly by: Color;
  readonly move: Move;
  readonly key: GameRefusal;
}

/** A line of a game's log, with the version of the game after it and the moment. */
export type LoggedEvent = (GameEvent | RefusedMove) & { readonly version: number; readonly at: Millis };

/** What the arbiter is told of a refused request: a move in a game that goes on (GAME-14). */
export function refusedMove(game: Game, command: PlayerCommand, key: GameRefusal): RefusedMove | null {
  if (command.kind !== 'move' || endOf(game) !== null) return null;
  const { by, move } = command;
  return { kind: 'refused', by, move, key };
}

/** One player's part of a log in figures. Times are in milliseconds. */
export interface SideOfLog {
  readonly moves: number;
  /** Charged for all moves, without what was forgiven, and for the longest. */
  readonly thoughtMs: number;
  readonly longestMs: number;
  /** Delays on the way that were not charged (CLOCK-6). */
  readonly forgivenMs: number;
  /** How often he has come back after he was gone. */
  readonly returns: number;
  readonly refusedMoves: number;
}

/** The figures of both players. */
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

/** What a move was charged; undefined where its log does not say. */
export const thoughtMs = ({ spentMs, forgivenMs = 0 }: Moved): number | undefined =>
  spentMs === undefined ? undefined : spentMs - forgivenMs;
