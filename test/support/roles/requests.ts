import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { openDb } from '../../../db/client.ts';
import { clubs } from '../../../db/schema/index.ts';
import { asId } from '../../../domain/ids.ts';
import { Browser } from '../browser.ts';
import { inTime, must, newTournament } from '../event.ts';
import { enter, freshId, invite, makeClub, makePerson, makeTeam, newAccount, type Somebody } from '../people.ts';
import { playerLine } from '../trf.ts';
import type { Role, RowName } from './role-table.ts';
import type { World } from './world.ts';

/** Who asks, and whether the answer is to be yes: then what is asked must be possible, and may be used up by it. */
interface Asking {
  readonly world: World;
  readonly role: Role;
  readonly may: boolean;
}

/** What is sent; the method is that of the row's call. */
export interface Prepared {
  readonly path: string;
  readonly body?: unknown;
  /** Another log-in than the role's own. */
  readonly browser?: Pick<Browser, 'cookie'>;
  /** Takes back what would make the role another one. */
  readonly after?: () => Promise<unknown>;
}

type Prepare = (asking: Asking) => Prepared | Promise<Prepared>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A new one for each who may; one for all who may not, which their refusals leave as it is. */
function each<Target>(make: (world: World) => Promise<Target>): (asking: Asking) => Promise<Target> {
  let shared: Promise<Target> | undefined;
  return ({ world, may }) => {
    if (may) return make(world);
    shared ??= make(world);
    return shared;
  };
}

/** One for everybody. */
function one<Target>(make: (world: World) => Promise<Target>): (asking: Asking) => Promise<Target> {
  let made: Promise<Target> | undefined;
  return ({ world }) => {
    made ??= make(world);
    return made;
  };
}

let count = 0;
/** Differs each time, so that what is written changes something. */
const next = (): number => {
  count += 1;
  return count;
};

// Targets

const member = each(({ make }) => make.member());
const newcomer = each(({ make, people }) => make.account(people.top, { ghost: true }));
const unstarted = each(async ({ make }) => make.filled(await make.build({ rounds: 1 }), 2));
const startedEvent = each(({ make }) => make.started({ rounds: 1 }, 2));
const running = one(({ make }) => make.paired());
const openToAll = one(({ make }) => make.build({ self_joinable: true }));
const closed = one(({ make }) => make.build());
const privateToJoin = one(({ make }) => make.build({ self_joinable: true, publicly_viewable: false }));
const tomorrow = one(({ make }) =>
  make.build({ ...inTime(DAY), default_game_location: 1, online_pairing_interval_t: 1, end_date: '2099-01-01' }),
);
const byHand = one(({ make }) => make.started({ kind: 7, rounds: undefined, tb1: undefined, tb2: undefined }));
/** Founds one club only: how many one person may found in a minute is limited. */
const aFounder = ({ people }: World): Promise<Somebody> => makePerson(people.top, { level: 1 });
const freeClub = each(async (world) => {
  const { people, founder, elsewhere } = world;
  const club = await makeClub(founder, elsewhere, await aFounder(world));
  must(await people.top.browser.post(`/s/organization/remove-club/${elsewhere}/${club}`));
  return club;
});
const foreignClub = each(async (world) => makeClub(world.founder, world.elsewhere, await aFounder(world)));
const ownClub = each(async (world) => makeClub(world.people.chief, world.federation, await aFounder(world)));
const teamOfClub = each(({ people, club }) => makeTeam(people.manager, club));

const powerful = each(async ({ make, people, club }) => {
  const id = await make.member();
  const powers = [`club:editor:${club}`];
  must(await people.manager.browser.post(`/s/account/add-power/club/${id}`, { powers, id: club }));
  return id;
});
const powerfulInFederation = each(async ({ make, people, federation }) => {
  const id = await make.member();
  const powers = [`organization:editor:${federation}`];
  must(await people.chief.browser.post(`/s/account/add-power/organization/${id}`, { powers, id: federation }));
  return id;
});
const teammate = each(async ({ make, people, team }) => {
  const id = await make.member();
  must(await people.manager.browser.post(`/s/team/add-member/${team}/${id}`));
  return id;
});
const clubInvitation = each(({ people, club }) => invite(people.manager, club, 'club'));
const federationInvitation = each(({ people, federation }) => invite(people.chief, federation, 'organization'));

