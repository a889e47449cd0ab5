import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import * as calls from '../../../contract/calls.ts';
import type { Addressed, CallAddress } from '../../../contract/described-calls.ts';
import { anyRequestOf } from '../../../contract/request.ts';
import { openDb } from '../../../db/client.ts';
import { clubs } from '../../../db/schema/index.ts';
import { type AccountId, asId, type TeamId } from '../../../domain/ids.ts';
import { Authenticator } from '../authenticator.ts';
import { Browser, must } from '../browser.ts';
import { type Event, inTime, newTournament } from '../event.ts';
import { League, newCategory, newSeason } from '../league.ts';
import { firstOf } from '../lists.ts';
import { codesIn, lettersTo } from '../outbox.ts';
import { enter, freshId, invite, makeClub, makePerson, makeTeam, newAccount, type Somebody } from '../people.ts';
import { newPushDevice } from '../push-device.ts';
import { playerLine } from '../trf.ts';
import { type ROLE_TABLE, type RowName, rowOf } from './role-table.ts';
import type { Role } from './roles.ts';
import { browserOf, type World } from './world.ts';

/** Who asks, and whether the answer is to be yes: then what is asked must be possible, and may be used up by it. */
interface Asking {
  readonly world: World;
  readonly role: Role;
  readonly may: boolean;
}

/** What is sent with the row's call: the parts of its path, its query, its body. */
interface Prepared<At extends CallAddress> {
  readonly of?: Addressed<At>;
  readonly body?: unknown;
  /** Another log-in than the role's own. */
  readonly browser?: Pick<Browser, 'cookie'>;
  /** Takes back what would make the role another one. */
  readonly after?: () => Promise<unknown>;
}

type Prepare<At extends CallAddress> = (asking: Asking) => Prepared<At> | Promise<Prepared<At>>;

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

/** Where the board of `setOnline` is played, by what those who may have asked for. */
let online = false;

// Targets

const member = each(({ make }) => make.member());
const newcomer = each(({ make, people }) => make.account(people.top, { ghost: true }));
const withEmail = each(async ({ make, people }) => {
  const email = `${freshId('post')}@example.org`;
  return { email, account: await make.account(people.top, { email }) };
});
const unstarted = each(async ({ make }) => make.filled(await make.build({ rounds: 1 }), 2));
const startedEvent = each(({ make }) => make.started({ rounds: 1 }, 2));
const byesGranted = each(({ make }) => make.build({ rounds: 1, player_byes: 1 }));
const draftedEvent = each(async ({ make }) => {
  const event = await make.started({ rounds: 1 }, 2);
  must(await event.host.ask(calls.draftRound, { id: event.id }));
  return event;
});
const callingEvent = each(({ make }) => make.paired({ rounds: 1 }));
/** With a player of its own: one person may call a few times a minute only. */
const watchedEvent = async ({ world: { people, make } }: Asking) => {
  const player = await makePerson(people.top);
  const event = await make.build({ rounds: 1 });
  must(await event.add(player.id));
  await make.filled(event, 3);
  must(await event.start());
  if ((await event.boards(1)).length === 0) must(await event.next());
  return { event, player };
};
const reportingEvent = each(({ make }) => make.paired({ rounds: 1, players_report: true }));
/** Both who play in it have said that it was a draw. */
const agreedEvent = each(async ({ make, people }) => {
  const both = [people.player, people.stranger];
  const event = await (await make.build({ rounds: 1, players_report: true })).started(both);
  if ((await event.boards(1)).length === 0) must(await event.next());
  const { white, black } = firstOf(await event.boards(1));
  const draw = { id: event.id, round: 1, white, black, body: { result: 'draw' } };
  for (const { browser } of both) must(await browser.ask(calls.reportResult, draw));
  return event;
});
const running = one(({ make }) => make.paired());
const templateFor = ({ club, make }: World) =>
  make.payload({ organiser: club, organiser_type: 'club', name: `Klubbkveld ${next()}` });
const template = each(async (world) => {
  const { browser } = world.people.manager;
  return (await browser.read(calls.saveTemplate, { body: templateFor(world) })).id;
});
const newLeague = each(({ people, club }) => League.make(people.manager, { club }));
const endedLeague = each(async ({ people, club }) => {
  const made = await League.make(people.manager, { club });
  must(await made.end());
  return made;
});
/** With a member of its lower category. */
const playedLeague = each(async ({ people, club, field }) => {
  const made = await League.make(people.manager, { club });
  const played = firstOf(field);
  must(await (await made.build(1)).add(played));
  return { made, member: played };
});
const openToAll = one(({ make }) => make.build({ self_joinable: true }));
/** Whoever is logged in plays in it. */
const withEverybody = async ({ make, people }: World): Promise<Event> =>
  (await make.build({ self_joinable: true, rounds: 3 })).started(Object.values(people));
