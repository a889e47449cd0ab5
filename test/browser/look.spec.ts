import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { root } from '../../scripts/environment.ts';
import { type LayoutFaults, layoutFaults } from './layout.ts';
import { enter, newVisitor, viewOf } from './people.ts';
import { textsOf, untranslated } from './texts.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const WIDTHS = [1440, 900, 360] as const;
const SCREENS = join(root, 'test-results/screens');
/** The rows of a long table are alike; the rules that read every cell take their time. */
const FURTHER_ROWS = 'tbody tr:nth-child(n + 9)';

interface Screen {
  readonly name: string;
  /** Who looks; nobody: a visitor. */
  readonly as?: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
}

const CHAMPIONSHIP = '/tournament/view/fjord-championship';
const CUP = '/tournament/view/autumn-cup';

const SCREENS_OF_THE_PRODUCT: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-organiser', as: 'ragnhild', path: '/' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournament-upcoming', as: 'oystein', path: '/tournament/view/winter-open' },
  { name: 'tournament-running', as: 'ragnhild', path: CHAMPIONSHIP },
  { name: 'tournament-boards', path: `${CHAMPIONSHIP}?tab=pairings&boards=true` },
  { name: 'tournament-standings', path: `${CUP}?tiebreaks=true&size=50` },
  { name: 'tournament-pairings', path: `${CUP}?tab=pairings&round=3` },
  { name: 'tournament-cross-table', path: `${CUP}?tab=cross` },
  { name: 'tournament-stats', path: `${CUP}?tab=stats` },
  { name: 'tournament-printable', path: `${CHAMPIONSHIP}/pairings/2` },
  { name: 'tournament-manage', as: 'ragnhild', path: '/tournament/manage/fjord-championship' },
  { name: 'tournament-manage-played', as: 'ragnhild', path: '/tournament/manage/autumn-cup' },
  { name: 'tournament-players', as: 'magnhild', path: '/tournament/players/winter-open' },
  { name: 'tournament-build', as: 'ragnhild', path: '/tournament/build' },
  { name: 'tournament-build-review', as: 'ragnhild', path: '/tournament/build?mode=custom&step=review' },
  { name: 'tournament-find', as: 'ragnhild', path: '/tournament/find' },
  { name: 'tournament-search', path: '/tournament/search?q=cup' },
  { name: 'tournament-edit', as: 'magnhild', path: '/tournament/edit/winter-open' },
  { name: 'tournament-edit-reduced', as: 'ragnhild', path: '/tournament/edit/fjord-championship' },
  { name: 'browse', as: 'nora', path: '/browse' },
  { name: 'club', path: '/club/view/fjellsiden' },
  { name: 'organization', path: '/organization/view/fjordsjakk' },
  { name: 'league', path: '/league/view/fjordserien?season=last-year' },
  { name: 'league-build', as: 'solveig', path: '/league/build' },
  { name: 'league-seasons', as: 'solveig', path: '/league/manage/fjordserien' },
  { name: 'league-categories', as: 'solveig', path: '/league/manage/fjordserien?tab=categories' },
  { name: 'league-tournaments', as: 'solveig', path: '/league/manage/fjordserien?tab=tournaments' },
  { name: 'league-end', as: 'solveig', path: '/league/manage/fjordserien?end=this-year' },
  { name: 'club-details', as: 'ragnhild', path: '/club/manage' },
  { name: 'club-statistics', as: 'ragnhild', path: '/club/manage?tab=statistics' },
  { name: 'club-members', as: 'ragnhild', path: '/club/manage?tab=members' },
  { name: 'club-powers', as: 'magnhild', path: '/club/manage?id=elvebakken&tab=powers' },
  { name: 'organization-manage', as: 'solveig', path: '/organization/manage?tab=statistics' },
  { name: 'organization-create', as: 'admin', path: '/registration/organization' },
  { name: 'invite', as: 'solveig', path: '/registration/generate/invitation' },
  { name: 'create-accounts', as: 'ragnhild', path: '/account/create' },
  { name: 'tools', path: '/tools' },
  { name: 'user-guide', path: '/user-guide' },
  { name: 'contact', path: '/contact' },
  { name: 'user-agreement', path: '/user-agreement' },
  { name: 'login', path: '/login' },
  { name: 'recover', path: '/account/recover' },
  { name: 'new-password', path: '/account/recover/bm90LWEtY29kZQ' },
  { name: 'lobby-waiting', as: 'nora', path: '/calendar' },
  { name: 'lobby-empty', as: 'solveig', path: '/calendar' },
  {
    name: 'game-play',
    as: 'eirik',
    path: async (request) => `/game/play/${await gameOf(request, 'eirik', 'running')}`,
  },
  { name: 'game-watch', path: async (request) => `/game/play/${await gameOf(request, 'dusan', 'running')}` },
  { name: 'game-view', path: async (request) => `/game/view/${await gameOf(request, 'dusan', 'finished')}` },
  { name: 'not-found', path: '/nowhere' },
  { name: 'hall-screen', path: '/tournament/screen/autumn-cup?show=standings' },
  { name: 'team-fixtures', path: '/tournament/view/city-match?tab=fixtures' },
  {
    name: 'team-match',
    as: 'ragnhild',
    path: async (request) =>
      `/tournament/match/city-match/1/${(await viewOf(request, 'city-match')).matches?.[0]?.white}`,
  },
  { name: 'inbox', as: 'nora', path: '/inbox' },
  { name: 'memberships', as: 'nora', path: '/account/memberships' },
];

