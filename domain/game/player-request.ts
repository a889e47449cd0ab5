import { encodeEntry } from '../chess/moves.ts';
import { boardEnd, claimableDraw, completeMove, playMove, turnOf } from '../chess/position.ts';
import type { Move } from '../chess/square.ts';
import { assert, assertNever, ok, refuse } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import { type Color, opposite } from '../tournament/value/field.ts';
import { sideOf } from '../tournament/value/game-result.ts';
import { changed, finish, noted, type Outcome, unchanged } from './change.ts';
import { press, timeOfMove } from './clock.ts';
import type { PlayerCommand } from './commands.ts';
import { afterMoveOf, offer, plyOfOffer, withdrawn } from './draw-offer.ts';
import { endOf, type Game, movesMade } from './game.ts';
import { resultOfLoss, resultOfWinner } from './game-end.ts';

/** Requires a game whose clocks are up to date. */
export function playerRequest(game: Game, command: PlayerCommand, now: Millis): Outcome {
  if (game.phase.kind === 'waiting') return refuse('gameNotStarted');
  if (isAnsweredAlready(game, command)) return unchanged(game);
  if (game.phase.kind === 'finished') return refuse('gameOver');
  switch (command.kind) {
    case 'move':
      return makeMove(game, command, now);
    case 'resign':
      return ok(finish(game, resultOfLoss(command.by, movesMade(game, command.by) > 0), 'resignation', now));
    case 'agreeToDraw':
      return agreeToDraw(game, command, now);
    case 'declineDraw':
      return declineDraw(game, command);
    case 'askForAutomaticDraw':
      return refuse('noAutomaticDraw');
    case 'callFlag':
      return refuse('flagNotFallen');
    default:
      return assertNever(command);
  }
}

/** GAME-9: a retry gets the same response as the first request. */
function isAnsweredAlready(game: Game, command: PlayerCommand): boolean {
  const end = endOf(game);
  switch (command.kind) {
    case 'move':
      return isLastMove(game, command.by, command.move, command.ply);
    case 'resign':
      return end?.reason === 'resignation' && end.result !== null && sideOf(end.result, command.by) === 'loss';
    case 'agreeToDraw':
      return end?.reason === 'agreement' || end?.reason === 'threefoldRepetition' || end?.reason === 'fiftyMoves';
    case 'declineDraw':
      return false;
    case 'askForAutomaticDraw':
      return end !== null;
    case 'callFlag':
      return end?.reason === 'flag' || end?.reason === 'flagInsufficientMaterial' || end?.reason === 'absence';
    default:
      return assertNever(command);
  }
}

function isLastMove({ position, lastMove }: Game, by: Color, move: Move, ply: number | undefined): boolean {
  if (lastMove === null || ply !== position.ply - 1 || turnOf(position) === by) return false;
  const isSamePiece = move.promotion === undefined || move.promotion === lastMove.promotion;
  return lastMove.from === move.from && lastMove.to === move.to && isSamePiece;
}

type MoveCommand = Extract<PlayerCommand, { kind: 'move' }>;

function makeMove(game: Game, { by, move, ply, thinkMs }: MoveCommand, now: Millis): Outcome {
  if (ply !== undefined && ply !== game.position.ply) return refuse('outOfStep');
  if (turnOf(game.position) !== by) return refuse('notYourTurn');
  const played = playMove(game.position, move);
  if (!played.ok) return played;
  const clock = press(game.clock, now, thinkMs);
  assert(clock.ok, 'a fallen flag is seen before the move is looked at');
  const lastMove = completeMove(game.position, move);
  const next: Game = {
    ...game,
    position: played.value,
    lastMove,
    record: game.record + encodeEntry({ kind: 'move', ...lastMove }),
    clock: clock.value,
    drawOffers: afterMoveOf(game.drawOffers, by),
  };
  const time = { ...timeOfMove(game.clock, now, thinkMs), leftMs: next.clock[by].remainingMs };
  const moved = { kind: 'moved', by, move: lastMove, ply: next.position.ply, ...time } as const;
  const end = boardEnd(next.position);
  if (end === null) return changed(next, moved);
  const ended = finish(next, resultOfWinner(end.winner), end.reason, now);
  return changed(ended.game, moved, ...ended.events);
}

type DrawCommand = Extract<PlayerCommand, { kind: 'agreeToDraw' | 'declineDraw' }>;

/** Accepts an open offer, else claims a draw that the position allows, else offers a draw. */
function agreeToDraw(game: Game, { by, ply }: DrawCommand, now: Millis): Outcome {
  if (isOffered(game, by))
    return isOfferedAfter(game, by, ply) ? refuse('outOfStep') : ok(finish(game, 'draw', 'agreement', now));
  const seesPosition = ply === undefined || ply === game.position.ply;
  const claim = seesPosition && turnOf(game.position) === by ? claimableDraw(game.position) : null;
  if (claim !== null) return ok(finish(game, 'draw', claim, now));
  if (game.drawOffers.standing === by) return unchanged(game);
  const offered = offer(game.drawOffers, by, movesMade(game, by));
  if (!offered.ok) return offered;
  return changed(noted({ ...game, drawOffers: offered.value }, 'drawOffered', by), { kind: 'drawOffered', by });
}

function declineDraw(game: Game, { by, ply }: DrawCommand): Outcome {
  if (!isOffered(game, by)) return unchanged(game);
  if (isOfferedAfter(game, by, ply)) return refuse('outOfStep');
  const declined = { ...game, drawOffers: withdrawn(game.drawOffers) };
  return changed(noted(declined, 'drawDeclined', by), { kind: 'drawDeclined', by });
}

const isOffered = ({ drawOffers }: Game, to: Color): boolean => drawOffers.standing === opposite(to);

/** DRAW-7: a delayed answer must not accept a newer offer that its sender has not seen. */
const isOfferedAfter = ({ record }: Game, to: Color, ply: number | undefined): boolean =>
  ply !== undefined && (plyOfOffer(record, opposite(to)) ?? 0) > ply;
