import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { personOf } from '../../domain/access/account-status.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { asId, type TournamentId } from '../../domain/kernel/ids.ts';
import { personStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { hashToken } from '../../services/account/login/random-secrets.ts';
import { d1CallsOf } from '../support/workers/d1-calls.ts';
import { Event, makePlayers } from '../support/workers/event.ts';
import { type Cast, makeCast, ROLES, type Somebody } from '../support/workers/people.ts';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 6);
});

async function actorOf({ id, browser }: Somebody): Promise<Actor> {
  const status = await personStub(env, asId(id)).accountStatus(await hashToken(browser.cookie?.split('.')[1] ?? ''));
  return status === null ? VISITOR : personOf(status);
}

/** Whether each may watch the last board of a tournament, as the review page decides, and as a game revalidates it. */
async function watchersOf(settings: Record<string, unknown>) {
  const event = await (
    await Event.build(cast.people.manager, cast.club, {
      default_game_location: 1,
      online_pairing_interval_t: 1,
      ...settings,
    })
  ).started(players);
  const { white, black } = (await event.boards(1)).at(-1) ?? { white: '', black: '' };
  const [game] = await event.gamesOf(1, white, black ?? '');
  const id = asId<TournamentId>(event.id);
  const stub = tournamentStub(env, id);
  const everybody = [...ROLES.map((role) => cast.people[role]), ...players];
  const actors = [VISITOR, ...(await Promise.all(everybody.map(actorOf)))];
  const seats = {
    white: asId<Parameters<typeof personStub>[1]>(white),
    black: asId<Parameters<typeof personStub>[1]>(black ?? ''),
  };
  const shown = await Promise.all(
    [cast.visitor, ...everybody.map(({ browser }) => browser)].map(
      async (browser) => (await browser.ask(calls.viewGame, { id: game?.id ?? '' })).status === 200,
    ),
  );
  const answers = { shown, warm: [] as readonly boolean[], cold: [] as readonly boolean[] };
  await event.boards(1);
  const warm = await d1CallsOf(async () => {
    answers.warm = await stub.mayWatch(id, seats, actors);
  });
  await evictDurableObject(stub);
  const cold = await d1CallsOf(async () => {
    answers.cold = await stub.mayWatch(id, seats, actors);
  });
  return { ...answers, d1: [warm, cold] };
}

describe('the right to watch a game', () => {
  it('a private tournament decides who may watch as its pages do, without reading itself', async () => {
    const { shown, warm, cold, d1 } = await watchersOf({ publicly_viewable: false });
    expect([warm, cold]).toEqual([shown, shown]);
    expect(new Set(shown)).toEqual(new Set([true, false]));
    expect(d1).toEqual([0, 1]);
  });

  it('a public one too', async () => {
    const { shown, warm, cold, d1 } = await watchersOf({});
    expect([warm, cold]).toEqual([shown, shown]);
    expect(shown).not.toContain(false);
    expect(d1).toEqual([0, 1]);
  });

  it('one that shows only the top reads itself, if it is not in memory, as that depends on the standings', async () => {
    const { shown, warm, cold, d1 } = await watchersOf({ show_only_top: true, show_only_top_nr: 1 });
    expect([warm, cold]).toEqual([shown, shown]);
    expect(new Set(shown)).toEqual(new Set([true, false]));
    expect(d1[0]).toBe(0);
  });

  it('nobody watches a game of a tournament that is gone', async () => {
    const seats = {
      white: asId<Parameters<typeof personStub>[1]>('a'),
      black: asId<Parameters<typeof personStub>[1]>('b'),
    };
    expect(await tournamentStub(env, asId('nothere')).mayWatch(asId('nothere'), seats, [VISITOR])).toEqual([false]);
  });
});