/**
 * Every fourth pair of screens is looked at with every change. With `LOOK=close` the others are, and some of the first in
 * the other language, all of them closely; these keep their pictures.
 */
const IS_CLOSE = process.env.LOOK === 'close';

/** The languages in which a screen is looked at; each has one, by turns. Which ones have the other, too, SEED says. */
function languagesOf(position: number): readonly Language[] {
  const usual = LANGUAGES.filter((_, at) => at === position % LANGUAGES.length);
  const pair = Math.floor(position / 2);
  if (pair % 4 !== 0) return IS_CLOSE ? usual : [];
  if (!IS_CLOSE) return usual;
  const isTaken = (pair / 4 + Number(process.env.SEED ?? 0)) % 2 === 0;
  return isTaken ? LANGUAGES.filter((language) => !usual.includes(language)) : [];
}

/** In which colours a width of a screen is held to the rules for everybody: light in one width and dark in another. */
const schemesOf = (position: number, width: (typeof WIDTHS)[number]): readonly Scheme[] => {
  if (IS_CLOSE) return SCHEMES;
  const turn = (position + WIDTHS.indexOf(width)) % WIDTHS.length;
  return SCHEMES.filter((_, at) => at === turn);
};

for (const [position, screen] of SCREENS_OF_THE_PRODUCT.entries()) {
  for (const language of languagesOf(position)) {
    test(`${screen.name} in ${language} fits every width and everybody`, { tag: '@look' }, async ({
      browser,
      baseURL,
    }) => {
      const page = await newVisitor(browser, { timezoneId: 'Europe/Oslo' });
      const complaints = listenForComplaints(page);
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
      const { request } = page.context();
      if (screen.as !== undefined) await enter(request, screen.as);
      await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(request));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await settled(page);
        await checkLayout(page, `${screen.name}-${width}-${language}`);
        await checkTexts(page, language, `${screen.name}-${width}`);
        for (const scheme of schemesOf(position, width)) {
          await page.emulateMedia({ colorScheme: scheme });
          const name = `${screen.name}-${width}-${scheme}-${language}`;
          if (IS_CLOSE) await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage: true });
          await checkAccess(page, scheme, name);
        }
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  }
}

/** Everything that the page complains about in the browser's console. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Until the page is drawn whole. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // A word of new messages lies over the page for a few seconds.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const patiently = expect.configure({ soft: true, timeout: 20_000 });

async function checkLayout(page: Page, name: string): Promise<void> {
  const nothing: LayoutFaults = { sideways: 0, outside: [], cut: [], overlapping: [] };
  // The board takes its new size a moment after the window.
  await patiently.poll(() => layoutFaults(page), `${name} is laid out badly`).toEqual(nothing);
}

async function checkTexts(page: Page, language: Language, name: string): Promise<void> {
  expect.soft(untranslated(await textsOf(page), language), `${name} has text that is not translated`).toEqual([]);
}

/** The dark page is the light one in other colours: there, only what depends on colours is looked at again. */
async function checkAccess(page: Page, scheme: Scheme, name: string): Promise<void> {
  // Without frames there is nothing to gather in a page of its own, which costs more than the look itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude(FURTHER_ROWS);
  const { violations } = await (scheme === 'light'
    ? axe
    : axe.withRules(['color-contrast', 'link-in-text-block'])
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, `${name} is not for everybody`).toEqual([]);
}

/** A game of somebody in the running tournament of the demo. */
async function gameOf(request: APIRequestContext, player: string, state: 'running' | 'finished'): Promise<string> {
  const { games } = await viewOf(request, 'fjord-championship');
  const found = Object.values(games)
    .flat()
    .find(({ white, black, finished }) => finished === (state === 'finished') && [white, black].includes(player));
  return found?.id ?? '';
}
