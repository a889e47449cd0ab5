import { z } from 'zod';
import type { ByColor } from '../domain/chess/square.ts';
import type { News } from '../domain/game/audience.ts';
import type { TimeLeft } from '../domain/game/clock.ts';
import { END_REASONS } from '../domain/game/game-end.ts';
import { PHRASES, phraseId } from '../domain/game/phrases.ts';
import type { GameView } from '../domain/game/view.ts';
import { FIRST_MOVE_MS } from '../domain/limits.ts';
import { type Color, opposite } from '../domain/tournament/field.ts';
import { outcomeOf } from '../domain/tournament/game-result.ts';
import { gameRow, gamesByPairing } from './tournaments.ts';

/** What is told while games are played: the messages of a game's socket, and the events of a tournament's stream. */

const color = z.enum(['white', 'black']);
const side = z.union([z.literal(0), z.literal(1)]);

/** The whole game, sent when a socket opens and after each change. Clocks are in seconds, with decimals. */
export const gameMessage = z.object({
  type: z.literal('game'),
  /** Grows by one with each change: who sees a gap has missed something, and has it all with this message. */
  v: z.number(),
  moves: z.string(),
  finished: z.boolean(),
  /** 1 White won, -1 Black won, 0 anything else that is over, null while the game runs. */
  result: z.union([z.literal(1), z.literal(0), z.literal(-1), z.null()]),
  reason: z.enum(END_REASONS).nullable(),
  /** What is left on each clock. Includes the 20 s for the first move while some of that is left. */
  wc: z.number(),
  bc: z.number(),
  /** What is left of the 20 s for the first move. */
  wic: z.number(),
  bic: z.number(),
  started: z.boolean(),
  starts_at: z.number(),
  ply: z.number(),
  turn: color,
  /** Whose time runs. */
  running: color.nullable(),
  /** Who has a draw offer standing. */
  offer: color.nullable(),
  online: z.object({ white: z.boolean(), black: z.boolean() }),
  watchers: z.number(),
  /** The server's clock, in milliseconds. */
  at: z.number(),
});
export type GameMessage = z.output<typeof gameMessage>;

export const drawMessage = z.object({ type: z.literal('draw'), vote: z.enum(['yes', 'no']), side });
export const phraseMessage = z.object({
  type: z.literal('message'),
  side,
  message_id: z
    .number()
    .int()
    .min(0)
    .max(PHRASES.length - 1),
});

export const liveMessage = z.discriminatedUnion('type', [gameMessage, drawMessage, phraseMessage]);
export type LiveMessage = z.output<typeof liveMessage>;

/** What stays the same for all who are told a piece of news. */
export interface Telling {
  readonly view: GameView;
  readonly watchers: number;
}

export function toLiveMessage(news: News, telling: Telling): LiveMessage {
  switch (news.kind) {
    case 'game':
      return toGameMessage(telling);
    case 'drawVote':
      return { type: 'draw', vote: news.vote, side: sideCode(news.side) };
    case 'phrase':
      return { type: 'message', side: sideCode(news.side), message_id: phraseId(news.phrase) };
  }
}

export const encodeLive = (message: LiveMessage): string => JSON.stringify(message);

/** Reads a message of the socket; null for what is unknown, which is to be ignored. */
export function decodeLive(text: string): LiveMessage | null {
  const parsed = liveMessage.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

const sideCode = (of: Color): 0 | 1 => (of === 'white' ? 0 : 1);
export const colorOfSide = (code: 0 | 1): Color => (code === 0 ? 'white' : 'black');

function toGameMessage({ view, watchers }: Telling): GameMessage {
  const { end } = view;
  return {
    type: 'game',
    v: view.version,
    moves: view.record,
    finished: end !== null,
    result: end === null ? null : ((end.result && outcomeOf(end.result)) ?? 0),
    reason: end?.reason ?? null,
    ...clockFields(view),
    started: view.isStarted,
    starts_at: view.setup.startsAt,
    ply: view.ply,
    turn: view.turn,
    running: view.running,
    offer: view.drawOffer,
    online: view.connected,
    watchers,
    at: view.at,
  };
}

type ClockFields = Pick<GameMessage, 'wc' | 'bc' | 'wic' | 'bic'>;

/**
 * Old clients take a difference of exactly 20 s between the clocks for a game that has not begun (decision D-48). So
 * before the start White alone has his first 20 s included, and afterwards a chance difference is moved by 1 ms.
 */
function clockFields({ clocks, isStarted, turn }: GameView): ClockFields {
  const black: TimeLeft = isStarted ? clocks.black : { ...clocks.black, firstMoveMs: 0 };
  const total = { white: totalMs(clocks.white), black: totalMs(black) };
  if (isStarted && Math.abs(total.white - total.black) === FIRST_MOVE_MS) {
    const waiting = opposite(turn);
    total[waiting] = Math.max(0, total[waiting] - 1);
  }
  return {
    wc: total.white / 1_000,
    bc: total.black / 1_000,
    wic: clocks.white.firstMoveMs / 1_000,
    bic: black.firstMoveMs / 1_000,
  };
}

const totalMs = ({ remainingMs, firstMoveMs }: TimeLeft): number => remainingMs + (firstMoveMs > 0 ? FIRST_MOVE_MS : 0);

/** The clocks of a message as the page shows them. */
export function clocksOf({ wc, bc, wic, bic }: ClockFields): ByColor<TimeLeft> {
  return { white: timeLeftOf(wc, wic), black: timeLeftOf(bc, bic) };
}

function timeLeftOf(total: number, firstMove: number): TimeLeft {
  const firstMoveMs = Math.round(firstMove * 1_000);
  return { firstMoveMs, remainingMs: Math.round(total * 1_000) - (firstMoveMs > 0 ? FIRST_MOVE_MS : 0) };
}

/** The event `game-update` of the tournament's stream: a pairing, and what has changed about its game. */
export const gameUpdate = gameRow.partial().extend({
  round: z.number(),
  white: z.string(),
  black: z.string(),
  /** Milliseconds left on the own clocks. */
  white_ms: z.number().optional(),
  black_ms: z.number().optional(),
  running: color.nullable().optional(),
  /** The result of the pairing, where the reader may see it. */
  result: z.string().nullable().optional(),
  pairing_outcome: z.number().nullable().optional(),
  revision: z.number().optional(),
});
export type GameUpdate = z.output<typeof gameUpdate>;

/** What a tournament's stream tells: the whole list of games, or a change of one of them. */
export type StreamEvent =
  | { readonly event: 'games'; readonly games: z.output<typeof gamesByPairing> }
  | { readonly event: 'game-update'; readonly update: GameUpdate };

/** Reads an event of the stream; null for what is unknown or cannot be read: the page then asks for the whole. */
export function decodeStreamEvent(event: string, data: string): StreamEvent | null {
  const value = parseJson(data);
  if (event === 'games') {
    const games = gamesByPairing.safeParse(value);
    return games.success ? { event, games: games.data } : null;
  }
  if (event !== 'game-update') return null;
  const update = gameUpdate.safeParse(value);
  return update.success ? { event, update: update.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
