import { z } from 'zod';
import type { GameRefusal } from '../domain/game/commands.ts';

/** What a line of a game's log is about. */
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
  /** Whose it is; null of the start and the end. */
  side: side.nullable(),
  /** Of a move and of a refused one: from, to and the letter of a promotion. */
  move: z.string().optional(),
  /** What a move took by the server's watch, and what of it was forgiven as a delay on the way; not in the earliest logs. */
  spent_ms: z.number().optional(),
  forgiven_ms: z.number().optional(),
  /** What the arbiter gave, or took. */
  delta_ms: z.number().optional(),
  /** Why a move was refused. */
  refusal: z.enum(REFUSALS).optional(),
  /** How the game ended. */
  reason: z.string().optional(),
});
export type GameLogLine = z.output<typeof gameLogLine>;

const sideOfGame = z.object({
  moves: z.number(),
  thought_ms: z.number(),
  longest_ms: z.number(),
  forgiven_ms: z.number(),
  returns: z.number(),
  refused_moves: z.number(),
});
export type SideOfGame = z.output<typeof sideOfGame>;

/** GET /s/game/log/{id}: all that has happened in a game, the earliest first, and each side's part of it in figures. */
export const gameLogAnswer = z.object({
  lines: z.array(gameLogLine),
  sides: z.object({ white: sideOfGame, black: sideOfGame }),
});
export type GameLogAnswer = z.output<typeof gameLogAnswer>;