const someGo = one(withEverybody);
const someAreRemoved = one(withEverybody);
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
  must(await people.top.browser.ask(calls.removeClub, { id: elsewhere, club }));
  return club;
});
const foreignClub = each(async (world) => makeClub(world.founder, world.elsewhere, await aFounder(world)));
const ownClub = each(async (world) => makeClub(world.people.chief, world.federation, await aFounder(world)));
const teamOfClub = each(({ people, club }) => makeTeam(people.manager, club));

const powerful = each(async ({ make, people, club }) => {
  const id = await make.member();
  const powers = [`club:editor:${club}`];
  must(await people.manager.browser.ask(calls.grantClubPower, { account: id, body: { powers, id: club } }));
  return id;
});
const powerfulInFederation = each(async ({ make, people, federation }) => {
  const id = await make.member();
  const powers = [`organization:editor:${federation}`];
  must(await people.chief.browser.ask(calls.grantOrganizationPower, { account: id, body: { powers, id: federation } }));
  return id;
});
const teammate = each(async ({ make, people, team }) => {
  const id = await make.member();
  must(await people.manager.browser.ask(calls.addTeamMember, { id: team, account: id }));
  return id;
});
const teamEvent = each(({ make }) => make.ofTeams());
/** A team tournament with a team of the club, in which two play, and one of another club. */
const lineUp = one(async ({ make, team, thirdTeam }) => {
  const event = await make.ofTeams();
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  for (const account of [await make.member(), await make.member()]) must(await event.addFor(team, account));
  return event;
});
/** The match of these two in a round that begins in an hour. */
const openMatch = one(async ({ make, team, thirdTeam }) => {
  const event = await make.ofTeams({ rounds: 1, ...inTime(HOUR) });
  const player = await make.member();
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  must(await event.addFor(team, player));
  must(await event.addFor(thirdTeam, await make.member()));
  must(await event.start());
  must(await event.next());
  return { id: event.id, player };
});
/** The same two over the board, where their captains report, from so long from now on; and the captain of the other one. */
const captainsMatch = (beginsIn: number) => async (world: World) => {
  const { make, team, thirdTeam, thirdClub, founder } = world;
  const event = await make.ofTeams({ rounds: 1, captains_report: true, home_and_away: true, ...inTime(beginsIn) });
  const other = await makePerson(founder, { club: thirdClub });
  const powers = [`team:captain:${thirdTeam}`];
  must(await founder.browser.ask(calls.grantClubPower, { account: other.id, body: { powers, id: thirdClub } }));
  const accounts = [await make.member(), await make.member()] as const;
  for (const id of [team, thirdTeam]) must(await event.addTeam(id));
  for (const [index, id] of [team, thirdTeam].entries()) must(await event.addFor(id, accounts[index] ?? ''));
  must(await event.start());
  must(await event.next());
  const { white = '', black = '' } = (await event.page()).matches?.[0] ?? {};
  const [first, second] = white === team ? accounts : [accounts[1], accounts[0]];
  const boards = [{ board: 1, white: asId<AccountId>(first), black: asId<AccountId>(second), result: 'draw' as const }];
  const ofOther = { id: event.id, round: 1, team: asId<TeamId>(thirdTeam) };
  return { of: { ...ofOther, team: asId<TeamId>(team) }, ofOther, other, event, white, black, boards };
};
const matchToCome = each(captainsMatch(HOUR));
const shownMatch = one(captainsMatch(-2 * 60_000));
const matchToReport = each(captainsMatch(-2 * 60_000));
/** School chess with a class in which one pupil plays. */
const classRoom = each(async ({ make, team }) => {
  const event = await make.build({ kind: 'TeamMonrad', rounds: 1 });
  const pupil = await make.member();
  must(await event.addTeam(team));
  must(await event.addFor(team, pupil));
  return { id: event.id, pupil };
});
const clubInvitation = each(({ people, club }) => invite(people.manager, club, 'club'));
const federationInvitation = each(({ people, federation }) => invite(people.chief, federation, 'organization'));

/** The next round of the tournament that is made by hand. */
async function nextRound(asking: Asking, changes: Record<string, unknown> = {}): Promise<[string, number]> {
  const event = await byHand(asking);
  const number = (await event.page()).rounds.length + 1;
  const sent = { tournament: event.id, number, start_date: inTime(number * DAY).at, ...changes };
  if (asking.may) must(await event.host.ask(calls.addRound, { body: sent }));
  return [event.id, asking.may ? number : 1];
}

const entrantsOf = async (event: Event): Promise<string[]> =>
  (await event.page()).participants.map(({ account }) => account);

async function board(asking: Asking): Promise<{ readonly id: string; readonly white: string; readonly black: string }> {
  const event = await running(asking);
  const [{ white = '', black = '' } = {}] = await event.boards(1);
  return { id: event.id, white, black };
}

