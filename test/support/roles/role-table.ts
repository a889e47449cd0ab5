import * as calls from '../../../contract/calls.ts';
import type { Addressed, CallAddress } from '../../../contract/described-calls.ts';
import type { World } from './world.ts';
/**
 * Who may do what: one row for each thing that can be asked of the server, one column for each kind of person. The
 * rows are written from the specification (sections 6 of both parts; checklist, D-29 to
 * D-42 and D-73 to D-79), not from the program; docs/roles.md shows them as a table.
 *
 * To add a call: add its row here; in `requests.ts` what is sent with it, where that is more than the world has already.
 */

/** The columns. "The club" is a club of "the federation"; the others have a club and a federation of their own. */
export const ROLES = {
  visitor: 'a visitor, not logged in',
  stranger: 'somebody with an account, in no club',
  rival: 'a member of another club, who plays in a tournament there',
  player: 'a player of the tournament and of the game, in no club',
  member: 'a member of the club',
  captain: 'a member of the club, captain of one of its teams',
  editor: 'holds the power editor of the club',
  arbiter: 'holds the power arbiter of the club',
  all: 'holds the power all of the club',
  manager: 'manages the club (level 1)',
  federationEditor: 'holds the power editor of the federation',
  federationArbiter: 'holds the power arbiter of the federation',
  federationAll: 'holds the power all of the federation',
  chief: 'manages the federation (level 2)',
  otherManager: 'manages another club, of another federation (level 1)',
  otherChief: 'manages another federation (level 2)',
  levelOne: 'an account of level 1 that manages nothing yet',
  levelTwo: 'an account of level 2 that manages nothing yet',
  top: 'the top level (3)',
} as const;
export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as Role[];

type Group = readonly Role[];

const EVERYBODY: Group = ROLE_NAMES;
const LOGGED_IN: Group = ROLE_NAMES.filter((role) => role !== 'visitor');
const NOBODY: Group = [];
const TOP: Group = ['top'];
const THE_PLAYER: Group = ['player'];
/** D-33: what somebody is in a federation, he is in its clubs. D-38: what each power covers. */
const MANAGES: Group = ['all', 'manager', 'federationAll', 'chief', 'top'];
const RUNS: Group = ['arbiter', 'federationArbiter', ...MANAGES];
const EDITS: Group = ['editor', 'federationEditor', ...MANAGES];
const EDITS_OR_RUNS: Group = [...new Set([...EDITS, ...RUNS])];
const LEADS_TEAM: Group = ['captain', ...MANAGES];
/** D-41. */
const LINES_UP: Group = ['captain', ...RUNS];
/** How a match ended and when it is played is the word of its captains alone; who runs it has calls of his own. */
const SPEAKS_FOR_TEAM: Group = ['captain'];
/** D-78. */
const SEES_NAMES: Group = ['captain', ...RUNS];
const SEES_PRIVATE: Group = ['player', ...EDITS_OR_RUNS];
const MANAGES_FEDERATION: Group = ['federationAll', 'chief', 'top'];
const RUNS_FEDERATION: Group = ['federationArbiter', ...MANAGES_FEDERATION];
const EDITS_FEDERATION: Group = ['federationEditor', ...MANAGES_FEDERATION];
/** */
const MANAGES_ANYTHING: Group = [...MANAGES, 'otherManager', 'otherChief', 'levelOne', 'levelTwo'];
/** */
const ABOVE_LEVEL_ONE: Group = ['chief', 'otherChief', 'levelTwo', 'top'];

/** What an answer must hold for these and for nobody else. */
export interface Shown {
  readonly what: 'name' | 'birthDate' | 'lentName' | 'lentBirthDate' | 'secretTournament';
  readonly to: Group;
}

export type Row = { readonly [At in CallAddress]: RowOf<At> }[CallAddress];

interface RowOf<At extends CallAddress> {
  readonly call: At;
  /** What the world has already that it is asked of. */
  readonly of?: (world: World) => Addressed<At>;
  /** What it is to do this, in words that complete "may ...". */
  readonly does: string;
  readonly may: Group;
  /** How everybody else is refused who is logged in; 403 forbidden where nothing is said. */
  readonly refused?: string;
  /** How a visitor is refused; where nothing is said, with 403, and perhaps the advice to log in (D-29). */
  readonly visitor?: string;
  readonly but?: Readonly<Partial<Record<Role, string>>>;
  readonly shows?: readonly Shown[];
  /** Writes only for calls whose method is not GET; some of those read as well, or change something outside D1. */
  readonly changesNothing?: true;
}

