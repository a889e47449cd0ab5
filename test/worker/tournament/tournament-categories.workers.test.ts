import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let players: Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

const id = (place: number): string => players[place - 1]?.id ?? '';

/** Four players, and Gro, a girl who was born in 2012 and beats the first of them. */
async function eventWithGro() {
  const event = await (await Event.build(cast.people.manager, cast.club)).with(players);
  const guest = { first_name: 'Gro', last_name: 'Dahl', birth_date: '2012-05-17', sex: 'F', federation: 'NOR' };
  const { account } = await event.host.read(calls.addGuest, { id: event.id, body: guest });
  must(await event.start());
  return { event, gro: account };
}

const GIRLS = { name: 'Girls & U16', born_from: 2010, sex: 'F' } as const;

async function printed({ id: tournament }: Event, by?: 'category'): Promise<string> {
  const path = pathTo(calls.printResults, { id: tournament, query: { by: by ?? 'standings' } });
  return (await app.request(`http://localhost${path}`, {}, env)).text();
}

describe('the categories of a tournament', () => {
  it('[CAT-4] everybody sees the categories and who is in them, and only the organiser sees the criteria', async () => {
    const { event, gro } = await eventWithGro();
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: { ...GIRLS, name: 'Girls' } }));
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: { name: 'Club', players: [id(2)] } }));
    const categories = [
      { name: 'Girls', players: [gro] },
      { name: 'Club', players: [id(2)] },
    ];
    for (const reader of [cast.visitor, players[0]?.browser]) {
      const page = await event.page(reader);
      expect(page.categories).toEqual(categories);
      expect(page).not.toHaveProperty('category_rules');
      expect(JSON.stringify(page)).not.toMatch(/2012|2010|"sex"/);
    }
    const ours = await event.page(event.host);
    expect(ours.categories).toEqual(categories);
    expect(ours.category_rules).toMatchObject([{ name: 'Girls', born_from: 2010, sex: 'F' }, { players: [id(2)] }]);
  });

  it('[CAT-1] categories are changed and removed by their names, also in the database', async () => {
    const { event } = await eventWithGro();
    const set = (body: { name: string; previous_name?: string; rating_from?: number; rating_to?: number }) =>
      event.host.ask(calls.setTournamentCategory, { id: event.id, body });
    must(await set({ name: 'A' }));
    expect(refusal(await set({ name: 'A' }))).toBe('409 categoryNameTaken');
    expect(refusal(await set({ name: 'B', previous_name: 'C' }))).toBe('404 noSuchTournamentCategory');
    expect(refusal(await set({ name: 'B', rating_from: 1800, rating_to: 1700 }))).toMatch(/^400 /);
    must(await set({ name: 'B', previous_name: 'A' }));
    const row = await env.DB.prepare('select categories from tournaments where id = ?')
      .bind(event.id)
      .first('categories');
    expect(JSON.parse(String(row))).toMatchObject([{ name: 'B', bornFrom: null }]);
    must(await event.host.ask(calls.removeTournamentCategory, { id: event.id, body: { name: 'B' } }));
    expect((await event.page()).categories).toEqual([]);
  });

  it('[CAT-6] a category of a club has the accounts with that home club, and the guests entered for that club', async () => {
    const event = await (await Event.build(cast.people.manager, cast.club)).with(players.slice(0, 2));
    const { name } = await event.host.read(calls.viewClub, { id: cast.club });
    const guests = [
      { first_name: 'Gro', last_name: 'Dahl', club: `  ${name.toUpperCase()} ` },
      { first_name: 'Liv', last_name: 'Moe', club: 'Bergens SK' },
      { first_name: 'Siv', last_name: 'Lie' },
    ];
    must(await event.host.ask(calls.addEntrants, { id: event.id, body: { guests } }));
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: { name: 'Home', club: name } }));
    const { participants, categories } = await event.page();
    const gro = participants.find((one) => one.last_name === 'Dahl')?.account;
    expect([...(categories[0]?.players ?? [])].sort()).toEqual([id(1), id(2), gro].sort());

    const ours = await event.page(event.host);
    expect(ours.category_rules).toMatchObject([{ name: 'Home', club: name }]);
    expect(ours.clubs_of_players).toEqual(['Bergens SK', name]);
    for (const reader of [cast.visitor, players[0]?.browser]) {
      const page = await event.page(reader);
      expect(page).not.toHaveProperty('clubs_of_players');
      expect(page).not.toHaveProperty('category_rules');
    }
  });

  it('[CAT-6] a category of a club follows the corrected club of an entry', async () => {
    const event = await (await Event.build(cast.people.manager, cast.club)).with(players.slice(0, 1));
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: { name: 'B', club: 'bergens sk' } }));
    const said = { title: null, fide_rating: 1500, federation: 'NOR', club: 'Bergens SK' };
    must(await event.host.ask(calls.editEntrant, { id: event.id, account: id(1), body: said }));
    expect((await event.page()).categories).toEqual([{ name: 'B', players: [id(1)] }]);
    const { clubs_of_players } = await event.host.read(calls.readPlayers, { id: event.id });
    expect(clubs_of_players).toEqual({ [id(1)]: 'Bergens SK' });
    must(await event.host.ask(calls.editEntrant, { id: event.id, account: id(1), body: { ...said, club: '' } }));
    expect((await event.page()).categories).toEqual([{ name: 'B', players: [] }]);
  });

  it('[CAT-3] each category is printed with its own places, on a page of its own', async () => {
    const { event } = await eventWithGro();
    must(await event.host.ask(calls.setTournamentCategory, { id: event.id, body: GIRLS }));
    const sheet = await printed(event, 'category');
    expect(sheet).toContain('<h2>Girls &amp; U16</h2>');
    expect(sheet.match(/<tbody>/g)).toHaveLength(1);
    expect(sheet.match(/<tr><td class="number">/g)).toHaveLength(1);
    expect((await printed(event)).match(/<tr><td class="number">/g)).toHaveLength(5);
    must(await event.host.ask(calls.removeTournamentCategory, { id: event.id, body: { name: GIRLS.name } }));
    expect((await printed(event, 'category')).match(/<tr><td class="number">/g)).toHaveLength(5);
  });
});
