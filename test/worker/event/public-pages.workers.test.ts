import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { NO_CONDITIONS } from '../../../domain/event/value/event.ts';
import { app } from '../../../worker/app.ts';
import { aGroup, SETTINGS } from '../../support/domain/event.ts';
import { Browser } from '../../support/workers/browser.ts';
import { type Cast, freshId, makeCast, makePerson } from '../../support/workers/people.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

/** An event of the cast's club with a class for those born in 2008 or later; answers the id. */
async function makeEvent(): Promise<string> {
  const id = freshId('event');
  const groups = [
    aGroup('A', { wayIn: 'byChoice' }),
    aGroup('J', { wayIn: 'byAge' }, { ...NO_CONDITIONS, bornFrom: 2008 }),
  ];
  const body = snakeKeys({
    id,
    organiser: cast.club,
    organiserType: 'club',
    settings: { ...SETTINGS, name: 'Knights & Rooks', place: 'Oslo' },
    groups: groups.map(({ tournament: _, ...group }) => group),
  });
  await cast.people.manager.browser.read(calls.createEvent, { body });
  return id;
}

const nobody = { birth_year: null, sex: null, fide_number: null, federation: 'NOR', club: null };

describe('the pages of an event for everybody', () => {
  it('a shared link says name, days and place, and search engines keep neither lists of entries nor links', async () => {
    const id = await makeEvent();
    const page = await app.request(`http://localhost/event/view/${id}`, {}, env);
    expect(await page.text()).toMatch(
      /<title>Knights &amp; Rooks · Rokade<[\s\S]*Groups, entries and sign-up, .*, Oslo\./,
    );
    for (const path of [`/event/view/${id}`, '/e/secret']) {
      const { headers } = await app.request(`http://localhost${path}`, {}, env);
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
    }
    expect((await app.request('http://localhost/events', {}, env)).headers.has('x-robots-tag')).toBe(false);
  });

  it('[EVENT-2] for the account that is logged in the groups follow from what it knows, not from what is typed', async () => {
    const id = await makeEvent();
    const young = await makePerson(cast.people.manager, {
      club: cast.club,
      birth_date: '2010-03-04',
      first_name: 'Ung',
    });
    const answer = await young.browser.read(calls.groupsFor, {
      id,
      body: { own: true, player: { ...nobody, birth_year: 1950 } },
    });
    expect(answer.groups.find(({ proposed }) => proposed)?.code).toBe('J');
    expect(answer.known).toMatchObject({ birth_year: true, name: expect.stringMatching(/^Ung /) });
  });

  it('[EVENT-2] a visitor has no account to ask for', async () => {
    const id = await makeEvent();
    const { status, body } = await new Browser().ask(calls.groupsFor, { id, body: { own: true, player: nobody } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ message: 'loginFirst' });
    const typed = await new Browser().read(calls.groupsFor, {
      id,
      body: { player: { ...nobody, birth_year: 2012 } },
    });
    expect(typed.groups.find(({ proposed }) => proposed)?.code).toBe('J');
    expect(typed.known.birth_year).toBe(false);
  });
});
