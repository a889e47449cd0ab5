import * as calls from '../../../../contract/calls.ts';
import {
  ABOVE_LEVEL_ONE,
  EVERYBODY,
  LOGGED_IN,
  MANAGES,
  MANAGES_ANYTHING,
  MANAGES_FEDERATION,
  NOBODY,
  type Row,
  RUNS,
  refusedWith,
  SEES_PRIVATE,
  TOP,
} from '../roles.ts';

/** Log-in, accounts and roles. */
export const ACCOUNT_ROWS = {
  // Log-in and the own account
  logIn: { call: calls.logIn, does: 'log in with the right password', may: EVERYBODY },
  logOut: { call: calls.logOut, does: 'log out', may: EVERYBODY, changesNothing: true },
  authInfo: { call: calls.authInfo, does: 'ask who is logged in', may: EVERYBODY },
  setupState: {
    call: calls.setupState,
    does: 'ask whether the server still waits for its first account',
    may: EVERYBODY,
  },
  setUp: {
    call: calls.setUp,
    does: 'make a first account where there is one of the highest level already (D-32)',
    may: NOBODY,
    refused: '409 alreadySetUp',
    visitor: '409 alreadySetUp',
  },
  // Before the rows that change passwords: these log in once more.
  listSessions: { call: calls.listSessions, does: 'list the own log-ins', may: LOGGED_IN },
  endSession: { call: calls.endSession, does: 'end one of the own log-ins', may: LOGGED_IN },
  endOtherSessions: {
    call: calls.endOtherSessions,
    does: 'end every own log-in but this one',
    may: LOGGED_IN,
  },
  readSettings: { call: calls.readSettings, does: 'read the own settings', may: LOGGED_IN },
  changeSettings: { call: calls.changeSettings, does: 'change the own settings', may: LOGGED_IN },
  changeEmail: {
    call: calls.changeEmail,
    does: 'change the own e-mail, with the password',
    may: LOGGED_IN,
  },
  changePassword: {
    call: calls.changePassword,
    does: 'change the own password, with the old one',
    may: LOGGED_IN,
  },
  listPasskeys: { call: calls.listPasskeys, does: 'list the own passkeys', may: LOGGED_IN },
  offerPasskey: {
    call: calls.offerPasskey,
    does: 'be given what the own authenticator makes a passkey of, with the password',
    may: LOGGED_IN,
  },
  addPasskey: {
    call: calls.addPasskey,
    does: 'add the passkey that the own authenticator has made',
    may: LOGGED_IN,
  },
  removePasskey: { call: calls.removePasskey, does: 'remove one of the own passkeys', may: LOGGED_IN },
  offerPasskeyLogIn: {
    call: calls.offerPasskeyLogIn,
    does: 'be given what a passkey signs to log in',
    may: EVERYBODY,
  },
  logInByPasskey: { call: calls.logInByPasskey, does: 'log in with a passkey', may: EVERYBODY },
  calendarAddress: {
    call: calls.calendarAddress,
    does: 'ask whether the own calendar has a secret address',
    may: LOGGED_IN,
  },
  makeCalendarAddress: {
    call: calls.makeCalendarAddress,
    does: 'give the own calendar a secret address, in place of the last',
    may: LOGGED_IN,
  },
  pushDevice: {
    call: calls.pushDevice,
    does: 'ask whether the browser of this log-in is told when one is paired',
    may: LOGGED_IN,
  },
  addPushDevice: {
    call: calls.addPushDevice,
    does: 'have the browser of this log-in told when one is paired and a game begins',
    may: LOGGED_IN,
  },
  removePushDevice: {
    call: calls.removePushDevice,
    does: 'have the browser of this log-in told nothing any more',
    may: LOGGED_IN,
  },
  ownCalendar: {
    call: calls.ownCalendar,
    does: 'have the rounds of somebody in a calendar, by its secret address',
    may: EVERYBODY,
  },
  endCalendarAddress: {
    call: calls.endCalendarAddress,
    does: 'end the secret address of the own calendar',
    may: LOGGED_IN,
  },
  ownData: { call: calls.ownData, does: 'be given everything that is held about oneself', may: LOGGED_IN },
  eraseAccount: { call: calls.eraseAccount, does: 'erase the own account, with the password', may: LOGGED_IN },
  askRecovery: {
    call: calls.askRecovery,
    does: 'have an e-mail sent to an address, to set a new password',
    may: EVERYBODY,
  },
  testRecovery: {
    call: calls.testRecovery,
    does: 'ask whether the code of such an e-mail is good',
    may: EVERYBODY,
    changesNothing: true,
  },
  finishRecovery: {
    call: calls.finishRecovery,
    does: 'set a new password by the code of such an e-mail',
    may: EVERYBODY,
  },
  outbox: { call: calls.outbox, does: "see a developer's e-mails, where there are such", may: EVERYBODY },
  linkLichess: {
    call: calls.linkLichess,
    does: 'note the own name on Lichess',
    may: LOGGED_IN,
  },
  ownClubs: { call: calls.ownClubs, does: 'list the own clubs', may: LOGGED_IN },
  ownOrganizations: {
    call: calls.ownOrganizations,
    does: 'list the own organisations',
    may: LOGGED_IN,
  },
  ownRoles: { call: calls.ownRoles, does: 'list the own roles', may: LOGGED_IN },
  followOwn: {
    call: calls.followOwn,
    does: 'follow the own messages and games',
    may: LOGGED_IN,
  },
  ownMemberships: {
    call: calls.memberships,
    does: 'list the clubs and teams one is in',
    may: LOGGED_IN,
  },
  managedTeams: {
    call: calls.managedTeams,
    does: 'list the teams one leads',
    may: LOGGED_IN,
  },
  hasUnread: {
    call: calls.unreadMessages,
    does: 'ask for unread messages',
    may: LOGGED_IN,
    visitor: '404 notFound',
  },
  openInbox: {
    call: calls.openInbox,
    does: 'read the own messages',
    may: LOGGED_IN,
    visitor: '404 notFound',
    changesNothing: true,
  },
  lobby: { call: calls.lobby, does: 'open the lobby', may: EVERYBODY },

  // Other accounts
  createPlayer: {
    call: calls.createAccount,
    does: "create a player's account (R-554)",
    may: MANAGES_ANYTHING,
  },
  createPlayers: {
    call: calls.createAccounts,
    does: 'create several accounts of players (R-554)',
    may: MANAGES_ANYTHING,
  },
  createMember: {
    call: calls.createAccount,
    does: "create a player's account in the club",
    may: MANAGES,
  },
  createClubManager: {
    call: calls.createAccount,
    does: 'create an account of level 1 (R-555)',
    may: ABOVE_LEVEL_ONE,
  },
  createOrganizationManager: {
    call: calls.createAccount,
    does: 'create an account of level 2 (R-536)',
    may: TOP,
  },
  createTop: { call: calls.createAccount, does: 'create an account of level 3 (D-32)', may: NOBODY },
  editMember: {
    call: calls.editAccount,
    does: 'edit the account of a member whose own club this is',
    may: MANAGES,
  },
  editLent: {
    call: calls.editAccount,
    does: 'edit the account of a member whose own club is another one',
    may: ['otherManager', 'otherChief', 'top'],
  },
  editEqual: {
    call: calls.editAccount,
    does: 'edit the account of a member of level 1, whose own club this is',
    may: ['chief', 'top'],
  },
  editHomeless: {
    call: calls.editAccount,
    does: 'edit the account of a member who has no own club',
    may: TOP,
  },
  setMembersPassword: {
    call: calls.setPassword,
    does: 'set the password of a member of a lower level, whose own club this is',
    may: ['manager', 'chief', 'top'],
  },
  setLentPassword: {
    call: calls.setPassword,
    does: 'set the password of a member whose own club is another one',
    may: ['otherManager', 'otherChief', 'top'],
  },
  setHomelessPassword: {
    call: calls.setPassword,
    does: 'set the password of a member who has no own club',
    may: TOP,
  },
  setEqualsPassword: {
    call: calls.setPassword,
    does: 'set the password of a member of level 1, whose own club this is',
    may: ['chief', 'top'],
  },
  setTopPassword: {
    call: calls.setPassword,
    does: 'set the password of another account of the top level',
    may: NOBODY,
  },
  clubsOf: { call: calls.clubsOf, of: ({ kid }) => ({ id: kid }), does: "list somebody's clubs", may: EVERYBODY },
  organizationsOf: {
    call: calls.organizationsOf,
    of: ({ kid }) => ({ id: kid }),
    does: "list somebody's organisations",
    may: EVERYBODY,
  },
  onlineStatuses: {
    call: calls.onlineStatuses,
    does: 'ask who is online',
    may: EVERYBODY,
    changesNothing: true,
  },
  lookUpFideNumber: {
    call: calls.lookUpFideNumber,
    of: () => ({ number: 1_503_014 }),
    does: "look up a player of FIDE's list by number (R-584)",
    may: EVERYBODY,
  },
  searchFidePlayers: {
    call: calls.searchFidePlayers,
    of: () => ({ query: { q: 'Carlsen' } }),
    does: "search FIDE's list by the beginning of a name (R-548)",
    may: LOGGED_IN,
  },
  findByFideNumber: {
    call: calls.findByFideNumber,
    of: ({ kidsFideNumber }) => ({ number: kidsFideNumber }),
    does: 'find an account by its FIDE number (R-548, D-79)',
    may: LOGGED_IN,
    shows: [{ what: 'name', to: RUNS }],
  },
  headToHead: {
    call: calls.headToHead,
    of: ({ kid, lent }) => ({ id: kid, other: lent }),
    does: 'see how two players have met',
    may: EVERYBODY,
    shows: [{ what: 'name', to: NOBODY }],
  },
  viewProfile: {
    call: calls.viewProfile,
    of: ({ kid }) => ({ id: kid }),
    does: 'view a profile',
    may: EVERYBODY,
    shows: [
      { what: 'name', to: RUNS },
      { what: 'birthDate', to: NOBODY },
      { what: 'secretTournament', to: NOBODY },
    ],
  },
  viewProfileOfPlayer: {
    call: calls.viewProfile,
    of: ({ people }) => ({ id: people.player.id }),
    does: 'view the profile of a player of a private tournament',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },

  // Roles
  grantClubRole: {
    call: calls.grantClubRole,
    does: 'give a member a role in the club (R-559)',
    may: MANAGES,
  },
  grantCaptaincy: {
    call: calls.grantClubRole,
    does: 'make a member captain of a team of the club',
    may: MANAGES,
  },
  grantTooMuch: {
    call: calls.grantClubRole,
    does: 'give a member, through the club, a role in the federation',
    may: NOBODY,
    but: refusedWith(MANAGES, '400 noSuchRole'),
  },
  grantFederationRole: {
    call: calls.grantOrganizationRole,
    does: 'give a member of its clubs a role in the federation',
    may: MANAGES_FEDERATION,
  },
  revokeClubRole: {
    call: calls.revokeClubRole,
    does: 'take away a role in the club (R-563)',
    may: MANAGES,
  },
  revokeFederationRole: {
    call: calls.revokeOrganizationRole,
    does: 'take away a role in the federation',
    may: MANAGES_FEDERATION,
  },
} as const satisfies Readonly<Record<string, Row>>;
