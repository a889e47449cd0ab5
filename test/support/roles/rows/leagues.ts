import * as calls from '../../../../contract/calls.ts';
import {
  EVERYBODY,
  LOGGED_IN,
  MANAGES,
  MANAGES_ANYTHING,
  MANAGES_FEDERATION,
  NOBODY,
  type Row,
  RUNS,
  RUNS_FEDERATION,
} from '../roles.ts';

/** Leagues and invitations. */
export const LEAGUE_ROWS = {
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
  memberHistory: {
    call: calls.memberHistory,
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
  seasonClosing: {
    call: calls.seasonClosing,
    of: ({ ownLeague }) => ownLeague.of(),
    does: 'see who is proposed to go up and down in a league of the club',
    may: RUNS,
  },
  closeCategory: {
    call: calls.closeCategory,
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
  createClub: {
    call: calls.createClub,
    does: 'create a club by the invitation of an organisation (R-556)',
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
} as const satisfies Readonly<Record<string, Row>>;
