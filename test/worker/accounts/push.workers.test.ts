import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, millis } from '../../../domain/kernel/time.ts';
import { MOST_PUSH_DEVICES } from '../../../domain/lib/push.ts';
import { gameStub, pushStub } from '../../../durable-objects/stubs.ts';
import { restoreClock, setClock } from '../../support/clock.ts';
import { gameSetup } from '../../support/domain/live-game.ts';
import { firstOf, type Tuple } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { GameListener } from '../../support/workers/game-listener.ts';
import { type Cast, enter, makeCast, type Somebody } from '../../support/workers/people.ts';
import { newPushDevice } from '../../support/workers/push-device.ts';
import { PUSH_KEYS } from '../../support/workers/push-keys.ts';

let cast: Cast;
let players: Tuple<Somebody, 4>;

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

type Device = Awaited<ReturnType<typeof newPushDevice>>;

/** A browser of somebody's that is told from now on. */
async function subscribed(
  { browser }: Pick<Somebody, 'browser'>,
  ...how: Parameters<typeof newPushDevice>
): Promise<Device> {
  const device = await newPushDevice(...how);
  must(await browser.ask(calls.addPushDevice, { body: device.payload }));
  return device;
}

const devicesOf = async ({ browser }: Pick<Somebody, 'browser'>) => (await browser.read(calls.ownData)).push_devices;

/** Another log-in of somebody's. */
const again = async ({ id, password }: Somebody): Promise<Pick<Somebody, 'browser'>> => enter(id, password);

/** A tournament in which these play, with its first round paired. */
async function paired(): Promise<Event> {
  const event = await Event.build(cast.people.manager, cast.club, { ...inTime(2 * HOUR), name: 'Høstcup' });
  await event.started(players);
  must(await event.next());
  return event;
}

const waiting = async (): Promise<number> =>
  (await env.DB.prepare('select count(*) as n from push_notices').first<number>('n')) ?? 0;

/** Rings until everything is brought. */
const brought = (id: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await runDurableObjectAlarm(pushStub(env, asId<TournamentId>(id)));
      expect(await waiting()).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );

