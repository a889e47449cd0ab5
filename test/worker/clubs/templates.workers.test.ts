import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, newTournament } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const evening = (changes: Record<string, unknown> = {}) =>
  newTournament({
    name: freshId('Club evening'),
    organiser: cast.club,
    organiser_type: 'club',
    default_game_location: 1,
    initial_time: 10,
    increment: 5,
    description: '<p>Coffee <script>alert(1)</script>at seven.</p>',
    ...changes,
  });

const save = (body: Record<string, unknown>) => cast.people.manager.browser.ask(calls.saveTemplate, { body });

const named = async (name: unknown) => {
  const { templates } = await cast.people.manager.browser.read(calls.listTemplates);
  return templates.find((one) => one.name === name);
};

describe('the template of a tournament', () => {
  it('a template has the settings of a tournament without its dates, and the description as it is shown (R-176)', async () => {
    const sent = evening();
    await save(sent);
    const kept = await named(sent.name);
    expect(kept).toMatchObject({
      kind: 'SwissDutch',
      rounds: 3,
      initial_time: 10,
      increment: 5,
      tb1: 1,
      tb2: 4,
      default_game_location: 1,
      organiser: cast.club,
      organiser_type: 'club',
      game_variant: 'Chess',
      description: '<p>Coffee at seven.</p>',
    });
    expect(Object.keys(kept ?? {}).filter((field) => /date|first_pairing/.test(field))).toEqual([]);
  });

  it('the last tournament of a club is offered as a template, with its officials, to those who run its tournaments', async () => {
    const official = { name: 'Nordmann, Kari', title: 'IA', fide_number: 1500001, email: '' };
    const { official_data: blank } = (await (await Event.build(cast.people.manager, cast.club)).page()).tournament;
    const later = await Event.build(cast.people.manager, cast.club, {
      ...evening({
        name: 'Spring Open',
        start_date: '2098-01-01',
        first_pairing_date: '2098-01-01',
        end_date: '2098-01-02',
      }),
      id: freshId('spring'),
      default_game_location: 0,
      official_data: { ...blank, venue: 'Samfunnshuset', city: 'Tromsø', chief_arbiter: official },
    });
    const of = { query: { organiser: cast.club, organiser_type: 'club' as const } };
    const { last } = await cast.people.manager.browser.read(calls.lastTournament, of);
    expect(last).toMatchObject({
      id: later.id,
      name: 'Spring Open',
      initial_time: 10,
      official_data: { venue: 'Samfunnshuset', city: 'Tromsø', chief_arbiter: official },
    });
    expect(Object.keys(last ?? {}).filter((field) => /date$|first_pairing/.test(field))).toEqual([]);
    const stranger = await cast.people.member.browser.ask(calls.lastTournament, of);
    expect(stranger.status).toBe(403);
  });

  it('a tournament can be created from a template', async () => {
    const sent = evening({ increment: 7, show_only_usernames: true });
    await save(sent);
    const { id, tb1, tb2, tb3, tb4, show_only_top_nr, ...kept } = (await named(sent.name)) ?? { id: '' };
    const event = await Event.build(cast.people.manager, cast.club, { ...kept, id: freshId('evening'), tb1, tb2 });
    expect((await event.page()).tournament).toMatchObject({ increment: 7, show_only_usernames: true, tb1: 1, tb2: 4 });
  });

  it('a template cannot have the name of another template of its host', async () => {
    const sent = evening();
    await save(sent);
    expect(refusal(await save(sent))).toBe('409 templateNameTaken');
  });

  it('a template must be complete: a Swiss needs its number of rounds', async () => {
    expect(refusal(await save(evening({ rounds: undefined })))).toBe('400 roundsRequired');
  });

  it('a template can be deleted once', async () => {
    const sent = evening();
    await save(sent);
    const id = (await named(sent.name))?.id ?? '';
    const remove = () => cast.people.manager.browser.ask(calls.deleteTemplate, { id });
    expect((await remove()).status).toBe(200);
    expect(await named(sent.name)).toBeUndefined();
    expect(refusal(await remove())).toBe('404 noSuchTemplate');
  });

  it('a template that is older than a setting has its default value', async () => {
    const sent = evening({ chat_enabled: false });
    await save(sent);
    await env.DB.prepare(`update templates set settings = json_remove(settings, '$.chatEnabled') where name = ?`)
      .bind(sent.name)
      .run();
    expect(await named(sent.name)).toMatchObject({ chat_enabled: true });
  });

  it('[CAT-7] a template keeps categories and prizes, and a tournament created from it begins with them', async () => {
    const { browser } = cast.people.manager;
    const event = await Event.build(cast.people.manager, cast.club);
    for (const body of [
      { name: 'U12', born_from: 2014 },
      { name: 'Club', club: 'SK Rokade', rating_to: 1800, sex: 'F' as const },
    ]) {
      must(await browser.ask(calls.setTournamentCategory, { id: event.id, body }));
    }
    const prizes = {
      currency: 'NOK',
      split: 'hort',
      several: true,
      prizes: [
        { category: null, amount: 1000, gift: '' },
        { category: 'Club', amount: 0, gift: 'A book' },
      ],
    } as const;
    must(await browser.ask(calls.setPrizes, { id: event.id, body: { ...prizes, prizes: [...prizes.prizes] } }));
    const first = await event.page(browser);
    const rules = (first.category_rules ?? []).map(({ players: _, ...rule }) => rule);
    const sent = evening({ categories: rules, prizes });
    await save(sent);
    const kept = await named(sent.name);
    expect(kept).toMatchObject({ categories: rules, prizes });

    const built = await Event.build(cast.people.manager, cast.club, {
      categories: kept?.categories,
      prizes: kept?.prizes,
    });
    const page = await built.page(browser);
    expect(page.category_rules).toEqual(first.category_rules);
    expect(page.prizes).toEqual(first.prizes);
  });

  it('[CAT-7] a template that was stored without categories and prizes has none', async () => {
    const sent = evening();
    await save(sent);
    await env.DB.prepare('update templates set parts = null where name = ?').bind(sent.name).run();
    expect(await named(sent.name)).toMatchObject({ categories: [], prizes: { prizes: [] } });
  });

  it('[CAT-1] [PRIZE-1] a template cannot have two categories of one name, nor a prize for an unknown category', async () => {
    const prize = { currency: 'NOK', split: 'none', several: false, prizes: [{ category: 'U8', amount: 1, gift: '' }] };
    expect(refusal(await save(evening({ categories: [{ name: 'A' }, { name: 'A' }] })))).toMatch(/^400 /);
    expect(refusal(await save(evening({ prizes: prize })))).toMatch(/^400 /);
    expect(refusal(await save(evening({ categories: [{ name: 'U8' }], prizes: prize })))).toBe('200');
  });
});
