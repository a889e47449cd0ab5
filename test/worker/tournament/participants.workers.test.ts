import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { app } from '../../../worker/app.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { type Tuple, take } from '../../support/lists.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, makePerson, newAccount, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 6>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 6);
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(host, cast.club, changes);

/** Whether anything is known of this account. */
async function isKnown(id: string): Promise<boolean> {
  const row = await openDb(env.DB).query.accounts.findFirst({ where: (accounts, { eq }) => eq(accounts.id, asId(id)) });
  return row !== undefined;
}

describe('a guest', () => {
  it('a guest taken out before the start is deleted', async () => {
    const event = await build();
    const [goes, stays] = [await event.guest(), await event.guest()];
    must(await event.remove(goes));
    expect([await isKnown(goes), await isKnown(stays)]).toEqual([false, true]);
  });

  it('a guest is deleted with the tournament; a player with an account is not', async () => {
    const event = await (await build()).with([players[0]]);
    const guest = await event.guest();
    must(await host.browser.ask(calls.deleteTournament, { id: event.id }));
    expect([await isKnown(guest), await isKnown(players[0].id)]).toEqual([false, true]);
  });

  it('a guest who leaves after the start stays in the table', async () => {
    const event = await build();
    const guest = await event.guest();
    await event.started(players.slice(0, 4));
    must(await event.remove(guest));
    const row = (await event.page()).participants.find(({ account }) => account === guest);
    expect(row).toMatchObject({ withdrawn: true, last_name: 'Gjest' });
  });

  it('a guest of one tournament cannot be entered in another', async () => {
    const guest = await (await build()).guest();
    const other = await build();
    expect(refusal(await other.add(guest))).toBe('404 noSuchAccount');
    expect((await other.page()).participants).toEqual([]);
  });

  it('[ENTRY-14] an entry with a FIDE number that is already entered is refused, with the name of the player who has it', async () => {
    const event = await build();
    await event.guest({ first_name: 'Kari', last_name: 'Gjest', fide_number: 1_503_777 });
    const again = await host.browser.ask(calls.addGuest, {
      id: event.id,
      body: { first_name: 'Anne', last_name: 'Gjest', fide_number: 1_503_777 },
    });
    expect(refusal(again)).toBe('409 fideNumberEntered');
    expect(again.body).toMatchObject({ params: { number: 1_503_777, name: 'Kari Gjest' } });
    const member = await makePerson(host, { club: cast.club, fide_number: 1_503_777 });
    expect(refusal(await event.add(member.id))).toBe('409 fideNumberEntered');
    const other = await build();
    await other.guest({ fide_number: 1_503_777 });
    expect((await other.page()).participants).toHaveLength(1);
  });

  it('a guest is no member, has no role, and is not found by FIDE number', async () => {
    const event = await build();
    const guest = await event.guest({ fide_number: 1_503_014 });
    const { admin } = cast.people;
    const powers = [`club:arbiter:${cast.club}`];
    const organization = { id: freshId('federation'), name: 'Federation', country: 'NOR', manager: guest };
    for (const answer of [
      await host.browser.ask(calls.addMember, { id: cast.club, account: guest }),
      await host.browser.ask(calls.addTeamMember, { id: cast.team, account: guest }),
      await host.browser.ask(calls.grantClubRole, { account: guest, body: { powers, id: cast.club } }),
      await admin.browser.ask(calls.createOrganization, { body: organization }),
    ]) {
      expect(refusal(answer)).toBe('404 noSuchAccount');
    }
    expect((await host.browser.ask(calls.findByFideNumber, { number: 1503014 })).body).toMatchObject({
      success: false,
    });
    const member = await makePerson(host, { club: cast.club, fide_number: 1_503_014 });
    expect((await host.browser.ask(calls.findByFideNumber, { number: 1503014 })).body).toMatchObject({
      account: { id: member.id },
    });
    must(await event.remove(guest));
  });

  it('a guest has an id that nobody can choose as user name', async () => {
    for (const username of ['guest-anne', 'Guest-Anne']) {
      const answer = await host.browser.ask(calls.createAccount, {
        body: newAccount({ username, ghost: true, club: cast.club }),
      });
      expect(refusal(answer)).toBe('400 invalidInput');
      expect(answer.body).toMatchObject({ fields: ['username'] });
    }
    const guestlike = newAccount({ username: freshId('guestanne'), club: cast.club });
    expect((await host.browser.ask(calls.createAccount, { body: guestlike })).status).toBe(200);
  });

  it('a guest of an imported file who is removed takes their requested bye along', async () => {
    const trf = [
      '012 Open',
      '142 3',
      playerLine(1, 'Berg, Anne', '0.0'),
      playerLine(2, 'Dahl, Per', '0.0'),
      '240 H   1    2',
    ];
    const sent = { trf: `${trf.join('\n')}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    const page = async () =>
      (await host.browser.ask(calls.viewTournament, { id })).body as Awaited<ReturnType<Event['page']>>;
    const [, dahl] = take((await page()).participants, 2);
    expect((await page()).pairings).toHaveLength(1);
    must(await host.browser.ask(calls.removeParticipant, { id, account: dahl.account }));
    expect((await page()).participants.map(({ last_name }) => last_name)).toEqual(['Berg']);
    expect((await page()).pairings).toEqual([]);
    expect(await isKnown(dahl.account)).toBe(false);
  });
});

describe('a withdrawn player', () => {
  it('a withdrawn player is reinstated by the organiser with the old points, and paired again', async () => {
    const event = await (await build({ rounds: 4 })).started(players);
    must(await event.next());
    await event.playOut(1);
    const before = (await event.page()).participants.find(({ account }) => account === players[0].id);
    must(await event.remove(players[0].id));
    must(await event.next());
    await event.playOut(2);
    expect(refusal(await event.add(players[1].id))).toBe('409 tournamentStarted');
    must(await event.add(players[0].id));
    const back = (await event.page()).participants.find(({ account }) => account === players[0].id);
    expect(back).toMatchObject({ withdrawn: false, score: before?.score, seed: before?.seed });
    must(await event.next());
    const sides = (round: number) =>
      event.boards(round).then((boards) => boards.flatMap(({ white, black }) => [white, black]));
    expect(await sides(2)).not.toContain(players[0].id);
    expect(await sides(3)).toContain(players[0].id);
    const firstOpponent = (await event.boards(1)).find(({ white, black }) => [white, black].includes(players[0].id));
    const thirdOpponent = (await event.boards(3)).find(({ white, black }) => [white, black].includes(players[0].id));
    expect([thirdOpponent?.white, thirdOpponent?.black].sort()).not.toEqual(
      [firstOpponent?.white, firstOpponent?.black].sort(),
    );
  });

  it('a self-withdrawn player can rejoin until the last round is paired', async () => {
    const event = await (await build({ rounds: 2, self_joinable: true })).started(players);
    const [who] = [players[5]];
    const leave = () => who.browser.ask(calls.leaveTournament, { id: event.id });
    const comeBack = () => who.browser.ask(calls.joinTournament, { id: event.id });
    const selfWithdrawn = async () => (await who.browser.read(calls.viewTournament, { id: event.id })).self_withdrawn;
    must(await leave());
    expect(await selfWithdrawn()).toBe(true);
    must(await event.next());
    await event.playOut(1);
    must(await comeBack());
    expect(await selfWithdrawn()).toBe(false);
    expect((await event.page()).participants.find(({ account }) => account === who.id)).toMatchObject({
      withdrawn: false,
      score: 0,
    });
    must(await leave());
    must(await event.next());
    expect(refusal(await comeBack())).toBe('409 allRoundsPaired');
    expect(refusal(await players[4].browser.ask(calls.joinTournament, { id: event.id }))).toBe('409 tournamentStarted');
    await event.playOut(2);
    expect(refusal(await event.add(who.id))).toBe('409 tournamentFinished');
  });

  it('a player whom the organiser withdrew is reinstated by the organiser only', async () => {
    const event = await (await build({ rounds: 3, self_joinable: true })).started(players);
    must(await event.remove(players[5].id));
    const page = await players[5].browser.read(calls.viewTournament, { id: event.id });
    expect([page.is_participating, page.self_withdrawn]).toEqual([false, false]);
    expect(refusal(await players[5].browser.ask(calls.joinTournament, { id: event.id }))).toBe('403 returnNotAllowed');
    must(await event.add(players[5].id));
  });

  it('a player who misses an online game is withdrawn, where the organiser has set that', async () => {
    const event = await (
      await build({ default_game_location: 1, online_pairing_interval_t: 1, remove_inactive_participants: true })
    ).started(players.slice(0, 4));
    const { white, black } = await event.firstBoard(1);
    await event.gameEnds(1, white, black, { result: 'blackWinsByForfeit', reason: 'absence', absent: [asId(white)] });
    const withdrawn = async () =>
      (await event.page()).participants.filter((row) => row.withdrawn).map(({ account }) => account);
    expect(await withdrawn()).toEqual([white]);
    must(await event.add(white));
    expect(await withdrawn()).toEqual([]);
  });
});

describe('a private tournament', () => {
  it('a private tournament can be joined only by those who may see it', async () => {
    const event = await build({ publicly_viewable: false, self_joinable: true });
    const join = (browser: Browser) => browser.ask(calls.joinTournament, { id: event.id });
    expect(refusal(await join(cast.visitor))).toBe('403 forbidden');
    expect(refusal(await join(cast.people.outsider.browser))).toBe('403 tournamentPrivate');
    must(await join(cast.people.clubArbiter.browser));
    expect((await event.page()).participants.map(({ account }) => account)).toEqual([cast.people.clubArbiter.id]);
  });
});

describe('special results and corrections', () => {
  it('[BOARD-8] a penalty result is on the page and in the report file, each side with its own points', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    const [first, second] = await event.boards(1);
    if (first === undefined || second === undefined) throw new Error('two boards');
    must(await event.result(1, first.white, first.black, 'bothLose'));
    must(await event.result(1, second.white, second.black, 'whiteDrawBlackLoses'));
    const page = await event.page();
    const score = (account: string) => page.participants.find((row) => row.account === account)?.score;
    expect([first.white, first.black, second.white, second.black].map(score)).toEqual([0, 0, 0.5, 0]);
    const headers = { cookie: event.host.cookie ?? '' };
    const address = `http://localhost${pathTo(calls.reportFile, { id: event.id })}`;
    const report = await (await app.request(address, { headers }, env)).text();
    const letters = report
      .split(/\r?\n/)
      .filter((line) => line.startsWith('001 '))
      .map((line) => line.charAt(98));
    expect(letters.sort()).toEqual(['0', '0', '0', '=']);
  });

  it('[TABLE-2] the pairing-allocated bye is worth what the organiser has set', async () => {
    const event = await (await build({ bye_points: { 'pairing-allocated': 0.5 } })).started(players.slice(0, 5));
    must(await event.next());
    const { tournament, pairings, participants } = await event.page();
    expect(tournament.bye_points['pairing-allocated']).toBe(0.5);
    const rests = pairings.find(({ black }) => black === 'bye');
    expect(participants.find(({ account }) => account === rests?.white)?.score).toBe(0.5);
  });

  it('[ENTRY-17] an entry of the wrong account can be moved to the right one', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    await event.playOut(1);
    const before = await event.page();
    const [wrong, right] = [players[0].id, players[5].id];
    must(await event.host.ask(calls.identifyEntrant, { id: event.id, account: wrong, body: { account: asId(right) } }));
    const after = await event.page();
    const row = (page: typeof before, account: string) => page.participants.find((one) => one.account === account);
    const { seed, score, rank } = row(before, wrong) ?? {};
    expect(row(after, right)).toMatchObject({ seed, score, rank });
    expect(row(after, wrong)).toBeUndefined();
    expect(await isKnown(wrong)).toBe(true);
  });
});