/** The next round of the tournament that is made by hand. */
async function nextRound(asking: Asking, changes: Record<string, unknown> = {}): Promise<[string, number]> {
  const event = await byHand(asking);
  const number = (await event.page()).rounds.length + 1;
  const sent = { tournament: event.id, number, start_date: inTime(number * DAY).at, ...changes };
  if (asking.may) must(await event.host.post('/s/rounds', sent));
  return [event.id, asking.may ? number : 1];
}

async function board(asking: Asking): Promise<{ readonly id: string; readonly white: string; readonly black: string }> {
  const event = await running(asking);
  const [{ white = '', black = '' } = {}] = await event.boards(1);
  return { id: event.id, white, black };
}

/** Makes whoever asks a member of the third club; some may be already. */
async function entered(asking: Asking): Promise<void> {
  const { thirdClub, founder } = asking.world;
  if (asking.may) await founder.browser.post(`/s/club/add-member/${thirdClub}/${nameOfRole(asking)}`);
}

const setManager = (club: string, manager: string): Promise<unknown> =>
  openDb(env.DB)
    .update(clubs)
    .set({ manager: asId(manager) })
    .where(eq(clubs.id, asId(club)));

const nameOfRole = ({ world, role }: Asking): string => (role === 'visitor' ? 'nobody' : world.people[role].id);

// Requests

const get =
  (path: (world: World) => string): Prepare =>
  ({ world }) => ({ path: path(world) });

const account = (changes: (world: World) => Record<string, unknown>): Prepare => {
  return ({ world }) => ({ path: '/s/account/create', body: newAccount({ ghost: true, ...changes(world) }) });
};

const editAccount =
  (of: (world: World) => string): Prepare =>
  ({ world }) => ({
    path: `/s/account/edit/${of(world)}`,
    body: { first_name: 'Anne', last_name: 'Berg', birth_date: '2001-01-01', fide_rating: 1000 + next() },
  });

const setPassword =
  (of: (world: World) => string): Prepare =>
  ({ world }) => ({
    path: `/s/account/change-password/${of(world)}`,
    body: { password: `grønn hest ${next()} kvart` },
  });

const ofPage = () => ({ name: `Sjakklubb ${next()}`, description: 'Ny tekst' });
const onGame =
  (path: (game: string) => string): Prepare =>
  ({ world }) => ({ path: path(world.online.game) });

