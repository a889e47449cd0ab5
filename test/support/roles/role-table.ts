/**
 * Who may do what: one row for each thing that can be asked of the server, one column for each kind of person. The
 * rows are written from the specification (sections 6 of both parts; checklist, D-29 to
 * D-42 and D-73 to D-79), not from the program; docs/roles.md shows them as a table.
 *
 * To add a call: add its row here, and in `requests.ts` what is sent.
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

export interface Row {
  /** Method and path as the Worker mounts them. */
  readonly call: string;
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
  logIn: { call: 'POST /s/account/login', does: 'log in with the right password', may: EVERYBODY },
  logOut: { call: 'POST /s/account/logout', does: 'log out', may: EVERYBODY, changesNothing: true },
  authInfo: { call: 'GET /s/account/auth-info', does: 'ask who is logged in', may: EVERYBODY },
  readSettings: { call: 'GET /s/account/settings', does: 'read the own settings', may: LOGGED_IN },
  changeSettings: { call: 'PUT /s/account/settings', does: 'change the own settings', may: LOGGED_IN },
  changeEmail: {
    call: 'POST /s/account/change-email',
    does: 'change the own e-mail, with the password',
    may: LOGGED_IN,
  },
  changePassword: {
    call: 'POST /s/account/change-password',
    does: 'change the own password, with the old one',
    may: LOGGED_IN,
  },
  linkLichess: {
    call: 'POST /s/account/link/lichess',
    does: 'note the own name on Lichess',
    may: LOGGED_IN,
  },
  ownClubs: { call: 'GET /s/account/clubs', does: 'list the own clubs', may: LOGGED_IN },
  ownOrganizations: {
    call: 'GET /s/account/organizations',
    does: 'list the own organisations',
    may: LOGGED_IN,
  },
  ownPowers: { call: 'GET /s/account/powers', does: 'list the own powers', may: LOGGED_IN },
  ownMemberships: {
    call: 'GET /s/account/memberships',
    does: 'list the clubs and teams one is in',
    may: LOGGED_IN,
  },
  managedTeams: {
    call: 'GET /s/account/managed-teams',
    does: 'list the teams one leads',
    may: LOGGED_IN,
  },
  hasUnread: {
    call: 'GET /s/messages/has-unread',
    does: 'ask for unread messages',
    may: LOGGED_IN,
    visitor: '404 notFound',
  },
  openInbox: {
    call: 'POST /s/messages/get-and-mark-read',
    does: 'read the own messages',
    may: LOGGED_IN,
    visitor: '404 notFound',
    changesNothing: true,
  },
  lobby: { call: 'GET /s/game/lobby', does: 'open the lobby', may: EVERYBODY },

  // Other accounts
  createPlayer: {
    call: 'POST /s/account/create',
    does: "create a player's account (R-554)",
    may: MANAGES_ANYTHING,
  },
  createMember: {
    call: 'POST /s/account/create',
    does: "create a player's account in the club",
    may: MANAGES,
  },
  createClubManager: {
    call: 'POST /s/account/create',
    does: 'create an account of level 1 (R-555)',
    may: ABOVE_LEVEL_ONE,
  },
  createOrganizationManager: {
    call: 'POST /s/account/create',
    does: 'create an account of level 2 (R-536)',
    may: TOP,
  },
  createTop: { call: 'POST /s/account/create', does: 'create an account of level 3 (D-32)', may: NOBODY },
  editMember: {
    call: 'POST /s/account/edit/:id',
    does: 'edit the account of a member whose own club this is',
    may: MANAGES,
  },
  editLent: {
    call: 'POST /s/account/edit/:id',
    does: 'edit the account of a member whose own club is another one',
    may: ['otherManager', 'otherChief', 'top'],
  },
  editHomeless: {
    call: 'POST /s/account/edit/:id',
    does: 'edit the account of a member who has no own club',
    may: TOP,
  },
  setMembersPassword: {
    call: 'POST /s/account/change-password/:id',
    does: 'set the password of a member of a lower level, whose own club this is',
    may: ['manager', 'chief', 'top'],
  },
  setLentPassword: {
    call: 'POST /s/account/change-password/:id',
    does: 'set the password of a member whose own club is another one',
    may: ['otherManager', 'otherChief', 'top'],
  },
  setHomelessPassword: {
    call: 'POST /s/account/change-password/:id',
    does: 'set the password of a member who has no own club',
    may: TOP,
  },
  setEqualsPassword: {
    call: 'POST /s/account/change-password/:id',
    does: 'set the password of a member of level 1, whose own club this is',
    may: ['chief', 'top'],
  },
  setTopPassword: {
    call: 'POST /s/account/change-password/:id',
    does: 'set the password of another account of the top level',
    may: NOBODY,
  },
  clubsOf: { call: 'GET /s/account/clubs/:id', does: "list somebody's clubs", may: EVERYBODY },
  organizationsOf: {
    call: 'GET /s/account/organizations/:id',
    does: "list somebody's organisations",
    may: EVERYBODY,
  },
  onlineStatuses: {
    call: 'POST /s/account/online-statuses',
    does: 'ask who is online',
    may: EVERYBODY,
    changesNothing: true,
  },
  findByFideNumber: {
    call: 'GET /s/account/fideid/:number',
    does: 'find an account by its FIDE number (R-548, D-79)',
    may: LOGGED_IN,
    shows: [{ what: 'name', to: RUNS }],
  },
  viewProfile: {
    call: 'GET /s/profile/:id',
    does: 'view a profile',
    may: EVERYBODY,
    shows: [
      { what: 'name', to: RUNS },
      { what: 'birthDate', to: NOBODY },
      { what: 'secretTournament', to: NOBODY },
    ],
  },
  viewProfileOfPlayer: {
    call: 'GET /s/profile/:id',
    does: 'view the profile of a player of a private tournament',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },

  // Powers
  grantClubPower: {
    call: 'POST /s/account/add-power/club/:account',
    does: 'give a member a power of the club (R-559)',
    may: MANAGES,
  },
  grantCaptaincy: {
    call: 'POST /s/account/add-power/club/:account',
    does: 'make a member captain of a team of the club',
    may: MANAGES,
  },
  grantTooMuch: {
    call: 'POST /s/account/add-power/club/:account',
    does: 'give a member, through the club, power over the federation',
    may: NOBODY,
    but: refusedWith(MANAGES, '400 noSuchPower'),
  },
  grantFederationPower: {
    call: 'POST /s/account/add-power/organization/:account',
    does: 'give a member of its clubs a power of the federation',
    may: MANAGES_FEDERATION,
  },
  revokeClubPower: {
    call: 'DELETE /s/account/power/club/:id',
    does: 'take away a power of the club (R-563)',
    may: MANAGES,
  },
  revokeFederationPower: {
    call: 'DELETE /s/account/power/organization/:id',
    does: 'take away a power of the federation',
    may: MANAGES_FEDERATION,
  },

  // Clubs
  viewClub: {
    call: 'GET /s/club/get-info/:id',
    does: 'view the page of the club',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  listTeams: { call: 'GET /s/club/teams/:id', does: 'list the teams of the club', may: EVERYBODY },
  listMembers: {
    call: 'GET /s/club/members/:id',
    does: 'list the members of the club (D-78)',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  manageClub: {
    call: 'GET /s/club/manage/:id',
    does: 'open the management of the club',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
  },
  listClubAccounts: {
    call: 'GET /s/club/all-accounts/:id',
    does: 'list the accounts of the club',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
  },
  listAccountsOfClubs: {
    call: 'POST /s/club/all-accounts',
    does: 'list the accounts of several clubs',
    may: MANAGES,
    shows: [birthDateShown, ...lentShown],
    changesNothing: true,
  },
  listAccountsOfForeignClubs: {
    call: 'POST /s/club/all-accounts',
    does: 'list the accounts of this and of another club',
    may: TOP,
    changesNothing: true,
  },
  listClubPowers: {
    call: 'GET /s/club/accounts-with-powers/:id',
    does: 'list who holds power in the club',
    may: MANAGES,
  },
  editClub: { call: 'POST /s/club/edit/:id', does: 'change texts and pictures of the club (D-38)', may: EDITS },
  addTeam: { call: 'POST /s/club/add-team/:id', does: 'add a team', may: MANAGES },
  removeTeam: { call: 'POST /s/club/remove-team/:id', does: 'remove a team', may: MANAGES },
  addMember: { call: 'POST /s/club/add-member/:id/:account', does: 'enter somebody into the club', may: MANAGES },
  removeMember: {
    call: 'POST /s/club/remove-member/:id/:account',
    does: 'take a member out of the club',
    may: MANAGES,
  },
  leaveClub: {
    call: 'POST /s/club/leave/:id',
    does: 'leave a club one is a member of',
    may: LOGGED_IN,
  },
  leaveForeignClub: {
    call: 'POST /s/club/leave/:id',
    does: 'leave a club one is no member of',
    may: NOBODY,
    refused: '400 notAClubMember',
  },
  messageClub: {
    call: 'POST /s/club/message-members/:id',
    does: 'write to the members of the club (R-558)',
    may: MANAGES,
  },

  // Organisations
  createOrganization: {
    call: 'POST /s/organization/add',
    does: 'create an organisation (R-564)',
    may: TOP,
  },
  listOrganizations: { call: 'GET /s/organization/all', does: 'list all organisations', may: EVERYBODY },
  viewOrganization: { call: 'GET /s/organization/get/:id', does: 'view the page of the federation', may: EVERYBODY },
  listClubs: { call: 'GET /s/organization/clubs/:id', does: 'list the clubs of the federation', may: EVERYBODY },
  listClubMembers: {
    call: 'GET /s/organization/club-members/:id',
    does: 'list the members of all clubs of the federation, with names',
    may: RUNS_FEDERATION,
    shows: [
      { what: 'name', to: RUNS_FEDERATION },
      { what: 'birthDate', to: NOBODY },
    ],
  },
  manageOrganization: {
    call: 'GET /s/organization/manage/:id',
    does: 'open the management of the federation',
    may: MANAGES_FEDERATION,
    shows: [
      { what: 'birthDate', to: MANAGES_FEDERATION },
      { what: 'lentBirthDate', to: TOP },
    ],
  },
  listOrganizationAccounts: {
    call: 'GET /s/organization/all-accounts/:id',
    does: 'list all accounts of the federation',
    may: MANAGES_FEDERATION,
    shows: [
      { what: 'birthDate', to: MANAGES_FEDERATION },
      { what: 'lentBirthDate', to: TOP },
    ],
  },
  listOrganizationPowers: {
    call: 'GET /s/organization/accounts-with-powers/:id',
    does: 'list who holds power in the federation',
    may: MANAGES_FEDERATION,
  },
  editOrganization: {
    call: 'POST /s/organization/edit/:id',
    does: 'change texts and pictures of the federation',
    may: EDITS_FEDERATION,
  },
  addFreeClub: {
    call: 'POST /s/organization/add-club/:id/:club',
    does: 'take in a club that has no organisation (D-34)',
    may: MANAGES_FEDERATION,
  },
  addForeignClub: {
    call: 'POST /s/organization/add-club/:id/:club',
    does: 'take in a club of another federation (D-34)',
    may: TOP,
    but: refusedWith(['federationAll', 'chief'], '409 clubInOtherOrganization'),
  },
  removeClub: {
    call: 'POST /s/organization/remove-club/:id/:club',
    does: 'let a club of the federation go',
    may: MANAGES_FEDERATION,
  },
  removeForeignClub: {
    call: 'POST /s/organization/remove-club/:id/:club',
    does: 'remove a club of another federation from it',
    may: NOBODY,
    but: refusedWith(MANAGES_FEDERATION, '404 notFound'),
  },
  messageFederation: {
    call: 'POST /s/organization/message-members/:id',
    does: 'write to all members of the federation (R-558)',
    may: MANAGES_FEDERATION,
  },

  // Teams
  viewTeam: {
    call: 'GET /s/team/view/:id',
    does: 'view the page of a team (D-78)',
    may: EVERYBODY,
    shows: [nameShown, { what: 'birthDate', to: NOBODY }],
  },
  manageTeam: {
    call: 'GET /s/team/manage/:id',
    does: 'open the management of a team',
    may: LEADS_TEAM,
    shows: [{ what: 'name', to: LEADS_TEAM }],
  },
  editTeam: { call: 'POST /s/team/edit/:id', does: 'change name, texts and picture of a team', may: EDITS },
  addTeamMember: {
    call: 'POST /s/team/add-member/:id/:account',
    does: 'take a member of the club into a team (R-562)',
    may: LEADS_TEAM,
  },
  removeTeamMember: {
    call: 'POST /s/team/remove-member/:id/:account',
    does: 'take somebody out of a team',
    may: LEADS_TEAM,
  },
  leaveTeam: {
    call: 'POST /s/team/leave/:id',
    does: 'leave a team one is in',
    may: LOGGED_IN,
  },
  messageTeam: {
    call: 'POST /s/team/message-members/:id',
    does: 'write to the members of a team (R-562)',
    may: LEADS_TEAM,
  },

  // Leagues
  listLeagues: { call: 'GET /s/leagues', does: 'list the visible leagues', may: EVERYBODY },
  viewLeague: { call: 'GET /s/leagues/:id', does: 'view a league', may: EVERYBODY },
  viewHiddenLeague: {
    call: 'GET /s/leagues/:id',
    does: 'view a league that is not visible',
    may: RUNS,
    refused: '404 notFound',
    visitor: '404 notFound',
  },

  // Invitations
  ownInvitations: {
    call: 'GET /s/registrations/invitations/links',
    does: 'list the invitation links of what one manages',
    may: LOGGED_IN,
  },
  viewInvitation: {
    call: 'GET /s/registrations/invitations/:id',
    does: 'read an invitation whose link one has',
    may: EVERYBODY,
  },
  inviteToClub: {
    call: 'POST /s/registrations/:entity/invitations',
    does: 'make an invitation link of the club',
    may: MANAGES,
  },
  inviteToFederation: {
    call: 'POST /s/registrations/:entity/invitations',
    does: 'make an invitation link of the federation',
    may: MANAGES_FEDERATION,
  },
  withdrawClubInvitation: {
    call: 'DELETE /s/registrations/:entity/invitations',
    does: 'delete an invitation link of the club',
    may: MANAGES,
  },
  withdrawFederationInvitation: {
    call: 'DELETE /s/registrations/:entity/invitations',
    does: 'delete an invitation link of the federation',
    may: MANAGES_FEDERATION,
  },
  register: {
    call: 'POST /s/registrations/accounts',
    does: 'make an own account by the invitation of a club',
    may: EVERYBODY,
  },
  joinClub: {
    call: 'PATCH /s/registrations/accounts',
    does: 'join a club by its invitation (R-553)',
    may: LOGGED_IN,
    visitor: '404 loginAndTryAgain',
  },
  foundClub: {
    call: 'POST /s/registrations/clubs',
    does: 'found a club by the invitation of an organisation (R-556)',
    may: MANAGES_ANYTHING,
  },
  bringClub: {
    call: 'PATCH /s/registrations/clubs',
    does: 'bring the own club into the organisation that invites',
    may: LOGGED_IN,
    visitor: '404 loginAndTryAgain',
  },
  bringForeignClub: {
    call: 'PATCH /s/registrations/clubs',
    does: "bring somebody else's club into the organisation that invites",
    may: NOBODY,
    refused: '400 noClubToJoin',
    visitor: '404 loginAndTryAgain',
  },

  // Tournaments: finding and viewing
  listTournaments: {
    call: 'GET /s/tournament/list',
    does: 'list the public tournaments (D-30)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: NOBODY }],
  },
  findTournaments: {
    call: 'GET /s/tournament/find',
    does: 'open the calendar, with the private tournaments that one may see (D-70)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },
  searchTournaments: {
    call: 'GET /s/tournament/search',
    does: 'search the public tournaments (D-30)',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: NOBODY }],
  },
  tournamentsOfClub: {
    call: 'GET /s/tournament/by-organiser/:id',
    does: 'list the tournaments of the club, the private ones for its host',
    may: EVERYBODY,
    shows: [{ what: 'secretTournament', to: RUNS }],
  },
  viewTournament: { call: 'GET /s/tournament/view/:id', does: 'view a public tournament', may: EVERYBODY },
  viewPrivateTournament: {
    call: 'GET /s/tournament/view/:id',
    does: 'view a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
    shows: [{ what: 'secretTournament', to: SEES_PRIVATE }],
  },
  readStats: { call: 'GET /s/tournament/stats/:id', does: 'read the statistics of a public one', may: EVERYBODY },
  readPrivateStats: {
    call: 'GET /s/tournament/stats/:id',
    does: 'read the statistics of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readGames: { call: 'GET /s/tournament/games/:id', does: 'read the games of a public one', may: EVERYBODY },
  readPrivateGames: {
    call: 'GET /s/tournament/games/:id',
    does: 'read the games of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readPlayers: {
    call: 'GET /s/tournament/players/:id',
    does: 'read the players of a public one, and for its host who may still be entered',
    may: EVERYBODY,
    shows: [
      { what: 'name', to: RUNS },
      { what: 'birthDate', to: NOBODY },
    ],
  },
  readPrivatePlayers: {
    call: 'GET /s/tournament/players/:id',
    does: 'read the players of a private one',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  explain: { call: 'GET /s/tournament/explain/:id/:round', does: 'ask why a round was paired so', may: EVERYBODY },
  explainPrivate: {
    call: 'GET /s/tournament/explain/:id/:round',
    does: 'ask why a round of a private one was paired so',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  explainTopOnly: {
    call: 'GET /s/tournament/explain/:id/:round',
    does: 'ask why a round was paired so, where only the top is public (D-73)',
    may: RUNS,
  },
  readRounds: { call: 'GET /s/rounds', does: 'read the rounds of a public tournament', may: EVERYBODY },
  readPrivateRounds: {
    call: 'GET /s/rounds',
    does: 'read the rounds of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  readPairings: { call: 'GET /s/pairings', does: 'read the pairings of a public tournament', may: EVERYBODY },
  readPrivatePairings: {
    call: 'GET /s/pairings',
    does: 'read the pairings of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printPairings: {
    call: 'GET /s/tournament/printout/pairings/:id',
    does: 'print the pairings of a public tournament',
    may: EVERYBODY,
  },
  printPrivatePairings: {
    call: 'GET /s/tournament/printout/pairings/:id',
    does: 'print the pairings of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printResults: {
    call: 'GET /s/tournament/printout/results/:id',
    does: 'print the results of a public tournament',
    may: EVERYBODY,
  },
  printPrivateResults: {
    call: 'GET /s/tournament/printout/results/:id',
    does: 'print the results of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  printCards: {
    call: 'GET /s/tournament/printout/boardcards/:id/:round',
    does: 'print the board cards of a public tournament',
    may: EVERYBODY,
  },
  printPrivateCards: {
    call: 'GET /s/tournament/printout/boardcards/:id/:round',
    does: 'print the board cards of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  report: {
    call: 'GET /s/tournament/printout/trf/:id',
    does: 'download the report file of a public tournament',
    may: EVERYBODY,
    shows: [{ what: 'lentBirthDate', to: TOP }],
  },
  reportPrivate: {
    call: 'GET /s/tournament/printout/trf/:id',
    does: 'download the report file of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  reportTopOnly: {
    call: 'GET /s/tournament/printout/trf/:id',
    does: 'download the report file where only the top is public (D-73)',
    may: RUNS,
  },
  listen: {
    call: 'GET /s-tournament/tournament/listen-data/:id',
    does: 'open the event stream of a public tournament',
    may: EVERYBODY,
  },
  listenPrivate: {
    call: 'GET /s-tournament/tournament/listen-data/:id',
    does: 'open the event stream of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },

  // Tournaments: running them
  build: { call: 'POST /s/tournament/build', does: 'build a tournament for the club', may: RUNS },
  buildForFederation: {
    call: 'POST /s/tournament/build',
    does: 'build a tournament for the federation',
    may: RUNS_FEDERATION,
  },
  buildInForeignLeague: {
    call: 'POST /s/tournament/build',
    does: "build a tournament of the club in another federation's league (D-42)",
    may: TOP,
  },
  importFile: { call: 'POST /s/tournament/import', does: 'import a report file for the club', may: RUNS },
  editTournament: { call: 'PUT /s/tournament/:id', does: 'change how a tournament is played', may: RUNS },
  editTournamentTexts: {
    call: 'PUT /s/tournament/:id',
    does: 'change texts and pictures of a tournament (D-38)',
    may: EDITS_OR_RUNS,
  },
  deleteTournament: { call: 'DELETE /s/tournament/:id', does: 'delete a tournament before it begins', may: RUNS },
  start: { call: 'POST /s/tournament/start/:id', does: 'start a tournament', may: RUNS },
  pin: { call: 'PATCH /s/tournament/:id/pin', does: 'pin a tournament to the calendar (R-251)', may: TOP },
  selfJoin: { call: 'POST /s/tournament/self-join/:id', does: 'join a public tournament oneself', may: LOGGED_IN },
  selfJoinClosed: {
    call: 'POST /s/tournament/self-join/:id',
    does: 'join a tournament that does not let people join',
    may: NOBODY,
    refused: '403 selfJoinNotAllowed',
  },
  selfJoinPrivate: {
    call: 'POST /s/tournament/self-join/:id',
    does: 'join a private tournament oneself',
    may: EDITS_OR_RUNS,
    refused: hidden,
  },
  selfLeave: {
    call: 'POST /s/tournament/self-leave/:id',
    does: 'leave a tournament that one is in',
    may: LOGGED_IN,
  },
  selfLeaveForeign: {
    call: 'POST /s/tournament/self-leave/:id',
    does: 'leave a tournament that one is not in',
    may: NOBODY,
    refused: '409 notParticipating',
  },
  addParticipant: {
    call: 'POST /s/tournament/add-participant/:id/:account',
    does: 'enter somebody into a tournament',
    may: RUNS,
  },
  addGuest: {
    call: 'POST /s/tournament/add-guest/:id',
    does: 'enter somebody without an account (D-38)',
    may: RUNS,
  },
  removeParticipant: {
    call: 'POST /s/tournament/remove-participant/:id/:account',
    does: 'take somebody out of a tournament',
    may: RUNS,
  },
  changeSeeding: {
    call: 'POST /s/tournament/change-seeding/:id/:by',
    does: 'make the starting list anew',
    may: RUNS,
  },
  pairNextRound: { call: 'POST /s/tournament/next-round/:id/:button', does: 'pair the next round', may: RUNS },
  changeNextPairing: {
    call: 'POST /s/tournament/change-online-pairing/:id',
    does: 'move the next online pairing',
    may: RUNS,
  },
  setResult: {
    call: 'POST /s/tournament/set-result/:id/:round/:white/:black/:result',
    does: 'enter a result (D-39)',
    may: RUNS,
  },
  setOnline: {
    call: 'POST /s/tournament/set-online/:id/:round/:white/:black/:online',
    does: 'move a pairing to the board or to the screen (D-39)',
    may: RUNS,
  },
  addRound: { call: 'POST /s/rounds', does: 'add a round', may: RUNS },
  setUpRound: { call: 'PATCH /s/rounds/setup', does: 'give a round its time', may: RUNS },
  deleteRound: { call: 'DELETE /s/rounds', does: 'delete the last round', may: RUNS },
  addPairing: { call: 'POST /s/pairings', does: 'pair two players by hand (D-39)', may: RUNS },
  deletePairing: { call: 'DELETE /s/pairings', does: 'delete a pairing (D-39)', may: RUNS },

  // Games
  openGame: { call: 'GET /s/game/play/:id', does: 'open a game of a public tournament', may: EVERYBODY },
  openPrivateGame: {
    call: 'GET /s/game/play/:id',
    does: 'open a game of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  viewGame: { call: 'GET /s/game/view/:id', does: 'review a game of a public tournament', may: EVERYBODY },
  viewPrivateGame: {
    call: 'GET /s/game/view/:id',
    does: 'review a game of a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  viewGameBelowTop: {
    call: 'GET /s/game/view/:id',
    does: 'review a game between others below the public top (D-73)',
    may: RUNS,
  },
  gameInfo: {
    call: 'GET /s/game/:id/accounts/info',
    does: 'read whose game it is',
    may: EVERYBODY,
  },
  privateGameInfo: {
    call: 'GET /s/game/:id/accounts/info',
    does: 'read whose game it is, in a private tournament',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  watch: { call: 'GET /socket/:id', does: 'watch a game of a public tournament live', may: EVERYBODY },
  watchPrivate: {
    call: 'GET /socket/:id',
    does: 'watch a game of a private tournament live',
    may: SEES_PRIVATE,
    refused: hidden,
    visitor: hidden,
  },
  move: {
    call: 'POST /s/game/move/:id/:from/:to',
    does: 'make a move (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },
  offerDraw: {
    call: 'POST /s/game/move/:id/:from/:to',
    does: 'offer a draw (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },
  callFlag: {
    call: 'POST /s/game/move/:id/:from/:to',
    does: 'claim that a flag has fallen which has not (D-55)',
    may: NOBODY,
    refused: '403 notAPlayer',
    but: { player: '409 flagNotFallen' },
  },
  chat: {
    call: 'POST /socket/message/:id',
    does: 'say one of the phrases in a game (R-552)',
    may: THE_PLAYER,
    changesNothing: true,
  },
  adjustClock: {
    call: 'POST /s/game/time/:id',
    does: 'give or take time on a clock (D-40)',
    may: RUNS,
    changesNothing: true,
  },
  resign: {
    call: 'POST /s/game/move/:id/:from/:to',
    does: 'resign (R-552)',
    may: THE_PLAYER,
    refused: '403 notAPlayer',
    changesNothing: true,
  },

  // What programs ask for that come for the first time
  readRobots: { call: 'GET /robots.txt', does: 'read what search engines may visit', may: EVERYBODY },
  readSitemap: { call: 'GET /sitemap.xml', does: 'read the addresses of all public pages', may: EVERYBODY },
  readOpenApi: { call: 'GET /openapi.json', does: 'read what this server can be asked', may: EVERYBODY },
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
