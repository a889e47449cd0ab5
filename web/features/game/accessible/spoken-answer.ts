import type { TFunction } from 'i18next';
import { type Placement, placementOf } from '../../../../domain/chess/placement.ts';
import {
  type ByColor,
  fileOf,
  makeSquare,
  parseSquare,
  ROLES,
  type Role,
  rankOf,
} from '../../../../domain/chess/square.ts';
import { assertNever } from '../../../../domain/kernel/result.ts';
import { HOUR, MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { titled } from '../../../model/names.ts';
import { moveNumber } from '../review/numbered-move.ts';
import { outcomeOfMessage, resultWords } from '../review/result-words.ts';
import { type GameState, isOfferedDraw, shownFen, shownMoves, shownTurn } from '../state/game-state.ts';
import type { GamePlayer } from '../state/players.ts';
import { isRunning, timeOn } from '../state/server-game.ts';
import { moverOf, type SpokenWords, spokenMove, spokenPosition, spokenSquare } from './spoken-move.ts';
import { roleOfLetter } from './typed-move.ts';
import type { Question } from './typed-question.ts';

/** A question, with the game as it stood when it was asked; help is a list of its own. */
export interface Asked {
  readonly question: Exclude<Question, { readonly kind: 'help' }>;
  readonly state: GameState;
  /** By the browser's monotonic clock. */
  readonly at: number;
  readonly players: ByColor<GamePlayer>;
}

export interface AnswerWords extends SpokenWords {
  readonly asking: TFunction<'asking'>;
}

/** Answers to questions typed into the move field, as full sentences for screen readers. */
export function spokenAnswer(words: AnswerWords, asked: Asked): string {
  const { question, state } = asked;
  switch (question.kind) {
    case 'board':
      return `${spokenPosition(words.game, shownFen(state))} ${standing(words, state)}`;
    case 'clocks':
      return clocks(words, asked);
    case 'lastMove':
      return lastMove(words, state);
    case 'opponent':
      return opponent(words, asked);
    case 'pieces':
      return piecesCalled(words, shownFen(state), question.name);
    case 'square':
      return squares(words, placementOf(shownFen(state)), question.name);
    default:
      return assertNever(question);
  }
}

/** Whose move it is, or how the game has ended. */
function standing({ asking, game, chess }: AnswerWords, state: GameState): string {
  const { serverGame } = state;
  if (serverGame === null || !(serverGame.message.started || serverGame.message.finished)) return asking('notStarted');
  if (serverGame.message.finished)
    return resultWords(game, outcomeOfMessage(serverGame.message), serverGame.message.reason);
  return asking('toMove', { side: chess(shownTurn(state)) });
}

function clocks(words: AnswerWords, { state, at }: Asked): string {
  const { serverGame, intent, me } = state;
  if (serverGame === null) return standing(words, state);
  const clockText = (color: Color): string => {
    // The own clock stops when the own move is sent.
    const now = intent.kind === 'sent' && me === color ? intent.at : at;
    const { firstMoveMs, remainingMs } = timeOn(serverGame, color, Math.max(now, serverGame.at));
    const left = words.asking('left', { side: words.chess(color), time: spokenTime(words.asking, remainingMs) });
    if (!isRunning(serverGame) || serverGame.message.running !== color || firstMoveMs <= 0) return left;
    return `${left} ${words.asking('firstMove', { time: spokenTime(words.asking, firstMoveMs) })}`;
  };
  return `${clockText('white')} ${clockText('black')} ${standing(words, state)}`;
}

/** 1 hour 2 minutes 3 seconds; units that are zero are omitted. */
export function spokenTime(t: TFunction<'asking'>, ms: number): string {
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  const parts = [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(minutes > 0 ? [t('minutes', { count: minutes })] : []),
    ...(seconds > 0 || ms < MINUTE ? [t('seconds', { count: seconds })] : []),
  ];
  return parts.join(' ');
}

function lastMove({ game, chess }: AnswerWords, state: GameState): string {
  const moves = shownMoves(state);
  const last = moves.at(-1);
  if (last === undefined) return game('noMoves');
  return `${moveNumber(moves.length)} ${spokenMove(game, last, chess(moverOf(moves.length)))}`;
}

function opponent(words: AnswerWords, { state, players }: Asked): string {
  const { asking, game } = words;
  const side = opposite(state.me ?? 'white');
  const { name, title, rating } = players[side];
  const who = { name: titled(title, name), side: game(`lobby.colors.${side}`) };
  const intro = rating === null ? asking('opponent', who) : asking('ratedOpponent', { ...who, rating });
  const isThere = state.serverGame?.message.online[side] === true;
  return [intro, asking(isThere ? 'isThere' : 'isAway'), offer(words, state, name)].join(' ');
}

function offer(words: AnswerWords, state: GameState, name: string): string {
  if (state.serverGame?.message.finished === true) return standing(words, state);
  if (isOfferedDraw(state)) return words.game('actions.opponentOffers', { name });
  if (state.offer !== null) return words.game('actions.drawOffered');
  return state.declined ? words.game('actions.declined') : words.asking('noOffer');
}

function piecesCalled({ asking, game }: AnswerWords, fen: string, name: string): string {
  const role = roleCalled(game, name);
  if (role === undefined) return asking('noPiece');
  return asking('pieces', { piece: game(`pieces.${role}`), position: spokenPosition(game, fen, role) });
}

/** A piece by its letter in notation, or by its name in the page's language or in English. */
function roleCalled(t: TFunction<'game'>, name: string): Role | undefined {
  if (name.length === 1) return roleOfLetter(name);
  return ROLES.find((role) => [role, t(`pieces.${role}`)].some((word) => name.startsWith(word)));
}

function squares(words: AnswerWords, pieces: Placement, name: string): string {
  const square = parseSquare(name);
  if (square !== undefined) return `${spokenSquare(words, pieces, square)}.`;
  if (!/^([a-h]|[1-8])$/.test(name)) return words.asking('noSquare');
  const onLine = [...pieces.keys()]
    .filter((one) => makeSquare(one).includes(name))
    .sort((one, other) => rankOf(one) - rankOf(other) || fileOf(one) - fileOf(other))
    .map((one) => spokenSquare(words, pieces, one));
  return words.asking('line', { line: name, pieces: onLine.join('; ') || words.game('nobody') });
}
