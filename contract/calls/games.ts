import * as calls from '../calls.ts';
import { gameLogAnswer } from '../game/game-log.ts';
import {
  accountsInfoAnswer,
  chatPayload,
  clockPayload,
  engineAnswer,
  gameViewAnswer,
  lobbyAnswer,
  moveAnswer,
  moveQuery,
  playAnswer,
  watchQuery,
} from '../game/games.ts';
import { nothing } from '../http/answers.ts';
import { gameId, moveFrom, moveTo } from '../http/path-parts.ts';
import { UNSEEN_GAME } from '../http/refusals.ts';
import type { Described } from './description.ts';

/** Live games. A move only involves the game's own object; neither D1 nor the tournament is on its path. */
export const GAME_CALLS = {
  lobby: { at: calls.lobby, does: 'ask for the own next game', right: 'everybody', answer: lobbyAnswer },
  openGame: {
    at: calls.openGame,
    does: 'open a game, to play it or to look on',
    right: 'viewTournament',
    path: { id: gameId },
    answer: playAnswer,
    refuses: [UNSEEN_GAME],
  },
  viewGame: {
    at: calls.viewGame,
    does: 'review a game',
    right: 'viewTournament',
    path: { id: gameId },
    answer: gameViewAnswer,
    refuses: [UNSEEN_GAME],
  },
  mayAnalyse: {
    at: calls.mayAnalyse,
    does: 'ask whether an engine may look at a game now',
    right: 'viewTournament',
    path: { id: gameId },
    answer: engineAnswer,
    refuses: [UNSEEN_GAME],
  },
  gameInfo: {
    at: calls.gameInfo,
    does: 'read whose game it is',
    right: 'viewTournament',
    path: { id: gameId },
    answer: accountsInfoAnswer,
    refuses: [UNSEEN_GAME],
  },
  readGameLog: {
    at: calls.readGameLog,
    does: 'read what has happened in a game: think times, delays, refused moves',
    right: 'runTournaments',
    path: { id: gameId },
    answer: gameLogAnswer,
    refuses: ['noSuchGame'],
  },
  adjustClock: {
    at: calls.adjustClock,
    does: 'give or take time on a clock',
    right: 'runTournaments',
    path: { id: gameId },
    body: clockPayload,
    answer: nothing,
    refuses: ['noSuchGame', 'gameOver'],
  },
  move: {
    at: calls.move,
    does: 'make a move, or resign, offer a draw, claim that a flag has fallen',
    right: 'seat',
    path: { id: gameId, from: moveFrom, to: moveTo },
    query: moveQuery,
    answer: moveAnswer,
    refuses: [
      'invalidInput',
      'noSuchGame',
      'notAPlayer',
      'gameNotStarted',
      'gameOver',
      'notYourTurn',
      'outOfStep',
      'illegalMove',
      'promotionRequired',
      'drawAlreadyOffered',
      'drawNotAllowed',
      'noAutomaticDraw',
      'flagNotFallen',
    ],
  },
  watchGame: {
    at: calls.watchGame,
    does: 'follow a game live',
    right: 'viewTournament',
    path: { id: gameId },
    query: watchQuery,
    answer: 'socket',
    refuses: ['notFound', UNSEEN_GAME, 'tooManyConnections', 'tooManySpectators', 'changedMeanwhile'],
  },
  sayPhrase: {
    at: calls.sayPhrase,
    does: 'say one of the phrases in a game',
    right: 'seat',
    path: { id: gameId },
    body: chatPayload,
    answer: nothing,
    limit: 'chat',
    refuses: ['noSuchGame', 'chatDisabled', 'tooManyRequests'],
  },
} as const satisfies Described;
