import { colorOfSide, type GameMessage, type ToldMessage } from '../../../contract/live.ts';
import { type Placement, placementOf } from '../../../domain/chess/placement.ts';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import type { Move, Role, Square } from '../../../domain/chess/square.ts';
import { plyOfOffer } from '../../../domain/game/draw-offer.ts';
import { type Phrase, phraseOf } from '../../../domain/game/phrases.ts';
import { assertNever } from '../../../domain/result.ts';
import { type Color, opposite } from '../../../domain/tournament/field.ts';
import { afterPremoves, PREMOVES_MOST, premoveReach } from '../../model/premoves.ts';
import { isRunning, readGame, synchronised, type ToldGame } from './told-game.ts';

/**
 * The play page as a value: what the server has told, and what the reader has done that it has not confirmed yet. The
 * server's word always wins.
 */
export interface GameState {
  readonly variant: Variant;
  /** The side the reader plays; null for who watches. */
  readonly me: Color | null;
  readonly told: ToldGame | null;
  /** How far the server's clock is ahead of the browser's steady one; null where it is not known. */
  readonly aheadMs: number | null;
  readonly intent: Intent;
  /** Moves laid down in advance, the next one first, each with the piece it would promote to. Empty on an open own turn. */
  readonly premoves: readonly Move[];
  /** Who has a draw offer standing. */
  readonly offer: Color | null;
  /** The opponent has just said no to a draw. */
  readonly declined: boolean;
  readonly said: readonly Saying[];
  /** The game ended while the reader was here. */
  readonly endedHere: boolean;
  /** The reader tried what the rules do not allow. */
  readonly illegal: boolean;
  /** Raised when the board has to be drawn anew, though its position is the same: a move was taken back. */
  readonly redraw: number;
}

/** A move of the reader's that the server has not confirmed. */
export type Intent =
  | { readonly kind: 'none' }
  /** A pawn stands on the last rank and the piece is being chosen. */
  | { readonly kind: 'promoting'; readonly from: Square; readonly to: Square }
  /** It stands on the board and waits for the reader's word. */
  | { readonly kind: 'confirming'; readonly asked: SentMove }
  | SentMove;

export interface SentMove {
  readonly kind: 'sent';
  readonly move: Move;
  /** Half-moves before this one. */
  readonly ply: number;
  readonly played: PlayedMove;
  readonly at: number;
  /** How long the reader thought; null where that is not known. */
  readonly thinkMs: number | null;
}

export interface Saying {
  readonly side: Color;
  readonly phrase: Phrase;
}

export type GameEvent =
  | { readonly kind: 'told'; readonly message: ToldMessage; readonly at: number }
  /** The server's clock is known, or known better. */
  | { readonly kind: 'synchronised'; readonly aheadMs: number }
  /**
   * On the board, or typed; `automatic` is the piece that pawns become without a question, and `confirms` says that the
   * reader wants to be asked before his move is sent.
   */
  | ({ readonly kind: 'moved'; readonly move: Move; readonly automatic: Role | null } & Laid)
  | ({ readonly kind: 'promoted'; readonly role: Role } & Laid)
  | { readonly kind: 'promotionCancelled' }
  | { readonly kind: 'confirmed'; readonly at: number }
  | { readonly kind: 'confirmationCancelled' }
  | { readonly kind: 'premoved'; readonly move: Move; readonly automatic: Role | null; readonly at: number }
  | { readonly kind: 'premovesCancelled' }
  /** The server did not accept the move that was sent. */
  | { readonly kind: 'refused'; readonly illegal: boolean }
  | { readonly kind: 'illegalSeen' }
  | { readonly kind: 'drawOffered' }
  | { readonly kind: 'drawDeclined' }
  | { readonly kind: 'drawRequestRefused' };

interface Laid {
  readonly at: number;
  readonly confirms: boolean;
}

const SAYINGS_KEPT = 50;
const NOTHING: Intent = { kind: 'none' };

export const newGameState = (variant: Variant, me: Color | null): GameState => ({
  variant,
  me,
  told: null,
  aheadMs: null,
  intent: NOTHING,
  premoves: [],
  offer: null,
  declined: false,
  said: [],
  endedHere: false,
  illegal: false,
  redraw: 0,
});