export const REQUESTS: Readonly<Record<RowName, Prepare>> = {
  // Log-in and the own account
  logIn: async ({ world }) => ({
    path: '/s/account/login',
    body: { id: world.founder.id, password: world.founder.password },
    browser: new Browser(),
  }),
  logOut: async ({ world, role }) => {
    if (role === 'visitor') return { path: '/s/account/logout' };
    const { id, password } = world.people[role];
    return { path: '/s/account/logout', browser: (await enter(id, password)).browser };
  },
  authInfo: get(() => '/s/account/auth-info'),
  readSettings: get(() => '/s/account/settings'),
  changeSettings: () => ({ path: '/s/account/settings', body: { lichess_username: `rolle-${next()}` } }),
  changeEmail: ({ world, role }) => ({
    path: '/s/account/change-email',
    body: {
      new_email: `rolle-${next()}@example.org`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  changePassword: ({ world, role }) => ({
    path: '/s/account/change-password',
    body: {
      new_pwd: `grønn hest ${next()} kvart`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  linkLichess: () => ({ path: '/s/account/link/lichess', body: { lichess_username: `rolle-${next()}` } }),
  ownClubs: get(() => '/s/account/clubs'),
  ownOrganizations: get(() => '/s/account/organizations'),
  ownPowers: get(() => '/s/account/powers'),
  ownMemberships: get(() => '/s/account/memberships'),
  managedTeams: get(() => '/s/account/managed-teams'),
  hasUnread: get(() => '/s/messages/has-unread'),
  openInbox: () => ({ path: '/s/messages/get-and-mark-read' }),
  lobby: get(() => '/s/game/lobby'),

  // Other accounts
  createPlayer: account(() => ({})),
  createMember: account(({ club }) => ({ club })),
  createClubManager: account(() => ({ level: 1 })),
  createOrganizationManager: account(() => ({ level: 2 })),
  createTop: account(() => ({ level: 3 })),
  editMember: editAccount(({ field }) => field[0] ?? ''),
  editLent: editAccount(({ lentToEdit }) => lentToEdit),
  editHomeless: editAccount(({ homeless }) => homeless),
  setMembersPassword: setPassword(({ kid }) => kid),
  setLentPassword: setPassword(({ lent }) => lent),
  setHomelessPassword: setPassword(({ homeless }) => homeless),
  setEqualsPassword: setPassword(({ deputy }) => deputy),
  setTopPassword: setPassword(({ otherTop }) => otherTop),
  clubsOf: get(({ kid }) => `/s/account/clubs/${kid}`),
  organizationsOf: get(({ kid }) => `/s/account/organizations/${kid}`),
  onlineStatuses: ({ world }) => ({ path: '/s/account/online-statuses', body: { accounts: [world.kid] } }),
  findByFideNumber: get(({ kidsFideNumber }) => `/s/account/fideid/${kidsFideNumber}`),
  viewProfile: get(({ kid }) => `/s/profile/${kid}`),
  viewProfileOfPlayer: get(({ people }) => `/s/profile/${people.player.id}`),

  // Powers
  grantClubPower: async (asking) => {
    const { club } = asking.world;
    const body = { powers: [`club:editor:${club}`], id: club };
    return { path: `/s/account/add-power/club/${await member(asking)}`, body };
  },
  grantCaptaincy: async (asking) => {
    const { club, team } = asking.world;
    const body = { powers: [`team:captain:${team}`], id: club };
    return { path: `/s/account/add-power/club/${await member(asking)}`, body };
  },
  grantTooMuch: async (asking) => {
    const { club, federation } = asking.world;
    const body = { powers: [`organization:all:${federation}`], id: club };
    return { path: `/s/account/add-power/club/${await member(asking)}`, body };
  },
  grantFederationPower: async (asking) => {
    const { federation } = asking.world;
    const body = { powers: [`organization:editor:${federation}`], id: federation };
    return { path: `/s/account/add-power/organization/${await member(asking)}`, body };
  },
  revokeClubPower: async (asking) => {
    const { club } = asking.world;
    const body = { power: `club:editor:${club}`, id: await powerful(asking) };
    return { path: `/s/account/power/club/${club}`, body };
  },
  revokeFederationPower: async (asking) => {
    const { federation } = asking.world;
    const body = { power: `organization:editor:${federation}`, id: await powerfulInFederation(asking) };
    return { path: `/s/account/power/organization/${federation}`, body };
  },

  // Clubs
  viewClub: get(({ club }) => `/s/club/get-info/${club}`),
  listTeams: get(({ club }) => `/s/club/teams/${club}`),
  listMembers: get(({ club }) => `/s/club/members/${club}`),
  manageClub: get(({ club }) => `/s/club/manage/${club}`),
  listClubAccounts: get(({ club }) => `/s/club/all-accounts/${club}`),
  listAccountsOfClubs: ({ world }) => ({ path: '/s/club/all-accounts', body: { clubs: [world.club] } }),
  listAccountsOfForeignClubs: ({ world }) => ({
    path: '/s/club/all-accounts',
    body: { clubs: [world.club, world.otherClub] },
  }),
  listClubPowers: get(({ club }) => `/s/club/accounts-with-powers/${club}`),
  editClub: ({ world }) => ({ path: `/s/club/edit/${world.club}`, body: ofPage() }),
  addTeam: ({ world }) => ({ path: `/s/club/add-team/${world.club}`, body: { name: `Lag ${next()}` } }),
  removeTeam: async (asking) => ({
    path: `/s/club/remove-team/${asking.world.club}`,
    body: { name: await teamOfClub(asking) },
  }),
  addMember: async (asking) => ({ path: `/s/club/add-member/${asking.world.club}/${await newcomer(asking)}` }),
  removeMember: async (asking) => ({ path: `/s/club/remove-member/${asking.world.club}/${await member(asking)}` }),
  leaveClub: async (asking) => {
    await entered(asking);
    return { path: `/s/club/leave/${asking.world.thirdClub}` };
  },
  leaveForeignClub: ({ world }) => ({ path: `/s/club/leave/${world.elsewhereClub}` }),
  messageClub: ({ world }) => ({ path: `/s/club/message-members/${world.club}`, body: { text: 'Møte i kveld' } }),

  // Organisations
  createOrganization: ({ world }) => ({
    path: '/s/organization/add',
    body: { id: freshId('forbund'), name: `Forbund ${next()}`, country: 'NOR', manager: world.founder.id },
  }),
  listOrganizations: get(() => '/s/organization/all'),
  viewOrganization: get(({ federation }) => `/s/organization/get/${federation}`),
  listClubs: get(({ federation }) => `/s/organization/clubs/${federation}`),
  listClubMembers: get(({ federation }) => `/s/organization/club-members/${federation}`),
  manageOrganization: get(({ federation }) => `/s/organization/manage/${federation}`),
  listOrganizationAccounts: get(({ federation }) => `/s/organization/all-accounts/${federation}`),
  listOrganizationPowers: get(({ federation }) => `/s/organization/accounts-with-powers/${federation}`),
  editOrganization: ({ world }) => ({ path: `/s/organization/edit/${world.federation}`, body: ofPage() }),
  addFreeClub: async (asking) => ({
    path: `/s/organization/add-club/${asking.world.federation}/${await freeClub(asking)}`,
  }),
  addForeignClub: async (asking) => ({
    path: `/s/organization/add-club/${asking.world.federation}/${await foreignClub(asking)}`,
  }),
  removeClub: async (asking) => ({
    path: `/s/organization/remove-club/${asking.world.federation}/${await ownClub(asking)}`,
  }),
  removeForeignClub: ({ world }) => ({
    path: `/s/organization/remove-club/${world.federation}/${world.otherClub}`,
  }),
  messageFederation: ({ world }) => ({
    path: `/s/organization/message-members/${world.federation}`,
    body: { text: 'Ting i morgen' },
  }),

  // Teams
  viewTeam: get(({ team }) => `/s/team/view/${team}`),
  manageTeam: get(({ team }) => `/s/team/manage/${team}`),
  editTeam: ({ world }) => ({
    path: `/s/team/edit/${world.team}`,
    body: { name: `Lag ${next()}`, description: '', profile_picture: '' },
  }),
  addTeamMember: async (asking) => ({ path: `/s/team/add-member/${asking.world.team}/${await member(asking)}` }),
  removeTeamMember: async (asking) => ({
    path: `/s/team/remove-member/${asking.world.team}/${await teammate(asking)}`,
  }),
  leaveTeam: async (asking) => {
    await entered(asking);
    const { thirdTeam, founder } = asking.world;
    if (asking.may) await founder.browser.post(`/s/team/add-member/${thirdTeam}/${nameOfRole(asking)}`);
    return { path: `/s/team/leave/${thirdTeam}` };
  },
  messageTeam: ({ world }) => ({ path: `/s/team/message-members/${world.team}`, body: { text: 'Kamp i kveld' } }),

  // Leagues
  listLeagues: get(() => '/s/leagues'),
  viewLeague: get(({ league }) => `/s/leagues/${league}`),
  viewHiddenLeague: get(({ hiddenLeague }) => `/s/leagues/${hiddenLeague}`),

  // Invitations
  ownInvitations: get(() => '/s/registrations/invitations/links'),
  viewInvitation: get(({ thirdClubInvitation }) => `/s/registrations/invitations/${thirdClubInvitation}`),
  inviteToClub: ({ world }) => ({
    path: `/s/registrations/${world.club}/invitations`,
    body: { invitertype: 1, registerertype: 2 },
  }),
  inviteToFederation: ({ world }) => ({
    path: `/s/registrations/${world.federation}/invitations`,
    body: { invitertype: 0, registerertype: 2 },
  }),
  withdrawClubInvitation: async (asking) => ({
    path: `/s/registrations/${asking.world.club}/invitations`,
    body: { invitertype: 1, invitation: await clubInvitation(asking) },
  }),
  withdrawFederationInvitation: async (asking) => ({
    path: `/s/registrations/${asking.world.federation}/invitations`,
    body: { invitertype: 0, invitation: await federationInvitation(asking) },
  }),
  register: ({ world }) => ({
    path: '/s/registrations/accounts',
    body: newAccount({
      country: 'NOR',
      region: 'Oslo',
      email: `ny-${next()}@example.org`,
      password: `grønn hest ${next()} kvart`,
      invitation_id: world.thirdClubInvitation,
    }),
  }),
  joinClub: async (asking) => {
    const { founder, thirdClub, thirdClubInvitation } = asking.world;
    if (asking.may) await founder.browser.post(`/s/club/remove-member/${thirdClub}/${nameOfRole(asking)}`);
    return { path: '/s/registrations/accounts', body: { invitation_id: thirdClubInvitation } };
  },
  foundClub: ({ world }) => {
    const id = freshId('nyklubb');
    return {
      path: '/s/registrations/clubs',
      body: { id, name: `Klubb ${id}`, country: 'NOR', region: 'Oslo', invitation_id: world.elsewhereInvitation },
      after: () => setManager(id, world.founder.id),
    };
  },
  bringClub: async (asking) => {
    const club = await freeClub(asking);
    const { founder, elsewhereInvitation } = asking.world;
    if (asking.may) await setManager(club, nameOfRole(asking));
    return {
      path: '/s/registrations/clubs',
      body: { invitation_id: elsewhereInvitation },
      after: () => setManager(club, founder.id),
    };
  },
  bringForeignClub: async (asking) => ({
    path: '/s/registrations/clubs',
    body: { invitation_id: asking.world.elsewhereInvitation, club: await freeClub(asking) },
  }),

  // Tournaments: finding and viewing
  listTournaments: get(() => '/s/tournament/list'),
  findTournaments: get(() => '/s/tournament/find'),
  searchTournaments: get(() => '/s/tournament/search?q=qvz'),
  tournamentsOfClub: get(({ club }) => `/s/tournament/by-organiser/${club}`),
  viewTournament: get(({ open }) => `/s/tournament/view/${open.id}`),
  viewPrivateTournament: get(({ secret }) => `/s/tournament/view/${secret.id}`),
  readStats: get(({ open }) => `/s/tournament/stats/${open.id}`),
  readPrivateStats: get(({ secret }) => `/s/tournament/stats/${secret.id}`),
  readGames: get(({ open }) => `/s/tournament/games/${open.id}`),
  readPrivateGames: get(({ secret }) => `/s/tournament/games/${secret.id}`),
  readPlayers: get(({ open }) => `/s/tournament/players/${open.id}`),
  readPrivatePlayers: get(({ secret }) => `/s/tournament/players/${secret.id}`),
  explain: get(({ open }) => `/s/tournament/explain/${open.id}/1`),
  explainPrivate: get(({ secret }) => `/s/tournament/explain/${secret.id}/1`),
  explainTopOnly: get(({ topOnly }) => `/s/tournament/explain/${topOnly.id}/1`),
  readRounds: get(({ open }) => `/s/rounds?tournament=${open.id}`),
  readPrivateRounds: get(({ secret }) => `/s/rounds?tournament=${secret.id}`),
  readPairings: get(({ open }) => `/s/pairings?tournament=${open.id}`),
  readPrivatePairings: get(({ secret }) => `/s/pairings?tournament=${secret.id}`),
  printPairings: get(({ open }) => `/s/tournament/printout/pairings/${open.id}`),
  printPrivatePairings: get(({ secret }) => `/s/tournament/printout/pairings/${secret.id}`),
  printResults: get(({ open }) => `/s/tournament/printout/results/${open.id}`),
  printPrivateResults: get(({ secret }) => `/s/tournament/printout/results/${secret.id}`),
  printCards: get(({ open }) => `/s/tournament/printout/boardcards/${open.id}/1`),
  printPrivateCards: get(({ secret }) => `/s/tournament/printout/boardcards/${secret.id}/1`),
  report: get(({ open }) => `/s/tournament/printout/trf/${open.id}`),
  reportPrivate: get(({ secret }) => `/s/tournament/printout/trf/${secret.id}`),
  reportTopOnly: get(({ topOnly }) => `/s/tournament/printout/trf/${topOnly.id}`),
  listen: get(({ open }) => `/s-tournament/tournament/listen-data/${open.id}`),
  listenPrivate: get(({ secret }) => `/s-tournament/tournament/listen-data/${secret.id}`),

  // Tournaments: running them
  build: ({ world }) => ({
    path: '/s/tournament/build',
    body: newTournament({ organiser: world.club, organiser_type: 'club' }),
  }),
  buildForFederation: ({ world }) => ({
    path: '/s/tournament/build',
    body: newTournament({ organiser: world.federation, organiser_type: 'organization' }),
  }),
  buildInForeignLeague: ({ world }) => ({
    path: '/s/tournament/build',
    body: newTournament({ organiser: world.club, organiser_type: 'club', league: world.league }),
  }),
  importFile: ({ world }) => ({
    path: '/s/tournament/import',
    body: {
      organiser: world.club,
      organiser_type: 'club',
      trf: `012 Open\n${playerLine(1, 'Berg, Anne', '0.0')}\n`,
      publicly_viewable: true,
      id: '',
    },
  }),
  editTournament: async (asking) => {
    const event = await tomorrow(asking);
    return { path: `/s/tournament/${event.id}`, body: { ...event.payload, increment: next() % 600 } };
  },
  editTournamentTexts: async (asking) => {
    const event = await running(asking);
    return { path: `/s/tournament/${event.id}`, body: { ...event.payload, name: `Vårsjakk ${next()}` } };
  },
  deleteTournament: async (asking) => ({ path: `/s/tournament/${(await unstarted(asking)).id}` }),
  start: async (asking) => ({ path: `/s/tournament/start/${(await unstarted(asking)).id}` }),
  pin: ({ world }) => ({
    path: `/s/tournament/${world.open.id}/pin`,
    body: { pinned: true, pinned_order: next() },
  }),
  selfJoin: async (asking) => ({ path: `/s/tournament/self-join/${(await openToAll(asking)).id}` }),
  selfJoinClosed: async (asking) => ({ path: `/s/tournament/self-join/${(await closed(asking)).id}` }),
  selfJoinPrivate: async (asking) => ({ path: `/s/tournament/self-join/${(await privateToJoin(asking)).id}` }),
  selfLeave: async (asking) => {
    const event = await openToAll(asking);
    if (asking.may) await event.add(nameOfRole(asking));
    return { path: `/s/tournament/self-leave/${event.id}` };
  },
  selfLeaveForeign: async (asking) => ({ path: `/s/tournament/self-leave/${(await closed(asking)).id}` }),
  addParticipant: async (asking) => ({
    path: `/s/tournament/add-participant/${(await closed(asking)).id}/${await member(asking)}`,
  }),
  addGuest: async (asking) => ({
    path: `/s/tournament/add-guest/${(await closed(asking)).id}`,
    body: { first_name: 'Gro', last_name: 'Gjest' },
  }),
  removeParticipant: async (asking) => {
    const event = await closed(asking);
    const id = await member(asking);
    if (asking.may) must(await event.add(id));
    return { path: `/s/tournament/remove-participant/${event.id}/${id}` };
  },
  changeSeeding: async (asking) => ({ path: `/s/tournament/change-seeding/${(await closed(asking)).id}/random` }),
  pairNextRound: async (asking) => ({ path: `/s/tournament/next-round/${(await startedEvent(asking)).id}/pairings` }),
  changeNextPairing: async (asking) => {
    const at = inTime(DAY + next() * HOUR);
    return {
      path: `/s/tournament/change-online-pairing/${(await tomorrow(asking)).id}`,
      body: { next_pairing_date: at.first_pairing_date, next_pairing_time: at.first_pairing_time },
    };
  },
  setResult: async (asking) => {
    const { id, white, black } = await board(asking);
    return { path: `/s/tournament/set-result/${id}/1/${white}/${black}/1` };
  },
  setOnline: async (asking) => {
    const { id, white, black } = await board(asking);
    return { path: `/s/tournament/set-online/${id}/1/${white}/${black}/${next() % 2 === 0}` };
  },
  addRound: async (asking) => {
    const event = await byHand(asking);
    return { path: '/s/rounds', body: { tournament: event.id } };
  },
  setUpRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return { path: '/s/rounds/setup', body: { tournament, number, start_date: inTime(90 * DAY + next() * HOUR).at } };
  },
  deleteRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return { path: '/s/rounds', body: { tournament, number } };
  },
  addPairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    return { path: '/s/pairings', body: { tournament, round, white, black, online: false } };
  },
  deletePairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    const pairing = { tournament, round, white, black };
    if (asking.may) must(await asking.world.people.manager.browser.post('/s/pairings', { ...pairing, online: false }));
    return { path: '/s/pairings', body: pairing };
  },

  // Games
  openGame: onGame((game) => `/s/game/play/${game}`),
  openPrivateGame: get(({ privateOnline }) => `/s/game/play/${privateOnline.game}`),
  viewGame: onGame((game) => `/s/game/view/${game}`),
  viewPrivateGame: get(({ privateOnline }) => `/s/game/view/${privateOnline.game}`),
  viewGameBelowTop: get(({ gameBelowTop }) => `/s/game/view/${gameBelowTop}`),
  gameInfo: onGame((game) => `/s/game/${game}/accounts/info`),
  privateGameInfo: get(({ privateOnline }) => `/s/game/${privateOnline.game}/accounts/info`),
  watch: onGame((game) => `/socket/${game}`),
  watchPrivate: get(({ privateOnline }) => `/socket/${privateOnline.game}`),
  move: onGame((game) => `/s/game/move/${game}/e2/e4?variant=Chess`),
  offerDraw: onGame((game) => `/s/game/move/${game}/draw/yes?variant=Chess`),
  callFlag: onGame((game) => `/s/game/move/${game}/flag/flag?variant=Chess`),
  chat: ({ world }) => ({ path: `/socket/message/${world.online.game}`, body: { side: 0, message_id: 1 } }),
  adjustClock: ({ world }) => ({ path: `/s/game/time/${world.online.game}`, body: { white: true, add: 60 } }),
  resign: onGame((game) => `/s/game/move/${game}/resign/resign?variant=Chess`),

  // What programs ask for that come for the first time
  readRobots: get(() => '/robots.txt'),
  readSitemap: get(() => '/sitemap.xml'),
  readOpenApi: get(() => '/openapi.json'),
};
