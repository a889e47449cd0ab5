import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { closingDay, monthOf } from '../../../domain/fide-list/month.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { Browser, must } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

const NUMBER = 8_100_001;

let cast: Cast;
let listed: Somebody;
let rival: Somebody;
let unrated: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  const { manager } = cast.people;
  listed = await makePerson(manager, { club: cast.club, fide_rating: 1800, fide_number: NUMBER });
  rival = await makePerson(manager, { club: cast.club, fide_rating: 1700 });
  unrated = await makePerson(manager, { club: cast.club });
  await env.DB.prepare(
    "insert into fide_players (number, first_name, last_name, search_key, federation, standard, k, rapid_k, month) values (?, 'A', 'B', 'b a', 'NOR', 1800, 40, 10, 202601)",
  )
    .bind(NUMBER)
    .run();
});

beforeEach(async () => {
  await env.DB.exec('delete from fide_imports');
});

/** A rated tournament over the board in which the listed one has beaten the rival. */
async function played(changes: Record<string, unknown> = {}): Promise<Event> {
  const event = await Event.build(cast.people.manager, cast.club, {
    fide_rated: true,
    initial_time: 90,
    increment: 30,
    rounds: 2,
    ...changes,
  });
  await event.started([listed, rival, unrated]);
  must(await event.next());
  for (const { white, black } of await event.boards(1)) {
    const favourite = [listed.id, rival.id].find((id) => id === white || id === black);
    await event.result(1, white, black, white === favourite ? 1 : -1);
  }
  await event.next();
  for (const { white, black } of await event.boards(2))
    await event.result(2, white, black, white === listed.id ? 1 : -1);
  return event;
}

const changesOf = async (event: Event, by: Browser = new Browser()) => {
  const { rating_list: list, rating_changes: changes } = await by.read(calls.readStats, { id: event.id });
  return { list, changes: Object.fromEntries(changes.map(({ account, ...change }) => [account, change])) };
};

const estimateOf = async ({ id }: Somebody, by: Browser = new Browser()) =>
  (await by.read(calls.viewProfile, { id })).rating_estimate;

/** The list of this month is in place. */
const confirm = (month: number): Promise<unknown> =>
  env.DB.prepare('insert into fide_imports (source, month, done, players, finished_at) values (?, ?, 1, 1, 1)')
    .bind(`list ${month}`, month)
    .run();

describe('estimated rating changes', () => {
  it('estimated rating changes are in the statistics of a tournament, with the K of the list, for rated players (R-010)', async () => {
    const event = await played();
    const { list, changes } = await changesOf(event);
    expect(list).toBe('standard');
    // 100 points apart, .64 was expected of the stronger: K of the list is 40, and 20 where it does not have the player.
    expect(changes).toEqual({
      [listed.id]: { change: 40 * 36, k: 40, games: 1 },
      [rival.id]: { change: -20 * 36, k: 20, games: 1 },
    });
  });

  it('estimated rating changes use the K of the rating list for the time control', async () => {
    const { list, changes } = await changesOf(await played({ initial_time: 15, increment: 10 }));
    expect([list, changes[listed.id]?.k]).toEqual(['rapid', 10]);
  });

  it('estimated rating changes are missing where nothing is rated, and reveal no hidden results', async () => {
    expect(await changesOf(await played({ fide_rated: false }))).toEqual({ list: null, changes: {} });
    const hidden = await played({ show_only_top: true, show_only_top_nr: 1 });
    expect((await changesOf(hidden)).changes).toEqual({});
    expect((await changesOf(hidden, cast.people.manager.browser)).changes).toHaveProperty(listed.id);
  });

  it('estimated rating changes add up on the profile until a new rating list is confirmed (R-011)', async () => {
    const player = await makePerson(cast.people.manager, { club: cast.club, fide_rating: 1800 });
    const rated = { start_date: '2031-05-02', end_date: '2031-05-04' };
    for (const changes of [rated, { ...rated, publicly_viewable: false }]) {
      const event = await Event.build(cast.people.manager, cast.club, {
        fide_rated: true,
        initial_time: 90,
        increment: 30,
        rounds: 1,
        ...changes,
      });
      await event.started([player, rival]);
      must(await event.next());
      const { white, black } = await event.firstBoard(1);
      await event.result(1, white, black, white === player.id ? 1 : -1);
    }
    const one = { list: 'standard', change: 20 * 36, games: 1 };
    expect(await estimateOf(player)).toEqual({ since: monthOf(millis(Date.now())), lists: [one] });
    await confirm(203105);
    expect(await estimateOf(player)).toEqual({ since: 203105, lists: [one] });
    // The player sees their private tournament too.
    expect((await estimateOf(player, player.browser)).lists).toEqual([{ ...one, change: 2 * one.change, games: 2 }]);
    expect(closingDay(203106) > rated.end_date).toBe(true);
    await confirm(203106);
    expect(await estimateOf(player)).toEqual({ since: 203106, lists: [] });
  });
});
