import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let event: Event;
/** A stranger to the host's clubs, and a member of one of them. */
let stranger: Somebody;
let member: Somebody;

const rename = (account: string, first: string, last: string, fideNumber: number) =>
  env.DB.prepare('update accounts set first_name = ?, last_name = ?, fide_number = ? where id = ?')
    .bind(first, last, fideNumber, account)
    .run();

beforeAll(async () => {
  cast = await makeCast();
  const { manager, otherManager } = cast.people;
  event = await Event.build(manager, cast.club, { rounds: 3 });
  stranger = await makePerson(otherManager, { club: cast.otherClub });
  member = await makePerson(manager, { club: cast.club });
  await rename(stranger.id, 'Øyvind', 'Sørlien-Çelik', 1_511_111);
  await rename(member.id, 'Åse', 'Sørlien-Çelik', 1_522_222);
});

const find = async (q: string, by = cast.people.manager.browser) =>
  by.read(calls.findAccounts, { id: event.id, query: { q } });

describe('the search for accounts to enter', () => {
  it('organisers find accounts of all clubs by user name and FIDE number, without names they may not see (R-184)', async () => {
    const hidden = { id: stranger.id, first_name: '', last_name: '' };
    expect(await find(stranger.id.toUpperCase())).toEqual([expect.objectContaining({ ...hidden, fide_number: null })]);
    expect(await find('1511111')).toEqual([expect.objectContaining({ ...hidden, fide_number: 1_511_111 })]);
    must(await event.add(stranger.id));
    expect(await find('1511111')).toEqual([]);
    must(await event.remove(stranger.id));
  });

  it('organisers find accounts by names they may see, typed with or without their special letters', async () => {
    for (const q of ['Sørlien', 'sorlien-celik', 'åse sør', 'SORLIEN ASE']) {
      expect(
        (await find(q)).map(({ id }) => id),
        q,
      ).toEqual([member.id]);
    }
    expect(await find('Øyvind')).toEqual([]);
  });

  it('organisers find accounts by the names of users who show them to everybody', async () => {
    await env.DB.prepare('update accounts set show_real_name = 1 where id = ?').bind(stranger.id).run();
    expect(await find('oyvind sor')).toEqual([
      expect.objectContaining({ id: stranger.id, first_name: 'Øyvind', fide_number: 1_511_111 }),
    ]);
    await env.DB.prepare('update accounts set show_real_name = 0 where id = ?').bind(stranger.id).run();
  });

  it('a user who does not run the tournament cannot search for accounts to enter', async () => {
    const answer = await stranger.browser.ask(calls.findAccounts, { id: event.id, query: { q: 'sor' } });
    expect(refusal(answer)).toBe('403 forbidden');
  });
});

describe('the search for accounts to enter into a club', () => {
  const findFor = async (q: string, by = cast.people.manager.browser) =>
    (await by.read(calls.findNewMembers, { id: cast.club, query: { q } })).map(({ id }) => id);

  it('managers find accounts of other clubs by user name and FIDE number, and no members of their own (F52)', async () => {
    expect(await findFor(stranger.id)).toEqual([stranger.id]);
    expect(await findFor('1511111')).toEqual([stranger.id]);
    expect(await findFor('oyvind')).toEqual([]);
    expect(await findFor(member.id)).toEqual([]);
    expect(await findFor('sorlien')).toEqual([]);
  });

  it('a user who does not manage the club cannot search for new members', async () => {
    const answer = await stranger.browser.ask(calls.findNewMembers, { id: cast.club, query: { q: 'sor' } });
    expect(refusal(answer)).toBe('403 forbidden');
  });
});
