import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../contract/calls.ts';
import type { Person } from '../../domain/access/actor.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../domain/kernel/ids.ts';
import { DELIVERY, DELIVERY_TIMEOUT_MS, DELIVERY_WAIT_MS } from '../../domain/kernel/limits.ts';
import { HOUR } from '../../domain/kernel/time.ts';
import { GameObject } from '../../durable-objects/game/game-object.ts';
import { erasureStub, gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { TournamentObject } from '../../durable-objects/tournament/tournament-object.ts';
import { holdTimeLimits, restoreClock, setClock } from '../support/clock.ts';
import { gameSetup } from '../support/domain/live-game.ts';
import { eventually } from '../support/eventually.ts';
import { Event, makePlayers } from '../support/workers/event.ts';
import { type Cast, freshId, makeCast, type Somebody } from '../support/workers/people.ts';

const TOP: Person = {
  kind: 'person',
  account: asId('top'),
  name: 'Top',
  level: 3,
  clubs: {},
  organizations: {},
  captainOf: [],
};

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const test = { current: 0 };
let logged = vi.spyOn(console, 'error');
afterEach(() => {
  test.current += 1;
  vi.restoreAllMocks();
  restoreClock();
});

const quiet = (): void => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
};

/** Opens no more games with the first id that it is given, until it is mended. */
function breakFirstGame(fails: () => Promise<never>) {
  const { open } = GameObject.prototype;
  const state: { id: GameId | null; isMended: boolean; tries: number } = { id: null, isMended: false, tries: 0 };
  vi.spyOn(GameObject.prototype, 'open').mockImplementation(function (this: GameObject, setup) {
    state.id ??= setup.id;
    if (setup.id !== state.id || state.isMended) return open.call(this, setup);
    state.tries += 1;
    return fails() as never;
  });
  return state;
}

const throws = (): Promise<never> => Promise.reject(new Error('out of order'));

/** Until the test is over: the runtime ends what waits for nothing at all. */
async function neverAnswers(): Promise<never> {
  const { current } = test;
  while (current === test.current) await scheduler.wait(20);
  return throws();
}

/** An online round robin of four, with the entries complete. */
async function entered(): Promise<{ id: TournamentId; event: Event }> {
  const event = await Event.build(cast.people.manager, cast.club, {
    kind: 8,
    tb1: undefined,
    tb2: undefined,
    rounds: undefined,
    default_game_location: 1,
  });
  return { id: asId<TournamentId>((await event.with(players)).id), event };
}

const pin = (id: TournamentId, order: number) =>
  tournamentStub(env, id).run(id, TOP, { kind: 'pin', pinned: true, order });

const start = (id: TournamentId) => tournamentStub(env, id).run(id, TOP, { kind: 'start' });

type AnyStub = Parameters<typeof runDurableObjectAlarm>[0];
const alarmOf = (stub: AnyStub): Promise<number | null> =>
  runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

const list = () => cast.people.admin.browser.read(calls.listParkedMessages);

/** Rings the alarm of an object, each time when it is due, until its message is parked. */
async function untilParked(stub: AnyStub): Promise<void> {
  for (let rung = 0; rung < 100 && (await list()).total === 0; rung += 1) {
    const at = await alarmOf(stub);
    if (at === null) throw new Error('nobody will try again');
    setClock(at);
    await runDurableObjectAlarm(stub);
  }
}

const view = (game: GameId) => gameStub(env, game).view();
const gamesOf = async (event: Event): Promise<GameId[]> =>
  Object.values((await event.page()).games).flatMap((games) => games.map(({ id }) => asId<GameId>(id)));

/** Starts a tournament of which one game does not answer, until the answer has waited long enough. */
async function startedWithSilentGame() {
  const pass = holdTimeLimits();
  const broken = breakFirstGame(neverAnswers);
  const { id, event } = await entered();
  const answers: string[] = [];
  const started = start(id).then(() => answers.push('start'));
  const dead = await eventually(() => {
    if (broken.id === null) throw new Error('no game has been opened yet');
    return broken.id;
  });
  return { pass, broken, id, event, stub: tournamentStub(env, id), dead, answers, started };
}

