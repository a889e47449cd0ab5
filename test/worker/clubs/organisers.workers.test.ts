import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { NAMELESS } from '../../../domain/account/erasure.ts';
import { FINISHED_SHOWN } from '../../../domain/kernel/limits.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, invite, makeCast, makePerson, makeTeam } from '../../support/workers/people.ts';

let cast: Cast;
/** One id of two: an organisation of one chief, and the club that a manager of another has founded under it. */
let twin: string;
let secret: Event;
let ofClub: Event;
beforeAll(async () => {
  cast = await makeCast();
  const { admin, chief, otherChief, otherManager } = cast.people;
  twin = freshId('twin');
  const organization = { id: twin, name: 'Twin', country: 'NOR', manager: chief.id };
  await admin.browser.read(calls.createOrganization, { body: organization });
  const invitation_id = await invite(otherChief, cast.otherOrganization, 'organization');
  const club = { id: twin, name: 'Twin', country: 'NOR', invitation_id };
  await otherManager.browser.read(calls.createClub, { body: club });
  const hidden = { publicly_viewable: false };
  secret = await Event.build(chief, twin, { organiser_type: 'organization', ...hidden });
  ofClub = await Event.build(otherManager, twin, hidden);
});

describe('a club and an organisation of the same id', () => {
  const listed = async (browser: Browser, type?: 'club' | 'organization'): Promise<readonly string[]> =>
    (await browser.read(calls.tournamentsOf, { id: twin, query: { type } })).data.map(({ id }) => id);

  it('a club and an organisation of the same id list their private tournaments only to their own users', async () => {
    const { chief, otherManager, admin } = cast.people;
    expect(await listed(otherManager.browser)).toEqual([ofClub.id]);
    expect(await listed(chief.browser)).toEqual([secret.id]);
    expect(new Set(await listed(admin.browser))).toEqual(new Set([secret.id, ofClub.id]));
    expect(await listed(cast.visitor)).toEqual([]);
  });

  it('the tournaments of a club and an organisation of the same id can be requested by type', async () => {
    const { admin, otherManager } = cast.people;
    expect(await listed(admin.browser, 'club')).toEqual([ofClub.id]);
    expect(await listed(admin.browser, 'organization')).toEqual([secret.id]);
    expect(await listed(otherManager.browser, 'organization')).toEqual([]);
    expect(refusal(await admin.browser.ask(calls.tournamentsOf, { id: twin, query: { type: 'league' } }))).toBe(
      '400 invalidInput',
    );
  });

  it('a club and an organisation of the same id share no private tournaments, roles, invitations or candidates', async () => {
    const { chief, otherManager } = cast.people;
    const hidden = '403 tournamentPrivate';
    expect(refusal(await otherManager.browser.ask(calls.viewTournament, { id: secret.id }))).toBe(hidden);
    expect(refusal(await chief.browser.ask(calls.viewTournament, { id: ofClub.id }))).toBe(hidden);
    expect(refusal(await otherManager.browser.ask(calls.startTournament, { id: secret.id }))).toMatch(/^403/);
    for (const call of [calls.manageOrganization, calls.organizationAccounts, calls.organizationRoles] as const)
      expect(refusal(await otherManager.browser.ask(call, { id: twin }))).toBe('403 forbidden');
    for (const call of [calls.manageClub, calls.clubAccounts, calls.clubRoles] as const)
      expect(refusal(await chief.browser.ask(call, { id: twin }))).toBe('403 forbidden');
    const asked = { invitertype: 0, registerertype: 2 };
    expect(refusal(await otherManager.browser.ask(calls.makeInvitation, { entity: twin, body: asked }))).toBe(
      '403 forbidden',
    );
    const member = await makePerson(otherManager, { club: twin });
    const { accounts } = await chief.browser.read(calls.readPlayers, { id: secret.id });
    expect(accounts.map(({ id }) => id)).not.toContain(member.id);
  });
});

describe('private tournaments', () => {
  it('private tournaments are found by the top level, by those who run them and by their participants (D-70)', async () => {
    const { admin, chief, otherManager, outsider } = cast.people;
    must(await ofClub.add(outsider.id));
    const found = async (browser: Browser) => (await browser.read(calls.findTournaments)).privates.map(({ id }) => id);
    expect(await found(admin.browser)).toEqual(expect.arrayContaining([secret.id, ofClub.id]));
    expect(await found(chief.browser)).toEqual([secret.id]);
    expect(await found(otherManager.browser)).toEqual([ofClub.id]);
    expect(await found(outsider.browser)).toEqual([ofClub.id]);
    expect(await found(cast.visitor)).toEqual([]);
  });
});

