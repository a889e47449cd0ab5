import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSION_ENDED } from '../../contract/accounts/person-socket.ts';
import * as calls from '../../contract/calls.ts';
import { type AccountId, asId, type TournamentId } from '../../domain/kernel/ids.ts';
import { HERE_MS, MOST_CONNECTIONS, PERSON_CACHE_MS } from '../../domain/kernel/limits.ts';
import { HOUR, MINUTE, SECOND } from '../../domain/kernel/time.ts';
import { PersonObject } from '../../durable-objects/person/person-object.ts';
import { personStub, presenceShard, presenceStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { restoreClock, setClockAhead } from '../support/clock.ts';
import { must } from '../support/workers/browser.ts';
import { d1CallsOf } from '../support/workers/d1-calls.ts';
import { Event, inTime, makePlayers } from '../support/workers/event.ts';
import { OwnPage } from '../support/workers/own-page.ts';
import { type Cast, enter, makeCast, makePerson, type Somebody } from '../support/workers/people.ts';

let cast: Cast;
let host: Somebody;
beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
});
afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
});

const ONLINE = { default_game_location: 1, online_pairing_interval_t: 1 };

const objectOf = ({ id }: Somebody) => personStub(env, asId<AccountId>(id));
const newPerson = (): Promise<Somebody> => makePerson(host, { club: cast.club });

/** What an open page without a socket asks for every 30 seconds. */
const poll = async ({ browser }: Somebody) => {
  const unread = await browser.read(calls.unreadMessages);
  const lobby = await browser.read(calls.lobby);
  return { unread: unread.map(({ notice, message }) => notice ?? message), lobby };
};

const writeTo = async (text: string): Promise<unknown> =>
  must(await host.browser.ask(calls.messageClub, { id: cast.club, body: { text } }));

describe('a page at rest', () => {
  it('an open page asks D1 for nothing for an hour, and nor does its object', async () => {
    const person = await newPerson();
    await poll(person);
    const page = await OwnPage.of(person.browser);
    await poll(person);
    const rest = await d1CallsOf(async () => {
      for (let ms = 0; ms < 60 * MINUTE; ms += HERE_MS) {
        setClockAhead(ms);
        if (ms % (4 * HERE_MS) === 0) await evictDurableObject(objectOf(person));
        await page.here();
      }
    });
    expect([rest, page.changes, page.closedWith]).toEqual([0, 1, null]);
    page.leave();
  });

  it('a page that polls as specified asks D1 for nothing while nothing changes, also if its object sleeps in between', async () => {
    const person = await newPerson();
    const first = await d1CallsOf(() => poll(person));
    const rest = await d1CallsOf(async () => {
      for (let ms = 0; ms < PERSON_CACHE_MS - MINUTE; ms += 30 * SECOND) {
        setClockAhead(ms);
        await evictDurableObject(objectOf(person));
        await poll(person);
      }
    });
    // The log-in has read rights and sessions; what both answers need takes one batch.
    expect([first, rest]).toEqual([1, 0]);
  });

  it('after a change both answers take one call of D1 together', async () => {
    const person = await newPerson();
    await poll(person);
    await writeTo('Training is on Friday');
    expect(await d1CallsOf(() => poll(person))).toBe(1);
    expect(await d1CallsOf(() => poll(person))).toBe(0);
  });

  it('the time to the next game passes although it is not read again', async () => {
    const [ann, ben] = await makePlayers(host, cast.club, 2);
    await (await Event.build(host, cast.club, { default_game_location: 1, rounds: 1, ...inTime(20 * MINUTE) })).started(
      [ann, ben],
    );
    const { next } = await ann.browser.read(calls.lobby);
    setClockAhead(5 * MINUTE);
    const later = await ann.browser.read(calls.lobby);
    expect(next - later.next).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(next - later.next).toBeLessThan(6 * MINUTE);
    expect(later.pairings).toHaveLength(1);
  });
});