/** A board of the first round: that of somebody, or any. */
async function boardWith(event: Event, player = '') {
  const boards = await event.boards(1);
  const { white, black } = boards.find((one) => one.white === player || one.black === player) ?? firstOf(boards);
  return { id: event.id, white, black };
}

/** Makes whoever asks a member of the third club; some may be already. */
async function entered(asking: Asking): Promise<void> {
  const { thirdClub, founder } = asking.world;
  if (asking.may) await founder.browser.ask(calls.addMember, { id: thirdClub, account: nameOfRole(asking) });
}

const setManager = (club: string, manager: string): Promise<unknown> =>
  openDb(env.DB)
    .update(clubs)
    .set({ manager: asId(manager) })
    .where(eq(clubs.id, asId(club)));

const nameOfRole = ({ world, role }: Asking): string => (role === 'visitor' ? 'nobody' : world.people[role].id);

/** What is sent for a row, ready: of what the world has already, or of something that is made for it. */
export async function requestFor(name: RowName, asking: Asking) {
  const { call, of } = rowOf(name);
  const { of: made, ...prepared } = (await REQUESTS[name]?.(asking)) ?? {};
  const { method, path } = anyRequestOf(call, made ?? of?.(asking.world));
  return { ...prepared, method, path };
}

// Requests

const account = (changes: (world: World) => Record<string, unknown>): Prepare<typeof calls.createAccount> => {
  return ({ world }) => ({ body: newAccount({ ghost: true, ...changes(world) }) });
};

const editAccount =
  (of: (world: World) => string): Prepare<typeof calls.editAccount> =>
  ({ world }) => ({
    of: { id: of(world) },
    body: { first_name: 'Anne', last_name: 'Berg', birth_date: '2001-01-01', fide_rating: 1000 + next() },
  });

const setPassword =
  (of: (world: World) => string): Prepare<typeof calls.setPassword> =>
  ({ world }) => ({
    of: { id: of(world) },
    body: { password: `grønn hest ${next()} kvart` },
  });

const ofPage = () => ({ name: `Sjakklubb ${next()}`, description: 'Ny tekst' });

/** Somebody who has chosen the password himself, as whoever adds a passkey; for each row another one. */
function ownPassword(): (world: World) => Promise<Somebody> {
  const password = 'grønn hest i kvart';
  const made = one(async ({ people }) => {
    const { id, password: given, browser } = await makePerson(people.top);
    must(await browser.ask(calls.changePassword, { body: { new_pwd: password, pwd: given } }));
    return { id, password, browser };
  });
  return (world) => made({ world, role: 'player', may: true });
}

const OFFERED = ownPassword();
const ADDING = ownPassword();
const REMOVING = ownPassword();

/** Somebody's phone, by which he logs in. */
const phoneOf = one(async (world) => {
  const person = await ownPassword()(world);
  const { passkey, phone } = await newPasskey(person);
  must(await person.browser.ask(calls.addPasskey, { body: { name: 'Telefon', passkey } }));
  return phone;
});

async function newPasskey({ browser, password }: Somebody) {
  const phone = await Authenticator.make();
  const passkey = await phone.create(await browser.read(calls.offerPasskey, { body: { pwd: password } }));
  return { id: phone.id, passkey, phone };
}

/** The secret address of somebody's calendar. */
const ADDRESS = one(
  async ({ people }) => (await (await makePerson(people.top)).browser.read(calls.makeCalendarAddress)).token,
);

const removePasskey = ({ browser }: Somebody, id: string) => browser.ask(calls.removePasskey, { passkey: id });

