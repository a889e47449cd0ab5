import { z } from 'zod';
import * as calls from '../calls.ts';
import { fairPlayAnswer, fairPlayQuery } from '../game/fair-play.ts';
import { nothing } from '../http/answers.ts';
import { roundNumber, tournamentId } from '../http/path-parts.ts';
import { UNSEEN } from '../http/refusals.ts';
import { arbiterCallsAnswer, callWordsPayload } from '../tournament/arbiter-calls.ts';
import { readinessAnswer } from '../tournament/readiness.ts';
import type { Described } from './description.ts';

/** Calls for the arbiter: players make them, organisers resolve them. */
export const ARBITER_CALLS = {
  callArbiter: {
    at: calls.callArbiter,
    does: 'call for the arbiter',
    right: 'seat',
    path: { id: tournamentId },
    body: callWordsPayload,
    answer: nothing,
    limit: 'callArbiter',
    refuses: [UNSEEN, 'notParticipating', 'tournamentNotRunning', 'noBoardToCallFrom', 'arbiterCalledAlready'],
  },
  answerCall: {
    at: calls.answerCall,
    does: 'see to a call for the arbiter',
    right: 'runTournaments',
    path: { id: tournamentId, call: z.coerce.number().int().min(1) },
    body: callWordsPayload,
    answer: nothing,
    refuses: [UNSEEN, 'noSuchArbiterCall', 'callIsAnswered'],
  },
  readFairPlay: {
    at: calls.readFairPlay,
    does: 'read how the players of a round have spent their time',
    right: 'runTournaments',
    path: { id: tournamentId, round: roundNumber },
    query: fairPlayQuery,
    answer: fairPlayAnswer,
    limit: 'fairPlay',
    refuses: [UNSEEN, 'noSuchRound'],
  },
  readReadiness: {
    at: calls.readReadiness,
    does: 'read what the rating report of a tournament lacks',
    right: 'runTournaments',
    path: { id: tournamentId },
    answer: readinessAnswer,
    refuses: [UNSEEN],
  },
  listCalls: {
    at: calls.listCalls,
    does: 'read the own calls for the arbiter; who runs the tournament reads all',
    right: 'account',
    path: { id: tournamentId },
    answer: arbiterCallsAnswer,
    refuses: ['noSuchTournament'],
  },
} as const satisfies Described;