export function gameReducer(state: GameState, event: GameEvent): GameState {
  switch (event.kind) {
    case 'told':
      return hear(state, event.message, event.at);
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
      // What was to follow was meant for after it.
      return { ...takenBack(state), premoves: [], illegal: event.illegal };
    case 'illegalSeen':
      return { ...state, illegal: false };
    case 'drawOffered':
      return state.offer === null ? { ...state, offer: state.me, declined: false } : state;
    case 'drawDeclined':
      return { ...state, offer: null };
    case 'drawRequestRefused':
      return { ...state, offer: state.told?.message.offer ?? null };
    default:
      return assertNever(event);
  }
}

// What the server tells

function hear(state: GameState, message: ToldMessage, at: number): GameState {
  switch (message.type) {
    case 'game':
      return hearGame(state, message, at);
    case 'draw':
      return hearVote(state, colorOfSide(message.side), message.vote);
    case 'message':
      return hearPhrase(state, colorOfSide(message.side), message.message_id);
    default:
      return assertNever(message);
  }
}

function synchronise(state: GameState, aheadMs: number): GameState {
  if (state.aheadMs === aheadMs) return state;
  return { ...state, aheadMs, told: state.told && synchronised(state.told, aheadMs) };
}

/** The whole game. One that is older than what is known comes late and is passed over. */
function hearGame(state: GameState, message: GameMessage, at: number): GameState {
  const before = state.told;
  if (before !== null && message.v < before.message.v) return state;
  const told = readGame(state.variant, message, before, { at, aheadMs: state.aheadMs });
  if (told === null) return state;
  const isNewTurn = before === null || message.ply !== before.message.ply;
  const isSettled = isNewTurn || message.finished;
  const next: GameState = {
    ...state,
    told,
    offer: message.offer,
    declined: state.declined && !isNewTurn,
    intent: isSettled ? NOTHING : state.intent,
    // A pawn that waited for its piece goes back.
    redraw: isSettled && state.intent.kind === 'promoting' ? state.redraw + 1 : state.redraw,
    premoves: message.finished || wasOvertaken(state.intent, told) ? [] : state.premoves,
    endedHere: state.endedHere || (before !== null && !before.message.finished && message.finished),
  };
  return playPremove(next, at);
}

/** Whether another move than the one on its way has been made in its place, as by the same player on another page. */
function wasOvertaken(intent: Intent, { moves }: ToldGame): boolean {
  if (intent.kind !== 'sent') return false;
  const made = moves[intent.ply]?.move;
  return made !== undefined && (made.from !== intent.move.from || made.to !== intent.move.to);
}

/** The first of the premoves is tried once it is the reader's turn; if it is not legal any more, all are dropped silently. */
function playPremove(state: GameState, at: number): GameState {
  const [first, ...rest] = state.premoves;
  if (first === undefined || !isMyTurn(state) || state.intent.kind !== 'none') return state;
  const sent = toSend(state, first, at);
  return sent === null ? { ...state, premoves: [] } : { ...state, premoves: rest, intent: { ...sent, thinkMs: 0 } };
}

function hearVote(state: GameState, side: Color, vote: 'yes' | 'no'): GameState {
  if (side === state.me) return state;
  return vote === 'yes'
    ? { ...state, offer: side, declined: false }
    : { ...state, offer: null, declined: state.me !== null };
}

function hearPhrase(state: GameState, side: Color, id: number): GameState {
  const phrase = phraseOf(id);
  return phrase === undefined ? state : { ...state, said: [...state.said, { side, phrase }].slice(-SAYINGS_KEPT) };
}

// What the reader does

function move(state: GameState, wanted: Move, automatic: Role | null, laid: Laid): GameState {
  if (!isMyTurn(state) || state.intent.kind !== 'none') return takenBack(state, state.intent);
  const piece = wanted.promotion ?? promotionOf(state, wanted, automatic);
  if (piece === 'ask') return { ...state, intent: { kind: 'promoting', from: wanted.from, to: wanted.to } };
  return send(state, piece === undefined ? wanted : { ...wanted, promotion: piece }, laid);
}