describe('an open page', () => {
  it('is told of a message to its user, which is unread then', async () => {
    const person = await newPerson();
    const page = await OwnPage.of(person.browser);
    expect((await poll(person)).unread).toEqual([]);
    await writeTo('Bring your own clock');
    await page.changed(2);
    expect((await poll(person)).unread).toEqual(['Bring your own clock']);
    must(await person.browser.ask(calls.openInbox));
    await page.changed(3);
    expect((await poll(person)).unread).toEqual([]);
    page.leave();
  });

  it('is told of a round that pairs its user, and of the end of their own game, but not of those of others', async () => {
    const players = await makePlayers(host, cast.club, 4);
    const outsider = await newPerson();
    const event = await (await Event.build(host, cast.club, ONLINE)).with(players);
    const pages = await Promise.all(players.map(({ browser }) => OwnPage.of(browser)));
    const outside = await OwnPage.of(outsider.browser);
    must(await event.start());
    for (const [index, page] of pages.entries()) {
      await page.changed(2);
      const { unread, lobby } = await poll(players[index] ?? outsider);
      expect(lobby.info?.tournament.id).toBe(event.id);
      expect(unread).toContainEqual(expect.stringMatching(/^plays/));
    }
    const { white, black } = await event.firstBoard(1);
    const before = pages.map(({ changes }) => changes);
    await event.gameEnds(1, white, black ?? '');
    await expect.poll(() => pages.filter((page, index) => page.changes > (before[index] ?? 0)).length).toBe(2);
    for (const [index, { id, browser }] of players.entries()) {
      const isTheirs = id === white || id === black;
      expect((pages[index]?.changes ?? 0) > (before[index] ?? 0)).toBe(isTheirs);
      expect((await browser.read(calls.lobby)).id === null).toBe(isTheirs);
    }
    expect(outside.changes).toBe(1);
    for (const page of [...pages, outside]) page.leave();
  });

  it('is told of a call for the arbiter, of its answer, and of the end of the tournament, if its user may run it', async () => {
    const players = await makePlayers(host, cast.club, 2);
    const event = await (await Event.build(host, cast.club, { rounds: 1 })).started(players);
    must(await event.next());
    const { chief, clubArbiter, member } = cast.people;
    const organisers = [host, chief, clubArbiter];
    const pages = await Promise.all([...organisers, member].map(({ browser }) => OwnPage.of(browser)));
    const callsShown = () => Promise.all(organisers.map(async (one) => (await poll(one)).lobby.arbiter_calls.length));
    const before = await callsShown();
    must(await players[0].browser.ask(calls.callArbiter, { id: event.id, body: { words: 'Illegal move' } }));
    for (const page of pages.slice(0, 3)) await page.changed(2);
    expect(await callsShown()).toEqual(before.map((count) => count + 1));
    expect(pages[3]?.changes).toBe(1);
    const call = (await host.browser.read(calls.lobby)).arbiter_calls.find(
      ({ tournament }) => tournament.id === event.id,
    );
    must(await host.browser.ask(calls.answerCall, { id: event.id, call: call?.id ?? 0, body: { words: '' } }));
    expect(await callsShown()).toEqual(before);
    must(await players[0].browser.ask(calls.callArbiter, { id: event.id, body: { words: 'Again' } }));
    expect(await callsShown()).toEqual(before.map((count) => count + 1));
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black ?? '', 1));
    expect(await callsShown()).toEqual(before);
    for (const page of pages) page.leave();
  });

  it('is closed when its session ends, while other pages of the same user stay', async () => {
    const person = await newPerson();
    const elsewhere = await enter(person.id, person.password);
    const [page, other] = [await OwnPage.of(person.browser), await OwnPage.of(elsewhere.browser)];
    must(await elsewhere.browser.ask(calls.endOtherSessions));
    expect(await page.closed()).toBe(SESSION_ENDED);
    expect(other.closedWith).toBeNull();
    expect(await OwnPage.opened(person.browser)).toBe(403);
    must(await host.browser.ask(calls.setPassword, { id: person.id, body: { password: 'another password' } }));
    expect(await other.closed()).toBe(SESSION_ENDED);
  });

  it('is closed although the object has slept since it was opened', async () => {
    const person = await newPerson();
    const page = await OwnPage.of(person.browser);
    await evictDurableObject(objectOf(person));
    await writeTo('Good morning');
    await page.changed(2);
    await evictDurableObject(objectOf(person));
    must(await person.browser.ask(calls.logOut));
    expect(await page.closed()).toBe(SESSION_ENDED);
  });

  it('is refused to visitors, and to a user with too many of them', async () => {
    expect(await OwnPage.opened(cast.visitor)).toBe(403);
    const person = await newPerson();
    const pages = [];
    for (let count = 0; count < MOST_CONNECTIONS.pages; count += 1) pages.push(await OwnPage.of(person.browser));
    expect(await OwnPage.opened(person.browser)).toBe(429);
    pages.pop()?.leave();
    await expect.poll(async () => typeof (await OwnPage.opened(person.browser))).toBe('object');
    for (const page of pages) page.leave();
  });
});

