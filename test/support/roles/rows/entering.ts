import * as calls from '../../../../contract/calls.ts';
import { EDITS_OR_RUNS, hidden, LINES_UP, LOGGED_IN, NOBODY, type Row, RUNS } from '../roles.ts';

/** Who plays in a tournament: people, teams, and those who sit down for a team in a match. */
export const ENTERING_ROWS = {
  selfJoin: { call: calls.joinTournament, does: 'join a public tournament oneself', may: LOGGED_IN },
  selfJoinClosed: {
    call: calls.joinTournament,
    does: 'join a tournament that does not let people join',
    may: NOBODY,
    refused: '403 selfJoinNotAllowed',
  },
  selfJoinPrivate: {
    call: calls.joinTournament,
    does: 'join a private tournament oneself',
    may: EDITS_OR_RUNS,
    refused: hidden,
  },
  selfReturn: {
    call: calls.joinTournament,
    does: 'come back to a tournament after withdrawing from it oneself',
    may: LOGGED_IN,
  },
  selfReturnAfterRemoval: {
    call: calls.joinTournament,
    does: 'come back to a tournament after its organiser has withdrawn one',
    may: NOBODY,
    refused: '403 returnNotAllowed',
  },
  selfLeave: {
    call: calls.leaveTournament,
    does: 'leave a tournament that one is in',
    may: LOGGED_IN,
  },
  selfLeaveForeign: {
    call: calls.leaveTournament,
    does: 'leave a tournament that one is not in',
    may: NOBODY,
    refused: '409 notParticipating',
  },
  addParticipant: {
    call: calls.addParticipant,
    does: 'enter somebody into a tournament',
    may: RUNS,
  },
  addGuest: {
    call: calls.addGuest,
    does: 'enter somebody without an account (D-38)',
    may: RUNS,
  },
  findAccounts: {
    call: calls.findAccounts,
    of: ({ open }) => ({ id: open.id, query: { q: 'no' } }),
    does: 'find accounts to enter into a tournament',
    may: RUNS,
  },
  readLog: {
    call: calls.readLog,
    of: ({ open }) => ({ id: open.id }),
    does: 'read what was done to a tournament, and by whom',
    may: RUNS,
  },
  addEntrants: { call: calls.addEntrants, does: 'enter a list of people', may: RUNS },
  identifyEntrant: {
    call: calls.identifyEntrant,
    does: 'give an entrant without an account the account that is theirs',
    may: RUNS,
  },
  editEntrant: { call: calls.editEntrant, does: 'mend what is said of an entry', may: RUNS },
  setDecisions: { call: calls.setDecisions, does: 'give a player points by decision', may: RUNS },
  removeParticipant: {
    call: calls.removeParticipant,
    does: 'take somebody out of a tournament',
    may: RUNS,
  },
  joinForForeignTeam: {
    call: calls.joinTournament,
    does: 'join a tournament for a team that one is no member of',
    may: RUNS,
    refused: '400 notATeamMember',
  },
  enterTeam: { call: calls.addTournamentTeam, does: 'enter a team into a tournament', may: RUNS },
  takeTeamOut: { call: calls.removeTournamentTeam, does: 'take a team out of a tournament', may: RUNS },
  setMemberCount: { call: calls.setMemberCount, does: 'say how many pupils a class has', may: RUNS },
  openLineUp: {
    call: calls.manageTournamentTeam,
    does: 'see who plays for a team in a tournament, and who else could (D-41)',
    may: LINES_UP,
    shows: [
      { what: 'name', to: LINES_UP },
      { what: 'birthDate', to: NOBODY },
    ],
  },
  openForeignLineUp: {
    call: calls.manageTournamentTeam,
    does: "see who plays for another club's team in a tournament",
    may: RUNS,
  },
  enterForTeam: { call: calls.addParticipant, does: 'enter a member of a team for it (D-41)', may: LINES_UP },
  takeOutOfTeam: { call: calls.removeParticipant, does: 'take somebody of a team out (D-41)', may: LINES_UP },
  seatMember: { call: calls.seatMember, does: 'set the board order of a team (D-41)', may: LINES_UP },
  readLineUp: {
    call: calls.readLineUp,
    does: 'see who is to play for a team in a match (D-41)',
    may: LINES_UP,
  },
  readForeignLineUp: {
    call: calls.readLineUp,
    does: "see who is to play for another club's team in a match",
    may: RUNS,
  },
  handInLineUp: { call: calls.handInLineUp, does: 'say who plays for a team in a match (D-41)', may: LINES_UP },
  closeLineUps: { call: calls.closeLineUps, does: 'close the line-ups of a match before their time', may: RUNS },
} as const satisfies Readonly<Record<string, Row>>;
