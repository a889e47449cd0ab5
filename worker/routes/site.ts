import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { openApi } from '../../contract/http/open-api.ts';
import { pathTo } from '../../contract/http/request.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { listLeagues } from '../../services/league/view-leagues.ts';
import { latestTournaments } from '../../services/tournament/lists.ts';
import type { AppEnv } from '../context.ts';
import { refusal } from '../middleware/on-error.ts';
import { route } from '../route.ts';
import { siteOrigin } from '../site-origin.ts';

/** Search engines request it often, and it rarely changes. */
const HOUR = 'public, max-age=3600';

/** Well-known files for crawlers and API clients. */
export const site = new Hono<AppEnv>();

route(site, calls.robots, ({ context }) => {
  const origin = siteOrigin(context);
  context.header('cache-control', HOUR);
  return context.text(
    `User-agent: *\nDisallow: /socket/\nDisallow: /s-tournament/\nSitemap: ${origin}${pathTo(calls.sitemap)}\n`,
  );
});

route(site, calls.sitemap, async ({ context, deps }) => {
  const origin = siteOrigin(context);
  const [tournaments, leagues] = await Promise.all([latestTournaments(deps), listLeagues(deps, VISITOR)]);
  const paths = [
    '/',
    '/tournaments',
    '/browse',
    '/about',
    '/user-guide',
    '/faqs',
    '/contact',
    '/user-agreement',
    '/privacy-notice',
    ...tournaments.map(({ id }) => `/tournament/view/${encodeURIComponent(id)}`),
    ...leagues.map(({ id }) => `/league/view/${encodeURIComponent(id)}`),
  ];
  context.header('cache-control', HOUR);
  context.header('content-type', 'application/xml; charset=utf-8');
  return context.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
      .map((path) => `<url><loc>${escaped(origin + path)}</loc></url>\n`)
      .join('')}</urlset>\n`,
  );
});

route(site, calls.contact, ({ context }) => {
  const { OPERATOR, CONTACT_EMAIL, COMMUNITY_URL } = context.env;
  context.header('cache-control', HOUR);
  return { operator: OPERATOR ?? null, email: CONTACT_EMAIL ?? null, community: COMMUNITY_URL ?? null };
});

route(site, calls.openApi, ({ context }) => {
  context.header('cache-control', HOUR);
  return openApi();
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// Available on a developer's machine only.
route(site, calls.outbox, ({ context }) => {
  const { OUTBOX } = context.env;
  const accept = context.req.header('accept') ?? '';
  return OUTBOX === undefined ? refusal('noSuchCall') : OUTBOX.fetch('http://outbox/', { headers: { accept } });
});