describe('a notification that is lost', () => {
  it('a tournament notifies those whom it could not reach later, also after a crash', async () => {
    const [ann, ben] = await makePlayers(host, cast.club, 2);
    const event = await (await Event.build(host, cast.club, { ...ONLINE, rounds: 1 })).with([ann, ben]);
    expect((await poll(ann)).lobby.id).toBeNull();
    const lost = vi.spyOn(PersonObject.prototype, 'overviewChanged').mockRejectedValue(new Error('not reached'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    must(await event.start());
    expect(lost).toHaveBeenCalled();
    expect((await poll(ann)).lobby.id).toBeNull();
    lost.mockRestore();
    const stub = tournamentStub(env, asId<TournamentId>(event.id));
    await evictDurableObject(stub);
    await runDurableObjectAlarm(stub);
    await expect.poll(async () => (await poll(ann)).lobby.info?.tournament.id).toBe(event.id);
    expect((await poll(ben)).lobby.info?.tournament.id).toBe(event.id);
  });

  it('a message is shown ten minutes later at most, even if its recipient was never notified', async () => {
    const person = await newPerson();
    await poll(person);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lost = vi.spyOn(PersonObject.prototype, 'overviewChanged').mockRejectedValue(new Error('not reached'));
    await writeTo('Lost and found');
    lost.mockRestore();
    expect((await poll(person)).unread).toEqual([]);
    setClockAhead(PERSON_CACHE_MS);
    expect((await poll(person)).unread).toEqual(['Lost and found']);
  });
});

describe('presence', () => {
  it('whoever was here in the last minute is online, also if that was too soon after a report to be reported', async () => {
    const person = await newPerson();
    const isOnline = async (): Promise<boolean> => {
      const [status] = await cast.visitor.read(calls.onlineStatuses, { body: { accounts: [person.id] } });
      return status?.online ?? false;
    };
    setClockAhead(0);
    await person.browser.ask(calls.unreadMessages);
    setClockAhead(HERE_MS - SECOND);
    await person.browser.ask(calls.unreadMessages);
    setClockAhead(HERE_MS - SECOND + MINUTE - SECOND);
    expect(await isOnline()).toBe(true);
    setClockAhead(HERE_MS + MINUTE + SECOND);
    expect(await isOnline()).toBe(false);
  });

  it('users stay online when the object that knows them has been out of memory between two reports', async () => {
    const person = await newPerson();
    setClockAhead(HOUR);
    await person.browser.ask(calls.unreadMessages);
    const account = asId<AccountId>(person.id);
    const stub = presenceStub(env, presenceShard(account));
    await vi.waitFor(async () => expect(await stub.online([account])).toEqual([account]));
    await evictDurableObject(stub);
    expect(await stub.online([account])).toEqual([account]);
  });

  it('the user of an open page is online as long as it is open, and reported at most once in 45 seconds', async () => {
    const person = await newPerson();
    const isOnline = async (): Promise<boolean> => {
      const [status] = await cast.visitor.read(calls.onlineStatuses, { body: { accounts: [person.id] } });
      return status?.online ?? false;
    };
    const page = await OwnPage.of(person.browser);
    expect(await isOnline()).toBe(true);
    for (let ms = HERE_MS; ms < 10 * HERE_MS; ms += HERE_MS) {
      setClockAhead(ms);
      await page.here();
      expect(await isOnline()).toBe(true);
    }
    page.leave();
    setClockAhead(12 * HERE_MS);
    expect(await isOnline()).toBe(false);
  });
});
