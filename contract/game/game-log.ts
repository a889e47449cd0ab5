import { z } from 'zod';
import type { GameRefusal } from '../../domain/game/commands.ts';
import type { CamelKeys } from '../codec/case.ts';

export const GAME_LOG_KINDS = [
  'started',
  'moved',
  'drawOffered',
  'drawDeclined',
  'clockAdjusted',
  'connected',
  'disconnected',
  'clockHeld',
  'refused',
  'ended',
] as const;

const REFUSALS = [
  'illegalMove',
  'promotionRequired',
  'gameNotStarted',
  'gameOver',
  'notYourTurn',
  'outOfStep',
  'drawAlreadyOffered',
  'noAutomaticDraw',
  'flagNotFallen',
] as const satisfies readonly GameRefusal[];

const side = z.enum(['white', 'black']);

const gameLogLine = z.object({
  kind: z.enum(GAME_LOG_KINDS),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The acting side; null for the start and the end. */
  side: side.nullable(),
  /** For accepted and refused moves: from, to and the promotion letter. */
  move: z.string().optional(),
  /**
   * The duration of a move by the server's clock, and the part forgiven as network delay; missing in the earliest logs.
   */
  spent_ms: z.number().optional(),
  forgiven_ms: z.number().optional(),
  /** The time that the arbiter added, or subtracted. */
  delta_ms: z.number().optional(),
  /** The outage for which a clock was paused; missing in the earliest logs. */
  gap_ms: z.number().optional(),
  /** Why a move was refused. */
  refusal: z.enum(REFUSALS).optional(),
  /** How the game ended. */
  reason: z.string().optional(),
});
export type GameLogLine = CamelKeys<z.output<typeof gameLogLine>>;

const sideOfGame = z.object({
  moves: z.number(),
  thought_ms: z.number(),
  longest_ms: z.number(),
  forgiven_ms: z.number(),
  returns: z.number(),
  refused_moves: z.number(),
});
export type SideOfGame = CamelKeys<z.output<typeof sideOfGame>>;

/** GET /s/game/log/{id}: all events of a game in chronological order, and figures for each side. */
export const gameLogAnswer = z.object({
  lines: z.array(gameLogLine),
  sides: z.object({ white: sideOfGame, black: sideOfGame }),
});
export type GameLogAnswer = CamelKeys<z.output<typeof gameLogAnswer>>;
