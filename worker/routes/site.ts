import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { openApi } from '../../contract/open-api.ts';
import { pathTo } from '../../contract/request.ts';
import { listLeagues } from '../../services/league/view-leagues.ts';
import { allTournaments } from '../../services/tournament/lists.ts';
import { answer } from '../answer.ts';
import type { AppEnv } from '../context.ts';
import { refusal } from '../middleware/on-error.ts';

/** Search engines come often, and new tournaments seldom. */
const HOUR = 'public, max-age=3600';

/** What programs ask for that come for the first time. */
export const site = new Hono<AppEnv>();

answer(site, calls.robots, ({ context }) => {
  const { origin } = new URL(context.req.url);
  context.header('cache-control', HOUR);
  return context.text(
    `User-agent: *\nDisallow: /socket/\nDisallow: /s-tournament/\nSitemap: ${origin}${pathTo(calls.sitemap)}\n`,
  );
});

answer(site, calls.sitemap, async ({ context, deps }) => {
  const { origin } = new URL(context.req.url);
  const [tournaments, leagues] = await Promise.all([allTournaments(deps), listLeagues(deps)]);
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

answer(site, calls.contact, ({ context }) => {
  const { OPERATOR, CONTACT_EMAIL, COMMUNITY_URL } = context.env;
  context.header('cache-control', HOUR);
  return { operator: OPERATOR ?? null, email: CONTACT_EMAIL ?? null, community: COMMUNITY_URL ?? null };
});

answer(site, calls.openApi, ({ context }) => {
  context.header('cache-control', HOUR);
  return openApi();
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

// A page of a developer's own: in production there is none.
answer(site, calls.outbox, ({ context }) => {
  const { OUTBOX } = context.env;
  const accept = context.req.header('accept') ?? '';
  return OUTBOX === undefined ? refusal('noSuchCall') : OUTBOX.fetch('http://outbox/', { headers: { accept } });
});
