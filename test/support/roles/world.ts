import * as calls from '../../../contract/calls.ts';
import { uploadAnswer } from '../../../contract/site/pictures.ts';
import { A_PICTURE } from '../pictures.ts';
import { answered, Browser, must } from '../workers/browser.ts';
import { EntryEvent } from '../workers/entry-event.ts';
import { Event, newTournament } from '../workers/event.ts';
import { League } from '../workers/league.ts';
import {
  invite,
  makeAdmin,
  makeClub,
  makeOrganization,
  makePerson,
  makeTeam,
  newAccount,
  type Somebody,
} from '../workers/people.ts';
import type { Role } from './role-names.ts';

/** What nobody but those whom the table names may read. */
export const PLANTED = {
  name: 'Qvzmedlem',
  birthDate: '2012-02-29',
  lentName: 'Qvzlaant',
  lentBirthDate: '2013-03-13',
  secretTournament: 'Qvzhemmelig',
} as const;

const KIDS_FIDE_NUMBER = 1_511_111;
const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1, initial_time: 100 };
/** A tournament whose rounds and pairings are made by hand. */
const BY_HAND = { kind: 7, rounds: undefined, tb1: undefined, tb2: undefined };

/** The world that the role table speaks of: a club of a federation, another one, and everybody around them. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function makeWorld() {
  const top = await makeAdmin();
  const chief = await makePerson(top, { level: 2 });
  const otherChief = await makePerson(top, { level: 2 });
  const manager = await makePerson(top, { level: 1 });
  const otherManager = await makePerson(top, { level: 1 });
  /** Founds whatever clubs the rows need, and is in no column. */
  const founder = await makePerson(top, { level: 1 });
  const federation = await makeOrganization(top, chief);
  const otherFederation = await makeOrganization(top, otherChief);
  const elsewhere = await makeOrganization(top, founder);
  const club = await makeClub(chief, federation, manager);
  const sisterClub = await makeClub(chief, federation, founder);
  const otherClub = await makeClub(otherChief, otherFederation, otherManager);
  const thirdClub = await makeClub(founder, elsewhere, founder);
  const elsewhereClub = await makeClub(founder, elsewhere, founder);
  const team = await makeTeam(manager, club);
  const thirdTeam = await makeTeam(founder, thirdClub);

  const withClubRole = async (role: string): Promise<Somebody> => {
    const person = await makePerson(manager, { club });
    must(await manager.browser.ask(calls.grantClubRole, { account: person.id, body: { powers: [role], id: club } }));
    return person;
  };
  const withFederationRole = async (role: string): Promise<Somebody> => {
    const person = await makePerson(chief, { club: sisterClub });
    const sent = { powers: [`organization:${role}:${federation}`], id: federation };
    must(await chief.browser.ask(calls.grantOrganizationRole, { account: person.id, body: sent }));
    return person;
  };
  const stranger = await makePerson(top);
  /** The best of the field, so that the public top shows this player. */
  const player = await makePerson(top, { fide_rating: 2400 });
  const rival = await makePerson(otherManager, { club: otherClub });

  const people: Readonly<Record<Exclude<Role, 'visitor'>, Somebody>> = {
    stranger,
    rival,
    player,
    member: await makePerson(manager, { club }),
    captain: await withClubRole(`team:captain:${team}`),
    editor: await withClubRole(`club:editor:${club}`),
    arbiter: await withClubRole(`club:arbiter:${club}`),
    all: await withClubRole(`club:all:${club}`),
    manager,
    federationEditor: await withFederationRole('editor'),
    federationArbiter: await withFederationRole('arbiter'),
    federationAll: await withFederationRole('all'),
    chief,
    otherManager,
    otherChief,
    levelOne: await makePerson(top, { level: 1 }),
    levelTwo: await makePerson(top, { level: 2 }),
    top,
  };

  /** An account that nobody logs into with; made by somebody, in a club or in none. */
  const makeAccount = async (by: Somebody, changes: Record<string, unknown>): Promise<string> =>
    (await by.browser.read(calls.createAccount, { body: newAccount(changes) })).id;
  const kid = await makeAccount(manager, {
    club,
    last_name: PLANTED.name,
    birth_date: PLANTED.birthDate,
    fide_number: KIDS_FIDE_NUMBER,
  });
  const lent = await makeAccount(otherManager, {
    club: otherClub,
    last_name: PLANTED.lentName,
    birth_date: PLANTED.lentBirthDate,
  });
  const lentToEdit = await makeAccount(otherManager, { club: otherClub, ghost: true });
  const homeless = await makeAccount(top, {});
  const deputy = await makeAccount(chief, { club, level: 1 });
  for (const entered of [lent, lentToEdit, homeless])
    must(await manager.browser.ask(calls.addMember, { id: club, account: entered }));
  must(await manager.browser.ask(calls.addTeamMember, { id: team, account: kid }));
  const otherTop = await makeAdmin();

  const field = await Promise.all([1, 2, 3].map(() => ghostMember()));
  async function ghostMember(): Promise<string> {
    return makeAccount(manager, { club, ghost: true, last_name: 'Brikke' });
  }
  const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(manager, club, changes);
  const ofTeams = (changes: Record<string, unknown> = {}): Promise<Event> =>
    Event.ofTeams(manager, club, { per_team: 50, self_joinable: true, ...changes });
  const filled = async (event: Event, players = 4): Promise<Event> => {
    for (const id of [player.id, ...field].slice(0, players)) must(await event.add(id));
    return event;
  };
  const started = async (changes: Record<string, unknown> = {}, players = 4): Promise<Event> => {
    const event = await filled(await build(changes), players);
    must(await event.start());
    return event;
  };
  const paired = async (changes: Record<string, unknown> = {}): Promise<Event> => {
    const event = await started(changes);
    if ((await event.boards(1)).length === 0) must(await event.next());
    return event;
  };
  /** A tournament with one game that runs: the player has White. */
  const withGame = async (changes: Record<string, unknown> = {}) => {
    const event = await started({ ...ONLINE, ...BY_HAND, ...changes });
    // In two seconds: a minute that ends meanwhile makes no past of it.
    const soon = new Date(Date.now() + 2_000).toISOString();
    must(await event.host.ask(calls.addRound, { body: { tournament: event.id, number: 1, start_date: soon } }));
    const pairing = { tournament: event.id, round: 1, white: player.id, black: field[0], online: true };
    must(await event.host.ask(calls.addPairing, { body: pairing }));
    return { event, game: (await event.gamesOf(1, player.id, field[0] ?? ''))[0]?.id ?? '' };
  };

  const open = await build();
  must(await open.add(lent));
  await filled(open);
  must(await open.start());
  must(await open.next());
  const secret = await paired({ name: PLANTED.secretTournament, publicly_viewable: false });
  must(await manager.browser.ask(calls.saveTemplate, { body: templateOf(club) }));
  const topOnly = await paired({ show_only_top: true, show_only_top_nr: 1, ...ONLINE });
  const online = await withGame();
  const privateOnline = await withGame({ publicly_viewable: false });
  const below = (await topOnly.boards(1)).find(({ white, black }) => ![white, black].includes(player.id));
  const gameBelowTop = (await topOnly.gamesOf(1, below?.white ?? '', below?.black ?? ''))[0]?.id ?? '';
  must(await (await Event.build(otherManager, otherClub)).add(rival.id));

  return {
    people,
    founder,
    /** The name of a picture that the founder has uploaded. */
    picture: await uploaded(founder),
    federation,
    otherFederation,
    elsewhere,
    club,
    sisterClub,
    otherClub,
    thirdClub,
    elsewhereClub,
    team,
    thirdTeam,
    kid,
    kidsFideNumber: KIDS_FIDE_NUMBER,
    lent,
    lentToEdit,
    homeless,
    deputy,
    otherTop: otherTop.id,
    field,
    open,
    entryEvent: await EntryEvent.create(manager, club),
    secret,
    topOnly,
    gameBelowTop,
    online,
    privateOnline,
    league: await League.make(otherChief, { organization: otherFederation }),
    ownLeague: await League.make(manager, { club }),
    hiddenLeague: await League.make(manager, { club }, { visible: false }),
    thirdClubInvitation: await invite(founder, thirdClub, 'club'),
    elsewhereInvitation: await invite(founder, elsewhere, 'organization'),
    make: {
      payload: newTournament,
      build,
      ofTeams,
      filled,
      started,
      paired,
      withGame,
      member: ghostMember,
      account: makeAccount,
    },
  };
}

/** A tournament of the club, kept under the name that only those may read who run its tournaments. */
const templateOf = (organiser: string) =>
  newTournament({ organiser, organiser_type: 'club', name: PLANTED.secretTournament });

const visitor = new Browser();

/** The browser of a role. */
export const browserOf = (world: World, role: Role): Browser =>
  role === 'visitor' ? visitor : world.people[role].browser;

async function uploaded({ id, browser }: Somebody): Promise<string> {
  const sent = { of: 'account', id, body: { data: A_PICTURE } } as const;
  const { address } = answered(uploadAnswer, await browser.ask(calls.uploadPicture, sent));
  return address.slice(address.lastIndexOf('/') + 1);
}