const FORBIDDEN = '403 forbidden';
const hidden = '403 tournamentPrivate';
const nameShown = { what: 'name', to: SEES_NAMES } as const;
const birthDateShown = { what: 'birthDate', to: MANAGES } as const;
/** A member who was entered by the club: his own club is another one, and private fields stay there. */
const lentShown = [
  { what: 'lentName', to: MANAGES },
  { what: 'lentBirthDate', to: TOP },
] as const;

const refusedWith = (roles: Group, refusal: string): Partial<Record<Role, string>> =>
  Object.fromEntries(roles.map((role) => [role, refusal]));

export const ROLE_TABLE = {
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
    does: 'have a letter sent to an address, to set a new password',
    may: EVERYBODY,
  },
  testRecovery: {
    call: calls.testRecovery,
    does: 'ask whether the code of such a letter is good',
    may: EVERYBODY,
    changesNothing: true,
  },
  finishRecovery: {
    call: calls.finishRecovery,
    does: 'set a new password by the code of such a letter',
    may: EVERYBODY,
  },
  outbox: { call: calls.outbox, does: "see a developer's letters, where there are such", may: EVERYBODY },
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
  ownPowers: { call: calls.ownPowers, does: 'list the own powers', may: LOGGED_IN },
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
    does: "look a player of FIDE's list up by his number (R-584)",
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

  // Powers
  grantClubPower: {
    call: calls.grantClubPower,
    does: 'give a member a power of the club (R-559)',
    may: MANAGES,
  },
  grantCaptaincy: {
    call: calls.grantClubPower,
    does: 'make a member captain of a team of the club',
    may: MANAGES,
  },
  grantTooMuch: {
    call: calls.grantClubPower,
    does: 'give a member, through the club, power over the federation',
    may: NOBODY,
    but: refusedWith(MANAGES, '400 noSuchPower'),
  },
  grantFederationPower: {
    call: calls.grantOrganizationPower,
    does: 'give a member of its clubs a power of the federation',
    may: MANAGES_FEDERATION,
  },
  revokeClubPower: {
    call: calls.revokeClubPower,
    does: 'take away a power of the club (R-563)',
    may: MANAGES,
  },
  revokeFederationPower: {
    call: calls.revokeOrganizationPower,
    does: 'take away a power of the federation',
    may: MANAGES_FEDERATION,
  },

  // Clubs
  listAllClubs: { call: calls.listClubs, does: 'list all clubs', may: EVERYBODY },
  viewClub: {
    call: calls.viewClub,
    of: ({ club }) => ({ id: club }),
    does: 'view the page of the club',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  listTeams: {
    call: calls.clubTeams,
    of: ({ club }) => ({ id: club }),
    does: 'list the teams of the club',
    may: EVERYBODY,
  },
  listMembers: {
    call: calls.clubMembers,
    of: ({ club }) => ({ id: club }),
    does: 'list the members of the club (D-78)',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  manageClub: {
    call: calls.manageClub,
    of: ({ club }) => ({ id: club }),
    does: 'open the management of the club',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
  },
  listClubAccounts: {
    call: calls.clubAccounts,
    of: ({ club }) => ({ id: club }),
    does: 'list the accounts of the club',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
  },
  listAccountsOfClubs: {
    call: calls.accountsOfClubs,
    does: 'list the accounts of several clubs',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
    changesNothing: true,
  },
  listAccountsOfForeignClubs: {
    call: calls.accountsOfClubs,
    does: 'list the accounts of this and of another club',
    may: TOP,
    changesNothing: true,
  },
  listClubPowers: {
    call: calls.clubPowers,
    of: ({ club }) => ({ id: club }),
    does: 'list who holds power in the club',
    may: MANAGES,
  },
  editClub: { call: calls.editClub, does: 'change texts and pictures of the club (D-38)', may: EDITS },
  addTeam: { call: calls.addTeam, does: 'add a team', may: MANAGES },
  removeTeam: { call: calls.removeTeam, does: 'remove a team', may: MANAGES },
  addMember: { call: calls.addMember, does: 'enter somebody into the club', may: MANAGES },
  removeMember: {
    call: calls.removeMember,
    does: 'take a member out of the club',
    may: MANAGES,
  },
  leaveClub: {
    call: calls.leaveClub,
    does: 'leave a club one is a member of',
    may: LOGGED_IN,
  },
  leaveForeignClub: {
    call: calls.leaveClub,
    does: 'leave a club one is no member of',
    may: NOBODY,
    refused: '400 notAClubMember',
  },
  messageClub: {
    call: calls.messageClub,
    does: 'write to the members of the club (R-558)',
    may: MANAGES,
  },

  // Organisations
  createOrganization: {
    call: calls.createOrganization,
    does: 'create an organisation (R-564)',
    may: TOP,
  },
  listOrganizations: { call: calls.listOrganizations, does: 'list all organisations', may: EVERYBODY },
  viewOrganization: {
    call: calls.viewOrganization,
    of: ({ federation }) => ({ id: federation }),
    does: 'view the page of the federation',
    may: EVERYBODY,
  },
  listClubs: {
    call: calls.organizationClubs,
    of: ({ federation }) => ({ id: federation }),
    does: 'list the clubs of the federation',
    may: EVERYBODY,
  },
  listClubMembers: {
    call: calls.organizationMembers,
    of: ({ federation }) => ({ id: federation }),
    does: 'list the members of all clubs of the federation, with names',
    may: RUNS_FEDERATION,
    shows: [
      { what: 'name', to: RUNS_FEDERATION },
      { what: 'birthDate', to: NOBODY },
    ],
  },
  manageOrganization: {
    call: calls.manageOrganization,
    of: ({ federation }) => ({ id: federation }),
    does: 'open the management of the federation',
    may: MANAGES_FEDERATION,
    shows: [
      { what: 'birthDate', to: MANAGES_FEDERATION },
      { what: 'lentBirthDate', to: TOP },
    ],
  },
  listOrganizationAccounts: {
    call: calls.organizationAccounts,
    of: ({ federation }) => ({ id: federation }),
    does: 'list all accounts of the federation',
    may: MANAGES_FEDERATION,
    shows: [
      { what: 'birthDate', to: MANAGES_FEDERATION },
      { what: 'lentBirthDate', to: TOP },
    ],
  },
  listOrganizationPowers: {
    call: calls.organizationPowers,
    of: ({ federation }) => ({ id: federation }),
    does: 'list who holds power in the federation',
    may: MANAGES_FEDERATION,
  },
  editOrganization: {
    call: calls.editOrganization,
    does: 'change texts and pictures of the federation',
    may: EDITS_FEDERATION,
  },
  addFreeClub: {
    call: calls.addClub,
    does: 'take in a club that has no organisation (D-34)',
    may: MANAGES_FEDERATION,
  },
  addForeignClub: {
    call: calls.addClub,
    does: 'take in a club of another federation (D-34)',
    may: TOP,
    but: refusedWith(['federationAll', 'chief'], '409 clubInOtherOrganization'),
  },
  removeClub: {
    call: calls.removeClub,
    does: 'let a club of the federation go',
    may: MANAGES_FEDERATION,
  },
  removeForeignClub: {
    call: calls.removeClub,
    does: 'remove a club of another federation from it',
    may: NOBODY,
    but: refusedWith(MANAGES_FEDERATION, '404 notFound'),
  },
  messageFederation: {
    call: calls.messageOrganization,
    does: 'write to all members of the federation (R-558)',
    may: MANAGES_FEDERATION,
  },

  // Teams
  viewTeam: {
    call: calls.viewTeam,
    of: ({ team }) => ({ id: team }),
    does: 'view the page of a team (D-78)',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  teamCalendar: {
    call: calls.teamCalendar,
    of: ({ team }) => ({ id: team }),
    does: 'have the matches of a team in a calendar, whatever the tournament',
    may: EVERYBODY,
  },
  manageTeam: {
    call: calls.manageTeam,
    of: ({ team }) => ({ id: team }),
    does: 'open the management of a team',
    may: LEADS_TEAM,
    shows: [{ what: 'name', to: LEADS_TEAM }],
  },
  editTeam: { call: calls.editTeam, does: 'change name, texts and picture of a team', may: EDITS },
  addTeamMember: {
    call: calls.addTeamMember,
    does: 'take a member of the club into a team (R-562)',
    may: LEADS_TEAM,
  },
  removeTeamMember: {
    call: calls.removeTeamMember,
    does: 'take somebody out of a team',
    may: LEADS_TEAM,
  },
  leaveTeam: {
    call: calls.leaveTeam,
    does: 'leave a team one is in',
    may: LOGGED_IN,
  },
  messageTeam: {
    call: calls.messageTeam,
    does: 'write to the members of a team (R-562)',
    may: LEADS_TEAM,
  },

  // Leagues
  listLeagues: { call: calls.listLeagues, does: 'list the visible leagues', may: EVERYBODY },
  viewLeague: {
    call: calls.viewLeague,
    of: ({ league }) => ({ id: league.id }),
    does: 'view a league',
    may: EVERYBODY,
  },
  viewHiddenLeague: {
    call: calls.viewLeague,
    of: ({ hiddenLeague }) => ({ id: hiddenLeague.id }),
    does: 'view a league that is not visible',
    may: RUNS,
    refused: '404 notFound',
    visitor: '404 notFound',
  },
  leaguePermissions: {
    call: calls.leaguePermissions,
    of: ({ league }) => ({ id: league.id }),
    does: 'ask whether one manages a league',
    may: EVERYBODY,
  },
  leagueTournaments: {
    call: calls.leagueTournaments,
    of: ({ league }) => ({ id: league.id }),
    does: 'list the tournaments of a league',
    may: EVERYBODY,
  },
  listSeasons: {
    call: calls.listSeasons,
    of: ({ league }) => ({ id: league.id }),
    does: 'list the seasons of a league',
    may: EVERYBODY,
  },
  listCategories: {
    call: calls.listCategories,
    of: ({ league }) => ({ id: league.id }),
    does: 'list the categories of a league',
    may: EVERYBODY,
  },
  seasonsAndCategories: {
    call: calls.seasonsAndCategories,
    of: ({ league }) => ({ id: league.id }),
    does: 'list the seasons and categories of a league',
    may: EVERYBODY,
  },
  seasonResults: {
    call: calls.seasonResults,
    of: ({ league }) => league.of(),
    does: 'see the tables of a season',
    may: EVERYBODY,
  },
  seasonCalendar: {
    call: calls.seasonCalendar,
    of: ({ league }) => league.of(),
    does: 'have the rounds and the matches of a season in a calendar',
    may: EVERYBODY,
  },
  memberWay: {
    call: calls.memberWay,
    of: ({ league }) => ({ id: league.id, kind: 'player' as const, member: 'anybody' }),
    does: "see a player's way through the categories of a league",
    may: EVERYBODY,
  },
  makeLeague: { call: calls.makeLeague, does: 'make a league of the club', may: RUNS },
  makeFederationLeague: {
    call: calls.makeLeague,
    does: 'make a league of the federation (R-253)',
    may: RUNS_FEDERATION,
  },
  editLeague: { call: calls.editLeague, does: 'change a league of the club', may: RUNS },
  deleteLeague: { call: calls.deleteLeague, does: 'delete a league of the club', may: RUNS },
  makeSeason: { call: calls.makeSeason, does: 'make a season of a league of the club', may: RUNS },
  editSeason: { call: calls.editSeason, does: 'change a season of a league of the club', may: RUNS },
  endSeason: { call: calls.endSeason, does: 'end a season of a league of the club', may: RUNS },
  startSeason: {
    call: calls.startSeason,
    does: 'start a season of a league of the club from one that has ended',
    may: RUNS,
  },
  makeCategory: { call: calls.makeCategory, does: 'make a category of a league of the club', may: RUNS },
  editCategory: { call: calls.editCategory, does: 'change a category of a league of the club', may: RUNS },
  deleteCategory: { call: calls.deleteCategory, does: 'delete a category of a league of the club', may: RUNS },
  swapCategories: { call: calls.swapCategories, does: 'change the places of two categories', may: RUNS },
  categoryPlayers: {
    call: calls.categoryPlayers,
    of: ({ ownLeague }) => ({ ...ownLeague.of(), category: ownLeague.category(0) }),
    does: 'list the players of a category of a league of the club',
    may: RUNS,
  },
  categoryTeams: {
    call: calls.categoryTeams,
    of: ({ ownLeague }) => ({ ...ownLeague.of(), category: ownLeague.category(0) }),
    does: 'list the teams of a category of a league of the club',
    may: RUNS,
  },
  listMoves: {
    call: calls.listMoves,
    of: ({ ownLeague }) => ownLeague.of(),
    does: 'list who goes up and down in a league of the club',
    may: RUNS,
  },
  enterMove: { call: calls.enterMove, does: 'enter a promotion in a league of the club', may: RUNS },
  takeBackMove: { call: calls.takeBackMove, does: 'take back a promotion in a league of the club', may: RUNS },
  seasonWalk: {
    call: calls.seasonWalk,
    of: ({ ownLeague }) => ownLeague.of(),
    does: 'see who is proposed to go up and down in a league of the club',
    may: RUNS,
  },
  walkCategory: {
    call: calls.walkCategory,
    does: 'say of a category of a league of the club who goes up and down',
    may: RUNS,
  },

  // Invitations
  ownInvitations: {
    call: calls.ownInvitations,
    does: 'list the invitation links of what one manages',
    may: LOGGED_IN,
  },
  viewInvitation: {
    call: calls.viewInvitation,
    of: ({ thirdClubInvitation }) => ({ id: thirdClubInvitation }),
    does: 'read an invitation whose link one has',
    may: EVERYBODY,
  },
  inviteToClub: {
    call: calls.makeInvitation,
    does: 'make an invitation link of the club',
    may: MANAGES,
  },
  inviteToFederation: {
    call: calls.makeInvitation,
    does: 'make an invitation link of the federation',
    may: MANAGES_FEDERATION,
  },
  withdrawClubInvitation: {
    call: calls.withdrawInvitation,
    does: 'delete an invitation link of the club',
    may: MANAGES,
  },
  withdrawFederationInvitation: {
    call: calls.withdrawInvitation,
    does: 'delete an invitation link of the federation',
    may: MANAGES_FEDERATION,
  },
  register: {
    call: calls.register,
    does: 'make an own account by the invitation of a club',
    may: EVERYBODY,
  },
  joinClub: {
    call: calls.joinClub,
    does: 'join a club by its invitation (R-553)',
    may: LOGGED_IN,
    visitor: '404 loginAndTryAgain',
  },
  foundClub: {
    call: calls.foundClub,
    does: 'found a club by the invitation of an organisation (R-556)',
    may: MANAGES_ANYTHING,
  },
  bringClub: {
    call: calls.joinOrganization,
    does: 'bring the own club into the organisation that invites',
    may: LOGGED_IN,
    visitor: '404 loginAndTryAgain',
  },
  bringForeignClub: {
    call: calls.joinOrganization,
    does: "bring somebody else's club into the organisation that invites",
    may: NOBODY,
    refused: '400 noClubToJoin',
    visitor: '404 loginAndTryAgain',
  },

  // Tournaments: finding and viewing
  listTournaments: {
    call: calls.listTournaments,
    does: 'list the public tournaments (D-30)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: NOBODY }],
  },
  findTournaments: {
    call: calls.findTournaments,
    does: 'open the calendar, with the private tournaments that one may see (D-70)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },
  searchTournaments: {
    call: calls.searchTournaments,
    of: () => ({ query: { q: 'qvz' } }),
    does: 'search the public tournaments (D-30)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: NOBODY }],
  },
  tournamentsOfClub: {
    call: calls.tournamentsOf,
    of: ({ club }) => ({ id: club }),
    does: 'list the tournaments of the club, the private ones for its host',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: RUNS }],
  },
  viewTournament: {
    call: calls.viewTournament,
    of: ({ open }) => ({ id: open.id }),
    does: 'view a public tournament',
    may: EVERYBODY,
  },
  viewPrivateTournament: {
    call: calls.viewTournament,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'view a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },
  readStats: {
    call: calls.readStats,
    of: ({ open }) => ({ id: open.id }),
    does: 'read the statistics of a public one',
    may: EVERYBODY,
  },
  readPrivateStats: {
    call: calls.readStats,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'read the statistics of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readGames: {
    call: calls.readGames,
    of: ({ open }) => ({ id: open.id }),
    does: 'read the games of a public one',
    may: EVERYBODY,
  },
  readPrivateGames: {
    call: calls.readGames,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'read the games of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readPlayers: {
    call: calls.readPlayers,
    of: ({ open }) => ({ id: open.id }),
    does: 'read the players of a public one, and for its host who may still be entered',
    may: EVERYBODY,
    shows: [
      { what: 'name', to: RUNS },
      { what: 'birthDate', to: NOBODY },
    ],
  },
  readPrivatePlayers: {
    call: calls.readPlayers,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'read the players of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  explain: {
    call: calls.explainRound,
    of: ({ open }) => ({ id: open.id, round: 1 }),
    does: 'ask why a round was paired so',
    may: EVERYBODY,
  },
  explainPrivate: {
    call: calls.explainRound,
    of: ({ secret }) => ({ id: secret.id, round: 1 }),
    does: 'ask why a round of a private one was paired so',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  explainTopOnly: {
    call: calls.explainRound,
    of: ({ topOnly }) => ({ id: topOnly.id, round: 1 }),
    does: 'ask why a round was paired so, where only the top is public (D-73)',
    may: RUNS,
  },
  readRounds: {
    call: calls.listRounds,
    of: ({ open }) => ({ query: { tournament: open.id } }),
    does: 'read the rounds of a public tournament',
    may: EVERYBODY,
  },
  readPrivateRounds: {
    call: calls.listRounds,
    of: ({ secret }) => ({ query: { tournament: secret.id } }),
    does: 'read the rounds of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readPairings: {
    call: calls.listPairings,
    of: ({ open }) => ({ query: { tournament: open.id } }),
    does: 'read the pairings of a public tournament',
    may: EVERYBODY,
  },
  readPrivatePairings: {
    call: calls.listPairings,
    of: ({ secret }) => ({ query: { tournament: secret.id } }),
    does: 'read the pairings of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printPairings: {
    call: calls.printPairings,
    of: ({ open }) => ({ id: open.id }),
    does: 'print the pairings of a public tournament',
    may: EVERYBODY,
  },
  printPrivatePairings: {
    call: calls.printPairings,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'print the pairings of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printResults: {
    call: calls.printResults,
    of: ({ open }) => ({ id: open.id }),
    does: 'print the results of a public tournament',
    may: EVERYBODY,
  },
  printPrivateResults: {
    call: calls.printResults,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'print the results of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printNames: {
    call: calls.printNames,
    of: ({ open }) => ({ id: open.id, round: '1' }),
    does: 'print the pairings by name of a public tournament',
    may: EVERYBODY,
  },
  printPrivateNames: {
    call: calls.printNames,
    of: ({ secret }) => ({ id: secret.id, round: '1' }),
    does: 'print the pairings by name of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printPrizes: {
    call: calls.printPrizes,
    of: ({ open }) => ({ id: open.id }),
    does: 'print the prizes of a public tournament',
    may: EVERYBODY,
  },
  printPrivatePrizes: {
    call: calls.printPrizes,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'print the prizes of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printCrossTable: {
    call: calls.printCrossTable,
    of: ({ open }) => ({ id: open.id }),
    does: 'print the cross table of a public tournament',
    may: EVERYBODY,
  },
  printPrivateCrossTable: {
    call: calls.printCrossTable,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'print the cross table of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printScoreSheets: {
    call: calls.printScoreSheets,
    of: ({ open }) => ({ id: open.id, round: '1' }),
    does: 'print the score sheets of a public tournament',
    may: EVERYBODY,
  },
  printPrivateScoreSheets: {
    call: calls.printScoreSheets,
    of: ({ secret }) => ({ id: secret.id, round: '1' }),
    does: 'print the score sheets of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printCards: {
    call: calls.printCards,
    of: ({ open }) => ({ id: open.id, round: '1' }),
    does: 'print the board cards of a public tournament',
    may: EVERYBODY,
  },
  printPrivateCards: {
    call: calls.printCards,
    of: ({ secret }) => ({ id: secret.id, round: '1' }),
    does: 'print the board cards of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  report: {
    call: calls.reportFile,
    of: ({ open }) => ({ id: open.id }),
    does: 'download the report file of a public tournament',
    may: EVERYBODY,
    shows: [{ what: 'lentBirthDate', to: TOP }],
  },
  reportPrivate: {
    call: calls.reportFile,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'download the report file of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  reportTopOnly: {
    call: calls.reportFile,
    of: ({ topOnly }) => ({ id: topOnly.id }),
    does: 'download the report file where only the top is public (D-73)',
    may: RUNS,
  },
  listen: {
    call: calls.listenToTournament,
    of: ({ open }) => ({ id: open.id }),
    does: 'open the event stream of a public tournament',
    may: EVERYBODY,
  },
  listenPrivate: {
    call: calls.listenToTournament,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'open the event stream of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },

  // Tournaments: running them
  build: { call: calls.buildTournament, does: 'build a tournament for the club', may: RUNS },
  buildForFederation: {
    call: calls.buildTournament,
    does: 'build a tournament for the federation',
    may: RUNS_FEDERATION,
  },
  buildInForeignLeague: {
    call: calls.buildTournament,
    does: "build a tournament of the club in another federation's league (D-42)",
    may: TOP,
  },
  importFile: { call: calls.importTournament, does: 'import a report file for the club', may: RUNS },
  wholeTournament: {
    call: calls.wholeTournament,
    of: ({ open }) => ({ id: open.id }),
    does: 'download a whole tournament as one file',
    may: RUNS,
  },
  takeOver: { call: calls.takeOver, does: 'take over a whole tournament from its file', may: RUNS },
  saveTemplate: { call: calls.saveTemplate, does: 'save a template for the club', may: RUNS },
  listTemplates: {
    call: calls.listTemplates,
    does: 'list the templates of those whose tournaments one runs',
    may: LOGGED_IN,
    shows: [{ what: 'secretTournament', to: RUNS }],
  },
  deleteTemplate: { call: calls.deleteTemplate, does: 'delete a template of the club', may: RUNS },
  editTournament: { call: calls.editTournament, does: 'change how a tournament is played', may: RUNS },
  editTournamentTexts: {
    call: calls.editTournament,
    does: 'change texts and pictures of a tournament (D-38)',
    may: EDITS_OR_RUNS,
  },
  deleteTournament: { call: calls.deleteTournament, does: 'delete a tournament before it begins', may: RUNS },
  start: { call: calls.startTournament, does: 'start a tournament', may: RUNS },
  pin: { call: calls.pinTournament, does: 'pin a tournament to the calendar (R-251)', may: TOP },
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
  readLog: {
    call: calls.readLog,
    of: ({ open }) => ({ id: open.id }),
    does: 'read what was done to a tournament, and by whom',
    may: RUNS,
  },
  addEntrants: { call: calls.addEntrants, does: 'enter a list of people', may: RUNS },
  identifyEntrant: {
    call: calls.identifyEntrant,
    does: 'give an entrant without an account the account that is his',
    may: RUNS,
  },
  editEntrant: { call: calls.editEntrant, does: 'mend what is said of an entry', may: RUNS },
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
  tournamentPgn: {
    call: calls.tournamentPgn,
    of: ({ open }) => ({ id: open.id }),
    does: 'follow the games of a public tournament as PGN',
    may: EVERYBODY,
  },
  privatePgn: {
    call: calls.tournamentPgn,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'follow the games of a private tournament as PGN',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  roundPgn: {
    call: calls.roundPgn,
    of: ({ open }) => ({ id: open.id, round: '1' }),
    does: 'follow the games of a round as PGN',
    may: EVERYBODY,
  },
  tournamentPicture: {
    call: calls.tournamentPicture,
    of: ({ open }) => ({ id: open.id }),
    does: 'see the picture that goes with the address of a public tournament',
    may: EVERYBODY,
  },
  privatePicture: {
    call: calls.tournamentPicture,
    of: ({ secret }) => ({ id: secret.id }),
    does: 'see the picture that goes with the address of a private tournament',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  gamePicture: {
    call: calls.gamePicture,
    of: ({ online }) => ({ id: online.game }),
    does: 'see the picture that goes with the address of a public game',
    may: EVERYBODY,
  },
  privateGamePicture: {
    call: calls.gamePicture,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'see the picture that goes with the address of a private game',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  gamePictureBelowTop: {
    call: calls.gamePicture,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'see the picture that goes with the address of a game below the public top (D-73)',
    may: NOBODY,
  },
  embedGame: {
    call: calls.embedGame,
    of: ({ online }) => ({ id: online.game }),
    does: 'have a public game in a page of another site',
    may: EVERYBODY,
  },
  embedPrivateGame: {
    call: calls.embedGame,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'have a private game in a page of another site',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  embedGameBelowTop: {
    call: calls.embedGame,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'have a game below the public top in a page of another site (D-73)',
    may: NOBODY,
  },
  embedTournament: {
    call: calls.embedTournament,
    of: ({ open }) => ({ id: open.id, view: 'standings' }),
    does: 'have a part of a public tournament in a page of another site',
    may: EVERYBODY,
  },
  embedPrivateTournament: {
    call: calls.embedTournament,
    of: ({ secret }) => ({ id: secret.id, view: 'standings' }),
    does: 'have a part of a private tournament in a page of another site',
    may: NOBODY,
    refused: hidden,
    visitor: hidden,
  },
  tournamentCalendar: {
    call: calls.tournamentCalendar,
    does: 'have the rounds or the matches of a tournament in a calendar',
    may: EVERYBODY,
  },
  viewMatch: {
    call: calls.viewMatch,
    does: 'see what is arranged and reported of a match of teams',
    may: EVERYBODY,
  },
  reportMatch: { call: calls.reportMatch, does: 'report a match as a captain', may: SPEAKS_FOR_TEAM },
  answerReport: {
    call: calls.answerReport,
    does: "confirm or dispute the other captain's report of a match",
    may: SPEAKS_FOR_TEAM,
  },
  askPostponement: {
    call: calls.askPostponement,
    does: 'ask the other captain for another day',
    may: SPEAKS_FOR_TEAM,
  },
  answerPostponement: {
    call: calls.answerPostponement,
    does: 'agree to another day for a match, or refuse it',
    may: SPEAKS_FOR_TEAM,
  },
  namePlace: { call: calls.namePlace, does: 'say where a match at home is played', may: SPEAKS_FOR_TEAM },
  arrangeMatch: { call: calls.arrangeMatch, does: 'say where and when a match is played', may: RUNS },
  decideMatch: {
    call: calls.decideMatch,
    does: 'enter a match as it was played, over what its captains have reported',
    may: RUNS,
  },
  changeSeeding: {
    call: calls.changeSeeding,
    does: 'make the starting list anew',
    may: RUNS,
  },
  pairNextRound: { call: calls.pairNextRound, does: 'pair the next round', may: RUNS },
  changeNextPairing: {
    call: calls.changeNextPairing,
    does: 'move the next online pairing',
    may: RUNS,
  },
  addBan: {
    call: calls.addBan,
    does: 'keep players apart',
    may: RUNS,
  },
  removeBan: {
    call: calls.removeBan,
    does: 'let players meet again',
    may: RUNS,
  },
  bookBye: {
    call: calls.bookBye,
    does: 'book a bye for a round to come',
    may: RUNS,
  },
  askBye: {
    call: calls.askBye,
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
  judgeSwap: {
    call: calls.judgeSwap,
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
  markSeen: {
    call: calls.markSeen,
    does: 'mark who is there and who is away',
    may: RUNS,
  },
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

  // Games
  openGame: {
    call: calls.openGame,
    of: ({ online }) => ({ id: online.game }),
    does: 'open a game of a public tournament',
    may: EVERYBODY,
  },
  openPrivateGame: {
    call: calls.openGame,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'open a game of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  viewGame: {
    call: calls.viewGame,
    of: ({ online }) => ({ id: online.game }),
    does: 'review a game of a public tournament',
    may: EVERYBODY,
  },
  viewPrivateGame: {
    call: calls.viewGame,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'review a game of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  viewGameBelowTop: {
    call: calls.viewGame,
    of: ({ gameBelowTop }) => ({ id: gameBelowTop }),
    does: 'review a game between others below the public top (D-73)',
    may: RUNS,
  },
  mayAnalyse: {
    call: calls.mayAnalyse,
    of: ({ online }) => ({ id: online.game }),
    does: 'ask whether an engine may look at a game',
    may: EVERYBODY,
  },
  mayAnalysePrivate: {
    call: calls.mayAnalyse,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'ask whether an engine may look at a game of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  gameInfo: {
    call: calls.gameInfo,
    of: ({ online }) => ({ id: online.game }),
    does: 'read whose game it is',
    may: EVERYBODY,
  },
  privateGameInfo: {
    call: calls.gameInfo,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'read whose game it is, in a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  watch: {
    call: calls.watchGame,
    of: ({ online }) => ({ id: online.game }),
    does: 'watch a game of a public tournament live',
    may: EVERYBODY,
  },
  watchPrivate: {
    call: calls.watchGame,
    of: ({ privateOnline }) => ({ id: privateOnline.game }),
    does: 'watch a game of a private tournament live',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  move: {
    call: calls.move,
    of: ({ online }) => ({ id: online.game, from: 'e2', to: 'e4', query: { variant: 'Chess' } }),
    does: 'make a move (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },
  offerDraw: {
    call: calls.move,
    of: ({ online }) => ({ id: online.game, from: 'draw', to: 'yes', query: { variant: 'Chess' } }),
    does: 'offer a draw (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },
  callFlag: {
    call: calls.move,
    of: ({ online }) => ({ id: online.game, from: 'flag', to: 'flag', query: { variant: 'Chess' } }),
    does: 'claim that a flag has fallen which has not (D-55)',
    may: NOBODY,
    refused: '403 notAPlayer',
    but: { player: '409 flagNotFallen' },
  },
  chat: {
    call: calls.sayPhrase,
    does: 'say one of the phrases in a game (R-552)',
    may: THE_PLAYER,
    changesNothing: true,
  },
  callArbiter: {
    call: calls.callArbiter,
    does: 'call for the arbiter, from the own board',
    may: THE_PLAYER,
    refused: '409 notParticipating',
    visitor: '403 loginFirst',
  },
  answerCall: { call: calls.answerCall, does: 'see to a call for the arbiter', may: RUNS, visitor: '403 loginFirst' },
  listCalls: {
    call: calls.listCalls,
    of: ({ open }) => ({ id: open.id }),
    does: 'read the own calls for the arbiter',
    may: LOGGED_IN,
    visitor: '403 loginFirst',
  },
  readFairPlay: {
    call: calls.readFairPlay,
    of: ({ online }) => ({ id: online.event.id, round: 1 }),
    does: 'read how the players of a round have spent their time',
    may: RUNS,
  },
  readGameLog: {
    call: calls.readGameLog,
    of: ({ online }) => ({ id: online.game }),
    does: 'read the log of a game',
    may: RUNS,
  },
  adjustClock: {
    call: calls.adjustClock,
    does: 'give or take time on a clock (D-40)',
    may: RUNS,
    changesNothing: true,
  },
  resign: {
    call: calls.move,
    of: ({ online }) => ({ id: online.game, from: 'resign', to: 'resign', query: { variant: 'Chess' } }),
    does: 'resign (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },

  // What programs ask for that come for the first time
  readRobots: { call: calls.robots, does: 'read what search engines may visit', may: EVERYBODY },
  readSitemap: { call: calls.sitemap, does: 'read the addresses of all public pages', may: EVERYBODY },
  readContact: { call: calls.contact, does: 'read who runs this server', may: EVERYBODY },
  readOpenApi: { call: calls.openApi, does: 'read what this server can be asked', may: EVERYBODY },
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof ROLE_TABLE;
export const ROW_NAMES = Object.keys(ROLE_TABLE) as RowName[];
export const rowOf = (name: RowName): Row => ROLE_TABLE[name];

/** A visitor may be told to log in where others are told that they may not. */
export const isAsExpected = (got: string | null, wanted: string | null, role: Role): boolean =>
  got === wanted || (role === 'visitor' && wanted === FORBIDDEN && got === '403 loginFirst');

/** What a row says of a role: null where it may, else status and key of the refusal. */
export function expectedFor(row: Row, role: Role): string | null {
  if (row.may.includes(role)) return null;
  return row.but?.[role] ?? (role === 'visitor' ? row.visitor : row.refused) ?? FORBIDDEN;
}
