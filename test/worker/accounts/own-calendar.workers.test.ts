import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathOf, pathTo } from '../../../contract/http/request.ts';
import { openDb } from '../../../db/client.ts';
import { readFixtures } from '../../../db/read/tournament/fixtures.ts';
import { readTournament } from '../../../db/read/tournament/tournament.ts';
import { asId, type TeamId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { app } from '../../../worker/app.ts';
import { fixturesOf } from '../../support/fixtures.ts';
import type { Tuple } from '../../support/lists.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, makeTeam, type Somebody } from '../../support/workers/people.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let cast: Cast;
let players: Tuple<Somebody, 4>;

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const addressOf = async ({ browser }: Somebody) => (await browser.read(calls.makeCalendarAddress)).token;

const answerTo = (token: string, language: 'en' | 'no' = 'en') =>
  app.request(pathTo(calls.ownCalendar, { token, query: { language } }), {}, env);

/** The file at an address as a calendar program reads it: without log-in, with its lines put together again. */
async function read(token: string, language: 'en' | 'no' = 'en'): Promise<string> {
  const answer = await answerTo(token, language);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('\r\n ', '');
}

describe('the calendar of a player', () => {
  it('[ICAL-6] the calendar of a player has all tournaments in which they play, private ones too, and no others', async () => {
    const [one, two, , other] = players;
    const soon = inTime(2 * DAY);
    const open = await Event.build(cast.people.manager, cast.club, { ...soon, name: 'Open' });
    const hidden = await Event.build(cast.people.manager, cast.club, { ...soon, publicly_viewable: false });
    await open.started(players);
    await hidden.with([one, two]);
    must(await open.next());
    const file = await read(await addressOf(one), 'no');
    expect(file).toMatch(/^SUMMARY:(Hvit|Svart) mot .+, bord \d: Open\\, Runde 1$/m);
    expect(file).toContain(hidden.id);
    expect(await read(await addressOf(other))).not.toContain(hidden.id);
    must(await hidden.remove(one.id));
    expect(await read(await addressOf(one))).not.toContain(hidden.id);
  });

  it('[ICAL-6] the calendar of a player has user names where the tournament shows no real names', async () => {
    const [one, two] = players;
    const event = await Event.build(cast.people.manager, cast.club, { ...inTime(2 * DAY), show_only_usernames: true });
    await event.started([one, two, ...players.slice(2)]);
    must(await event.next());
    const pairing = (await event.boards(1)).find(({ white, black }) => white === one.id || black === one.id);
    const opponent = pairing?.white === one.id ? pairing.black : pairing?.white;
    expect(await read(await addressOf(one))).toContain(` against ${opponent}\\, board `);
  });

  it('[ICAL-6] the calendar of a player has one address at a time, and a wrong, replaced or ended one is not found', async () => {
    const person = await makePerson(cast.people.manager);
    const { browser } = person;
    const made = async () => (await browser.read(calls.calendarAddress)).made_at;
    expect(await made()).toBeNull();
    const first = await addressOf(person);
    expect(first).toMatch(/^[\w-]{22}$/);
    await read(first);
    const second = await addressOf(person);
    expect((await answerTo(first)).status).toBe(404);
    await read(second);
    expect(await made()).not.toBeNull();
    must(await browser.ask(calls.endCalendarAddress));
    expect((await answerTo(second)).status).toBe(404);
    expect((await answerTo('nothing-like-it')).status).toBe(404);
    expect(refusal(await new Browser().ask(calls.makeCalendarAddress))).toBe('403 loginFirst');
  });

  it('[ICAL-6] the calendar address of a player ends when a manager sets the password, and with the account', async () => {
    const { manager } = cast.people;
    const person = await makePerson(manager, { club: cast.club });
    const token = await addressOf(person);
    must(await manager.browser.ask(calls.setPassword, { id: person.id, body: { password: 'grønn hest i kvart' } }));
    expect((await answerTo(token)).status).toBe(404);
    const leaving = await makePerson(manager);
    const own = await addressOf(leaving);
    expect((await leaving.browser.read(calls.ownData)).calendar_addresses).toHaveLength(1);
    must(await leaving.browser.ask(calls.eraseAccount, { body: { pwd: leaving.password } }));
    expect((await answerTo(own)).status).toBe(404);
  });

  it('[ICAL-6] the calendar address of a player is stored as a hash only, and its token is never logged', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const token = await addressOf(players[0]);
    await read(token);
    await answerTo('wrong-token-in-an-address');
    const broken = { ...env, DB: {} };
    await app.request(pathTo(calls.ownCalendar, { token }), {}, broken);
    expect(JSON.stringify(said.mock.calls)).toContain(pathOf(calls.ownCalendar));
    expect(JSON.stringify(said.mock.calls)).not.toContain(token);
    said.mockRestore();
    const { results } = await env.DB.prepare('select token_hash from calendar_addresses').all();
    expect(JSON.stringify(results)).not.toContain(token);
  });
});

it('[ICAL-4] the fixtures that a calendar reads are those of the whole tournament', async () => {
  const { manager } = cast.people;
  const teams = [
    await makeTeam(manager, cast.club),
    await makeTeam(manager, cast.club),
    await makeTeam(manager, cast.club),
  ];
  const event = await Event.ofTeams(manager, cast.club, { rounds: 2, home_and_away: true, ...inTime(3 * DAY) });
  for (const team of teams) must(await event.addTeam(team));
  for (const [index, { id }] of players.slice(0, 3).entries()) must(await event.addFor(teams[index] ?? '', id));
  must(await event.start());
  must(await event.next());
  const id = asId<TournamentId>(event.id);
  const whole = await readTournament(openDb(env.DB), id);
  const [narrow] = await readFixtures(openDb(env.DB), [id], {
    account: null,
    captainOf: [asId<TeamId>(teams[0] ?? '')],
  });
  if (whole === undefined || narrow === undefined) throw new Error('no tournament');
  const { fixtures, isParticipating } = narrow;
  expect(isParticipating).toBe(true);
  expect(fixturesOf(whole)).toMatchObject(fixtures);
  expect(fixtures.rounds[0]?.matches).toHaveLength(1);
  expect(fixtures.rounds[0]?.free).toHaveLength(1);
});