/** For the rows that need more than what is there: something of their own, a body, a role that is made what it has to be. */
const REQUESTS: { readonly [Name in RowName]?: Prepare<(typeof ROLE_TABLE)[Name]['call']> } = {
  // Log-in and the own account
  logIn: async ({ world }) => ({
    body: { id: world.founder.id, password: world.founder.password },
    browser: new Browser(),
  }),
  logOut: async ({ world, role }) => {
    if (role === 'visitor') return {};
    const { id, password } = world.people[role];
    return { browser: (await enter(id, password)).browser };
  },
  changeSettings: () => ({ body: { lichess_username: `rolle-${next()}` } }),
  changeEmail: ({ world, role }) => ({
    body: {
      new_email: `rolle-${next()}@example.org`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  changePassword: ({ world, role }) => ({
    body: {
      new_pwd: `grønn hest ${next()} kvart`,
      pwd: role === 'visitor' ? 'anything' : world.people[role].password,
    },
  }),
  offerPasskey: async ({ world, role }) => {
    if (role === 'visitor') return { body: { pwd: 'anything' } };
    const { browser, password } = await OFFERED(world);
    return { browser, body: { pwd: password } };
  },
  addPasskey: async ({ world, role }) => {
    const person = await ADDING(world);
    const { id, passkey } = await newPasskey(person);
    const body = { name: `Telefon ${next()}`, passkey };
    if (role === 'visitor') return { body };
    return { browser: person.browser, body, after: () => removePasskey(person, id) };
  },
  removePasskey: async ({ world, role }) => {
    const person = await REMOVING(world);
    const { id, passkey } = await newPasskey(person);
    must(await person.browser.ask(calls.addPasskey, { body: { name: 'Telefon', passkey } }));
    return { of: { passkey: id }, ...(role !== 'visitor' && { browser: person.browser }) };
  },
  logInByPasskey: async (asking) => {
    const browser = new Browser();
    const phone = await phoneOf(asking);
    return { browser, body: { passkey: await phone.sign(await browser.read(calls.offerPasskeyLogIn)) } };
  },
  addPushDevice: async () => ({ body: (await newPushDevice()).payload }),
  ownCalendar: async (asking) => ({ of: { token: await ADDRESS(asking) } }),
  endCalendarAddress: async ({ world, role }) => {
    if (role !== 'visitor') must(await world.people[role].browser.ask(calls.makeCalendarAddress));
    return {};
  },
  eraseAccount: async ({ world, role }) => {
    if (role === 'visitor') return { body: { pwd: 'anything' } };
    // Somebody like him: he is needed for the other rows.
    const { browser, password } = await makePerson(world.people.top);
    return { browser, body: { pwd: password } };
  },
  setUp: ({ role }) => ({
    body: {
      code: 'a code that is long enough',
      username: `first-${role}`.toLowerCase(),
      first_name: 'Anna',
      last_name: 'Aas',
      password: 'grønn hest i kvart',
    },
  }),
  endSession: async ({ world, role }) => {
    if (role === 'visitor') return { of: { session: '0123456789abcdef' } };
    const { id, password } = world.people[role];
    const { browser } = await enter(id, password);
    const sessions = await browser.read(calls.listSessions);
    return { of: { session: sessions.find(({ current }) => current)?.id ?? '' } };
  },
  endOtherSessions: async ({ world, role }) => {
    if (role === 'visitor') return {};
    const { id, password } = world.people[role];
    await enter(id, password);
    return {};
  },
  askRecovery: async (asking) => ({ of: { email: (await withEmail(asking)).email } }),
  testRecovery: () => ({ of: { code: 'bm90LWEtY29kZQ' } }),
  finishRecovery: async (asking) => {
    const { account, email } = await withEmail(asking);
    // Letters are limited for an address.
    const elsewhere = { 'cf-connecting-ip': `198.51.100.${next()}` };
    must(await new Browser().ask(calls.askRecovery, { email }, elsewhere));
    const [letter] = await lettersTo(email);
    const code = codesIn(letter?.text ?? '').get(account);
    return { body: { account, recovery_code: code, new_password: `grønn hest ${next()} kvart` } };
  },
  linkLichess: () => ({ body: { lichess_username: `rolle-${next()}` } }),

  // Other accounts
  createPlayer: account(() => ({})),
  createPlayers: () => ({ body: { accounts: [newAccount({ ghost: true })] } }),
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
  onlineStatuses: ({ world }) => ({ body: { accounts: [world.kid] } }),

  // Powers
  grantClubPower: async (asking) => {
    const { club } = asking.world;
    const body = { powers: [`club:editor:${club}`], id: club };
    return { of: { account: await member(asking) }, body };
  },
  grantCaptaincy: async (asking) => {
    const { club, team } = asking.world;
    const body = { powers: [`team:captain:${team}`], id: club };
    return { of: { account: await member(asking) }, body };
  },
  grantTooMuch: async (asking) => {
    const { club, federation } = asking.world;
    const body = { powers: [`organization:all:${federation}`], id: club };
    return { of: { account: await member(asking) }, body };
  },
  grantFederationPower: async (asking) => {
    const { federation } = asking.world;
    const body = { powers: [`organization:editor:${federation}`], id: federation };
    return { of: { account: await member(asking) }, body };
  },
  revokeClubPower: async (asking) => {
    const { club } = asking.world;
    const body = { power: `club:editor:${club}`, id: await powerful(asking) };
    return { of: { id: club }, body };
  },
  revokeFederationPower: async (asking) => {
    const { federation } = asking.world;
    const body = { power: `organization:editor:${federation}`, id: await powerfulInFederation(asking) };
    return { of: { id: federation }, body };
  },

  // Clubs
  listAccountsOfClubs: ({ world }) => ({ body: { clubs: [world.club] } }),
  listAccountsOfForeignClubs: ({ world }) => ({
    body: { clubs: [world.club, world.otherClub] },
  }),
  editClub: ({ world }) => ({ of: { id: world.club }, body: ofPage() }),
  addTeam: ({ world }) => ({ of: { id: world.club }, body: { name: `Lag ${next()}` } }),
  removeTeam: async (asking) => ({
    of: { id: asking.world.club },
    body: { name: await teamOfClub(asking) },
  }),
  addMember: async (asking) => ({
    of: { id: asking.world.club, account: await newcomer(asking) },
  }),
  removeMember: async (asking) => ({
    of: { id: asking.world.club, account: await member(asking) },
  }),
  leaveClub: async (asking) => {
    await entered(asking);
    return { of: { id: asking.world.thirdClub } };
  },
  leaveForeignClub: ({ world }) => ({ of: { id: world.elsewhereClub } }),
  messageClub: ({ world }) => ({ of: { id: world.club }, body: { text: 'Møte i kveld' } }),

  // Organisations
  createOrganization: ({ world }) => ({
    body: { id: freshId('forbund'), name: `Forbund ${next()}`, country: 'NOR', manager: world.founder.id },
  }),
  editOrganization: ({ world }) => ({ of: { id: world.federation }, body: ofPage() }),
  addFreeClub: async (asking) => ({
    of: { id: asking.world.federation, club: await freeClub(asking) },
  }),
  addForeignClub: async (asking) => ({
    of: { id: asking.world.federation, club: await foreignClub(asking) },
  }),
  removeClub: async (asking) => ({
    of: { id: asking.world.federation, club: await ownClub(asking) },
  }),
  removeForeignClub: ({ world }) => ({
    of: { id: world.federation, club: world.otherClub },
  }),
  messageFederation: ({ world }) => ({
    of: { id: world.federation },
    body: { text: 'Ting i morgen' },
  }),

  // Teams
  editTeam: ({ world }) => ({
    of: { id: world.team },
    body: { name: `Lag ${next()}`, description: '', profile_picture: '' },
  }),
  addTeamMember: async (asking) => ({
    of: { id: asking.world.team, account: await member(asking) },
  }),
  removeTeamMember: async (asking) => ({
    of: { id: asking.world.team, account: await teammate(asking) },
  }),
  leaveTeam: async (asking) => {
    await entered(asking);
    const { thirdTeam, founder } = asking.world;
    if (asking.may) await founder.browser.ask(calls.addTeamMember, { id: thirdTeam, account: nameOfRole(asking) });
    return { of: { id: thirdTeam } };
  },
  messageTeam: ({ world }) => ({ of: { id: world.team }, body: { text: 'Kamp i kveld' } }),

  // Leagues
  makeLeague: ({ world }) => ({ body: { name: `Serien ${next()}`, club: world.club } }),
  makeFederationLeague: ({ world }) => ({ body: { name: `Serien ${next()}`, organization: world.federation } }),
  editLeague: ({ world }) => ({ of: { id: world.ownLeague.id }, body: { name: `Serien ${next()}` } }),
  deleteLeague: async (asking) => ({ of: { id: (await newLeague(asking)).id } }),
  makeSeason: ({ world }) => ({ of: { id: world.ownLeague.id }, body: newSeason() }),
  editSeason: ({ world }) => ({ of: world.ownLeague.of(), body: newSeason({ name: `Sesong ${next()}` }) }),
  endSeason: async (asking) => ({ of: (await newLeague(asking)).of() }),
  startSeason: async (asking) => {
    const { id, season } = await endedLeague(asking);
    return { of: { id }, body: { ...newSeason(), old_season_id: season } };
  },
  makeCategory: ({ world }) => ({ of: { id: world.ownLeague.id }, body: newCategory() }),
  editCategory: ({ world: { ownLeague } }) => ({
    of: { id: ownLeague.id, category: ownLeague.category(0) },
    body: newCategory({ name: `Divisjon ${next()}` }),
  }),
  deleteCategory: async (asking) => {
    const made = await newLeague(asking);
    return { of: { id: made.id, category: made.category(0) } };
  },
  swapCategories: ({ world: { ownLeague } }) => ({
    of: { id: ownLeague.id, category: ownLeague.category(0), other: ownLeague.category(1) },
  }),
  enterMove: async (asking) => {
    const { made, member: user_id } = await playedLeague(asking);
    return { of: made.of(), body: { user_id, old_category: made.category(1), new_category: made.category(0) } };
  },
  takeBackMove: async (asking) => {
    const { made, member: moved } = await playedLeague(asking);
    if (asking.may) must(await made.enter(moved, 1, 0));
    return { of: { ...made.of(), member: moved } };
  },
  walkCategory: ({ world: { ownLeague } }) => ({
    of: { ...ownLeague.of(), category: ownLeague.category(0) },
    body: { moves: [] },
  }),

  // Invitations
  inviteToClub: ({ world }) => ({
    of: { entity: world.club },
    body: { invitertype: 1, registerertype: 2 },
  }),
  inviteToFederation: ({ world }) => ({
    of: { entity: world.federation },
    body: { invitertype: 0, registerertype: 2 },
  }),
  withdrawClubInvitation: async (asking) => ({
    of: { entity: asking.world.club },
    body: { invitertype: 1, invitation: await clubInvitation(asking) },
  }),
  withdrawFederationInvitation: async (asking) => ({
    of: { entity: asking.world.federation },
    body: { invitertype: 0, invitation: await federationInvitation(asking) },
  }),
  register: ({ world }) => ({
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
    if (asking.may) await founder.browser.ask(calls.removeMember, { id: thirdClub, account: nameOfRole(asking) });
    return { body: { invitation_id: thirdClubInvitation } };
  },
  foundClub: ({ world }) => {
    const id = freshId('nyklubb');
    return {
      body: { id, name: `Klubb ${id}`, country: 'NOR', region: 'Oslo', invitation_id: world.elsewhereInvitation },
      after: () => setManager(id, world.founder.id),
    };
  },
  bringClub: async (asking) => {
    const club = await freeClub(asking);
    const { founder, elsewhereInvitation } = asking.world;
    if (asking.may) await setManager(club, nameOfRole(asking));
    return {
      body: { invitation_id: elsewhereInvitation },
      after: () => setManager(club, founder.id),
    };
  },
  bringForeignClub: async (asking) => ({
    body: { invitation_id: asking.world.elsewhereInvitation, club: await freeClub(asking) },
  }),

  // Tournaments: finding and viewing

  // Tournaments: running them
  build: ({ world }) => ({
    body: newTournament({ organiser: world.club, organiser_type: 'club' }),
  }),
  buildForFederation: ({ world }) => ({
    body: newTournament({ organiser: world.federation, organiser_type: 'organization' }),
  }),
  buildInForeignLeague: ({ world }) => ({
    body: newTournament({
      organiser: world.club,
      organiser_type: 'club',
      league: world.league.id,
      season: world.league.season,
      category: world.league.category(0),
    }),
  }),
  importFile: ({ world }) => ({
    body: {
      organiser: world.club,
      organiser_type: 'club',
      trf: `012 Open\n${playerLine(1, 'Berg, Anne', '0.0')}\n`,
      publicly_viewable: true,
      id: '',
    },
  }),
  takeOver: async ({ world }) => {
    const file = await world.people.manager.browser.read(calls.wholeTournament, { id: world.open.id });
    return {
      body: { file: { ...file, origin: `elsewhere.${next()}` }, organiser: world.club, organiser_type: 'club' },
    };
  },
  saveTemplate: ({ world }) => ({ body: templateFor(world) }),
  deleteTemplate: async (asking) => ({ of: { id: await template(asking) } }),
  editTournament: async (asking) => {
    const event = await tomorrow(asking);
    return { of: { id: event.id }, body: { ...event.payload, increment: next() % 600 } };
  },
  editTournamentTexts: async (asking) => {
    const event = await running(asking);
    return { of: { id: event.id }, body: { ...event.payload, name: `Vårsjakk ${next()}` } };
  },
  deleteTournament: async (asking) => ({ of: { id: (await unstarted(asking)).id } }),
  start: async (asking) => ({ of: { id: (await unstarted(asking)).id } }),
  pin: ({ world }) => ({
    of: { id: world.open.id },
    body: { pinned: true, pinned_order: next() },
  }),
  selfJoin: async (asking) => ({ of: { id: (await openToAll(asking)).id } }),
  selfJoinClosed: async (asking) => ({ of: { id: (await closed(asking)).id } }),
  selfJoinPrivate: async (asking) => ({ of: { id: (await privateToJoin(asking)).id } }),
  selfReturn: async (asking) => {
    const { id } = await someGo(asking);
    if (asking.may) must(await browserOf(asking.world, asking.role).ask(calls.leaveTournament, { id }));
    return { of: { id } };
  },
  selfReturnAfterRemoval: async (asking) => {
    const event = await someAreRemoved(asking);
    if (asking.role !== 'visitor') must(await event.remove(nameOfRole(asking)));
    return { of: { id: event.id } };
  },
  selfLeave: async (asking) => {
    const event = await openToAll(asking);
    if (asking.may) await event.add(nameOfRole(asking));
    return { of: { id: event.id } };
  },
  selfLeaveForeign: async (asking) => ({ of: { id: (await closed(asking)).id } }),
  addParticipant: async (asking) => ({
    of: { id: (await closed(asking)).id, account: await member(asking) },
  }),
  addGuest: async (asking) => ({
    of: { id: (await closed(asking)).id },
    body: { first_name: 'Gro', last_name: 'Gjest' },
  }),
  addEntrants: async (asking) => ({
    of: { id: (await closed(asking)).id },
    body: { accounts: [await member(asking)], guests: [{ first_name: 'Gro', last_name: 'Gjest' }] },
  }),
  editEntrant: async (asking) => {
    const event = await closed(asking);
    const account = await member(asking);
    if (asking.may) must(await event.add(account));
    return { of: { id: event.id, account }, body: { title: 'FM', fide_rating: 2300 + next(), federation: 'NOR' } };
  },
  identifyEntrant: async (asking) => {
    const event = await closed(asking);
    const account = asking.may ? await event.guest() : 'guest-unknown';
    return { of: { id: event.id, account }, body: { account: await member(asking) } };
  },
  removeParticipant: async (asking) => {
    const event = await closed(asking);
    const id = await member(asking);
    if (asking.may) must(await event.add(id));
    return { of: { id: event.id, account: id } };
  },
  joinForForeignTeam: async (asking) => ({
    of: { id: (await lineUp(asking)).id, query: { team: asId(asking.world.thirdTeam) } },
  }),
  enterTeam: async (asking) => ({ of: { id: (await teamEvent(asking)).id, team: asking.world.team } }),
  takeTeamOut: async (asking) => {
    const event = await teamEvent(asking);
    must(await event.addTeam(asking.world.team));
    return { of: { id: event.id, team: asking.world.team } };
  },
  setMemberCount: async (asking) => ({
    of: { id: (await lineUp(asking)).id, team: asking.world.team },
    body: { member_count: 1 + (next() % 99) },
  }),
  openLineUp: async (asking) => ({ of: { id: (await lineUp(asking)).id, team: asking.world.team } }),
  openForeignLineUp: async (asking) => ({ of: { id: (await lineUp(asking)).id, team: asking.world.thirdTeam } }),
  enterForTeam: async (asking) => {
    const query = { team: asId<TeamId>(asking.world.team) };
    return { of: { id: (await lineUp(asking)).id, account: await teammate(asking), query } };
  },
  takeOutOfTeam: async (asking) => {
    const event = await lineUp(asking);
    const account = await teammate(asking);
    if (asking.may) must(await event.addFor(asking.world.team, account));
    return { of: { id: event.id, account } };
  },
  seatMember: async (asking) => {
    const { team } = asking.world;
    const event = await lineUp(asking);
    const last = (await event.manageTeam(team)).participating.at(-1);
    return { of: { id: event.id, team, account: last?.account ?? '', place: 1 } };
  },
  readLineUp: async (asking) => ({
    of: { id: (await openMatch(asking)).id, round: 1, team: asking.world.team },
  }),
  readForeignLineUp: async (asking) => ({
    of: { id: (await openMatch(asking)).id, round: 1, team: asking.world.thirdTeam },
  }),
  handInLineUp: async (asking) => {
    const { id, player } = await openMatch(asking);
    return { of: { id, round: 1, team: asking.world.team }, body: { players: [player] } };
  },
  tournamentCalendar: async (asking) => ({ of: { id: (await shownMatch(asking)).of.id } }),
  viewMatch: async (asking) => ({ of: (await shownMatch(asking)).of }),
  reportMatch: async (asking) => {
    const { of, boards } = await matchToReport(asking);
    return { of, body: { boards } };
  },
  answerReport: async (asking) => {
    const { of, ofOther, other, boards } = await matchToReport(asking);
    if (asking.may) must(await other.browser.ask(calls.reportMatch, { ...ofOther, body: { boards } }));
    return { of, body: { disputed: null } };
  },
  askPostponement: async (asking) => ({
    of: (await matchToCome(asking)).of,
    body: { start_date: inTime(9 * DAY).at, words: 'The hall is closed.' },
  }),
  answerPostponement: async (asking) => {
    const { of, ofOther, other } = await matchToCome(asking);
    const body = { start_date: inTime(9 * DAY).at };
    if (asking.may) must(await other.browser.ask(calls.askPostponement, { ...ofOther, body }));
    return { of, body: { agreed: true } };
  },
  namePlace: async (asking) => {
    const { of, event, black } = await matchToCome(asking);
    const body = { home: black === of.team ? ('black' as const) : ('white' as const), place: '', start_date: null };
    if (asking.may) must(await event.host.ask(calls.arrangeMatch, { ...of, body }));
    return { of, body: { place: `Room ${next()}` } };
  },
  arrangeMatch: async (asking) => ({
    of: (await shownMatch(asking)).of,
    body: { home: null, place: `Room ${next()}`, start_date: null },
  }),
  decideMatch: async (asking) => {
    const { of, boards } = await shownMatch(asking);
    return { of, body: { boards } };
  },
  changeSeeding: async (asking) => ({
    of: { id: (await closed(asking)).id, by: 'random' },
  }),
  pairNextRound: async (asking) => ({
    of: { id: (await startedEvent(asking)).id, button: 'pairings' },
  }),
  addBan: async (asking) => {
    const event = await startedEvent(asking);
    return { of: { id: event.id }, body: { players: await entrantsOf(event) } };
  },
  removeBan: async (asking) => {
    const event = await startedEvent(asking);
    const body = { players: await entrantsOf(event) };
    if (asking.may) must(await event.host.ask(calls.addBan, { id: event.id, body }));
    return { of: { id: event.id }, body };
  },
  bookBye: async (asking) => {
    const event = await startedEvent(asking);
    const [player = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { player, round: 1, bye: 'half-point' } };
  },
  askBye: async (asking) => {
    const event = await byesGranted(asking);
    if (asking.may) await event.add(nameOfRole(asking));
    return { of: { id: event.id, round: 1 } };
  },
  withdrawBye: async (asking) => {
    const event = await byesGranted(asking);
    if (asking.may) {
      const player = nameOfRole(asking);
      await event.add(player);
      must(await event.host.ask(calls.bookBye, { id: event.id, body: { player, round: 1, bye: 'half-point' } }));
    }
    return { of: { id: event.id, round: 1 } };
  },
  draftRound: async (asking) => ({ of: { id: (await startedEvent(asking)).id } }),
  swapInDraft: async (asking) => {
    const event = await draftedEvent(asking);
    const [one = '', other = ''] = await entrantsOf(event);
    return { of: { id: event.id }, body: { players: [one, other], version: 1 } };
  },
  publishDraft: async (asking) => ({ of: { id: (await draftedEvent(asking)).id }, body: { version: 1 } }),
  discardDraft: async (asking) => ({ of: { id: (await draftedEvent(asking)).id } }),
  accelerate: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { acceleration: 'baku' },
  }),
  setTournamentCategory: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { name: 'Juniors', born_from: 2006 },
  }),
  setPrizes: async (asking) => ({
    of: { id: (await startedEvent(asking)).id },
    body: { currency: 'NOK', split: 'hort', several: false, prizes: [{ category: null, amount: 500, gift: '' }] },
  }),
  removeTournamentCategory: async (asking) => {
    const event = await startedEvent(asking);
    const body = { name: 'Seniors', born_to: 1966 };
    if (asking.may) must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body }));
    return { of: { id: event.id }, body: { name: body.name } };
  },
  markSeen: async (asking) => {
    const { id, pupil } = await classRoom(asking);
    return { of: { id }, body: { accounts: [pupil], seen: 'away' } };
  },
  changeNextPairing: async (asking) => {
    const at = inTime(DAY + next() * HOUR);
    return {
      of: { id: (await tomorrow(asking)).id },
      body: { next_pairing_date: at.first_pairing_date, next_pairing_time: at.first_pairing_time },
    };
  },
  setResult: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1, white, black, result: 1 } };
  },
  setResults: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1 }, body: { results: [{ white, black, result: 'draw' }] } };
  },
  reportResult: async (asking) => {
    const { id, white, black } = await boardWith(await reportingEvent(asking), nameOfRole(asking));
    return { of: { id, round: 1, white, black }, body: { result: 'draw' } };
  },
  confirmReports: async (asking) => {
    const { id, white, black } = await boardWith(await agreedEvent(asking));
    return { of: { id, round: 1 }, body: { boards: [{ white, black, result: 'draw' }] } };
  },
  judgeSwap: async (asking) => {
    const { id, white, black } = await board(asking);
    return { of: { id, round: 1, one: white, other: black } };
  },
  swapSeats: async (asking) => {
    const { id, white, black } = await boardWith(await callingEvent(asking));
    return { of: { id, round: 1, one: white, other: black } };
  },
  setOnline: async (asking) => {
    const { id, white, black } = await board(asking);
    if (asking.may) online = !online;
    return { of: { id, round: 1, white, black, online: online ? 'true' : 'false' } };
  },
  addRound: async (asking) => {
    const event = await byHand(asking);
    return { body: { tournament: event.id } };
  },
  setUpRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return {
      body: { tournament, number, start_date: inTime(90 * DAY + next() * HOUR).at },
    };
  },
  deleteRound: async (asking) => {
    const [tournament, number] = await nextRound(asking);
    return { body: { tournament, number } };
  },
  addPairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    return { body: { tournament, round, white, black, online: false } };
  },
  deletePairing: async (asking) => {
    const [tournament, round] = await nextRound(asking);
    const [white, black] = asking.world.field;
    const pairing = { tournament, round, white, black };
    if (asking.may)
      must(await asking.world.people.manager.browser.ask(calls.addPairing, { body: { ...pairing, online: false } }));
    return { body: pairing };
  },

  // Calls for the arbiter
  callArbiter: async (asking) => ({ of: { id: (await callingEvent(asking)).id }, body: { words: 'Please come.' } }),
  answerCall: async (asking) => {
    const { event, player } = await watchedEvent(asking);
    must(await player.browser.ask(calls.callArbiter, { id: event.id, body: { words: '' } }));
    const { calls: open } = await event.host.read(calls.listCalls, { id: event.id });
    return { of: { id: event.id, call: firstOf(open).id }, body: { words: 'Coming.' } };
  },

  // Games
  chat: ({ world }) => ({ of: { id: world.online.game }, body: { side: 0, message_id: 1 } }),
  adjustClock: ({ world }) => ({
    of: { id: world.online.game },
    body: { white: true, add: 60 },
  }),

  // What programs ask for that come for the first time
};