describe('a game that does not answer', () => {
  it('a game that does not answer holds up neither the next command nor the other games', async () => {
    const { pass, id, event, dead, answers, started } = await startedWithSilentGame();
    await pin(id, 1);
    expect(answers).toEqual([]);
    pass(DELIVERY_WAIT_MS);
    await started;
    const others = (await gamesOf(event)).filter((game) => game !== dead);
    expect(others).toHaveLength(11);
    for (const game of others) await eventually(async () => expect(await view(game)).not.toBeNull());
    expect(await view(dead)).toBeNull();
  });

  it('a game that has not answered within ten seconds is tried again when the alarm rings', async () => {
    const { pass, stub, broken, dead, started } = await startedWithSilentGame();
    pass(DELIVERY_WAIT_MS);
    await started;
    broken.isMended = true;
    await runDurableObjectAlarm(stub);
    expect(await view(dead)).toBeNull();
    pass(DELIVERY_TIMEOUT_MS);
    await eventually(async () => {
      await runDurableObjectAlarm(stub);
      expect(await view(dead)).not.toBeNull();
    });
  });

  it('the alarm sends after a crash what the object had begun to send', async () => {
    const { pass, id, stub, broken, dead, started } = await startedWithSilentGame();
    pass(DELIVERY_WAIT_MS);
    await started;
    expect(await alarmOf(stub)).not.toBeNull();
    await runInDurableObject(stub, (_, state) => state.abort('crash')).catch(() => undefined);
    broken.isMended = true;
    await runDurableObjectAlarm(tournamentStub(env, id));
    await eventually(async () => expect(await view(dead)).not.toBeNull());
  });
});

