import * as calls from '../../../../contract/calls.ts';
import {
  birthDateShown,
  EDITS,
  EDITS_FEDERATION,
  EVERYBODY,
  LEADS_TEAM,
  LOGGED_IN,
  lentShown,
  MANAGES,
  MANAGES_FEDERATION,
  NOBODY,
  nameShown,
  type Row,
  RUNS_FEDERATION,
  refusedWith,
  TOP,
} from '../roles.ts';

/** Clubs, organisations and teams. */
export const CLUB_ROWS = {
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
  listClubRoles: {
    call: calls.clubRoles,
    of: ({ club }) => ({ id: club }),
    does: 'list who has a role in the club',
    may: MANAGES,
  },
  editClub: { call: calls.editClub, does: 'change texts and pictures of the club (D-38)', may: EDITS },
  addTeam: { call: calls.addTeam, does: 'add a team', may: MANAGES },
  removeTeam: { call: calls.removeTeam, does: 'remove a team', may: MANAGES },
  findNewMembers: {
    call: calls.findNewMembers,
    of: ({ club }) => ({ id: club, query: { q: 'no' } }),
    does: 'find accounts to enter into a club',
    may: MANAGES,
  },
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
  listOrganizationRoles: {
    call: calls.organizationRoles,
    of: ({ federation }) => ({ id: federation }),
    does: 'list who has a role in the federation',
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
} as const satisfies Readonly<Record<string, Row>>;
