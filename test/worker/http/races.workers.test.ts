import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { restoreClock, setClockAhead } from '../../support/clock.ts';
import { makeWorld, type World } from '../../support/roles/world.ts';
import { type Answer, type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime } from '../../support/workers/event.ts';
import { freshId, invite, makePerson, type Somebody } from '../../support/workers/people.ts';

const AT_ONCE = 20;

let world: World;
let manager: Somebody;
beforeAll(async () => {
  world = await makeWorld();
  manager = world.people.manager;
}, 120_000);

/** The same thing many times at once: how often it was done, and how else it was answered. */
async function atOnce(does: (index: number) => Promise<Answer>): Promise<{ done: number; refused: string[] }> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => does(index)));
  const refusals = answers.filter(({ status }) => status !== 200).map(refusal);
  return { done: AT_ONCE - refusals.length, refused: [...new Set(refusals)].sort() };
}

/** How many rows there are. */
async function rows(sql: string): Promise<number> {
  const row = await env.DB.prepare(`select count(*) as n from ${sql}`).first<{ n: number }>();
  return row?.n ?? 0;
}

/** Whoever comes second is told that somebody was faster, or what has happened meanwhile. */
const lost = (refused: readonly string[], ...also: readonly string[]): boolean =>
  refused.every((one) => ['409 changedMeanwhile', ...also].includes(one));