describe('push notifications', () => {
  it('the devices of a player are notified, each in its language, that a round is paired, and nothing is left to send', async () => {
    const [one, two] = players;
    const [phone, laptop, other] = [
      await subscribed(one, '201', 'no'),
      await subscribed(await again(one), '201', 'en'),
      await subscribed(two, '503,201', 'en'),
    ];
    const event = await paired();
    await brought(event.id);
    const path = `/tournament/view/${event.id}`;
    const about = { title: 'Høstcup', path, tag: event.id };
    expect(await phone.read()).toEqual([
      {
        ...about,
        language: 'nb',
        body: expect.stringMatching(/^Runde 1 er satt opp: du har (hvit|svart) på bord \d\.$/),
      },
    ]);
    expect(await laptop.read()).toEqual([
      {
        ...about,
        language: 'en',
        body: expect.stringMatching(/^Round 1 is paired: you have (White|Black) on board \d\.$/),
      },
    ]);
    // Its service was out of order the first time.
    expect(await other.read()).toHaveLength(2);
    expect(firstOf(await phone.come()).headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
      ttl: expect.stringMatching(/^\d{5}$/),
      authorization: expect.stringMatching(/^vapid t=.+, k=/),
    });
  });

  it('a player whose game has begun without them gets a push notification, and a player at the board gets none', async () => {
    const [one, two] = players;
    const [phone, other] = [await subscribed(one), await subscribed(two, '201', 'no')];
    const event = await Event.build(cast.people.manager, cast.club, { ...inTime(2 * HOUR), name: 'Lyn' });
    const tournament: TournamentId = asId(event.id);
    const startsAt = millis(Date.now() + MINUTE);
    const id: GameId = asId('begins-without-black');
    const game = gameStub(env, id);
    await game.open(gameSetup({ id, tournament, white: asId(one.id), black: asId(two.id), startsAt }));
    await GameListener.open(id, asId(one.id));
    setClock(startsAt);
    await runDurableObjectAlarm(game);
    restoreClock();
    await vi.waitFor(
      async () => {
        await runDurableObjectAlarm(pushStub(env, tournament));
        expect(await other.come()).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    expect(await other.read()).toEqual([
      {
        title: 'Lyn',
        body: 'Partiet ditt i runde 1 har begynt. Du har svart.',
        path: `/game/play/${id}`,
        tag: event.id,
        language: 'nb',
      },
    ]);
    expect(await phone.come()).toEqual([]);
  });

  it('a player gets no push notification of a game whose start is long past', async () => {
    const [one] = players;
    const phone = await subscribed(one);
    const event = await Event.build(cast.people.manager, cast.club, { ...inTime(2 * HOUR), name: 'Sent' });
    const tournament: TournamentId = asId(event.id);
    const absent = [{ account: asId<AccountId>(one.id), side: 'white' }] as const;
    const start = { tournament, game: asId<GameId>('began-long-ago'), round: 1, absent };
    const stub = pushStub(env, tournament);
    await stub.gameStarts({ ...start, startedAt: millis(Date.now() - HOUR) });
    await runDurableObjectAlarm(stub);
    expect(await phone.come()).toEqual([]);
    await stub.gameStarts({ ...start, startedAt: millis(Date.now()) });
    await runDurableObjectAlarm(stub);
    await vi.waitFor(async () => expect(await phone.come()).toHaveLength(1), { timeout: 60_000 });
  });

  it('a push subscription is deleted when the push service reports it as gone', async () => {
    const person = firstOf(await makePlayers(cast.people.manager, cast.club, 1));
    await subscribed(person, '410');
    const event = await Event.build(cast.people.manager, cast.club, inTime(2 * HOUR));
    await event.started([person, ...players]);
    must(await event.next());
    await brought(event.id);
    expect(await devicesOf(person)).toEqual([]);
  });
});

describe('push subscriptions', () => {
  it('a push subscription belongs to one session, and ends with it', async () => {
    const person = firstOf(await makePlayers(cast.people.manager, cast.club, 1));
    const elsewhere = await again(person);
    const { endpoint } = await subscribed(elsewhere, '201', 'no');
    expect(await elsewhere.browser.read(calls.pushDevice)).toEqual({
      key: PUSH_KEYS.PUSH_PUBLIC_KEY,
      device: { endpoint, language: 'no' },
    });
    expect((await person.browser.read(calls.pushDevice)).device).toBeNull();
    expect(await devicesOf(person)).toMatchObject([{ endpoint, language: 'no' }]);
    must(await elsewhere.browser.ask(calls.logOut));
    expect(await devicesOf(person)).toEqual([]);
  });

  it('a browser is subscribed only for the last user who asked for it, until they end it', async () => {
    const [one, two] = await makePlayers(cast.people.manager, cast.club, 2);
    const { payload } = await subscribed(one);
    must(await two.browser.ask(calls.addPushDevice, { body: payload }));
    expect(await devicesOf(one)).toEqual([]);
    expect(await devicesOf(two)).toHaveLength(1);
    must(await two.browser.ask(calls.removePushDevice));
    expect(await devicesOf(two)).toEqual([]);
  });

  it('a user has at most ten push subscriptions: a new one replaces the oldest', async () => {
    const person = firstOf(await makePlayers(cast.people.manager, cast.club, 1));
    const first = await subscribed(person);
    for (let more = 0; more < MOST_PUSH_DEVICES; more += 1) await subscribed(await again(person));
    const kept = await devicesOf(person);
    expect(kept).toHaveLength(MOST_PUSH_DEVICES);
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  it('a push subscription needs the address of a known push service, and valid keys', async () => {
    const { payload } = await newPushDevice();
    const [{ browser }] = players;
    for (const wrong of [
      { endpoint: 'https://example.org/push' },
      { endpoint: 'http://fcm.googleapis.com/x' },
      { p256dh: `BA${'A'.repeat(85)}` },
      { auth: 'short' },
    ])
      expect(refusal(await browser.ask(calls.addPushDevice, { body: { ...payload, ...wrong } }))).toBe(
        '400 invalidInput',
      );
  });
});
