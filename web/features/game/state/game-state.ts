import { colorOfSide, type GameEventMessage, type GameMessage } from '../../../../contract/live.ts';
import { type Placement, placementOf } from '../../../../domain/chess/placement.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import type { Move, Role, Square } from '../../../../domain/chess/square.ts';
import { type Adjustment, adjustmentsIn } from '../../../../domain/game/adjustments.ts';
import { plyOfOffer } from '../../../../domain/game/draw-offer.ts';
import { type Phrase, phraseOf } from '../../../../domain/game/phrases.ts';
import { assertNever } from '../../../../domain/kernel/result.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { afterPremoves, PREMOVES_MOST, premoveReach } from '../../../model/game/premoves.ts';
import { isRunning, readGame, type ServerGame, synchronised } from './server-game.ts';

/**
 * The state of the play page: what the server has sent, and the user's actions that it has not confirmed yet. The
 * server's state always wins.
 */
export interface GameState {
  readonly variant: Variant;
  /** The user's colour; null for a spectator. */
  readonly me: Color | null;
  readonly serverGame: ServerGame | null;
  /** How far the server's clock is ahead of the browser's monotonic one; null while unknown. */
  readonly aheadMs: number | null;
  readonly intent: Intent;
  /** Premoves, the next one first, each with its promotion piece. Empty on the user's own turn. */
  readonly premoves: readonly Move[];
  /** The side whose draw offer is open. */
  readonly offer: Color | null;
  readonly declined: boolean;
  readonly chat: readonly ChatLine[];
  /** The last clock adjustment by the arbiter while the user was here, and when; null before the first. */
  readonly adjusted: { readonly by: Adjustment; readonly at: number } | null;
  /** The game ended while the page was open. */
  readonly endedHere: boolean;
  readonly illegal: boolean;
  /** Incremented to redraw the board though its position is the same: a move was taken back. */
  readonly redraw: number;
}

/** A move of the user that the server has not confirmed. */
export type Intent =
  | { readonly kind: 'none' }
  /** A pawn stands on the last rank, and its piece is being chosen. */
  | { readonly kind: 'promoting'; readonly from: Square; readonly to: Square }
  /** The move is shown on the board and waits for the user's confirmation. */
  | { readonly kind: 'confirming'; readonly asked: SentMove }
  | SentMove;

export interface SentMove {
  readonly kind: 'sent';
  readonly move: Move;
  /** Number of half-moves before this one. */
  readonly ply: number;
  readonly played: PlayedMove;
  readonly at: number;
  /** Time the user spent on the move; null where it is unknown. */
  readonly thinkMs: number | null;
}

/** A line of the chat: a phrase of a player, or a clock adjustment by the arbiter. */
export type ChatLine = ChatPhrase | Adjustment;

export interface ChatPhrase {
  readonly side: Color;
  readonly phrase: Phrase;
}

export type GameEvent =
  | { readonly kind: 'received'; readonly message: GameEventMessage; readonly at: number }
  /** The offset of the server's clock is known, or has been refined. */
  | { readonly kind: 'synchronised'; readonly aheadMs: number }
  /**
   * On the board, or typed; `automatic` is the automatic promotion piece, and `confirms` whether moves are confirmed
   * before they are sent.
   */
  | ({ readonly kind: 'moved'; readonly move: Move; readonly automatic: Role | null } & Laid)
  | ({ readonly kind: 'promoted'; readonly role: Role } & Laid)
  | { readonly kind: 'promotionCancelled' }
  | { readonly kind: 'confirmed'; readonly at: number }
  | { readonly kind: 'confirmationCancelled' }
  | { readonly kind: 'premoved'; readonly move: Move; readonly automatic: Role | null; readonly at: number }
  | { readonly kind: 'premovesCancelled' }
  | { readonly kind: 'refused'; readonly illegal: boolean }
  | { readonly kind: 'illegalSeen' }
  | { readonly kind: 'drawOffered' }
  | { readonly kind: 'drawDeclined' }
  | { readonly kind: 'drawRequestRefused' };

interface Laid {
  readonly at: number;
  readonly confirms: boolean;
}

const CHAT_LINES_KEPT = 50;
const NOTHING: Intent = { kind: 'none' };

export const newGameState = (variant: Variant, me: Color | null): GameState => ({
  variant,
  me,
  serverGame: null,
  aheadMs: null,
  intent: NOTHING,
  premoves: [],
  offer: null,
  declined: false,
  chat: [],
  adjusted: null,
  endedHere: false,
  illegal: false,
  redraw: 0,
});

