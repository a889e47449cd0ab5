import {
  createScheduledController,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fideListStub } from '../../durable-objects/stubs.ts';
import { scheduled } from '../../worker/scheduled.ts';
import { restoreClock, setClock } from '../support/clock.ts';

/** The address of a made-up list (test/support/workers/published-lists.ts). */
const publishedList = (
  month: string,
  players: number,
  { file = 'players_list.zip', cut = 0 }: { readonly file?: string; readonly cut?: number } = {},
): string => `https://lists.example/${month}/${players}/${cut}/${file}`;

const list = () => fideListStub(env);
const FEW = 1_500;
/** More than fits into two pieces. */
const MANY = 8_000;

/** How many players have the ratings of which month. */
async function ratings(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    'select standard, count(*) as players from fide_players group by standard',
  ).all<{ standard: number; players: number }>();
  return Object.fromEntries(results.map(({ standard, players }) => [standard, players]));
}

const isGoing = (): Promise<boolean> =>
  runInDurableObject(list(), (_, { storage }) => storage.kv.get('import') !== undefined);

/** Rings the alarm until the import is over, or so often. */
async function ring(times = 100): Promise<void> {
  for (let rung = 0; rung < times && (await runDurableObjectAlarm(list())); rung += 1);
}

async function take(url: string): Promise<void> {
  await list().begin(url);
  await ring();
}

// The years are far ahead, so that no alarm rings by itself.
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  setClock(Date.parse('2036-11-02T05:00:00Z'));
  await runInDurableObject(list(), (_, { storage }) => storage.deleteAll());
  await env.DB.batch([env.DB.prepare('delete from fide_players'), env.DB.prepare('delete from fide_imports')]);
});

afterEach(() => {
  restoreClock();
});

describe("FIDE's list, read by itself", () => {
  it('FIDE’s list is in use once all of it has been read, and no working data is left', async () => {
    await take(publishedList('2036-11', FEW));
    expect(await ratings()).toEqual({ 1611: FEW });
    expect(await env.DB.prepare('select last_name, first_name from fide_players limit 1').first()).toEqual({
      last_name: 'Ødegård',
      first_name: 'Nr9000001',
    });
    const kept = await runInDurableObject(list(), async (_, { storage }) => [
      [...storage.kv.list()],
      await storage.getAlarm(),
    ]);
    expect(kept).toEqual([[], null]);
  });

  it('FIDE’s list is also read as XML, compressed or not', async () => {
    await take(publishedList('2036-11', FEW, { file: 'players_list_xml.zip' }));
    expect(await ratings()).toEqual({ 1611: FEW });
    setClock(Date.parse('2036-12-02T05:00:00Z'));
    await take(publishedList('2036-12', FEW, { file: 'players_list.xml' }));
    expect(await ratings()).toEqual({ 1612: FEW });
    const { last_name: name } = (await env.DB.prepare('select last_name from fide_players').first()) ?? {};
    expect(name).toBe('Ødegård & Søn');
  });

  it('reading FIDE’s list continues where it was after each restart', async () => {
    await list().begin(publishedList('2036-11', MANY));
    let written = 0;
    let restarts = 0;
    while (await runDurableObjectAlarm(list())) {
      const now = (await ratings())[1611] ?? 0;
      expect(now).toBeGreaterThanOrEqual(written);
      written = now;
      await evictDurableObject(list());
      restarts += 1;
    }
    expect(restarts).toBeGreaterThan(4);
    expect(await ratings()).toEqual({ 1611: MANY });
    expect(
      await env.DB.prepare('select players, done from fide_imports where finished_at is not null').first(),
    ).toEqual({
      players: MANY,
      done: MANY,
    });
  });

  it('a failed write of FIDE’s list is retried, without rewriting players of earlier slices', async () => {
    await list().begin(publishedList('2036-11', MANY));
    await ring(3);
    const before = (await ratings())[1611];
    expect(before).toBeGreaterThan(0);
    await env.DB.exec('alter table fide_players rename to fide_players_away');
    await ring(1);
    expect(await isGoing()).toBe(true);
    await env.DB.exec('alter table fide_players_away rename to fide_players');
    await env.DB.exec('update fide_players set standard = 1');
    await ring();
    expect(await ratings()).toEqual({ 1: before, 1611: MANY - (before ?? 0) });
  });

  it('the old list stays in use when the new one from FIDE is incomplete or not a list', async () => {
    await take(publishedList('2036-11', FEW));
    setClock(Date.parse('2036-12-02T05:00:00Z'));
    for (const broken of [
      publishedList('2036-12', FEW, { cut: 5_000 }),
      publishedList('2036-12', FEW, { file: 'players_list.xml', cut: 30 }),
      publishedList('2036-12', 20),
      'https://lists.example/players_list.zip',
    ]) {
      await take(broken);
      expect(await ratings()).toEqual({ 1611: FEW });
      expect(await isGoing()).toBe(false);
    }
    await take(publishedList('2036-12', FEW));
    expect(await ratings()).toEqual({ 1612: FEW });
  });

  it('the list stays in use while FIDE has no newer one', async () => {
    await take(publishedList('2036-11', FEW));
    await env.DB.exec('update fide_players set standard = 1');
    await list().begin(publishedList('2036-11', FEW));
    expect(await isGoing()).toBe(false);
    setClock(Date.parse('2036-12-02T05:00:00Z'));
    await take(publishedList('2036-11', FEW));
    expect(await ratings()).toEqual({ 1: FEW });
  });

  it('FIDE’s list is read each month from the address that the operator has set, and only from there', async () => {
    await scheduled(createScheduledController(), env);
    expect(await isGoing()).toBe(false);
    await scheduled(createScheduledController(), { ...env, FIDE_LIST_URL: publishedList('2036-11', FEW) });
    await ring();
    expect(await ratings()).toEqual({ 1611: FEW });
  });
});
