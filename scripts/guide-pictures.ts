import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type APIRequestContext, type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { lobby, logIn } from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { GUIDE_PICTURE, GUIDE_SECTIONS, type GuideSection, guidePicture } from '../contract/site/guide.ts';
import { given } from '../domain/kernel/given.ts';
import { build } from './build.ts';
import { ensureChromium, systemChromium } from './check/chromium.ts';
import { quiet, root } from './environment.ts';
import { seedDemo } from './seed/demo.ts';
import { PASSWORD } from './seed/people.ts';
import { freePort } from './server/port.ts';

/**
 * Takes the screenshots of the user guide in both languages, from a server with the demo world that it starts and
 * stops:
 *
 *   npm run guide:pictures
 *
 * Run it when a page no longer looks like its screenshot.
 */
const LANGUAGES = ['en', 'no'] as const;
const QUALITY = 70;

interface Shot {
  /** The user who is logged in; a visitor if omitted. */
  readonly as?: string;
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  /** The element at the top of the screenshot; the top of the page if omitted. */
  readonly from?: string;
}

const CHAMPIONSHIP = 'fjord-championship';

const SHOTS: Readonly<Record<GuideSection, Shot>> = {
  1: { path: '/login' },
  2: { as: 'ragnhild', path: '/club/manage' },
  3: { as: 'ragnhild', path: '/account/create' },
  4: { as: 'ragnhild', path: '/club/manage?tab=members' },
  5: { as: 'solveig', path: '/organization/manage?tab=clubs' },
  6: { as: 'ragnhild', path: '/tournament/build?mode=custom' },
  7: { as: 'magnhild', path: '/tournament/players/winter-open' },
  8: { as: 'magnhild', path: '/tournament/view/winter-open' },
  9: { path: `/tournament/view/${CHAMPIONSHIP}/pairings/2` },
  10: { as: 'ragnhild', path: `/tournament/manage/${CHAMPIONSHIP}` },
  11: { path: '/tournament/view/autumn-cup?tab=cross', from: 'table' },
  12: { as: 'eirik', path: nextGame },
};

Object.assign(process.env, quiet);
await build();
ensureChromium();
const [{ makeServer }, { migrate }] = await Promise.all([import('./server/server.ts'), import('./server/migrate.ts')]);
const dataDir = mkdtempSync(join(tmpdir(), 'rokade-guide-'));
const port = await freePort();
const server = await makeServer({ port, dataDir });
try {
  await migrate(server);
  await seedDemo(server);
  await server.listen();
  await takeAll(`http://localhost:${port}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(base: string): Promise<void> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...given({ executablePath }) });
  try {
    for (const language of LANGUAGES)
      for (const section of GUIDE_SECTIONS) await take(browser, base, language, section);
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, base: string, language: string, section: GuideSection): Promise<void> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: GUIDE_PICTURE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: language === 'no' ? 'nb-NO' : 'en-GB',
    timezoneId: 'Europe/Oslo',
  });
  await context.addCookies(
    [
      { name: 'lang', value: language },
      { name: 'show_help_text', value: 'false' },
    ].map((cookie) => ({ ...cookie, url: base })),
  );
  const page = await openedBy(context, SHOTS[section]);
  const file = join(root, 'public', guidePicture(language, section));
  mkdirSync(dirname(file), { recursive: true });
  const picture = await pictureOf(page);
  writeFileSync(file, picture);
  console.log(`${guidePicture(language, section)} ${Math.round(picture.length / 1000)} KB`);
  await context.close();
}

async function openedBy(context: BrowserContext, { as, path, from }: Shot): Promise<Page> {
  if (as !== undefined) await context.request.post(pathTo(logIn), { data: { id: as, password: PASSWORD } });
  const page = await context.newPage();
  // Not `networkidle`, because a page with an event stream never is.
  await page.goto(typeof path === 'string' ? path : await path(context.request));
  await page.locator('h1').first().waitFor();
  await page.locator('#frame').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  if (from !== undefined)
    await page
      .locator(from)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForFunction(isDrawn);
  return page;
}

/** Whether the page has finished loading and animating. Runs in the page. */
function isDrawn(): boolean {
  return (
    document.querySelector('[aria-busy="true"]') === null &&
    [...document.images].every(({ complete }) => complete) &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  );
}

async function nextGame(request: APIRequestContext): Promise<string> {
  const answer = await request.get(pathTo(lobby));
  const { id }: { id: string } = await answer.json();
  return `/game/play/${id}`;
}

/** As WebP, which is half the size of PNG for these pages. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