export function gameReducer(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'received':
      return receive(state, event.message, event.at);
    case 'synchronised':
      return synchronise(state, event.aheadMs);
    case 'moved':
      return move(state, event.move, event.automatic, event);
    case 'promoted':
      return promote(state, event.role, event);
    case 'promotionCancelled':
      return state.intent.kind === 'promoting' ? takenBack(state) : state;
    case 'confirmed':
      return confirm(state, event.at);
    case 'confirmationCancelled':
      return state.intent.kind === 'confirming' ? takenBack(state) : state;
    case 'premoved':
      return layPremove(state, event.move, event.automatic, event.at);
    case 'premovesCancelled':
      return state.premoves.length === 0 ? state : { ...state, premoves: [] };
    case 'refused':
      // The premoves were meant to follow the move that was refused.
      return { ...takenBack(state), premoves: [], illegal: event.illegal };
    case 'illegalSeen':
      return { ...state, illegal: false };
    case 'drawOffered':
      return state.offer === null ? { ...state, offer: state.me, declined: false } : state;
    case 'drawDeclined':
      return { ...state, offer: null };
    case 'drawRequestRefused':
      return { ...state, offer: state.serverGame?.message.offer ?? null };
    default:
      return assertNever(event);
  }
}

// Messages from the server

function receive(state: GameState, message: GameEventMessage, at: number): GameState {
  switch (message.type) {
    case 'game':
      return receiveGame(state, message, at);
    case 'draw':
      return receiveVote(state, colorOfSide(message.side), message.vote);
    case 'message':
      return receivePhrase(state, colorOfSide(message.side), message.messageId);
    default:
      return assertNever(message);
  }
}

function synchronise(state: GameState, aheadMs: number): GameState {
  if (state.aheadMs === aheadMs) return state;
  return { ...state, aheadMs, serverGame: state.serverGame && synchronised(state.serverGame, aheadMs) };
}

/** The whole game. A message older than the known state is ignored. */
function receiveGame(state: GameState, message: GameMessage, at: number): GameState {
  const before = state.serverGame;
  if (before !== null && message.v < before.message.v) return state;
  const serverGame = readGame(state.variant, message, before, { at, aheadMs: state.aheadMs });
  if (serverGame === null) return state;
  const adjustments = newAdjustments(message, before);
  const adjusted = adjustments.at(-1);
  const isNewTurn = before === null || message.ply !== before.message.ply;
  const isSettled = isNewTurn || message.finished;
  const next: GameState = {
    ...state,
    serverGame,
    offer: message.offer,
    declined: state.declined && !isNewTurn,
    intent: isSettled ? NOTHING : state.intent,
    // A pawn whose piece was being chosen goes back.
    redraw: isSettled && state.intent.kind === 'promoting' ? state.redraw + 1 : state.redraw,
    premoves: message.finished || wasOvertaken(state.intent, serverGame) ? [] : state.premoves,
    chat: adjustments.length === 0 ? state.chat : [...state.chat, ...adjustments].slice(-CHAT_LINES_KEPT),
    adjusted: before === null || adjusted === undefined ? state.adjusted : { by: adjusted, at },
    endedHere: state.endedHere || (before !== null && !before.message.finished && message.finished),
  };
  return playPremove(next, at);
}

/** The arbiter's clock adjustments since the last message; with the first message, all of them. */
function newAdjustments(message: GameMessage, before: ServerGame | null): readonly Adjustment[] {
  if (before !== null && before.message.moves === message.moves) return [];
  const known = before === null ? 0 : adjustmentsIn(before.message.moves).length;
  return adjustmentsIn(message.moves).slice(known);
}

/** Whether another move was made in place of the pending one, as by the same player on another page. */
function wasOvertaken(intent: Intent, { moves }: ServerGame): boolean {
  if (intent.kind !== 'sent') return false;
  const made = moves[intent.ply]?.move;
  return made !== undefined && (made.from !== intent.move.from || made.to !== intent.move.to);
}

/** The first premove is played on the user's turn; if it is not legal any more, all are dropped silently. */
function playPremove(state: GameState, at: number): GameState {
  const [first, ...rest] = state.premoves;
  if (first === undefined || !isMyTurn(state) || state.intent.kind !== 'none') return state;
  const sent = toSend(state, first, at);
  return sent === null ? { ...state, premoves: [] } : { ...state, premoves: rest, intent: { ...sent, thinkMs: 0 } };
}

function receiveVote(state: GameState, side: Color, vote: 'yes' | 'no'): GameState {
  if (side === state.me) return state;
  return vote === 'yes'
    ? { ...state, offer: side, declined: false }
    : { ...state, offer: null, declined: state.me !== null };
}

function receivePhrase(state: GameState, side: Color, id: number): GameState {
  const phrase = phraseOf(id);
  return phrase === undefined ? state : { ...state, chat: [...state.chat, { side, phrase }].slice(-CHAT_LINES_KEPT) };
}

// Actions of the user

function move(state: GameState, wanted: Move, automatic: Role | null, laid: Laid): GameState {
  if (!isMyTurn(state) || state.intent.kind !== 'none') return takenBack(state, state.intent);
  const piece = wanted.promotion ?? promotionOf(state, wanted, automatic);
  if (piece === 'ask') return { ...state, intent: { kind: 'promoting', from: wanted.from, to: wanted.to } };
  return send(state, piece === undefined ? wanted : { ...wanted, promotion: piece }, laid);
}

/** The automatic promotion piece, if any; Pawn vs Pawn offers no choice. */
function promotionOf(
  { variant, serverGame }: GameState,
  wanted: Move,
  automatic: Role | null,
): Role | 'ask' | undefined {
  const { isPromotion, promotions } = rulesOf(variant);
  if (serverGame === null || !isPromotion(serverGame.fen, wanted)) return undefined;
  return promotions.length === 1 ? promotions[0] : (automatic ?? 'ask');
}