describe('a message that cannot be delivered', () => {
  it('a message to a game is parked after its last try, and its tries survive restarts of the tournament', async () => {
    quiet();
    const broken = breakFirstGame(throws);
    const { id } = await entered();
    const stub = tournamentStub(env, id);
    const before = Date.now();
    await start(id);
    for (let rung = 0; rung < 100 && (await list()).total === 0; rung += 1) {
      if (rung % 10 === 5) await evictDurableObject(stub);
      setClock((await alarmOf(stub)) ?? 0);
      await runDurableObjectAlarm(stub);
    }
    const { total, messages } = await list();
    const [message] = messages;
    expect(total).toBe(1);
    expect(message).toMatchObject({
      tournament: id,
      sender: 'tournament',
      target: 'game',
      kind: 'openGame',
      tries: DELIVERY.tries,
      fault: 'failed',
    });
    const lasted = Date.parse(message?.parked_at ?? '') - Date.parse(message?.first_tried_at ?? '');
    expect(lasted / HOUR).toBeGreaterThan(23);
    expect(lasted / HOUR).toBeLessThan(26);
    expect(Date.parse(message?.first_tried_at ?? '')).toBeGreaterThanOrEqual(before);
    const { tries } = broken;
    setClock(Date.parse(message?.parked_at ?? '') + 10 * HOUR);
    await pin(id, 2);
    await runDurableObjectAlarm(stub);
    expect(broken.tries).toBe(tries);
    expect(logged).toHaveBeenCalled();
    await resendAll();
  });

  it('a parked message is sent again with those that have waited for it, in order', async () => {
    quiet();
    const broken = breakFirstGame(throws);
    const { id, event } = await entered();
    const stub = tournamentStub(env, id);
    await start(id);
    await untilParked(stub);
    const dead = broken.id ?? asId<GameId>('');
    const games = (await event.page()).games;
    const isOf = (white: string, black: string, game: GameId): boolean =>
      games[`1_${white}_${black}`]?.some((one) => one.id === game) ?? false;
    const board = (await event.boards(1)).find(({ white, black }) => isOf(white, black, dead));
    const other = (await event.boards(1)).find(({ white, black }) => !isOf(white, black, dead));
    expect([board, other]).not.toContain(undefined);
    for (const one of [board, other]) {
      const { white = '', black = '' } = one ?? {};
      const result = { kind: 'setResult', round: 1, white: asId<AccountId>(white), black: asId<AccountId>(black) };
      expect(await stub.run(id, TOP, { ...result, kind: 'setResult', result: 'draw' })).toMatchObject({ ok: true });
    }
    const unaffected = games[`1_${other?.white}_${other?.black}`]?.[0]?.id;
    expect((await view(asId(unaffected ?? '')))?.end?.reason).toBe('arbiter');
    expect(await view(dead)).toBeNull();
    broken.isMended = true;
    const { messages } = await list();
    const again = await cast.people.admin.browser.read(calls.resendParkedMessage, { id: messages[0]?.id ?? 0 });
    expect(again).toEqual({ resent: 1, parked: 0 });
    await runDurableObjectAlarm(stub);
    expect((await view(dead))?.end?.reason).toBe('arbiter');
    expect(await list()).toEqual({ total: 0, messages: [] });
    const waiting = env.DB.prepare('select count(*) as n from tournament_outbox where tournament = ?').bind(id);
    expect(await waiting.first('n')).toBe(0);
  });

  it('the end of a game that the tournament does not accept is parked, and arrives when it is sent again', async () => {
    quiet();
    const { id, event } = await entered();
    await start(id);
    const [game] = await gamesOf(event);
    if (game === undefined) throw new Error('no game was opened');
    const refused = vi.spyOn(TournamentObject.prototype, 'gameFinished').mockImplementation(throws);
    await gameStub(env, game).decide('draw');
    await untilParked(gameStub(env, game));
    expect((await list()).messages).toMatchObject([
      { tournament: id, sender: 'game', target: 'tournament', kind: 'gameFinished', tries: DELIVERY.tries },
    ]);
    refused.mockRestore();
    expect(await resendAll()).toEqual({ resent: 1, parked: 0 });
    await runDurableObjectAlarm(gameStub(env, game));
    const ended = Object.values((await event.page()).games).flat();
    expect(ended.find((one) => one.id === game)?.finished).toBeTruthy();
  });

  it('the erasure of an account waits with a parked message, and names nobody in the list', async () => {
    quiet();
    const { id } = await entered();
    const [from, to] = [asId<AccountId>(freshId('erased')), asId<AccountId>('guest-parked1234')];
    const setup = gameSetup({ id: asId(freshId('game')), white: from });
    await gameStub(env, setup.id).open(setup);
    const stub = erasureStub(env, from);
    await runInDurableObject(stub, async (_, { storage }) => {
      storage.kv.put('erasure', { account: from, standIn: to, nameHash: 'hash', isWritten: true });
      const message = { kind: 'playerRenamed', tournament: id, game: setup.id, from, to };
      storage.kv.put('waiting 0', { id: '0', message, attempts: DELIVERY.tries - 1, dueAt: 0 });
      await storage.setAlarm(Date.now() + HOUR);
    });
    const failing = vi.spyOn(GameObject.prototype, 'renamePlayer').mockImplementation(() => {
      throw new Error('out of order');
    });
    await runDurableObjectAlarm(stub);
    const { messages } = await list();
    expect(messages).toMatchObject([{ tournament: id, sender: 'erasure', target: 'game', kind: 'playerRenamed' }]);
    const rows = await env.DB.prepare('select * from parked_messages').all();
    expect(JSON.stringify(rows.results)).not.toContain(from);
    expect(await alarmOf(stub)).toBeNull();
    failing.mockRestore();
    expect(await resendAll()).toEqual({ resent: 1, parked: 0 });
    await runDurableObjectAlarm(stub);
    expect((await view(setup.id))?.setup.white).toBe(to);
    expect(await runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()])).toEqual([]);
  });

  it('a message stays parked if its sender does not accept that it is sent again', async () => {
    quiet();
    const broken = breakFirstGame(throws);
    const { id } = await entered();
    await start(id);
    await untilParked(tournamentStub(env, id));
    const failing = vi.spyOn(TournamentObject.prototype, 'resend').mockImplementation(throws);
    expect(await resendAll()).toEqual({ resent: 0, parked: 1 });
    failing.mockRestore();
    broken.isMended = true;
    expect(await resendAll()).toEqual({ resent: 1, parked: 0 });
  });
});

const resendAll = () => cast.people.admin.browser.read(calls.resendParkedMessages);
