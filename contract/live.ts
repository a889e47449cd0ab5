import { lastEntry } from '../domain/chess/moves.ts';
import type { ByColor } from '../domain/chess/square.ts';
import type { News } from '../domain/game/audience.ts';
import type { TimeLeft } from '../domain/game/clock.ts';
import type { EndReason } from '../domain/game/game-end.ts';
import { PHRASES, phraseId } from '../domain/game/phrases.ts';
import type { GameView } from '../domain/game/view.ts';
import { FIRST_MOVE_MS } from '../domain/limits.ts';
import { type Color, opposite } from '../domain/tournament/field.ts';
import { outcomeOf } from '../domain/tournament/game-result.ts';
import type { BoardReportView } from './desk-views.ts';
import type { ErrorKey } from './errors.ts';
import type { GameRow, GamesByPairing } from './game-row.ts';
import type { MoveQuery } from './games.ts';
import type { PageDelta } from './page-delta.ts';
import { isObject, parseJson } from './parse-json.ts';

/** What is told while games are played: the messages of a game's socket, and the events of a tournament's stream. */

/** The whole game, sent when a socket opens and after each change; `MoveMessage` is what may stand for it. Clocks are in seconds, with decimals. */
export interface GameMessage {
  readonly type: 'game';
  /** Grows by one with each change: who sees a gap has missed something, and has it all with this message. */
  readonly v: number;
  readonly moves: string;
  readonly finished: boolean;
  /** 1 White won, -1 Black won, 0 anything else that is over, null while the game runs. */
  readonly result: 1 | 0 | -1 | null;
  readonly reason: EndReason | null;
  /** What is left on each clock. Includes the 20 s for the first move while some of that is left. */
  readonly wc: number;
  readonly bc: number;
  /** What is left of the 20 s for the first move. */
  readonly wic: number;
  readonly bic: number;
  readonly started: boolean;
  readonly starts_at: number;
  readonly ply: number;
  readonly turn: Color;
  /** Whose time runs. */
  readonly running: Color | null;
  /** Who has a draw offer standing. */
  readonly offer: Color | null;
  readonly online: Readonly<ByColor<boolean>>;
  readonly watchers: number;
  /** The server's clock, in milliseconds. */
  readonly at: number;
  /** Told on the socket on which it was asked for: the number of what was asked, which has been taken. */
  readonly n?: number;
}

/**
 * A move, told in place of the whole game to a socket that asked for it: what was added, and what it has changed. What is
 * as after most moves is left out: no time is left of the first 20 s, the time of whose turn it is runs, no offer stands,
 * nobody watches.
 */
export interface MoveMessage
  extends Pick<GameMessage, 'v' | 'wc' | 'bc' | 'ply' | 'at' | 'n'>,
    Partial<Pick<GameMessage, 'wic' | 'bic' | 'running' | 'offer' | 'watchers'>> {
  readonly type: 'move';
  /** What the record of the game with the version before this one has grown by. */
  readonly added: string;
}

/** What is told about a game. */
export type ToldMessage =
  | GameMessage
  | { readonly type: 'draw'; readonly vote: 'yes' | 'no'; readonly side: 0 | 1 }
  | { readonly type: 'message'; readonly side: 0 | 1; readonly message_id: number };

/** The answer to what was asked for on the socket, by its number: by itself, or in the news of what it has changed. */
export type AskAnswer =
  | { readonly type: 'taken'; readonly n: number; readonly v: number; readonly ply: number }
  | { readonly type: 'refused'; readonly n: number; readonly message: ErrorKey; readonly status: number };

/** All that the server says on the socket of a game. */
export type LiveMessage = ToldMessage | MoveMessage | AskAnswer;

/** What a page says on the socket of a game, beside `ping`. */
export type SocketRequest =
  /** What a player asks for, in the words of the call of a move; `n` comes back with the answer. */
  | ({ readonly type: 'ask'; readonly n: number } & SocketAsk)
  /** A page that has missed a change asks for the whole game. */
  | { readonly type: 'whole' };

interface SocketAsk extends Omit<MoveQuery, 'variant'> {
  readonly from: string;
  readonly to: string;
}

/** Whether a socket is told the whole game with each change, or of moves only what they add. */
export type ToldWith = 'games' | 'changes';

/** What stays the same for all who are told a piece of news. */
export interface Telling {
  readonly view: GameView;
  readonly watchers: number;
}

/** News as it is told to a socket that is told so. */
export const toLiveMessage = (news: News, telling: Telling, toldWith: ToldWith): ToldMessage | MoveMessage =>
  news.kind === 'move' && toldWith === 'changes' ? toMoveMessage(telling) : toToldMessage(news, telling);

/** News as they are told to whoever asks for nothing else. */
export function toToldMessage(news: News, telling: Telling): ToldMessage {
  switch (news.kind) {
    case 'game':
    case 'move':
      return toGameMessage(telling);
    case 'drawVote':
      return { type: 'draw', vote: news.vote, side: sideCode(news.side) };
    case 'phrase':
      return { type: 'message', side: sideCode(news.side), message_id: phraseId(news.phrase) };
  }
}

export const encodeLive = (message: LiveMessage): string => JSON.stringify(message);

