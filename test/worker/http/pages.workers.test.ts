import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { PAGE_HEADERS } from '../../../contract/http/page-headers.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { firstOf } from '../../support/lists.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast } from '../../support/workers/people.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

const open = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers }, env);

/** What the page's HTML says before any script has run. */
async function said(path: string, headers?: Record<string, string>) {
  const response = await open(path, headers);
  const html = await response.text();
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    status: response.status,
    html,
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
    heading: /<p class="title">([^<]*)</.exec(html)?.[1],
    description: meta('description'),
    shared: [meta('og:title'), meta('og:description'), meta('og:url'), meta('og:image')],
  };
}

const build = (changes: Record<string, unknown>) => Event.build(cast.people.manager, cast.club, changes);

describe('page metadata before any script runs', () => {
  it('the metadata of a tournament page are its name and days, also where the link is shared', async () => {
    const { id } = await build({ name: 'Knights & Rooks', start_date: '2026-10-02', end_date: '2026-10-08' });
    const page = await said(`/tournament/view/${id}`);
    const description = expect.stringMatching(/^Standings, pairings and games, 2\s?–\s?8 October 2026\.$/);
    expect(page).toMatchObject({ status: 200, lang: 'en', title: 'Knights &amp; Rooks · Rokade', description });
    expect(page.heading).toBe('Knights &amp; Rooks');
    expect(page.shared.slice(1)).toEqual([
      description,
      `http://localhost/tournament/view/${id}`,
      `http://localhost${pathTo(calls.tournamentPicture, { id })}`,
    ]);
  });

  it('pages and files have the address that the operator has set, whichever host the request names', async () => {
    const { id } = await build({});
    const set = { ...env, SITE_URL: 'https://chess.example.org' };
    const ask = async (path: string) => (await app.request(`http://evil.example${path}`, {}, set)).text();
    for (const path of [
      `/tournament/view/${id}`,
      pathTo(calls.robots),
      pathTo(calls.sitemap),
      pathTo(calls.tournamentPgn, { id }),
      pathTo(calls.embedTournament, { id, view: 'standings' }),
      pathTo(calls.tournamentCalendar, { id }),
    ]) {
      const text = await ask(path);
      expect(text, path).not.toContain('evil.example');
    }
    expect(await ask(`/tournament/view/${id}`)).toContain(`content="https://chess.example.org/tournament/view/${id}"`);
  });

  it('the metadata of a page are in the language that the user has chosen', async () => {
    expect(await said('/tournaments', { cookie: 'lang=no' })).toMatchObject({
      lang: 'nb',
      title: 'Alle turneringer · Rokade',
    });
    expect((await said('/privacy-notice', { cookie: 'lang=no' })).heading).toBe('Personvernerklæring');
  });

  it('the metadata of a page reveal nothing of a private tournament, also to those who may see it', async () => {
    const { id } = await build({ name: 'Closed Circle', publicly_viewable: false });
    const { cookie = '' } = cast.people.manager.browser;
    for (const headers of [{}, { cookie }]) {
      const page = await said(`/tournament/view/${id}`, headers);
      expect(page).toMatchObject({ status: 200, title: 'Rokade', heading: '' });
      expect(page.html).not.toContain('Closed Circle');
    }
  });

  it('the title of a game page names the players, by user name where the tournament shows no others', async () => {
    const game = async (changes: Record<string, unknown>) => {
      const players = await makePlayers(cast.people.manager, cast.club, 4);
      const event = await build({ default_game_location: 1, online_pairing_interval_t: 1, ...changes });
      await event.started(players);
      const { white, black } = await event.firstBoard(1);
      const { id } = firstOf(await event.gamesOf(1, white, black));
      return { white, black, title: (await said(`/game/view/${id}`)).title };
    };
    const hidden = await game({ show_only_usernames: true });
    expect(hidden.title).toBe(`${hidden.white} – ${hidden.black} · Rokade`);
    expect((await game({ publicly_viewable: false })).title).toBe('Rokade');
    expect((await game({ show_only_top: true, show_only_top_nr: 1 })).title).toBe('Rokade');
  });

  it('the title of a profile is the user name, never the real name (D-78)', async () => {
    const { id } = cast.people.outsider;
    expect((await said(`/profile/${id}`)).title).toBe(`${id} · Rokade`);
  });

  it('a page links the web manifest of its language', async () => {
    const manifestIn = async (cookie: string) => {
      const text = await (await app.request('http://localhost/', { headers: { cookie } }, env)).text();
      return /<link rel="manifest" href="([^"]*)"/.exec(text)?.[1];
    };
    expect(await manifestIn('')).toBe('/manifest.webmanifest');
    expect(await manifestIn('lang=no')).toBe('/manifest.no.webmanifest');
  });

  it('a page has the headers of every other response, and is revalidated each time', async () => {
    const { headers } = await open('/tournaments');
    expect(Object.fromEntries(headers)).toMatchObject({ ...PAGE_HEADERS, 'cache-control': 'no-cache' });
  });

  it('a page is the same for every user, so the database is not read for the session', async () => {
    const asked: string[] = [];
    const DB = new Proxy(env.DB, {
      get: (_, name) => {
        asked.push(String(name));
        throw new Error('the database was asked');
      },
    });
    const { cookie = '' } = cast.people.manager.browser;
    const response = await app.request('http://localhost/tournaments', { headers: { cookie } }, { ...env, DB });
    await response.text();
    expect([response.status, asked]).toEqual([200, []]);
  });

  it('a page about something unknown has the title of the site', async () => {
    for (const path of ['/tournament/view/nobody-knows', '/game/view/nobody-knows', '/club/view/x', '/nowhere']) {
      expect(await said(path)).toMatchObject({ status: 200, title: 'Rokade' });
    }
  });
});

describe('search engines and contact', () => {
  it('the sitemap lists the public tournaments, and no private one', async () => {
    const shown = await build({ name: 'Shown' });
    const closed = await build({ name: 'Closed', publicly_viewable: false });
    const response = await open(pathTo(calls.sitemap));
    const map = await response.text();
    expect(response.headers.get('content-type')).toContain('xml');
    expect(map).toContain(`<loc>http://localhost/tournament/view/${shown.id}</loc>`);
    expect(map).not.toContain(closed.id);
    expect(await (await open(pathTo(calls.robots))).text()).toContain(
      `Sitemap: http://localhost${pathTo(calls.sitemap)}`,
    );
  });

  it('the contact names the operator of the server, where the operator is configured', async () => {
    const contact = async (set: object) =>
      (await app.request(`http://localhost${pathTo(calls.contact)}`, {}, { ...env, ...set })).json();
    expect(await contact({ CONTACT_EMAIL: undefined })).toEqual({ operator: null, email: null, community: null });
    const set = { OPERATOR: 'Fjord Chess', CONTACT_EMAIL: 'chess@fjord.example' };
    expect(await contact(set)).toEqual({ operator: 'Fjord Chess', email: 'chess@fjord.example', community: null });
  });

  it('an unknown file is not found, and an unknown call is refused', async () => {
    for (const path of ['/wp-login.php', '/.env', '/assets/old-deployment.js', '/s/unknown', '/socket']) {
      expect((await open(path)).status, path).toBe(404);
    }
    expect((await app.request('http://localhost/tournaments', { method: 'POST' }, env)).status).not.toBe(200);
  });
});
