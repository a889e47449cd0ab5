import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId, type TeamId } from '../../../domain/kernel/ids.ts';
import type { Tuple } from '../../support/lists.ts';
import { type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, makeTeam, type Somebody } from '../../support/workers/people.ts';

const MINUTE = 60_000;

let cast: Cast;
let players: Tuple<Somebody, 6>;
/** Three players and a captain each. */
let home: string;
let away: string;
let ofHome: Somebody;
let ofAway: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  const { manager } = cast.people;
  players = await makePlayers(manager, cast.club, 6);
  [home, away] = [await makeTeam(manager, cast.club), await makeTeam(manager, cast.club)];
  [ofHome, ofAway] = [await captain(home), await captain(away)];
});

async function captain(team: string): Promise<Somebody> {
  const { manager } = cast.people;
  const person = await makePerson(manager, { club: cast.club });
  const body = { powers: [`team:captain:${team}`], id: cast.club };
  must(await manager.browser.ask(calls.grantClubRole, { account: person.id, body }));
  return person;
}

const id = (index: number): string => players[index]?.id ?? '';

/** A match on three boards, in a round that begins so long from now. */
async function match(beginsIn = 60 * MINUTE): Promise<Event> {
  const event = await Event.ofTeams(cast.people.manager, cast.club, { rounds: 1, per_team: 3, ...inTime(beginsIn) });
  for (const team of [home, away]) must(await event.addTeam(team));
  for (const index of [0, 1, 2]) must(await event.addFor(home, id(index)));
  for (const index of [3, 4, 5]) must(await event.addFor(away, id(index)));
  must(await event.start());
  must(await event.next());
  return event;
}

const address = ({ id }: Event, team: string) => ({ id, round: 1, team: asId<TeamId>(team) });

const handIn = (event: Event, team: string, by: Browser, ...who: readonly number[]) =>
  by.ask(calls.handInLineUp, { ...address(event, team), body: { players: who.map((index) => asId(id(index))) } });

const seen = (event: Event, team: string, by: Browser) => by.read(calls.readLineUp, address(event, team));

const accounts = (...who: readonly number[]): string[] => who.map(id);

describe('line-ups', () => {
  it('[HANDIN-2] a line-up has the first players of the list until the captain names others, who sit in the order of the list', async () => {
    const event = await match();
    const before = await seen(event, home, ofHome.browser);
    expect(before).toMatchObject({ opponent: away, boards: 3, handed_in: false, closed: false });
    expect([before.players, before.available]).toEqual([accounts(0, 1, 2), accounts(0, 1, 2)]);
    expect((await event.manageTeam(home, ofHome.browser)).line_up_rounds).toEqual([1]);
    must(await handIn(event, home, ofHome.browser, 2, 0));
    expect(await seen(event, home, ofHome.browser)).toMatchObject({ handed_in: true, players: accounts(0, 2) });
  });

  it('a line-up can be submitted for every paired round, also ahead of the next one', async () => {
    const later = { kind: 'TeamRoundRobin', rounds: null, meetings: 2, ...inTime(60 * MINUTE) };
    const event = await Event.ofTeams(cast.people.manager, cast.club, { per_team: 3, ...later });
    for (const team of [home, away]) must(await event.addTeam(team));
    for (const index of [0, 1]) must(await event.addFor(home, id(index)));
    must(await event.addFor(away, id(3)));
    must(await event.start());
    expect((await event.manageTeam(home, ofHome.browser)).line_up_rounds).toEqual([1, 2]);
    const second = { ...address(event, home), round: 2 };
    must(await ofHome.browser.ask(calls.handInLineUp, { ...second, body: { players: [asId(id(1))] } }));
    expect(await ofHome.browser.read(calls.readLineUp, second)).toMatchObject({
      handed_in: true,
      players: accounts(1),
    });
    expect((await seen(event, home, ofHome.browser)).handed_in).toBe(false);
  });

  it('a line-up can be seen and submitted only by the captains of the team and the arbiters', async () => {
    const event = await match();
    must(await handIn(event, home, ofHome.browser, 1));
    for (const { browser } of [ofAway, players[0], cast.people.otherManager]) {
      expect(refusal(await browser.ask(calls.readLineUp, address(event, home)))).toBe('403 forbidden');
      expect(refusal(await handIn(event, home, browser, 0))).toBe('403 forbidden');
      const page = await event.page(browser);
      expect(page.pairings).toEqual([]);
      expect(page.matches?.map(({ white_line_up: white, black_line_up: black }) => [white, black].sort())).toEqual([
        [false, true],
      ]);
    }
    expect((await seen(event, away, ofAway.browser)).handed_in).toBe(false);
    expect((await seen(event, home, cast.people.manager.browser)).players).toEqual(accounts(1));
  });

  it('[HANDIN-1] the line-ups of both teams make the boards at once, and the captains can no longer change them', async () => {
    const event = await match();
    must(await handIn(event, home, ofHome.browser, 0, 2));
    must(await handIn(event, away, ofAway.browser, 4, 5));
    const boards = await event.boards(1);
    expect(boards.map(({ white, black }) => [white, black].sort())).toEqual([
      accounts(0, 4).sort(),
      accounts(2, 5).sort(),
    ]);
    expect(await seen(event, home, ofHome.browser)).toMatchObject({ closed: true, players: accounts(0, 2) });
    // The arbiter may still change it in the hall; the captain may not.
    expect((await event.manageTeam(home)).line_up_rounds).toEqual([1]);
    expect((await event.manageTeam(home, ofHome.browser)).line_up_rounds).toEqual([]);
    expect(refusal(await handIn(event, home, ofHome.browser, 1))).toBe('409 lineUpClosed');
  });

  it('[HANDIN-1] a line-up is closed to the captain five minutes before the round, but over the board not to the arbiter', async () => {
    const event = await match(4 * MINUTE);
    expect(refusal(await handIn(event, home, ofHome.browser, 1))).toBe('409 lineUpClosed');
    expect(refusal(await handIn(event, home, cast.people.manager.browser, 1))).toBe('200');
    const { closed, players: playing } = await seen(event, home, ofHome.browser);
    expect([closed, playing]).toEqual([true, accounts(1)]);
  });

  it('a line-up must name at least one player, and only players of the team', async () => {
    const event = await match();
    expect(refusal(await handIn(event, home, ofHome.browser, 0, 3))).toBe('409 notParticipating');
    expect(refusal(await handIn(event, home, ofHome.browser))).toBe('400 invalidInput');
    const elsewhere = { ...address(event, home), round: 2 };
    expect(refusal(await ofHome.browser.ask(calls.readLineUp, elsewhere))).toBe('404 noSuchPairing');
  });
});
