import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { refusal } from '../support/browser.ts';
import { Event, newTournament } from '../support/event.ts';
import { type Cast, freshId, makeCast } from '../support/people.ts';

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
  it('keeps its settings without the days, and the description as it is shown (R-176)', async () => {
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

  it('is what another tournament is built of', async () => {
    const sent = evening({ increment: 7, show_only_usernames: true });
    await save(sent);
    const { id, tb1, tb2, tb3, tb4, show_only_top_nr, ...kept } = (await named(sent.name)) ?? { id: '' };
    const event = await Event.build(cast.people.manager, cast.club, { ...kept, id: freshId('evening'), tb1, tb2 });
    expect((await event.page()).tournament).toMatchObject({ increment: 7, show_only_usernames: true, tb1: 1, tb2: 4 });
  });

  it('has a name that its host has not given to another', async () => {
    const sent = evening();
    await save(sent);
    expect(refusal(await save(sent))).toBe('409 templateNameTaken');
  });

  it('can be built as it is: a Swiss needs its rounds', async () => {
    expect(refusal(await save(evening({ rounds: undefined })))).toBe('400 roundsRequired');
  });

  it('is deleted once', async () => {
    const sent = evening();
    await save(sent);
    const id = (await named(sent.name))?.id ?? '';
    const remove = () => cast.people.manager.browser.ask(calls.deleteTemplate, { id });
    expect((await remove()).status).toBe(200);
    expect(await named(sent.name)).toBeUndefined();
    expect(refusal(await remove())).toBe('404 noSuchTemplate');
  });

  it('has the usual value of a setting that it is older than', async () => {
    const sent = evening({ chat_enabled: false });
    await save(sent);
    await env.DB.prepare(`update templates set settings = json_remove(settings, '$.chatEnabled') where name = ?`)
      .bind(sent.name)
      .run();
    expect(await named(sent.name)).toMatchObject({ chat_enabled: true });
  });
});
