import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { FORMAT_CODES } from '../../contract/http/codes.ts';
import type { Chance } from '../../domain/kernel/chance.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { chanceFrom } from '../support/chance.ts';
import { restoreClock, setClockAhead } from '../support/clock.ts';
import { makeWorld, type World } from '../support/roles/world.ts';
import { type Answer, must, refusal } from '../support/workers/browser.ts';
import { EntryEvent, eventGroup } from '../support/workers/entry-event.ts';
import type { Event } from '../support/workers/event.ts';

/** People who do things at the same time, at other moments with each seed. */
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const LATEST_MS = 12;
const TIMEOUT_MS = 900 * SECOND;
/** Calls that are limited by the minute are a minute later with each seed. */
const MINUTE_MS = 61 * SECOND;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 120_000);

type Action = () => Promise<Answer>;

/** Everything at once, each a little later. */
const together = (chance: Chance, actions: readonly Action[]): Promise<Answer[]> =>
  Promise.all(
    actions.map(async (action) => {
      await later(chance);
      return action();
    }),
  );

const later = (chance: Chance): Promise<void> => new Promise((resolve) => setTimeout(resolve, chance(LATEST_MS)));

const isDone = ({ status }: Answer): boolean => status === 200;
const doneOf = (answers: readonly Answer[]): number => answers.filter(isDone).length;

/** No answer is a defect of the server. */
const expectAnswers = (answers: readonly Answer[], seed: number): void =>
  expect(answers.filter(({ status }) => status >= 500).map(refusal), `seed ${seed}`).toEqual([]);

