import * as calls from '../../../../contract/calls.ts';
import { EVERYBODY, LOGGED_IN, type Row, RUNS, THE_PLAYER } from '../roles.ts';

/** Tournaments as they are run: pairings, rounds, results. */
export const RUNNING_ROWS = {
  changeSeeding: {
    call: calls.changeSeeding,
    does: 'make the starting list anew',
    may: RUNS,
  },
  setStartingOrder: { call: calls.setStartingOrder, does: 'number the entries by hand before the start', may: RUNS },
  renumber: { call: calls.renumber, does: 'give the players their numbers by rating again', may: RUNS },
  pairNextRound: { call: calls.pairNextRound, does: 'pair the next round', may: RUNS },
  pairNow: { call: calls.pairNow, does: 'pair the next round before its time', may: RUNS },
  startRound: { call: calls.startRound, does: 'begin a round before its time', may: RUNS },
  changeNextPairing: {
    call: calls.changeNextPairing,
    does: 'move the next online pairing',
    may: RUNS,
  },
  addForbiddenPair: {
    call: calls.addForbiddenPair,
    does: 'keep players apart',
    may: RUNS,
  },
  removeForbiddenPair: {
    call: calls.removeForbiddenPair,
    does: 'let players meet again',
    may: RUNS,
  },
  addRequestedBye: {
    call: calls.addRequestedBye,
    does: 'enter a requested bye for a round to come',
    may: RUNS,
  },
  requestBye: {
    call: calls.requestBye,
    does: 'sit out a round to come for half a point',
    may: LOGGED_IN,
  },
  withdrawBye: {
    call: calls.withdrawBye,
    does: 'play after all in a round that one wanted to sit out',
    may: LOGGED_IN,
  },
  draftRound: {
    call: calls.draftRound,
    does: 'pair the next round without publishing it',
    may: RUNS,
  },
  previewSwap: {
    call: calls.previewSwap,
    does: 'read what speaks against it that two change places in a round',
    may: RUNS,
  },
  swapSeats: {
    call: calls.swapSeats,
    does: 'let two players change places in a round',
    may: RUNS,
  },
  swapInDraft: {
    call: calls.swapInDraft,
    does: 'let two players change places in a draft',
    may: RUNS,
  },
  publishDraft: {
    call: calls.publishDraft,
    does: 'publish the draft of a round',
    may: RUNS,
  },
  discardDraft: {
    call: calls.discardDraft,
    does: 'discard the draft of a round',
    may: RUNS,
  },
  accelerate: {
    call: calls.accelerate,
    does: 'choose how the first rounds are accelerated',
    may: RUNS,
  },
  setTournamentCategory: {
    call: calls.setTournamentCategory,
    does: 'make a category of the table, or change one',
    may: RUNS,
  },
  removeTournamentCategory: {
    call: calls.removeTournamentCategory,
    does: 'take a category of the table away',
    may: RUNS,
  },
  setPrizes: {
    call: calls.setPrizes,
    does: 'say which prizes there are and how they are shared',
    may: RUNS,
  },
  whoIsHere: {
    call: calls.whoIsHere,
    of: ({ open }) => ({ id: open.id }),
    does: 'see which players are online',
    may: RUNS,
  },
  markAttendance: {
    call: calls.markAttendance,
    does: 'mark who is there and who is away',
    may: RUNS,
  },
  excuseAbsence: { call: calls.excuseAbsence, does: 'excuse the absence of a player in a round, or not', may: RUNS },
  setAttendanceTerms: {
    call: calls.setAttendanceTerms,
    does: 'say whether a player is expected, and whether their absences earn points',
    may: RUNS,
  },
  ownAttendance: {
    call: calls.ownAttendance,
    of: ({ open }) => ({ id: open.id }),
    does: 'see whether one has said that one comes, and what an absence is worth',
    may: LOGGED_IN,
  },
  announceAttendance: {
    call: calls.announceAttendance,
    does: 'say that one comes to a round, or does not',
    may: LOGGED_IN,
  },
  readCheckIn: {
    call: calls.readCheckIn,
    of: ({ open }) => ({ id: open.id }),
    does: 'see whether the check-in is open',
    may: EVERYBODY,
  },
  checkIn: { call: calls.checkIn, does: 'check a player in at the door by name', may: EVERYBODY },
  setResult: {
    call: calls.setResult,
    does: 'enter a result (D-39)',
    may: RUNS,
  },
  setResults: { call: calls.setResults, does: 'enter several results of a round at once (D-39)', may: RUNS },
  reportResult: {
    call: calls.reportResult,
    does: 'report how the own game over the board ended',
    may: THE_PLAYER,
    refused: '403 notYourBoard',
    visitor: '403 forbidden',
  },
  confirmReports: {
    call: calls.confirmReports,
    does: 'enter what both sides of boards have reported',
    may: RUNS,
  },
  postponeGame: {
    call: calls.postponeGame,
    does: 'register a game as postponed or adjourned, with its date',
    may: RUNS,
  },
  cancelPostponement: {
    call: calls.cancelPostponement,
    does: 'have a postponed game played with its round after all',
    may: RUNS,
  },
  resolveUnplayed: {
    call: calls.resolveUnplayed,
    does: 'enter what the rule proposes for a game that was not played by its deadline',
    may: RUNS,
  },
  remindPlayers: {
    call: calls.remindPlayers,
    does: 'remind the two players of an open game',
    may: RUNS,
  },
  askAnotherDay: {
    call: calls.askAnotherDay,
    does: 'propose another day for the own game',
    may: THE_PLAYER,
    refused: '403 notYourBoard',
    visitor: '403 forbidden',
  },
  answerAnotherDay: {
    call: calls.answerAnotherDay,
    does: 'answer the opponent who proposes another day',
    may: THE_PLAYER,
    refused: '403 notYourBoard',
    visitor: '403 forbidden',
  },
  setOnline: {
    call: calls.setOnline,
    does: 'move a pairing to the board or to the screen (D-39)',
    may: RUNS,
  },
  addRound: { call: calls.addRound, does: 'add a round', may: RUNS },
  setUpRound: { call: calls.setupRound, does: 'give a round its time', may: RUNS },
  deleteRound: { call: calls.deleteRound, does: 'delete the last round', may: RUNS },
  addPairing: { call: calls.addPairing, does: 'pair two players by hand (D-39)', may: RUNS },
  deletePairing: { call: calls.deletePairing, does: 'delete a pairing (D-39)', may: RUNS },
} as const satisfies Readonly<Record<string, Row>>;
