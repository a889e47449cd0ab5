import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { accountId, enteredResult, roundNumber, tournamentId, yesOrNo } from '../http/path-parts.ts';
import { UNCHANGED } from '../http/refusals.ts';
import {
  confirmReportsPayload,
  enteredResultQuery,
  postponedPayload,
  reportedResultPayload,
  resultsPayload,
} from '../tournament/rounds.ts';
import type { Described } from './description.ts';

/** Results of a round, and the choice between online and over-the-board play. */
export const RESULT_CALLS = {
  setResult: {
    at: calls.setResult,
    does: 'enter a result',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber, white: accountId, black: accountId, result: enteredResult },
    query: enteredResultQuery,
    answer: changed,
    refuses: [
      UNCHANGED,
      'noSuchPairing',
      'noSuchGame',
      'laterGamePlayed',
      'tournamentNotStarted',
      'roundNotPaired',
      'drawNotAllowed',
      'nextStagePaired',
    ],
  },
  setResults: {
    at: calls.setResults,
    does: 'enter several results of a round at once',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber },
    body: resultsPayload,
    answer: changed,
    refuses: [
      UNCHANGED,
      'noSuchPairing',
      'noSuchGame',
      'laterGamePlayed',
      'tournamentNotStarted',
      'roundNotPaired',
      'drawNotAllowed',
      'nextStagePaired',
    ],
  },
  reportResult: {
    at: calls.reportResult,
    does: 'report how the own game over the board ended, where the organiser leaves it to the players',
    right: 'account',
    path: { id: tournamentId, round: roundNumber, white: accountId, black: accountId },
    body: reportedResultPayload,
    answer: changed,
    limit: 'reportResult',
    refuses: [
      UNCHANGED,
      'noSuchPairing',
      'notYourBoard',
      'reportedByMatch',
      'playersNotAsked',
      'boardIsOnline',
      'boardHasResult',
      'roundNotBegun',
    ],
  },
  confirmReports: {
    at: calls.confirmReports,
    does: 'enter what both sides of boards have reported',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber },
    body: confirmReportsPayload,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing', 'reportsChanged', 'tournamentNotStarted', 'roundNotPaired'],
  },
  postponeGame: {
    at: calls.postponeGame,
    does: 'register a game as postponed or adjourned, with its date',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber, white: accountId, black: accountId },
    body: postponedPayload,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing', 'postponeNotOffered', 'boardIsOnline', 'boardHasResult', 'roundNotBegun'],
  },
  cancelPostponement: {
    at: calls.cancelPostponement,
    does: 'have a postponed or adjourned game played with its round after all',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber, white: accountId, black: accountId },
    answer: changed,
    refuses: [
      UNCHANGED,
      'noSuchPairing',
      'notPostponed',
      'postponeNotOffered',
      'boardIsOnline',
      'boardHasResult',
      'roundIsPaired',
    ],
  },
  setOnline: {
    at: calls.setOnline,
    does: 'move a pairing to the board or to the screen',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber, white: accountId, black: accountId, online: yesOrNo },
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing', 'resultKnown'],
  },
} as const satisfies Described;
