import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { listedPlayer } from '../../../domain/fide-list/player.ts';
import { HOUR } from '../../../domain/kernel/time.ts';
import { d1Database } from '../../../services/fide-list/d1-database.ts';
import { writePlayers } from '../../../services/fide-list/database.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson } from '../../support/workers/people.ts';

const PLAYERS = 100;
const FIRST_NUMBER = 1_500_001;

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

afterEach(async () => {
  await env.DB.exec('delete from fide_players');
  await env.DB.exec('delete from fide_imports');
});

/** FIDE's list of a month with players 0 to 99; the blitz rating is what the test says, or none. */
async function importFide(month: number, blitzOf: (at: number) => number | null): Promise<void> {
  const players = Array.from({ length: PLAYERS }, (_, at) => {
    const [number, standard] = [FIRST_NUMBER + at, 1400 + at];
    const blitz = String(blitzOf(at) ?? 0);
    const fields = { fideid: String(number), name: `Listed${at}, Per`, country: 'NOR', rating: String(standard) };
    return listedPlayer({ ...fields, blitz_rating: blitz, blitz_k: '20' }, 'all') ?? [];
  }).flat();
  await d1Database(env.DB).run([
    ...writePlayers(players, 'all', month),
    {
      sql: 'insert into fide_imports (source, month, done, players, finished_at) values (?, ?, ?, ?, 1)',
      values: [`list ${month}`, month, PLAYERS, PLAYERS],
    },
  ]);
}

const guests = Array.from({ length: PLAYERS }, (_, at) => ({
  first_name: 'Per',
  last_name: `Listed${at}`,
  fide_number: FIRST_NUMBER + at,
  // The form proposes the standard rating.
  fide_rating: 1400 + at,
}));

const BLITZ = { initial_time: 3, increment: 2, rounds: 1 };

/** Even ones have a blitz rating, the others are seeded by the standard one. */
const november = (at: number): number | null => (at % 2 === 0 ? 2400 - at : null);
const expected = (at: number): number => november(at) ?? 1400 + at;

/** Ratings by the numbers of the players, and the places of the starting list. */
async function seeded(event: Event) {
  const { participants, tournament } = await event.page();
  const rows = [...participants].sort((one, other) => one.seed - other.seed);
  const ratingOf = new Map(rows.map(({ last_name, fide_rating }) => [last_name, fide_rating]));
  return {
    list: tournament.seeding_list,
    ratings: guests.map(({ last_name }) => ratingOf.get(last_name)),
    inOrder: rows.map(({ fide_rating }) => fide_rating ?? 0),
  };
}

async function sheet(event: Event, by: 'start' | 'standings'): Promise<string> {
  const headers = { cookie: event.host.cookie ?? '' };
  const path = pathTo(calls.printResults, { id: event.id, query: { by } });
  const response = await app.request(`http://localhost${path}`, { headers }, env);
  return response.text();
}

const changesOf = (event: Event, by = event.host) => by.read(calls.readRatingChanges, { id: event.id });
const takeOver = (event: Event, body = {}) => event.host.ask(calls.takeOverRatings, { id: event.id, body });

describe('seeding by rating lists', () => {
  it('[ENTRY-19] [ENTRY-20] 100 players of a blitz event are seeded by blitz ratings, which December’s list changes on request before round 1 and not after', async () => {
    await importFide(202611, november);
    const event = await Event.build(cast.people.manager, cast.club, BLITZ);
    must(await event.host.ask(calls.addEntrants, { id: event.id, body: { guests } }));

    const first = await seeded(event);
    expect(first.ratings).toEqual(guests.map((_, at) => expected(at)));
    expect(first.inOrder).toEqual([...first.inOrder].sort((one, other) => other - one));
    expect(first.list).toEqual({ source: 'fide', kinds: null, month: 202611 });
    expect(await sheet(event, 'start')).toContain('FIDE blitz, November 2026');
    expect(await changesOf(event)).toEqual({ month: 202611, may_take_over: true, changes: [] });

    const december = (at: number): number | null => (at < 12 ? 2500 + at : november(at));
    await importFide(202612, december);
    const { month, changes } = await changesOf(event);
    expect([month, changes.length]).toEqual([202612, 12]);
    expect(changes).toContainEqual({
      account: expect.any(String),
      before: 1401,
      after: 2501,
      source: 'fide',
      kind: 'blitz',
    });
    expect((await seeded(event)).ratings).toEqual(first.ratings);

    expect(must(await takeOver(event)).body).toMatchObject({ taken: 12 });
    const second = await seeded(event);
    expect(second.ratings).toEqual(guests.map((_, at) => december(at) ?? 1400 + at));
    expect(second.inOrder).toEqual([...second.inOrder].sort((one, other) => other - one));
    expect(second.list.month).toBe(202612);
    expect(await sheet(event, 'start')).toContain('FIDE blitz, December 2026');

    must(await event.start());
    must(await event.next());
    await importFide(202701, () => 1000);
    expect(await changesOf(event)).toEqual({ month: 202701, may_take_over: false, changes: [] });
    expect(refusal(await takeOver(event))).toBe('409 ratingsAreFixed');
    expect(await seeded(event)).toEqual(second);
    expect(await sheet(event, 'standings')).toContain('FIDE blitz, December 2026');
  });

  it('[ENTRY-19] an account is seeded by its FIDE number, and by its own rating where the list has none', async () => {
    await importFide(202611, november);
    const { manager } = cast.people;
    const number = FIRST_NUMBER + 50;
    const listed = await makePerson(manager, { club: cast.club, fide_number: number, fide_rating: 1999 });
    const unlisted = await makePerson(manager, { club: cast.club, fide_rating: 1888 });
    const event = await (await Event.build(manager, cast.club, BLITZ)).with([listed, unlisted]);
    const { participants } = await event.page();
    const ratings = Object.fromEntries(participants.map(({ account, fide_rating }) => [account, fide_rating]));
    expect(ratings).toEqual({ [listed.id]: 2350, [unlisted.id]: 1888 });
  });

  it('[SET-8] the organiser chooses the list before the first pairing, and a client that does not send it keeps it', async () => {
    await importFide(202611, november);
    const event = await Event.build(cast.people.manager, cast.club, {
      ...BLITZ,
      ...inTime(HOUR),
      seeding_list: { source: 'fide', kinds: ['standard'], month: 202501 },
    });
    await event.guest(guests[0]);
    const chosen = { source: 'fide', kinds: ['standard'], month: 202611 };
    expect((await event.page()).tournament.seeding_list).toEqual(chosen);
    must(await event.edit({ name: 'Autumn Blitz', seeding_list: undefined }));
    expect((await event.page()).tournament.seeding_list).toEqual(chosen);
    must(await event.edit({ seeding_list: { source: 'fide', kinds: null, month: null } }));
    expect((await event.page()).tournament.seeding_list).toEqual({ ...chosen, kinds: null });
    expect((await changesOf(event)).changes).toMatchObject([{ before: 1400, after: 2400, kind: 'blitz' }]);
    expect((await event.edit({ seeding_list: { ...chosen, kinds: ['blitz', 'blitz'] } })).body).toMatchObject({
      message: 'invalidInput',
      fields: ['seeding_list.kinds'],
    });
  });
});
