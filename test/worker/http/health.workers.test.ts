import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { REQUESTS_PER_MINUTE } from '../../../domain/kernel/limits.ts';
import { DAY, HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import { NO_COUNTS } from '../../../domain/lib/health-counts.ts';
import { HealthObject } from '../../../durable-objects/health/health-object.ts';
import { healthStub } from '../../../durable-objects/stubs.ts';
import { restoreClock, setClock } from '../../support/clock.ts';
import { Event } from '../../support/workers/event.ts';
import { parkMessage } from '../../support/workers/parked-messages.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

let now: Millis = millis(Date.now() - (Date.now() % DAY));
beforeEach(() => {
  // Each test has a day of its own, as all share the object.
  now = millis(now + 2 * DAY);
  setClock(() => now);
});
afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
});

/** The next minute begins: its first request hands over the sums of the last one. */
async function nextMinute(): Promise<void> {
  const add = vi.spyOn(HealthObject.prototype, 'add');
  now = millis(now + MINUTE);
  await cast.visitor.ask(calls.authInfo);
  await vi.waitFor(() => expect(add).toHaveBeenCalled());
  add.mockRestore();
}

const read = () => cast.people.admin.browser.read(calls.readHealth);

const SETUP = {
  code: 'x'.repeat(16),
  username: 'somebody',
  first_name: 'Some',
  last_name: 'Body',
  email: '',
  password: 'rain on the fjord',
};
const PUBLIC = pathTo(calls.findTournaments);

describe("the operator's page", () => {
  it('requests are counted by the class of their response, and handed over once the minute has ended', async () => {
    await nextMinute();
    const add = vi.spyOn(HealthObject.prototype, 'add');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let count = 0; count < 3; count += 1) expect((await cast.visitor.get(PUBLIC)).status).toBe(200);
    expect((await cast.visitor.get('/s/no-such-call')).status).toBe(404);
    expect((await cast.visitor.ask(calls.readHealth)).status).toBe(403);
    const prepared = vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, 'prepare').mockImplementation(() => {
      throw new Error('out of order');
    });
    expect((await cast.visitor.get(PUBLIC)).status).toBe(500);
    prepared.mockRestore();
    expect(add).not.toHaveBeenCalled();
    await nextMinute();
    // Another request has begun the minute.
    const { hour } = await read();
    expect(hour).toMatchObject({ requests: 7, succeeded: 4, refused: 2, limited: 0, failed: 1 });
    expect(hour.statements).toBeGreaterThanOrEqual(4);
  });

  it('refusals by a rate limit are counted', async () => {
    await nextMinute();
    const most = REQUESTS_PER_MINUTE.setup.address;
    const tries = Array.from({ length: most + 2 }, () => cast.visitor.ask(calls.setUp, { body: SETUP }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await nextMinute();
    expect((await read()).hour).toMatchObject({ requests: most + 3, refused: most + 2, limited: 2 });
  });

  it('the sums of several instances are added, those of an hour are shown, and those of a day are kept', async () => {
    const health = healthStub(env);
    const counts = { ...NO_COUNTS, requests: 2, succeeded: 2 };
    for (const at of [now - 2 * HOUR, now - HOUR / 2, now - HOUR / 2]) await health.add(millis(at), counts);
    const requestsSince = async (from: number) => (await health.since(millis(from))).requests;
    expect(await requestsSince(now - HOUR)).toBe(4);
    expect(await requestsSince(now - 3 * HOUR)).toBe(6);
    const { hour } = await read();
    expect(hour).toMatchObject({ succeeded: 4, failed: 0 });
    now = millis(now + DAY - HOUR);
    await health.add(now, NO_COUNTS);
    expect(await requestsSince(0)).toBe(4);
    now = millis(now + HOUR);
    await health.add(now, NO_COUNTS);
    expect(await requestsSince(0)).toBe(0);
  });

  it('parked messages and the size of the database are shown', async () => {
    const before = await read();
    const { id } = await Event.build(cast.people.manager, cast.club, { rounds: 3 });
    await parkMessage(asId(id));
    const after = await read();
    expect(after.parked_messages).toBe(before.parked_messages + 1);
    expect(after.waiting_mails).toBe(before.waiting_mails);
    expect(after.database_bytes).toBeGreaterThan(100_000);
  });

  it('a sum that cannot be handed over is logged, and requests go on', async () => {
    await nextMinute();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(HealthObject.prototype, 'add').mockImplementation(() => {
      throw new Error('out of order');
    });
    now = millis(now + MINUTE);
    expect((await cast.visitor.ask(calls.authInfo)).status).toBe(200);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining('"health"')));
  });
});
