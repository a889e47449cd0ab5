import { z } from 'zod';
import { namesOf, VARIANT_CODES } from './codes.ts';
import { gameRow } from './game-row.ts';

const variantName = z.enum(namesOf(VARIANT_CODES) as [keyof typeof VARIANT_CODES, ...(keyof typeof VARIANT_CODES)[]]);

export const playAnswer = z.object({
  redirect: z.boolean(),
  is_player: z.boolean(),
  my_color: z.enum(['white', 'black']).nullable(),
  game_info: z.object({
    white: z.string(),
    black: z.string(),
    white_name: z.string(),
    white_username: z.string(),
    black_name: z.string(),
    black_username: z.string(),
    round: z.number(),
    /** Minutes and seconds. */
    initial_time: z.number(),
    increment: z.number(),
    outcome: z.number().nullable(),
    start_date: z.string(),
    moves: z.string(),
    tournament: z.string(),
  }),
});
export type PlayAnswer = z.output<typeof playAnswer>;

export const accountsInfoAnswer = z.object({
  white_fide_federation: z.string().nullable(),
  black_fide_federation: z.string().nullable(),
  white_fide_rating: z.number().nullable(),
  black_fide_rating: z.number().nullable(),
  white_title: z.string().nullable(),
  black_title: z.string().nullable(),
  tournament: z.object({
    id: z.string(),
    name: z.string(),
    game_variant: variantName,
    show_only_usernames: z.boolean(),
    chat_enabled: z.boolean(),
    current_online_pairing_time: z.string().nullable(),
  }),
  /** The reader runs the tournament: he may read the log of the game. */
  runs: z.boolean(),
});
export type AccountsInfoAnswer = z.output<typeof accountsInfoAnswer>;

export const gameViewAnswer = z.object({
  game: gameRow.extend({
    round: z.number(),
    white_name: z.string(),
    black_name: z.string(),
    white_username: z.string(),
    black_username: z.string(),
    white_title: z.string().nullable(),
    black_title: z.string().nullable(),
    initial_time: z.number(),
    increment: z.number(),
    reason: z.string().nullable(),
    /** What the mover had left after each half-move, in seconds; null where it is not known. */
    clocks: z.array(z.number()).nullable(),
  }),
  tournament: z.object({ id: z.string(), name: z.string(), game_variant: variantName }),
  /** The reader runs the tournament. */
  runs: z.boolean(),
});
export type GameViewAnswer = z.output<typeof gameViewAnswer>;

/** Whether neither player, nor the reader, sits at a game that is being played: then the page may bring an engine. */
export const engineAnswer = z.object({ allowed: z.boolean() });

const comingGame = z.object({
  orientation: z.enum(['white', 'black']),
  opp_id: z.string(),
  opp_name: z.string(),
  tournament: z.object({ id: z.string(), name: z.string() }),
  round: z.number(),
});
export type ComingGame = z.output<typeof comingGame>;

export const lobbyAnswer = z.object({
  authenticated: z.boolean(),
  /** Milliseconds until the game; 0 now; -1 none. */
  next: z.number(),
  id: z.string().nullable(),
  info: comingGame.nullable(),
  /** The games after it, in the order of their starts: several can run at once. `next` is in milliseconds, 0 now. */
  others: z.array(z.object({ next: z.number(), id: z.string(), info: comingGame })),
});
export type LobbyAnswer = z.output<typeof lobbyAnswer>;

export const PROMOTION_LETTERS = ['q', 'r', 'b', 'n', 'k', 'p'] as const;
/** No game is longer, and nobody thinks longer about a move, in milliseconds. */
export const MOST_PLIES = 2000;
export const MOST_THINK_MS = 36_000_000;
export const moveQuery = z.object({
  variant: z.string().optional(),
  promotion: z.enum(PROMOTION_LETTERS).optional(),
  ply: z.coerce.number().int().min(0).max(MOST_PLIES).optional(),
  think: z.coerce.number().int().min(0).max(MOST_THINK_MS).optional(),
});
export type MoveQuery = z.output<typeof moveQuery>;
/**
 * With `changes`, a socket is told of a move what it adds and what is unusual after it, in place of the whole game. `moves`
 * asks for the same in the words of an earlier version, whose pages may still be open: they are told whole games.
 */
export const watchQuery = z.object({
  told: z.enum(['games', 'moves', 'changes']).optional(),
  /** The name of a page that comes back: the connection that it had before is closed. */
  page: z
    .string()
    .regex(/^[a-z0-9]{12}$/)
    .optional(),
});
/** The version of the game after it, and its ply. */
export const moveAnswer = z.object({ v: z.number(), ply: z.number() });
export const clockPayload = z.object({ white: z.boolean(), add: z.union([z.literal(60), z.literal(-60)]) });
export const chatPayload = z.object({
  side: z.union([z.literal(0), z.literal(1)]),
  message_id: z.number().int().min(0).max(13),
});
