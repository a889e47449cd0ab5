import { lastEntry } from '../domain/chess/moves.ts';
import type { ByColor } from '../domain/chess/square.ts';
import type { GameNotification } from '../domain/game/audience.ts';
import type { TimeLeft } from '../domain/game/clock.ts';
import type { EndReason } from '../domain/game/game-end.ts';
import { PHRASES, phraseId } from '../domain/game/phrases.ts';
import type { GameView } from '../domain/game/view.ts';
import { FIRST_MOVE_MS } from '../domain/kernel/limits.ts';
import { type Color, opposite } from '../domain/tournament/value/field.ts';
import { outcomeOf } from '../domain/tournament/value/game-result.ts';
import { camelKeys, snakeKeys, snakeRows } from './codec/case.ts';
import type { GameRow, GamesByPairing } from './game/game-row.ts';
import type { MoveQuery } from './game/games.ts';
import type { ErrorKey } from './http/errors.ts';
import { isObject, parseJson } from './http/parse-json.ts';
import type { BoardReportView } from './tournament/desk-views.ts';
import type { PageDelta } from './tournament/page-delta.ts';

/** Messages of running games: those of a game's socket, and the events of a tournament's stream. */

/** The whole game, sent on opening and after each change; `MoveMessage` may replace it. Clocks are in seconds. */
export interface GameMessage {
  readonly type: 'game';
  /** Incremented by each change, so that a client detects missed messages; this message then contains everything. */
  readonly v: number;
  readonly moves: string;
  readonly finished: boolean;
  /** 1 White won, -1 Black won, 0 any other end, null while the game is running. */
  readonly result: 1 | 0 | -1 | null;
  readonly reason: EndReason | null;
  /** The remaining time on each clock, including what is left of the 20 s for the first move. */
  readonly wc: number;
  readonly bc: number;
  /** What is left of the 20 s for the first move. */
  readonly wic: number;
  readonly bic: number;
  readonly started: boolean;
  readonly startsAt: number;
  readonly ply: number;
  readonly turn: Color;
  /** The side whose clock is running. */
  readonly running: Color | null;
  /** The side with an open draw offer. */
  readonly offer: Color | null;
  readonly online: Readonly<ByColor<boolean>>;
  readonly watchers: number;
  /** The server time in milliseconds. */
  readonly at: number;
  /** Sent to the requesting socket only: the number of its accepted request. */
  readonly n?: number;
}

/**
 * A move, sent in place of the whole game to sockets that requested this format: what it adds and changes. Fields with
 * their usual value after a move are omitted: no first-move time is left, the clock of the side to move is running,
 * there is no draw offer and no spectator.
 */
export interface MoveMessage
  extends Pick<GameMessage, 'v' | 'wc' | 'bc' | 'ply' | 'at' | 'n'>,
    Partial<Pick<GameMessage, 'wic' | 'bic' | 'running' | 'offer' | 'watchers'>> {
  readonly type: 'move';
  /** The addition to the game's record since the previous version. */
  readonly added: string;
}

export type GameEventMessage =
  | GameMessage
  | { readonly type: 'draw'; readonly vote: 'yes' | 'no'; readonly side: 0 | 1 }
  | { readonly type: 'message'; readonly side: 0 | 1; readonly messageId: number };

/** The response to a numbered request on the socket. The notification that the request causes may replace it. */
export type AskAnswer =
  | { readonly type: 'taken'; readonly n: number; readonly v: number; readonly ply: number }
  | { readonly type: 'refused'; readonly n: number; readonly message: ErrorKey; readonly status: number };

/** Every message from the server on the socket of a game. */
export type LiveMessage = GameEventMessage | MoveMessage | AskAnswer;

/** Every message from a page on the socket of a game, except `ping`. */
export type SocketRequest =
  /** A player's request, in the terms of the move call; the response repeats `n`. */
  | ({ readonly type: 'ask'; readonly n: number } & SocketAsk)
  /** Requests the whole game after a missed change. */
  | { readonly type: 'whole' };

interface SocketAsk extends Omit<MoveQuery, 'variant'> {
  readonly from: string;
  readonly to: string;
}

/** Whether a socket receives the whole game with each change, or only what a move adds. */
export type MessageFormat = 'games' | 'changes';

/** The data that all recipients of a notification share. */
export interface GameBroadcast {
  readonly view: GameView;
  readonly watchers: number;
}