/** The piece a pawn becomes without a question, if any; in Pawn vs Pawn there is nothing to choose. */
function promotionOf({ variant, told }: GameState, wanted: Move, automatic: Role | null): Role | 'ask' | undefined {
  const { isPromotion, promotions } = rulesOf(variant);
  if (told === null || !isPromotion(told.fen, wanted)) return undefined;
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

/** The time in which the reader has looked at his move once more is his own. */
function confirm(state: GameState, at: number): GameState {
  if (state.intent.kind !== 'confirming') return state;
  const { asked } = state.intent;
  return {
    ...state,
    intent: { ...asked, at, thinkMs: asked.thinkMs === null ? null : asked.thinkMs + Math.round(at - asked.at) },
  };
}

/** The move as it is shown at once and sent; null if the rules do not allow it. */
function toSend({ variant, told }: GameState, wanted: Move, at: number): SentMove | null {
  if (told === null) return null;
  const rules = rulesOf(variant);
  const isPromotion = rules.isPromotion(told.fen, wanted);
  const { from, to, promotion } = wanted;
  const exact = isPromotion && promotion !== undefined ? { from, to, promotion } : { from, to };
  const after = rules.play(told.fen, exact);
  if (!after.ok) return null;
  return {
    kind: 'sent',
    move: exact,
    ply: told.message.ply,
    played: { move: exact, san: rules.san(told.fen, exact), fen: after.value, drawOffers: [] },
    at,
    thinkMs: told.turnSince === null ? null : Math.round(at - told.turnSince),
  };
}

/** Behind those that wait. One that comes when it has become the reader's turn meanwhile is played at once. */
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

// What the page shows

export const isMyTurn = ({ me, told }: GameState): boolean =>
  me !== null && told !== null && isRunning(told) && told.message.turn === me;

/**
 * Whether the reader may take up pieces, now or in advance. A piece that is taken up before the server has said that the
 * game has begun has nowhere to go, and would be lost again under the hand.
 */
export const mayTakeUp = ({ me, told }: GameState): boolean => me !== null && told !== null && isRunning(told);

/** The moves on the board: those told, and the own one that is on its way or waits for the reader's word. */
export function shownMoves({ told, intent }: GameState): readonly PlayedMove[] {
  const moves = told?.moves ?? [];
  const own = laidMove(intent);
  return own === undefined ? moves : [...moves, own.played];
}

const laidMove = (intent: Intent): SentMove | undefined => {
  if (intent.kind === 'confirming') return intent.asked;
  return intent.kind === 'sent' ? intent : undefined;
};

/**
 * Whether the reader may lay down moves in advance: never before the game has begun, nor while he is asked something about
 * a move of his.
 */
export const mayPremove = (state: GameState): boolean =>
  mayTakeUp(state) && rulesOf(state.variant).premove && (state.intent.kind === 'none' || state.intent.kind === 'sent');

/** The position on the board, without the moves that are laid down in advance. */
export const shownFen = (state: GameState): string => shownMoves(state).at(-1)?.fen ?? rulesOf(state.variant).startFen;

/** The pieces as they will stand when the premoves have been played. */
export const expectedPlacement = (state: GameState): Placement =>
  afterPremoves(placementOf(shownFen(state)), state.premoves);

/** The side to move on the board as it is shown. */
export function shownTurn({ told, intent }: GameState): Color {
  const turn = told?.message.turn ?? 'white';
  return intent.kind === 'sent' ? opposite(turn) : turn;
}

/** Whether the opponent waits for an answer to a draw offer. */
export const isOfferedDraw = ({ me, offer }: GameState): boolean => me !== null && offer === opposite(me);

/** By what a yes or a no to a draw names the offer that it is given to, or the game as it is seen (DRAW-7). */
export function plyOfDrawAnswer(state: GameState): number | undefined {
  const { me, told } = state;
  if (me === null || told === null) return undefined;
  const { moves, ply } = told.message;
  return (isOfferedDraw(state) ? plyOfOffer(moves, opposite(me)) : null) ?? ply;
}
