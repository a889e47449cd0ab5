import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';
import { OpenStream } from '../../support/workers/stream.ts';

let cast: Cast;
let event: Event;
let kari: Somebody;
let ola: Somebody;
beforeAll(async () => {
  cast = await makeCast();
  const people = await Promise.all([1, 2].map(() => makePerson(cast.people.manager, { club: cast.club })));
  [kari, ola] = people as [Somebody, Somebody];
  event = await (await Event.build(cast.people.manager, cast.club, { rounds: 1 })).started(people);
  must(await event.next());
});

const call = ({ browser }: Somebody, words = '') => browser.ask(calls.callArbiter, { id: event.id, body: { words } });
const answer = (id: number, words = '') =>
  event.host.ask(calls.answerCall, { id: event.id, call: id, body: { words } });
const seenBy = async ({ browser }: Somebody) => (await browser.read(calls.listCalls, { id: event.id })).calls;

describe('a call for the arbiter', () => {
  it('[CALL-3] a call for the arbiter reaches those who run the tournament at once, by stream and inbox, and nobody else', async () => {
    const host = await OpenStream.of(event.id, event.host);
    const player = await OpenStream.of(event.id, ola.browser);
    await Promise.all([host.event('games'), player.event('games')]);
    must(await call(kari, 'My opponent has touched a piece.'));
    await host.event('calls');
    expect(player.events('calls')).toEqual([]);
    const notice = {
      notice: 'arbiterCalled',
      params: expect.objectContaining({
        by: kari.id,
        round: '1',
        board: '1',
        words: 'My opponent has touched a piece.',
      }),
    };
    expect(await event.host.read(calls.unreadMessages)).toContainEqual(expect.objectContaining(notice));
    expect(await seenBy(cast.people.manager)).toMatchObject([
      { by: kari.id, round: 1, board: '1', game: null, words: 'My opponent has touched a piece.', answer: null },
    ]);
    await Promise.all([host.leave(), player.leave()]);
  });

  it('[CALL-2] a player with an open call for the arbiter cannot make a second one', async () => {
    expect(refusal(await call(kari))).toBe('409 arbiterCalledAlready');
    const [first] = await seenBy(kari);
    must(await answer(first?.id ?? 0, 'Touched, moved.'));
    expect(refusal(await answer(first?.id ?? 0))).toBe('409 callIsAnswered');
    must(await call(kari));
    expect(refusal(await answer(999_999))).toBe('404 noSuchArbiterCall');
  });

  it('[CALL-3] [CALL-4] the answer to a call reaches its player, who sees only their own calls', async () => {
    const notices = (await kari.browser.read(calls.unreadMessages)).map(({ notice }) => notice);
    expect(notices).toContain('callAnswered');
    const own = await seenBy(kari);
    expect(own.map((one) => one.answer?.words)).toEqual([undefined, 'Touched, moved.']);
    expect(await seenBy(ola)).toEqual([]);
    must(await call(ola));
    expect((await seenBy(cast.people.manager)).map(({ by }) => by)).toEqual([ola.id, kari.id, kari.id]);
  });

  it('[CALL-3] an open call for the arbiter is in the lobby of those who run the tournament, and of nobody else', async () => {
    const inLobby = async ({ browser }: Somebody) => (await browser.read(calls.lobby)).arbiter_calls;
    const tournament = { id: event.id, name: event.payload.name };
    const open = await inLobby(cast.people.manager);
    expect(open).toMatchObject([
      { tournament, round: 1, board: '1', game: null },
      { tournament, round: 1, board: '1', game: null },
    ]);
    expect(await inLobby(kari)).toEqual([]);
    expect(await inLobby(cast.people.otherManager)).toEqual([]);
    must(await answer(open[0]?.id ?? 0));
    expect((await inLobby(cast.people.manager)).map(({ id }) => id)).toEqual([open[1]?.id]);
  });

  it('[CALL-3] a call for the arbiter is answered once, though two answers arrive at the same moment', async () => {
    const [open] = await seenBy(cast.people.manager);
    const both = await Promise.all([answer(open?.id ?? 0), answer(open?.id ?? 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the fair-play report of a round', () => {
  it('[GAME-15] the fair-play report of a round is read from a given game on, and a negative number is refused', async () => {
    const of = (from?: number) =>
      event.host.read(calls.readFairPlay, {
        id: event.id,
        round: 1,
        ...(from === undefined ? {} : { query: { from } }),
      });
    // Kari and Ola met at a board.
    expect(await of()).toEqual({ rows: [], next: null });
    expect(await of(7)).toEqual({ rows: [], next: null });
    const backwards = await event.host.ask(calls.readFairPlay, { id: event.id, round: 1, query: { from: -1 } });
    expect(backwards.status).toBe(400);
  });
});