export const toLiveMessage = (
  notification: GameNotification,
  broadcast: GameBroadcast,
  format: MessageFormat,
): GameEventMessage | MoveMessage =>
  notification.kind === 'move' && format === 'changes'
    ? toMoveMessage(broadcast)
    : toGameEventMessage(notification, broadcast);

export function toGameEventMessage(notification: GameNotification, telling: GameBroadcast): GameEventMessage {
  switch (notification.kind) {
    case 'game':
    case 'move':
      return toGameMessage(telling);
    case 'drawVote':
      return { type: 'draw', vote: notification.vote, side: sideCode(notification.side) };
    case 'phrase':
      return { type: 'message', side: sideCode(notification.side), messageId: phraseId(notification.phrase) };
  }
}

export const encodeLive = (message: LiveMessage): string => JSON.stringify(snakeKeys(message));

/** The response that a message contains; null if it contains none. */
export function answerIn(message: LiveMessage): AskAnswer | null {
  switch (message.type) {
    case 'taken':
    case 'refused':
      return message;
    case 'game':
    case 'move':
      return message.n === undefined ? null : { type: 'taken', n: message.n, v: message.v, ply: message.ply };
    case 'draw':
    case 'message':
      return null;
  }
}

/** Adds the request's number to a notification, for the socket that caused it. */
export const answering = (text: string, n: number): string => `${text.slice(0, -1)},"n":${n}}`;

/** Parses a message of the socket; null if it is unknown and to be ignored. */
export function decodeLive(text: string): LiveMessage | null {
  const message = camelKeys(parseJson(text));
  return isLiveMessage(message) ? message : null;
}

/**
 * Checks messages by hand, because every page with a game loads this code: a schema library would be most of its
 * weight, and our own server builds the messages from these types.
 */
const IS_VALID: Readonly<Record<LiveMessage['type'], (fields: Readonly<Record<string, unknown>>) => boolean>> = {
  game: (fields) => areNumbers(fields, GAME_NUMBERS) && typeof fields.moves === 'string' && isNumberOrNone(fields.n),
  move: (fields) => areNumbers(fields, MOVE_NUMBERS) && typeof fields.added === 'string' && isNumberOrNone(fields.n),
  taken: (fields) => areNumbers(fields, ['n', 'v', 'ply']),
  refused: (fields) => areNumbers(fields, ['n', 'status']) && typeof fields.message === 'string',
  draw: ({ side, vote }) => isSide(side) && (vote === 'yes' || vote === 'no'),
  message: ({ side, messageId: id }) => isSide(side) && typeof id === 'number' && id in PHRASES,
};

const isLiveMessage = (value: unknown): value is LiveMessage =>
  isObject(value) &&
  typeof value.type === 'string' &&
  Object.hasOwn(IS_VALID, value.type) &&
  IS_VALID[value.type as LiveMessage['type']](value);

const MOVE_NUMBERS = ['v', 'wc', 'bc', 'ply', 'at'] as const;
const GAME_NUMBERS = [...MOVE_NUMBERS, 'wic', 'bic', 'watchers', 'startsAt'] as const;

const areNumbers = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof value[key] === 'number');

const isNumberOrNone = (value: unknown): boolean => value === undefined || typeof value === 'number';

const isSide = (value: unknown): boolean => value === 0 || value === 1;

const sideCode = (of: Color): 0 | 1 => (of === 'white' ? 0 : 1);
export const colorOfSide = (code: 0 | 1): Color => (code === 0 ? 'white' : 'black');

function toMoveMessage({ view, watchers }: GameBroadcast): MoveMessage {
  const { wc, bc, wic, bic } = clockFields(view);
  const { running, drawOffer: offer } = view;
  return {
    type: 'move',
    v: view.version,
    added: lastEntry(view.record),
    wc,
    bc,
    ply: view.ply,
    at: view.at,
    ...(wic !== 0 && { wic }),
    ...(bic !== 0 && { bic }),
    ...(running !== view.turn && { running }),
    ...(offer !== null && { offer }),
    ...(watchers !== 0 && { watchers }),
  };
}

