import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event } from '../../support/workers/event.ts';
import { type Cast, freshId, invite, makeCast } from '../../support/workers/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const HOSTILE = '<p onclick="steal()">Tuesdays<script>steal()</script>.</p><img src="x" onerror="steal()">';
const CLEAN = '<p>Tuesdays.</p>';

describe('descriptions', () => {
  it('the description of a tournament is stored without active content, when it is created and edited (R-047)', async () => {
    const event = await Event.build(cast.people.manager, cast.club, { description: HOSTILE });
    expect((await event.page(cast.visitor)).tournament.description).toBe(CLEAN);
    must(await event.edit({ description: `${HOSTILE}<h1>New</h1>` }));
    expect((await event.page(cast.visitor)).tournament.description).toBe(`${CLEAN}<h2>New</h2>`);
  });

  it('the description of a club, organisation or team is stored without active content, also after an edit (R-047)', async () => {
    const { admin, chief, manager } = cast.people;
    const page = { name: 'Made', country: 'NOR', description: HOSTILE };
    const club = (
      await manager.browser.read(calls.createClub, {
        body: {
          ...page,
          id: freshId('made'),
          invitation_id: await invite(chief, cast.organization, 'organization'),
        },
      })
    ).id;
    const sent = { ...page, id: freshId('made'), manager: chief.id };
    const organization = (await admin.browser.read(calls.createOrganization, { body: sent })).id;
    const shown = async () => [
      (await cast.visitor.read(calls.viewClub, { id: club })).description,
      (await cast.visitor.read(calls.viewOrganization, { id: organization })).description,
    ];
    expect(await shown()).toEqual([CLEAN, CLEAN]);
    const edit = { name: 'Edited', description: `${HOSTILE}!` };
    must(await manager.browser.ask(calls.editClub, { id: club, body: edit }));
    must(await chief.browser.ask(calls.editOrganization, { id: organization, body: edit }));
    must(await manager.browser.ask(calls.editTeam, { id: cast.team, body: edit }));
    expect(await shown()).toEqual([`${CLEAN}!`, `${CLEAN}!`]);
    expect((await cast.visitor.read(calls.viewTeam, { id: cast.team })).description).toBe(`${CLEAN}!`);
  });
});

describe('names of clubs and teams', () => {
  it.each(['SK & co', 'Klubb!', '\u200b', 'a\ud800'])(
    'a club or a team cannot have the name %j (R-538, R-540)',
    async (name) => {
      const { manager } = cast.people;
      for (const [call, id] of [
        [calls.editClub, cast.club],
        [calls.addTeam, cast.club],
        [calls.editTeam, cast.team],
      ] as const)
        expect(refusal(await manager.browser.ask(call, { id, body: { name } }))).toBe('400 invalidInput');
    },
  );
});

describe('the search for tournaments', () => {
  const found = async (text: string): Promise<readonly string[]> =>
    (await cast.visitor.read(calls.searchTournaments, { query: { q: text } })).results.map(({ id }) => id);

  it.each([
    ['Sørlandet Rapid', ['SØRLANDET', 'sorlandet rap', 'Sørlandet']],
    ['Кубок Ёлки', ['КУБОК', 'елки']],
    ['Łódź A\u030apent', ['lodz', 'ÅPENT', 'apent']],
  ])('the search for tournaments finds %s whatever the case and the accents (R-286)', async (name, texts) => {
    const { id } = await Event.build(cast.people.manager, cast.club, { name });
    for (const text of texts) expect([text, await found(text)]).toEqual([text, expect.arrayContaining([id])]);
  });

  it('the search for tournaments uses the current name of a tournament (R-286)', async () => {
    const event = await Event.build(cast.people.manager, cast.club, { name: 'Før navnebyttet' });
    must(await event.edit({ name: 'Etter navnebyttet' }));
    expect(await found('FOR NAVNEBYTTET')).not.toContain(event.id);
    expect(await found('etter navnebyttet')).toContain(event.id);
  });
});