async function rows(sql: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as n from ${sql}`).first<{ n: number }>())?.n ?? 0;
}

const everySeed = (name: string, history: (chance: Chance, seed: number) => Promise<void>): void =>
  it(
    name,
    async () => {
      for (const seed of SEEDS) await history(chanceFrom(seed), seed);
    },
    TIMEOUT_MS,
  );

describe('histories', () => {
  everySeed('who joins while a tournament is started is in it exactly if the answer says so', async (chance, seed) => {
    setClockAhead(seed * MINUTE_MS);
    const event = await world.make.filled(await world.make.build({ self_joinable: true, end_date: '2099-01-01' }));
    const people = Object.values(world.people).filter(({ id }) => id !== world.people.player.id);
    const joins = people.flatMap(({ browser }) =>
      [1, 2].map((): Action => () => browser.ask(calls.joinTournament, { id: event.id })),
    );
    const answers = await together(chance, [...joins, () => event.start()]);
    restoreClock();
    expectAnswers(answers, seed);
    expect(isDone(answers.at(-1) ?? missing())).toBe(true);
    const inside = new Set((await event.page()).participants.map(({ account }) => account));
    for (const [at, { id }] of people.entries()) {
      const own = answers.slice(2 * at, 2 * at + 2);
      expect(inside.has(id), `seed ${seed}, ${id}: ${own.map(refusal).join(' and ')}`).toBe(doneOf(own) > 0);
      expect(doneOf(own)).toBeLessThanOrEqual(1);
    }
  });

  everySeed('of two starts one is done, and everybody has one game a round', async (chance, seed) => {
    const event = await world.make.filled(
      await world.make.build({ kind: chance(2) === 0 ? FORMAT_CODES.RoundRobin : FORMAT_CODES.SwissDutch }),
    );
    const answers = await together(chance, [() => event.start(), () => event.start()]);
    expectAnswers(answers, seed);
    expect(doneOf(answers), `seed ${seed}`).toBe(1);
    if ((await event.boards(1)).length === 0) must(await event.next());
    expect(await seatsOf(event, 1), `seed ${seed}`).toEqual(4);
  });

  everySeed('of two who pair the next round one does, also while a result is changed', async (chance, seed) => {
    const event = await world.make.paired();
    await event.playOut(1);
    const { white, black } = await event.firstBoard(1);
    const answers = await together(chance, [
      () => event.next(),
      () => event.result(1, white, black, '0'),
      () => event.next(),
    ]);
    expectAnswers(answers, seed);
    const [first, changed, second] = answers.map(isDone);
    expect([first, second].filter(Boolean), `seed ${seed}`).toHaveLength(1);
    expect(await seatsOf(event, 2)).toBe(4);
    const { pairings } = await event.page();
    const result = pairings.find((one) => one.round === 1 && one.white === white)?.outcome;
    if (changed) expect(result, `seed ${seed}`).toBe(0);
    const met = pairings.map((one) => [one.white, one.black].sort().join());
    expect(new Set(met).size).toBe(met.length);
  });

  everySeed('a result is not kept without its round', async (chance, seed) => {
    const event = await world.make.paired();
    const { white, black } = await event.firstBoard(1);
    const answers = await together(chance, [
      () => event.result(1, white, black, '1'),
      () => event.host.ask(calls.deleteRound, { body: { tournament: event.id, number: 1 } }),
      () => event.result(1, white, black, '1'),
    ]);
    expectAnswers(answers, seed);
    const kept = await event.boards(1);
    expect(kept.length, `seed ${seed}`).toBe(isDone(answers[1] ?? missing()) ? 0 : 2);
    if (kept.length > 0) expect(kept.find((one) => one.white === white)?.outcome).toBe(1);
    const { participants } = await event.page();
    expect(participants.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(kept.length > 0 ? 1 : 0);
  });

  everySeed(
    'a tournament that is deleted, started and joined is there as a whole or not at all',
    async (chance, seed) => {
      setClockAhead(seed * MINUTE_MS);
      const event = await world.make.filled(await world.make.build({ self_joinable: true, end_date: '2099-01-01' }));
      const answers = await together(chance, [
        () => event.host.ask(calls.deleteTournament, { id: event.id }),
        () => event.start(),
        () => world.people.rival.browser.ask(calls.joinTournament, { id: event.id }),
      ]);
      restoreClock();
      expectAnswers(answers, seed);
      const [deleted, , joined] = answers.map(isDone);
      const players = await rows(`participants where tournament = '${event.id}'`);
      expect(await rows(`tournaments where id = '${event.id}'`), `seed ${seed}`).toBe(deleted ? 0 : 1);
      expect(players, `seed ${seed}`).toBe(deleted ? 0 : joined ? 5 : 4);
    },
  );

  everySeed('nothing that begins after a role was taken away is done', async (chance, seed) => {
    const arbiter = world.people.member;
    const power = `club:arbiter:${world.club}`;
    const { manager } = world.people;
    must(
      await manager.browser.ask(calls.grantClubRole, {
        account: arbiter.id,
        body: { powers: [power], id: world.club },
      }),
    );
    const event = await world.make.paired();
    const { white, black } = await event.firstBoard(1);
    let isTaken = false;
    const late: string[] = [];
    const writing = Array.from({ length: 3 }, async (_, loop) => {
      for (let at = 0; at < 6; at += 1) {
        const began = isTaken;
        const answer = await event.result(1, white, black, String(((loop + at) % 3) - 1), arbiter.browser);
        if (began && isDone(answer)) late.push(`seed ${seed}: ${loop} ${at}`);
      }
    });
    await later(chance);
    must(await manager.browser.ask(calls.revokeClubRole, { id: world.club, body: { power, id: arbiter.id } }));
    isTaken = true;
    await Promise.all(writing);
    expect(late).toEqual([]);
    expect(refusal(await event.result(1, white, black, '1', arbiter.browser)), `seed ${seed}`).toBe('403 forbidden');
  });

  everySeed('places of an event are never given twice, and who waits moves up in order', async (chance, seed) => {
    const event = await EntryEvent.create(world.people.manager, world.club, [eventGroup('A', { places: 2 })]);
    const names = ['Een', 'To', 'Tre', 'Fire', 'Fem'].map((name) => `${name}${'abcdefghij'[seed % 10]}`);
    const links = [];
    for (const name of names) links.push(await event.submitted('A', name));
    const answers = await together(
      chance,
      links.flatMap((link, at): Action[] => [
        () => event.confirm(link),
        ...(at % 2 === 0
          ? []
          : [
              () =>
                event
                  .stranger()
                  .ask(calls.withdrawOwnEntry, { token: link.token, body: { entry: link.entry, reason: '' } }),
            ]),
      ]),
    );
    expectAnswers(answers, seed);
    const entries = (await event.rows()).map(({ state }) => state);
    const left = entries.filter((state) => state === 'entered' || state === 'waiting');
    expect(
      entries.filter((state) => state === 'entered'),
      `seed ${seed}`,
    ).toHaveLength(Math.min(2, left.length));
  });
});

/** How many sit at the boards of a round, each once. */
async function seatsOf(event: Event, round: number): Promise<number> {
  const seated = (await event.boards(round)).flatMap(({ white, black }) => [white, black]);
  expect(new Set(seated).size).toBe(seated.length);
  return seated.length;
}

function missing(): never {
  throw new Error('an answer is missing');
}