/** The game after a single move; null if an earlier change has been missed. */
export function afterMove(game: GameMessage, { type: _, added, n: __, ...rest }: MoveMessage): GameMessage | null {
  if (rest.v !== game.v + 1) return null;
  const turn: Color = rest.ply % 2 === 0 ? 'white' : 'black';
  const usual = { wic: 0, bic: 0, running: turn, offer: null, watchers: 0 };
  return { ...game, ...usual, ...rest, turn, moves: game.moves + added };
}

function toGameMessage({ view, watchers }: GameBroadcast): GameMessage {
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
    startsAt: view.setup.startsAt,
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
 * Old clients interpret a difference of exactly 20 s between the clocks as a game that has not begun (decision D-48).
 * So only White's clock includes the first 20 s before the start, and later a coincidental difference is shifted by 1
 * ms.
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

export function clocksOf({ wc, bc, wic, bic }: ClockFields): ByColor<TimeLeft> {
  return { white: timeLeftOf(wc, wic), black: timeLeftOf(bc, bic) };
}

function timeLeftOf(total: number, firstMove: number): TimeLeft {
  const firstMoveMs = Math.round(firstMove * 1_000);
  return { firstMoveMs, remainingMs: Math.round(total * 1_000) - (firstMoveMs > 0 ? FIRST_MOVE_MS : 0) };
}

/** The event `game-update` of the tournament's stream: a pairing, and the changes of its game. */
export interface GameUpdate extends Partial<GameRow> {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** The remaining milliseconds on both clocks. */
  readonly whiteMs?: number;
  readonly blackMs?: number;
  readonly running?: Color | null;
  /** The remaining free time for the first move of the player to move, before their own clock runs. */
  readonly freeMs?: number;
  /** The result of the pairing, if the user may see it. */
  readonly result?: string | null;
  readonly pairingOutcome?: number | null;
  readonly revision?: number;
}

/** The event `reports` of the stream: all board reports that this user may see, as of a revision. */
export interface BoardReportsEvent {
  readonly rev: number;
  readonly reports: readonly BoardReportView[];
}

/**
 * Events of a tournament's stream: all games, a change of one game, and with each revision the other changes of this
 * user's page and the reports of their boards.
 */
export type StreamEvent =
  | { readonly event: 'games'; readonly games: GamesByPairing }
  | { readonly event: 'game-update'; readonly update: GameUpdate }
  | { readonly event: 'changed'; readonly delta: PageDelta }
  | { readonly event: 'reports'; readonly data: BoardReportsEvent }
  | { readonly event: HostEvent };

/** Sent only to organisers: the calls for the arbiter have changed. */
export type HostEvent = 'calls';

export const STREAM_EVENTS: readonly StreamEvent['event'][] = ['games', 'game-update', 'changed', 'reports', 'calls'];

/** Events whose names of fields are data, or parts of a delta. */
const TABLE_EVENTS: ReadonlySet<string> = new Set<StreamEvent['event']>(['games', 'changed']);

/** The data of an event as JSON. */
export const encodeStreamData = (event: string, data: object): string =>
  JSON.stringify(TABLE_EVENTS.has(event) ? snakeRows(data) : snakeKeys(data));

/** Parses an event of the stream; null if it is unknown or invalid, so that the page refetches everything. */
export function decodeStreamEvent(event: string, data: string): StreamEvent | null {
  if (event === 'calls') return { event };
  const sent = parseJson(data);
  // The keys of games are pairings.
  const value = event === 'games' ? camelKeys({ games: sent }).games : camelKeys(sent);
  if (event === 'games') return isGames(value) ? { event, games: value } : null;
  if (event === 'changed') return isDelta(value) ? { event, delta: value } : null;
  if (event === 'reports') return isBoardReportsEvent(value) ? { event, data: value } : null;
  return event === 'game-update' && isGameUpdate(value) ? { event, update: value } : null;
}

const isDelta = (value: unknown): value is PageDelta =>
  isObject(value) && typeof value.from === 'number' && typeof value.rev === 'number';

const isBoardReportsEvent = (value: unknown): value is BoardReportsEvent =>
  isObject(value) && typeof value.rev === 'number' && Array.isArray(value.reports);

const isGames = (value: unknown): value is GamesByPairing =>
  isObject(value) && Object.values(value).every(Array.isArray);

const isGameUpdate = (value: unknown): value is GameUpdate =>
  isObject(value) &&
  typeof value.round === 'number' &&
  typeof value.white === 'string' &&
  typeof value.black === 'string';