describe('twenty identical requests at once', () => {
  it('a player who joins twenty times at once is entered once', async () => {
    const event = await Event.build(manager, world.club, { self_joinable: true });
    const { browser, id } = world.people.stranger;
    const { done, refused } = await atOnce(() => browser.ask(calls.joinTournament, { id: event.id }));
    expect([done, lost(refused, '409 alreadyParticipating')]).toEqual([1, true]);
    expect(await rows(`participants where tournament = '${event.id}' and account = '${id}'`)).toBe(1);
  });

  it('players who join at the same time get a place each', async () => {
    const event = await Event.build(manager, world.club, { self_joinable: true });
    const people = Object.values(world.people);
    const answers = await Promise.all(people.map(({ browser }) => browser.ask(calls.joinTournament, { id: event.id })));
    expect(answers.map(refusal).filter((one) => one !== '200')).toEqual([]);
    const { participants } = await event.page();
    expect(participants.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual(people.map((_, index) => index + 1));
  });

  it('a user who is added to a club twenty times at once becomes a member once', async () => {
    const entered = { id: world.club, account: world.people.stranger.id };
    const { done, refused } = await atOnce(() => manager.browser.ask(calls.addMember, entered));
    expect([done, lost(refused, '400 alreadyAMember')]).toEqual([1, true]);
    expect(await rows(`club_members where club = '${world.club}' and account = '${world.people.stranger.id}'`)).toBe(1);
  });

  it('a user who joins a club by its invitation twenty times at once becomes a member once', async () => {
    const sent = { invitation_id: world.thirdClubInvitation };
    const { browser, id } = world.people.rival;
    const { done, refused } = await atOnce(() => browser.ask(calls.joinClub, { body: sent }));
    expect([done, lost(refused, '400 alreadyAMember')]).toEqual([1, true]);
    expect(await rows(`club_members where club = '${world.thirdClub}' and account = '${id}'`)).toBe(1);
  });

  it('an invitation that is deleted twenty times at once is deleted once, and lets nobody join', async () => {
    const invitation = await invite(manager, world.club, 'club');
    const sent = { entity: world.club, body: { invitertype: 1, invitation } };
    const taken = await atOnce(() => manager.browser.ask(calls.withdrawInvitation, sent));
    expect(taken).toEqual({ done: 1, refused: ['404 notFound'] });
    const late = await world.people.rival.browser.ask(calls.joinClub, { body: { invitation_id: invitation } });
    expect(refusal(late)).toBe('404 notFound');
  });

  it('a club that is created twenty times at once under one id is created once', async () => {
    const club = {
      id: freshId('kappklubb'),
      name: 'Kappklubben',
      country: 'NOR',
      region: 'Oslo',
      invitation_id: world.elsewhereInvitation,
    };
    const founders: readonly Browser[] = [world.people.levelOne.browser, world.people.levelTwo.browser];
    const { done, refused } = await atOnce((index) =>
      (founders[index % 2] ?? manager.browser).ask(calls.createClub, { body: club }),
    );
    expect([done, refused]).toEqual([1, ['409 idTaken']]);
  });

  it('a user who is given roles twenty times at once has one role', async () => {
    const { id } = world.people.member;
    const powers = ['editor', 'arbiter', 'all'].map((role) => `club:${role}:${world.club}`);
    const { done } = await atOnce((index) =>
      manager.browser.ask(calls.grantClubRole, { account: id, body: { powers: [powers[index % 3]], id: world.club } }),
    );
    expect(done).toBe(AT_ONCE);
    expect(await rows(`roles where account = '${id}' and scope = 'club' and entity = '${world.club}'`)).toBe(1);
  });

  it('a tournament that is started twenty times at once starts once (D-69)', async () => {
    const event = await world.make.filled(await world.make.build());
    const { done, refused } = await atOnce(() => event.start());
    expect([done, lost(refused, '409 tournamentStarted')]).toEqual([1, true]);
  });

  it('a round that is paired twenty times at once is paired once', async () => {
    const event = await world.make.started();
    const { done, refused } = await atOnce(() => event.next());
    expect([done, lost(refused, '409 roundNotFinished')]).toEqual([1, true]);
    expect(await rows(`rounds where tournament = '${event.id}' and paired_at is not null`)).toBe(1);
    expect(await event.boards(1)).toHaveLength(2);
  });

  it('a board whose result is entered twenty times at once has one result, and the points that belong to it', async () => {
    const event = await world.make.paired();
    const [{ white = '', black = '' } = {}] = await event.boards(1);
    const { refused } = await atOnce((index) => event.result(1, white, black, [1, 0, -1][index % 3] ?? 0));
    expect(lost(refused)).toBe(true);
    const { pairings, participants } = await event.page();
    const outcome = pairings.find((one) => one.white === white)?.outcome;
    const score = (account: string) => participants.find((one) => one.account === account)?.score;
    const expected = { 1: [1, 0], 0: [0.5, 0.5], '-1': [0, 1] }[String(outcome)];
    expect([score(white), score(black)]).toEqual(expected);
  });

  it('a move that is sent twenty times at once is played once', async () => {
    const { game } = await world.make.withGame();
    const { browser } = world.people.player;
    // Players get some notice before a game begins.
    setClockAhead(15_000);
    const { done, refused } = await atOnce(() =>
      browser.ask(calls.move, { id: game, from: 'e2', to: 'e4', query: { variant: 'Chess', ply: '0' } }),
    );
    // A repetition of the same ply is answered as the first.
    expect([done, refused]).toEqual([AT_ONCE, []]);
    const view = await browser.ask(calls.viewGame, { id: game });
    // One move of three bytes is four letters of base64.
    expect((view.body as { game: { moves: string } }).game.moves).toHaveLength(4);
    restoreClock();
  });

  it('a round that is added twenty times at once under one number is added once', async () => {
    const event = await world.make.started({ kind: 7, rounds: undefined, tb1: undefined, tb2: undefined });
    const sent = { tournament: event.id, number: 1, start_date: inTime(3_600_000).at };
    const { done, refused } = await atOnce(() => manager.browser.ask(calls.addRound, { body: sent }));
    expect([done, lost(refused, '409 notTheNextRound')]).toEqual([1, true]);
  });

  it('a tournament that is started and deleted at once is either kept with its players or deleted with them', async () => {
    const event = await world.make.filled(await world.make.build({ ...inTime(86_400_000), end_date: '2099-01-01' }));
    const answers = await Promise.all([
      event.start(),
      manager.browser.ask(calls.deleteTournament, { id: event.id }),
      event.start(),
      manager.browser.ask(calls.deleteTournament, { id: event.id }),
    ]);
    expect(answers.some(({ status }) => status >= 500)).toBe(false);
    const left = await rows(`tournaments where id = '${event.id}'`);
    const players = await rows(`participants where tournament = '${event.id}'`);
    expect(players).toBe(left === 0 ? 0 : 4);
  });

  it('a user who logs out twenty times at once stays logged out', async () => {
    const person = await makePerson(world.people.top);
    const { cookie } = person.browser;
    must(await person.browser.ask(calls.readSettings));
    const { done } = await atOnce(() => person.browser.ask(calls.logOut, {}, { cookie: cookie ?? '' }));
    expect(done).toBe(AT_ONCE);
    const again = await person.browser.ask(calls.readSettings, {}, { cookie: cookie ?? '' });
    expect(again.status).toBe(403);
  });
});
