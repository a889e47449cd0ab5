import { z } from 'zod';
import type { CamelKeys } from '../codec/case.ts';
import { namesOf, VARIANT_CODES } from '../http/codes.ts';
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
    /** In minutes and seconds. */
    initial_time: z.number(),
    increment: z.number(),
    outcome: z.number().nullable(),
    start_date: z.string(),
    moves: z.string(),
    tournament: z.string(),
  }),
});
export type PlayAnswer = CamelKeys<z.output<typeof playAnswer>>;

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
  /** Whether the user runs the tournament and so may read the game's log. */
  runs: z.boolean(),
});
export type AccountsInfoAnswer = CamelKeys<z.output<typeof accountsInfoAnswer>>;

export const gameViewAnswer = z.object({
  game: gameRow.extend({
    round: z.number(),
    white_name: z.string(),
    black_name: z.string(),
    white_username: z.string(),
    black_username: z.string(),
    white_title: z.string().nullable(),
    black_title: z.string().nullable(),
    white_fide_rating: z.number().nullable(),
    black_fide_rating: z.number().nullable(),
    white_fide_federation: z.string().nullable(),
    black_fide_federation: z.string().nullable(),
    initial_time: z.number(),
    increment: z.number(),
    reason: z.string().nullable(),
    /** The mover's remaining time after each half-move, in seconds; null if unknown. */
    clocks: z.array(z.number()).nullable(),
  }),
  tournament: z.object({ id: z.string(), name: z.string(), game_variant: variantName }),
  /** Whether the user runs the tournament. */
  runs: z.boolean(),
});
export type GameViewAnswer = CamelKeys<z.output<typeof gameViewAnswer>>;

/** Whether the page may load an engine: not while a player of the game, or the user, is playing a game. */
export const engineAnswer = z.object({ allowed: z.boolean() });

const comingGame = z.object({
  orientation: z.enum(['white', 'black']),
  opp_id: z.string(),
  opp_name: z.string(),
  tournament: z.object({ id: z.string(), name: z.string() }),
  round: z.number(),
  /** The start, past or future. */
  start: z.string(),
  /** In minutes. */
  initial_time: z.number(),
  /**
   * The player's clock at the time of the response: whether it runs, and the remaining milliseconds including those for
   * the first move. Null if only one game is running, because it only serves to choose among several.
   */
  clock: z.object({ runs: z.boolean(), left: z.number() }).nullable(),
});
export type ComingGame = CamelKeys<z.output<typeof comingGame>>;

/** The next pairing of a tournament in which the player takes part. `next` is in milliseconds. */
const comingPairing = z.object({
  next: z.number(),
  tournament: z.object({ id: z.string(), name: z.string() }),
  round: z.number(),
  /** In minutes. */
  initial_time: z.number(),
});

const openCall = z.object({
  id: z.number(),
  tournament: z.object({ id: z.string(), name: z.string() }),
  name: z.string(),
  at: z.string(),
  round: z.number(),
  /** The name of the board: 7, or 2.1 in a team match. */
  board: z.string(),
  game: z.string().nullable(),
});
export type OpenCallView = CamelKeys<z.output<typeof openCall>>;

export const lobbyAnswer = z.object({
  authenticated: z.boolean(),
  /** Milliseconds until the game; 0 if it is running; -1 if there is none. */
  next: z.number(),
  id: z.string().nullable(),
  info: comingGame.nullable(),
  /** Further games, the most urgent first, because several can run at once. `next` is in milliseconds, 0 if running. */
  others: z.array(z.object({ next: z.number(), id: z.string(), info: comingGame })),
  /** The coming pairings, the next first; one of them is `next` if no game exists yet. */
  pairings: z.array(comingPairing),
  /** Open calls in tournaments that the user runs, the oldest first. */
  arbiter_calls: z.array(openCall),
});
export type LobbyAnswer = CamelKeys<z.output<typeof lobbyAnswer>>;

export const PROMOTION_LETTERS = ['q', 'r', 'b', 'n', 'k', 'p'] as const;
/** Upper limits for the plies of a game and the milliseconds for a move. */
export const MOST_PLIES = 2000;
export const MOST_THINK_MS = 36_000_000;
export const moveQuery = z.object({
  variant: z.string().optional(),
  promotion: z.enum(PROMOTION_LETTERS).optional(),
  ply: z.coerce.number().int().min(0).max(MOST_PLIES).optional(),
  think: z.coerce.number().int().min(0).max(MOST_THINK_MS).optional(),
});
export type MoveQuery = CamelKeys<z.output<typeof moveQuery>>;
/**
 * With `changes`, the socket receives only what a move adds and what is unusual after it, in place of the whole game.
 * `moves` belongs to an earlier version, whose open pages get whole games.
 */
export const watchQuery = z.object({
  format: z.enum(['games', 'moves', 'changes']).optional(),
  /** The random name of a page, by which a reconnect closes the page's previous socket. */
  page: z
    .string()
    .regex(/^[a-z0-9]{12}$/)
    .optional(),
});
/** The version and the ply of the game after the move. */
export const moveAnswer = z.object({ v: z.number(), ply: z.number() });
export const clockPayload = z.object({ white: z.boolean(), add: z.union([z.literal(60), z.literal(-60)]) });
export const chatPayload = z.object({
  side: z.union([z.literal(0), z.literal(1)]),
  message_id: z.number().int().min(0).max(13),
});
