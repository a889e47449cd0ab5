import * as calls from '../calls.ts';
import { changed } from '../http/answers.ts';
import { UNCHANGED, UNSEEN } from '../http/refusals.ts';
import {
  addedPairing,
  addedRound,
  addPairing,
  addRound,
  deletePairing,
  deleteRound,
  ofTournament,
  pairingList,
  roundList,
  setupRound,
} from '../tournament/rounds.ts';
import type { Described } from './description.ts';

export const ROUND_CALLS = {
  listRounds: {
    at: calls.listRounds,
    does: 'read the rounds of a tournament',
    right: 'viewTournament',
    query: ofTournament,
    answer: roundList,
    refuses: [UNSEEN],
  },
  addRound: {
    at: calls.addRound,
    does: 'add a round',
    right: 'runTournaments',
    body: addRound,
    answer: addedRound,
    refuses: [UNCHANGED, 'roundsAreComputed', 'notTheNextRound', 'allRoundsPaired'],
  },
  setupRound: {
    at: calls.setupRound,
    does: 'give a round its time',
    right: 'runTournaments',
    body: setupRound,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchRound', 'notTheNextRound', 'rescheduleTooLate', 'timeInThePast'],
  },
  deleteRound: {
    at: calls.deleteRound,
    does: 'delete the last round',
    right: 'runTournaments',
    body: deleteRound,
    answer: changed,
    refuses: [UNCHANGED, 'roundsAreComputed', 'noSuchRound', 'notTheLastRound', 'roundHasResults'],
  },
  listPairings: {
    at: calls.listPairings,
    does: 'read the pairings of a tournament',
    right: 'viewTournament',
    query: ofTournament,
    answer: pairingList,
    refuses: [UNSEEN],
  },
  addPairing: {
    at: calls.addPairing,
    does: 'pair two players by hand, or give a player a bye',
    right: 'runTournaments',
    body: addPairing,
    answer: addedPairing,
    refuses: [
      UNCHANGED,
      'tournamentNotStarted',
      'noSuchRound',
      'notTheNextRound',
      'playersUnpaired',
      'samePlayer',
      'notParticipating',
      'alreadyPaired',
      'sameTeam',
      'stillPlaying',
    ],
  },
  deletePairing: {
    at: calls.deletePairing,
    does: 'delete a pairing',
    right: 'runTournaments',
    body: deletePairing,
    answer: changed,
    refuses: [UNCHANGED, 'noSuchPairing', 'roundHasResults'],
  },
} as const satisfies Described;