function promote(state: GameState, role: Role, laid: Laid): GameState {
  const { intent } = state;
  if (intent.kind !== 'promoting') return state;
  return send({ ...state, intent: NOTHING }, { from: intent.from, to: intent.to, promotion: role }, laid);
}

function send(state: GameState, wanted: Move, { at, confirms }: Laid): GameState {
  const sent = toSend(state, wanted, at);
  if (sent === null) return { ...takenBack(state), illegal: true };
  return { ...state, intent: confirms ? { kind: 'confirming', asked: sent } : sent, premoves: [] };
}

/** The time spent on confirming a move is the user's own. */
function confirm(state: GameState, at: number): GameState {
  if (state.intent.kind !== 'confirming') return state;
  const { asked } = state.intent;
  return {
    ...state,
    intent: { ...asked, at, thinkMs: asked.thinkMs === null ? null : asked.thinkMs + Math.round(at - asked.at) },
  };
}

/** The move to show at once and send; null if it is illegal. */
function toSend({ variant, serverGame }: GameState, wanted: Move, at: number): SentMove | null {
  if (serverGame === null) return null;
  const rules = rulesOf(variant);
  const isPromotion = rules.isPromotion(serverGame.fen, wanted);
  const { from, to, promotion } = wanted;
  const exact = isPromotion && promotion !== undefined ? { from, to, promotion } : { from, to };
  const after = rules.play(serverGame.fen, exact);
  if (!after.ok) return null;
  return {
    kind: 'sent',
    move: exact,
    ply: serverGame.message.ply,
    played: { move: exact, san: rules.san(serverGame.fen, exact), fen: after.value, drawOffers: [] },
    at,
    thinkMs: serverGame.turnSince === null ? null : Math.round(at - serverGame.turnSince),
  };
}

/** Appends a premove. If it has become the user's turn meanwhile, it is played at once. */
function layPremove(state: GameState, { from, to, promotion }: Move, automatic: Role | null, at: number): GameState {
  if (state.me === null || !mayPremove(state) || state.premoves.length >= PREMOVES_MOST) return state;
  if (!premoveReach(expectedPlacement(state), state.me).get(from)?.includes(to)) return state;
  // On the last rank it becomes the automatic piece, else a queen; whether it gets there shows when it is played.
  const premove: Move = { from, to, promotion: promotion ?? automatic ?? 'queen' };
  return playPremove({ ...state, premoves: [...state.premoves, premove] }, at);
}

const takenBack = (state: GameState, intent: Intent = NOTHING): GameState => ({
  ...state,
  intent,
  redraw: state.redraw + 1,
});

// Selectors

export const isMyTurn = ({ me, serverGame }: GameState): boolean =>
  me !== null && serverGame !== null && isRunning(serverGame) && serverGame.message.turn === me;

/**
 * Whether the user may pick up pieces, to move or to premove. A piece picked up before the server has started the game
 * has no destinations, and would be dropped by the next update.
 */
export const mayTakeUp = ({ me, serverGame }: GameState): boolean =>
  me !== null && serverGame !== null && isRunning(serverGame);

/** The moves on the board: those of the server, and the user's pending one. */
export function shownMoves({ serverGame, intent }: GameState): readonly PlayedMove[] {
  const moves = serverGame?.moves ?? [];
  const own = laidMove(intent);
  return own === undefined ? moves : [...moves, own.played];
}

const laidMove = (intent: Intent): SentMove | undefined => {
  if (intent.kind === 'confirming') return intent.asked;
  return intent.kind === 'sent' ? intent : undefined;
};

/** Whether the user may premove: never before the start of the game, nor while a dialog asks about a move. */
export const mayPremove = (state: GameState): boolean =>
  mayTakeUp(state) && rulesOf(state.variant).premove && (state.intent.kind === 'none' || state.intent.kind === 'sent');

/** The position on the board, without premoves. */
export const shownFen = (state: GameState): string => shownMoves(state).at(-1)?.fen ?? rulesOf(state.variant).startFen;

/** The pieces as they will stand when the premoves have been played. */
export const expectedPlacement = (state: GameState): Placement =>
  afterPremoves(placementOf(shownFen(state)), state.premoves);

export function shownTurn({ serverGame, intent }: GameState): Color {
  const turn = serverGame?.message.turn ?? 'white';
  return intent.kind === 'sent' ? opposite(turn) : turn;
}

export const isOfferedDraw = ({ me, offer }: GameState): boolean => me !== null && offer === opposite(me);

/** The ply that identifies the offer an answer is for, or the game as it is seen (DRAW-7). */
export function plyOfDrawAnswer(state: GameState): number | undefined {
  const { me, serverGame } = state;
  if (me === null || serverGame === null) return undefined;
  const { moves, ply } = serverGame.message;
  return (isOfferedDraw(state) ? plyOfOffer(moves, opposite(me)) : null) ?? ply;
}