describe('the calendar', () => {
  it('the calendar counts the online games that are being played, for each tournament its own', async () => {
    const { manager } = cast.people;
    const players = await makePlayers(manager, cast.club, 4);
    const event = await Event.build(manager, cast.club, { default_game_location: 1, online_pairing_interval_t: 1 });
    const other = await Event.build(manager, cast.club, { default_game_location: 1, online_pairing_interval_t: 1 });
    const gamesNow = async (id: string) => {
      const { ongoing, upcoming } = await cast.visitor.read(calls.findTournaments);
      return [...ongoing, ...upcoming].find((card) => card.id === id)?.games_now;
    };
    await event.started(players);
    expect(await gamesNow(event.id)).toBe(0);
    setClockAhead(10 * MINUTE);
    expect([await gamesNow(event.id), await gamesNow(other.id)]).toEqual([2, 0]);
    const [board] = await event.boards(1);
    if (board === undefined) throw new Error('nobody was paired');
    await event.gameEnds(1, board.white, board.black, { result: 'draw', plies: 10 });
    expect(await gamesNow(event.id)).toBe(1);
    restoreClock();
  });
});

describe('finished tournaments in the calendar', () => {
  /** One round of one game, won by the first; over. */
  const over = async (changes: Record<string, unknown> = {}) => {
    const { manager } = cast.people;
    const [winner, other] = await makePlayers(manager, cast.club, 2);
    const event = await (await Event.build(manager, cast.club, { rounds: 1, ...changes })).started([winner, other]);
    must(await event.next());
    await event.playOut(1);
    return { event, winner };
  };
  const listed = async ({ id }: Event, by: Browser = cast.visitor) =>
    (await by.read(calls.findTournaments)).finished.find((one) => one.id === id);
  const winnersOf = async (event: Event, by?: Browser) => (await listed(event, by))?.winners;

  it('the calendar names the winners of finished tournaments that are public', async () => {
    const { event, winner } = await over();
    expect(await listed(event)).toEqual({
      id: event.id,
      name: 'Spring Open',
      // It ends before its announced last day.
      last_day: new Date().toISOString().slice(0, 10),
      organiser: cast.club,
      organiser_type: 'club',
      organiser_name: expect.any(String),
      participants: 2,
      winners: [{ kind: 'player', id: winner.id, name: 'Ragnhild Spiller0' }],
    });
    const secret = await over({ publicly_viewable: false });
    expect(await listed(secret.event, cast.people.admin.browser)).toBeUndefined();
  });

  it('the calendar names a winner by user name where real names are for those who run the tournament', async () => {
    const { event, winner } = await over({ show_only_usernames: true });
    expect(await winnersOf(event)).toEqual([{ kind: 'player', id: winner.id, name: winner.id }]);
    expect(await winnersOf(event, event.host)).toMatchObject([{ name: 'Ragnhild Spiller0' }]);
  });

  it('the calendar drops a finished tournament whose result is removed, and lists it again with a new result', async () => {
    const { event } = await over();
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 'none'));
    expect(await listed(event)).toBeUndefined();
    must(await event.result(1, white, black, 'draw'));
    expect(await winnersOf(event)).toMatchObject([{ id: expect.any(String) }, { id: expect.any(String) }]);
  });

  it('the calendar names no winner where the shared first place is not fully public', async () => {
    const { event } = await over({ show_only_top: true, show_only_top_nr: 1 });
    expect(await winnersOf(event)).toHaveLength(1);
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 'draw'));
    expect([await winnersOf(event), await winnersOf(event, event.host)]).toEqual([
      [],
      expect.objectContaining({ length: 2 }),
    ]);
  });

  it('[ERASE-2] the calendar names no winner whose account is erased', async () => {
    const { event, winner } = await over();
    must(await winner.browser.ask(calls.eraseAccount, { body: { pwd: winner.password } }));
    expect(await winnersOf(event)).toEqual([
      { kind: 'player', id: expect.stringMatching(/^guest-/), name: `${NAMELESS.firstName} ${NAMELESS.lastName}` },
    ]);
  });

  it('the calendar sorts finished tournaments by the last day played, and names the winning team of team events', async () => {
    const { manager } = cast.people;
    const [home, away] = [await makeTeam(manager, cast.club, 'Hjemme'), await makeTeam(manager, cast.club, 'Borte')];
    const [one, other] = await makePlayers(manager, cast.club, 2);
    const event = await Event.ofTeams(manager, cast.club, { rounds: 1, per_team: 1, end_date: '2099-12-31' });
    for (const team of [home, away]) must(await event.addTeam(team));
    must(await event.addFor(home, one.id));
    must(await event.addFor(away, other.id));
    must(await event.start());
    must(await event.next());
    await event.playOut(1);
    expect(await winnersOf(event)).toEqual([{ kind: 'team', id: home, name: 'Hjemme' }]);
    const { finished } = await cast.visitor.read(calls.findTournaments);
    expect(finished.length).toBeLessThanOrEqual(FINISHED_SHOWN);
    expect(finished[0]?.id).toBe(event.id);
    expect(finished[0]?.last_day).not.toBe('2099-12-31');
  });
});
