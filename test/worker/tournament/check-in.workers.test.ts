import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { DAY, MINUTE } from '../../../domain/kernel/time.ts';
import { app } from '../../../worker/app.ts';
import { scheduled } from '../../../worker/scheduled.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, type Somebody } from '../../support/workers/people.ts';

/** A Konrad of a club: only those who are here are paired, and they check in with the code of the room. */
const AT_THE_DOOR = {
  mode: 'ifHere',
  closes_at: 10,
  absence_points: 'zero',
  absence_quota: 0,
  absence_not_last: 0,
  absence_notice: 'none',
  no_show_to_on_call: true,
  withdraw_after_no_shows: 0,
  announced_is_enough: false,
  check_in_opens: 45,
  room_code: true,
  trust_names: false,
};

let cast: Cast;
let people: readonly Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  people = await Promise.all(Array.from({ length: 4 }, () => makePerson(cast.people.manager, { club: cast.club })));
});

/** A hall of four whose first round begins in half an hour. */
const hall = async (attendance = AT_THE_DOOR): Promise<Event> =>
  (
    await Event.build(cast.people.manager, cast.club, { kind: 13, rounds: 3, attendance, ...inTime(30 * MINUTE) })
  ).started(people);

const codeOf = async (event: Event): Promise<string> =>
  (await event.host.read(calls.readCheckIn, { id: event.id })).next?.code ?? '';

const checkIn = (event: Event, by: Somebody['browser'], body: { account?: string; code?: string }) =>
  by.ask(calls.checkIn, { id: event.id, round: 1, body });

const recordOf = async (event: Event, account: string) =>
  (await event.page()).participants.find((one) => one.account === account)?.attendance_record ?? null;

const another = (code: string): string => (code === '0000' ? '1111' : '0000');

describe('check-in at the door', () => {
  it('[CHK-1] a player with an account checks in with the code, and a visitor by name waits for the arbiter', async () => {
    const event = await hall();
    const [one, other] = people;
    if (one === undefined || other === undefined) throw new Error('nobody');
    const code = await codeOf(event);
    expect(code).toMatch(/^\d{4}$/);
    expect(must(await checkIn(event, one.browser, { code })).body).toMatchObject({ confirmed: true });
    expect(must(await checkIn(event, cast.visitor, { account: other.id, code })).body).toMatchObject({
      confirmed: false,
    });
    expect(await recordOf(event, one.id)).toMatchObject({ rounds: [{ round: 1, mark: 'here', by: 'player' }] });
    expect(await recordOf(event, other.id)).toMatchObject({ rounds: [], unconfirmed_round: 1 });
    expect((await one.browser.read(calls.readCheckIn, { id: event.id })).next).toMatchObject({ own: 'here' });
  });

  it('[CHK-2] the code is told to organisers only, stays for its round, and is on the poster', async () => {
    const event = await hall();
    const [player] = people;
    if (player === undefined) throw new Error('nobody');
    const code = await codeOf(event);
    expect(await codeOf(event)).toBe(code);
    expect((await player.browser.read(calls.readCheckIn, { id: event.id })).next).toMatchObject({ needs_code: true });
    expect((await player.browser.read(calls.readCheckIn, { id: event.id })).next).not.toHaveProperty('code');
    const headers = { cookie: event.host.cookie ?? '' };
    const path = pathTo(calls.printPoster, { id: event.id });
    const poster = await app.request(`http://localhost${path}`, { headers }, env);
    expect(await poster.text()).toContain(`>${code}<`);
    expect(refusal(await player.browser.ask(calls.printPoster, { id: event.id }))).toBe('403 forbidden');
  });

  it('[CHK-5] nobody but the organisers sees who has checked in', async () => {
    const event = await hall();
    const [one, other] = people;
    if (one === undefined || other === undefined) throw new Error('nobody');
    must(await checkIn(event, cast.visitor, { account: one.id, code: await codeOf(event) }));
    const seen = await event.page(other.browser);
    expect(JSON.stringify(seen)).not.toContain('unconfirmed_round');
  });

  it('[CHK-5] attendance and codes are deleted 90 days after the end, and not before', async () => {
    const event = await hall();
    const [one] = people;
    if (one === undefined) throw new Error('nobody');
    must(await checkIn(event, one.browser, { code: await codeOf(event) }));
    const ended = (days: number) =>
      env.DB.prepare('update tournaments set finished_at = ?, end_date = ? where id = ?')
        .bind(Date.now() - days * DAY, new Date(Date.now() - days * DAY).toISOString().slice(0, 10), event.id)
        .run();
    const left = () =>
      env.DB.prepare(
        'select (select count(*) from participants where tournament = ?1 and attendance_record is not null) as records, (select count(*) from room_codes where tournament = ?1) as codes',
      )
        .bind(event.id)
        .first();
    await ended(89);
    await scheduled(createScheduledController(), env);
    expect(await left()).toEqual({ records: 1, codes: 1 });
    await ended(92);
    await scheduled(createScheduledController(), env);
    expect(await left()).toEqual({ records: 0, codes: 0 });
  });

  it('[CHK-2] a wrong code changes nothing, and after ten within a minute even the right one has to wait', async () => {
    const event = await hall();
    const [one] = people;
    if (one === undefined) throw new Error('nobody');
    const code = await codeOf(event);
    expect(refusal(await checkIn(event, one.browser, {}))).toBe('403 wrongRoomCode');
    for (let wrong = 2; wrong <= 10; wrong += 1)
      expect(refusal(await checkIn(event, one.browser, { code: another(code) }))).toBe('403 wrongRoomCode');
    expect(refusal(await checkIn(event, one.browser, { code }))).toBe('429 tooManyRequests');
    expect(await recordOf(event, one.id)).toBeNull();
  });
});
