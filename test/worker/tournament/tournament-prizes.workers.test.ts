import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, makeTeam, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const PLAN = {
  currency: 'NOK',
  split: 'hort',
  several: false,
  prizes: [
    { category: null, amount: 1000, gift: 'Cup' },
    { category: null, amount: 500, gift: '' },
  ],
} as const;

const set = ({ id, host }: Event, body: object = PLAN) =>
  host.ask(calls.setPrizes, { id, body: { ...PLAN, prizes: [...PLAN.prizes], ...body } });

async function printed({ id }: Event): Promise<string> {
  return (await app.request(`http://localhost${pathTo(calls.printPrizes, { id })}`, {}, env)).text();
}

describe('the prizes of a tournament', () => {
  it('[PRIZE-6] prizes are shown to the organiser until the end, and to everybody from then on', async () => {
    const event = await (await Event.build(cast.people.manager, cast.club, { rounds: 1 })).started(players);
    must(await set(event));
    expect((await event.page(event.host)).prizes).toMatchObject(PLAN);
    expect((await event.page(cast.visitor)).prizes).toBeNull();
    expect(await printed(event)).not.toContain('Cup');
    must(await event.next());
    for (const { round, white, black } of (await event.page()).pairings) {
      const place = { id: event.id, round: String(round), white, black, result: '1' } as const;
      must(await event.host.ask(calls.setResult, place));
    }
    const page = await event.page(cast.visitor);
    expect(page.tournament.finished).toBe(true);
    expect(page.prizes?.awards.map(({ amount, prizes }) => [amount, prizes])).toEqual([
      [750, [0]],
      [750, [1]],
    ]);
    expect(await printed(event)).toMatch(/Cup<\/td>.*750/);
  });

  it('[PRIZE-1] prizes without a value, or for an unknown category, are refused', async () => {
    const event = await (await Event.build(cast.people.manager, cast.club)).with(players);
    expect(refusal(await set(event, { prizes: [{ category: null, amount: 0, gift: '' }] }))).toBe('400 invalidInput');
    expect(refusal(await set(event, { currency: 'kr' }))).toBe('400 invalidInput');
    const unknown = [{ category: 'Juniors', amount: 100, gift: '' }];
    expect(refusal(await set(event, { prizes: unknown }))).toBe('404 noSuchTournamentCategory');
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: { name: 'Juniors' } }));
    must(await set(event, { prizes: unknown }));
    const remove = { id: event.id, body: { name: 'Juniors' } };
    expect(refusal(await event.host.ask(calls.removeTournamentCategory, remove))).toBe('409 categoryHasPrizes');
  });

  it('[PRIZE-7] prizes are for teams where teams play, on the page and in print', async () => {
    const { manager } = cast.people;
    const names = [freshId('Rooks'), freshId('Knights')];
    const teams = [await makeTeam(manager, cast.club, names[0]), await makeTeam(manager, cast.club, names[1])];
    const event = await Event.ofTeams(manager, cast.club, { kind: 9, per_team: 1, rounds: undefined });
    for (const [index, team] of teams.entries()) {
      must(await event.addTeam(team));
      must(await event.addFor(team, players[index]?.id ?? ''));
    }
    must(await set(event));
    must(await event.start());
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 1));
    const { prizes } = await event.page(cast.visitor);
    expect(prizes?.awards.map(({ points, amount }) => [points, amount])).toEqual([
      [2, 1000],
      [0, 500],
    ]);
    expect(prizes?.awards.map(({ who }) => who).sort()).toEqual([...teams].sort());
    const sheet = await printed(event);
    for (const name of names) expect(sheet).toContain(name);
  });
});
