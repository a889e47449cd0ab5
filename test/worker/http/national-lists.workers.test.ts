import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { nationalList } from '../../support/national-list.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeAdmin, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let admin: Somebody;

beforeAll(async () => {
  [cast, admin] = [await makeCast(), await makeAdmin()];
});

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('delete from national_lists'), env.DB.prepare('delete from national_players')]);
});

const send = (csv: string, more: object = {}, federation = 'NOR') =>
  admin.browser.ask(calls.importNationalList, { federation, body: { month: 202611, csv, ...more } });

const inPlace = async () => (await admin.browser.read(calls.listRatingLists)).national;

/** The number of stored players, also of imports that are not in place. */
const stored = async (): Promise<unknown> =>
  env.DB.prepare('select count(*) as players from national_players').first('players');

describe('national rating lists', () => {
  it('[LIST-15] a list replaces that of its federation, and nothing is left of the one before', async () => {
    expect(must(await send(nationalList(20))).body).toEqual({ players: 20 });
    must(await send(nationalList(12), {}, 'SWE'));
    must(await send(nationalList(15), { month: 202612 }));
    expect(await inPlace()).toEqual([
      { federation: 'NOR', month: 202612, players: 15 },
      { federation: 'SWE', month: 202611, players: 12 },
    ]);
    expect(await stored()).toBe(27);
  });

  it('[LIST-15] an older list, and one of less than half the size, is taken only if the administrator insists', async () => {
    must(await send(nationalList(40)));
    expect(refusal(await send(nationalList(40), { month: 202610 }))).toBe('409 nationalListOlder');
    expect(refusal(await send(nationalList(19)))).toBe('409 nationalListShrunk');
    expect(await inPlace()).toEqual([{ federation: 'NOR', month: 202611, players: 40 }]);
    must(await send(nationalList(19), { force: true, month: 202610 }));
    expect(await inPlace()).toEqual([{ federation: 'NOR', month: 202610, players: 19 }]);
  });

  it('[LIST-13] a list with a fault changes nothing, and the answer says what is wrong and where', async () => {
    must(await send(nationalList(20)));
    const { status, body } = await send(`${nationalList(20)}\n21;Berg, Eva;1x00;Oslo SS`, { month: 202612 });
    expect([status, body]).toEqual([
      400,
      { message: 'nationalListRating', params: { line: 22, column: 'rating', text: '1x00', faults: 1 } },
    ]);
    expect(await inPlace()).toEqual([{ federation: 'NOR', month: 202611, players: 20 }]);
    expect(await stored()).toBe(20);
  });

  it('[LIST-15] an import that breaks off leaves the list that was in place, and the next one clears it away', async () => {
    must(await send(nationalList(5_100, () => 1500)));
    await env.DB.exec(
      "create trigger breaks before insert on national_players when new.id = '5100' begin select raise(abort, 'broken'); end",
    );
    expect(
      (
        await send(
          nationalList(5_100, () => 1500),
          { month: 202612 },
        )
      ).status,
    ).toBe(500);
    expect(await inPlace()).toEqual([{ federation: 'NOR', month: 202611, players: 5_100 }]);
    expect(await stored()).toBe(10_100);
    await env.DB.exec('drop trigger breaks');
    must(
      await send(
        nationalList(5_100, () => 1500),
        { month: 202612 },
      ),
    );
    expect(await inPlace()).toEqual([{ federation: 'NOR', month: 202612, players: 5_100 }]);
    expect(await stored()).toBe(5_100);
  });

  it('[LIST-16] players of a nationally seeded tournament are found by national id or FIDE number', async () => {
    const text = nationalList(12, (number) => 1900 + number);
    const [head, ...rows] = text.split('\n');
    must(await send([`${head};FIDE`, ...rows.map((row, at) => `${row};${at === 2 ? 1500077 : ''}`)].join('\n')));
    const { manager } = cast.people;
    const event = await Event.build(manager, cast.club, {
      rounds: 1,
      seeding_list: { source: 'nationalThenFide', kinds: null, month: null },
    });
    const account = await makePerson(manager, { club: cast.club, national_id: '1', fide_rating: 1000 });
    const foreign = await makePerson(manager, {
      club: cast.club,
      national_id: '2',
      fide_rating: 1001,
      fide_federation: 'SWE',
    });
    await event.with([account, foreign]);
    const byId = await event.guest({ national_id: '12', fide_rating: 1002 });
    const byNumber = await event.guest({ fide_number: 1500077 });
    const { participants, tournament } = await event.page();
    expect(Object.fromEntries(participants.map((row) => [row.account, row.fide_rating]))).toEqual({
      [account.id]: 1901,
      [foreign.id]: 1001,
      [byId]: 1912,
      [byNumber]: 1903,
    });
    expect(tournament.seeding_list.month).toBe(202611);
    const { facts_of_players } = await manager.browser.read(calls.readPlayers, { id: event.id });
    expect(facts_of_players[byId]).toMatchObject({ national_id: '12' });
    expect(facts_of_players[account.id]).toMatchObject({ national_id: null });
    must(
      await event.host.ask(calls.editEntrant, {
        id: event.id,
        account: byId,
        body: { first_name: 'Gro', last_name: 'Gjest', national_id: '5', fide_rating: 1912 },
      }),
    );
    const { changes } = await event.host.read(calls.readRatingChanges, { id: event.id });
    expect(changes).toEqual([{ account: byId, before: 1912, after: 1905, source: 'national', kind: 'standard' }]);
  });
});