/** What a message says of what was asked for; null where it answers nothing. */
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

/** The text of news as the socket gets it that has asked for what they are about. */
export const answering = (text: string, n: number): string => `${text.slice(0, -1)},"n":${n}}`;

/** Reads a message of the socket; null for what is unknown, which is to be ignored. */
export function decodeLive(text: string): LiveMessage | null {
  const message = parseJson(text);
  return isLiveMessage(message) ? message : null;
}

/**
 * Every page that watches a game loads this, so messages are told apart by hand: our own server has built them by these
 * types, and a schema library would be most of what such a page loads.
 */
function isLiveMessage(value: unknown): value is LiveMessage {
  if (!isObject(value)) return false;
  switch (value.type) {
    case 'game':
      return areNumbers(value, GAME_NUMBERS) && typeof value.moves === 'string' && isNumberOrNone(value.n);
    case 'move':
      return areNumbers(value, MOVE_NUMBERS) && typeof value.added === 'string' && isNumberOrNone(value.n);
    case 'taken':
      return areNumbers(value, ['n', 'v', 'ply']);
    case 'refused':
      return areNumbers(value, ['n', 'status']) && typeof value.message === 'string';
    case 'draw':
      return isSide(value.side) && (value.vote === 'yes' || value.vote === 'no');
    case 'message':
      return isSide(value.side) && typeof value.message_id === 'number' && value.message_id in PHRASES;
    default:
      return false;
  }
}

const MOVE_NUMBERS = ['v', 'wc', 'bc', 'ply', 'at'] as const;
const GAME_NUMBERS = [...MOVE_NUMBERS, 'wic', 'bic', 'watchers', 'starts_at'] as const;

const areNumbers = (value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof value[key] === 'number');

const isNumberOrNone = (value: unknown): boolean => value === undefined || typeof value === 'number';

const isSide = (value: unknown): boolean => value === 0 || value === 1;

const sideCode = (of: Color): 0 | 1 => (of === 'white' ? 0 : 1);
export const colorOfSide = (code: 0 | 1): Color => (code === 0 ? 'white' : 'black');

function toMoveMessage({ view, watchers }: Telling): MoveMessage {
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

/** The game after a move that was told by itself; null where something between them has been missed. */
export function afterMove(game: GameMessage, { type: _, added, n: __, ...rest }: MoveMessage): GameMessage | null {
  if (rest.v !== game.v + 1) return null;
  const turn: Color = rest.ply % 2 === 0 ? 'white' : 'black';
  const usual = { wic: 0, bic: 0, running: turn, offer: null, watchers: 0 };
  return { ...game, ...usual, ...rest, turn, moves: game.moves + added };
}

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
export interface GameUpdate extends Partial<GameRow> {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** Milliseconds left on the own clocks. */
  readonly white_ms?: number;
  readonly black_ms?: number;
  readonly running?: Color | null;
  /** What whoever is to move has for his first move before his own time runs. */
  readonly free_ms?: number;
  /** The result of the pairing, where the reader may see it. */
  readonly result?: string | null;
  readonly pairing_outcome?: number | null;
  readonly revision?: number;
}

/** The event `reports` of the stream: all that the players of boards have reported and this reader may know, as of a revision. */
export interface ToldReports {
  readonly rev: number;
  readonly reports: readonly BoardReportView[];
}

/**
 * What a tournament's stream tells: the whole list of games, a change of one of them, and with each revision what is
 * otherwise on the page of this reader, and what is reported of his boards.
 */
export type StreamEvent =
  | { readonly event: 'games'; readonly games: GamesByPairing }
  | { readonly event: 'game-update'; readonly update: GameUpdate }
  | { readonly event: 'changed'; readonly delta: PageDelta }
  | { readonly event: 'reports'; readonly told: ToldReports }
  | { readonly event: HostEvent };

/** What only those are told who run the tournament: that the calls for the arbiter are not what they were. */
export type HostEvent = 'calls';

export const STREAM_EVENTS: readonly StreamEvent['event'][] = ['games', 'game-update', 'changed', 'reports', 'calls'];

/** Reads an event of the stream; null for what is unknown or cannot be read: the page then asks for the whole. */
export function decodeStreamEvent(event: string, data: string): StreamEvent | null {
  if (event === 'calls') return { event };
  const value = parseJson(data);
  if (event === 'games') return isGames(value) ? { event, games: value } : null;
  if (event === 'changed') return isDelta(value) ? { event, delta: value } : null;
  if (event === 'reports') return isToldReports(value) ? { event, told: value } : null;
  return event === 'game-update' && isGameUpdate(value) ? { event, update: value } : null;
}

const isDelta = (value: unknown): value is PageDelta =>
  isObject(value) && typeof value.from === 'number' && typeof value.rev === 'number';

const isToldReports = (value: unknown): value is ToldReports =>
  isObject(value) && typeof value.rev === 'number' && Array.isArray(value.reports);

const isGames = (value: unknown): value is GamesByPairing =>
  isObject(value) && Object.values(value).every(Array.isArray);

const isGameUpdate = (value: unknown): value is GameUpdate =>
  isObject(value) &&
  typeof value.round === 'number' &&
  typeof value.white === 'string' &&
  typeof value.black === 'string';
