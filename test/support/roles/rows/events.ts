import * as calls from '../../../../contract/calls.ts';
import { EVERYBODY, LOGGED_IN, type Row, RUNS, refusedWith } from '../roles.ts';
import type { World } from '../world.ts';

const ofEvent = ({ entryEvent }: World) => ({ id: entryEvent.id });

/** Events with their entries. Whoever holds the link of an entry needs no role. */
export const EVENT_ROWS = {
  listEvents: { call: calls.listEvents, does: 'list the events that are not over', may: EVERYBODY },
  hostedEvents: {
    call: calls.hostedEvents,
    does: 'list the events of the hosts that one runs tournaments for',
    may: LOGGED_IN,
  },
  viewEvent: { call: calls.viewEvent, does: 'see an event with its groups and entries', may: EVERYBODY, of: ofEvent },
  searchPlayers: {
    call: calls.searchPlayers,
    does: "search FIDE's list for the form of an event",
    may: EVERYBODY,
    of: () => ({ query: { q: 'carl' } }),
  },
  groupsFor: {
    call: calls.groupsFor,
    does: 'ask which groups of an event a player may choose',
    may: EVERYBODY,
    of: ofEvent,
    changesNothing: true,
  },
  submitEntries: { call: calls.submitEntries, does: 'enter an event by its form', may: EVERYBODY, of: ofEvent },
  enterEvent: { call: calls.enterEvent, does: 'enter an event with the own account', may: LOGGED_IN },
  askEntryLink: {
    call: calls.askEntryLink,
    does: 'ask for the links of the own entries by e-mail',
    may: EVERYBODY,
    changesNothing: true,
  },
  openOwnEntry: {
    call: calls.openOwnEntry,
    does: 'open an entry that one has made with the own account',
    may: LOGGED_IN,
  },
  viewEntry: { call: calls.viewEntry, does: 'see an entry by its link', may: EVERYBODY },
  confirmEntry: { call: calls.confirmEntry, does: 'confirm an entry by its link', may: EVERYBODY },
  editOwnEntry: { call: calls.editOwnEntry, does: 'change an entry by its link', may: EVERYBODY },
  moveOwnEntry: { call: calls.moveOwnEntry, does: 'choose another group by the link of an entry', may: EVERYBODY },
  withdrawOwnEntry: { call: calls.withdrawOwnEntry, does: 'withdraw an entry by its link', may: EVERYBODY },
  eraseOwnEntry: { call: calls.eraseOwnEntry, does: 'erase an entry by its link', may: EVERYBODY },
  stopEntryMail: {
    call: calls.stopEntryMail,
    does: 'end e-mails about pairings by the link of an entry',
    may: EVERYBODY,
  },
  payEntry: {
    call: calls.payEntry,
    does: 'pay the fee of an entry by its link at a provider',
    may: EVERYBODY,
  },
  refundEntry: {
    call: calls.refundEntry,
    does: 'give back at the provider what was paid there',
    may: [],
    but: refusedWith(RUNS, '409 nothingToRefund'),
  },
  eventReceipt: { call: calls.eventReceipt, does: 'print a receipt by the link of an entry', may: EVERYBODY },
  printEntryReceipt: { call: calls.printEntryReceipt, does: 'print a receipt of a payment, as the cashier', may: RUNS },
  printEventPairings: {
    call: calls.printEventPairings,
    does: 'print the pairings of all groups of an event',
    may: RUNS,
    of: ofEvent,
  },
  createEvent: { call: calls.createEvent, does: 'create an event', may: RUNS },
  manageEvent: {
    call: calls.manageEvent,
    does: 'see all entries of an event, with how their players are reached',
    may: RUNS,
    of: ofEvent,
  },
  eventLog: { call: calls.eventLog, does: 'see who did what with entries', may: RUNS, of: ofEvent },
  editEvent: { call: calls.editEvent, does: 'change the settings of an event', may: RUNS, of: ofEvent },
  editEventGroups: { call: calls.editEventGroups, does: 'change the groups of an event', may: RUNS },
  makeEventTournaments: {
    call: calls.makeEventTournaments,
    does: 'make a tournament of each group of an event',
    may: RUNS,
  },
  linkEventTournament: {
    call: calls.linkEventTournament,
    does: 'make a tournament the group of an event',
    may: RUNS,
  },
  cancelEvent: { call: calls.cancelEvent, does: 'cancel an event', may: RUNS },
  deleteEvent: { call: calls.deleteEvent, does: 'delete an event without entries', may: RUNS },
  addEntries: {
    call: calls.addEntries,
    does: 'enter players in an event without confirmation',
    may: RUNS,
    of: ofEvent,
  },
  changeEntries: {
    call: calls.changeEntries,
    does: 'approve, move, withdraw and change the entries of an event',
    may: RUNS,
  },
  renewEntryLink: { call: calls.renewEntryLink, does: 'replace the link of an entry', may: RUNS },
  bookEntryFee: { call: calls.bookEntryFee, does: 'book payments, refunds and waivers of entry fees', may: RUNS },
  sendEventMessage: {
    call: calls.sendEventMessage,
    does: 'write to the entrants of an event',
    may: RUNS,
    of: ofEvent,
  },
  messagePlayers: {
    call: calls.messagePlayers,
    does: 'write to the players of a tournament',
    may: RUNS,
    of: ({ open }) => ({ id: open.id }),
  },
  exportEntries: {
    call: calls.exportEntries,
    does: 'download the entries of an event with how their players are reached',
    may: RUNS,
    of: ofEvent,
  },
  exportLedger: {
    call: calls.exportLedger,
    does: "download the cashier's list of an event",
    may: RUNS,
    of: ofEvent,
  },
} as const satisfies Readonly<Record<string, Row>>;
