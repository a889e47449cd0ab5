import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../i18n/languages.ts';
import { root } from '../../../scripts/environment.ts';
import { barriers } from '../../support/browser/access.ts';
import { type LayoutFaults, layoutFaults } from '../../support/browser/layout.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';
import { SCREENS_OF_THE_PRODUCT } from '../../support/browser/screens.ts';
import { textsOf, untranslated } from '../../support/browser/texts.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const WIDTHS = [1440, 900, 360] as const;
const SCREENS = join(root, 'test-results/screens');

/** With `PICTURES` set, each way of a screen keeps a picture. */
const KEEPS_PICTURES = process.env.PICTURES !== undefined;
const SEED = Number(process.env.SEED ?? 0);

/** A run with a seed, as of a commit, looks at every fourth screen. A run without one sees all. */
const SHARE = 4;
const isLookedAt = (position: number): boolean => process.env.SEED === undefined || position % SHARE === SEED % SHARE;

/** Turns among the screens of one run; the seed that looks at the same ones next begins elsewhere. */
const turnOf = (position: number): number => Math.floor(position / SHARE) + Math.floor(SEED / SHARE);

/** Each screen is looked at in one language, by turns. */
const languageOf = (position: number): Language => LANGUAGES[turnOf(position) % LANGUAGES.length] ?? 'en';

/**
 * In which colours a width of a screen is held to the rules for everybody: light in one width and dark in another, by
 * turns, because these rules take most of the time.
 */
const schemesOf = (position: number, width: (typeof WIDTHS)[number]): readonly Scheme[] => {
  const turn = (turnOf(position) + WIDTHS.indexOf(width)) % WIDTHS.length;
  return SCHEMES.filter((_, at) => at === turn);
};

for (const [position, screen] of SCREENS_OF_THE_PRODUCT.entries()) {
  if (!isLookedAt(position)) continue;
  const language = languageOf(position);
  test(`${screen.name} in ${language} fits every width and everybody`, { tag: '@long' }, async ({
    browser,
    baseURL,
  }) => {
    const page = await newVisitor(browser, { timezoneId: 'Europe/Oslo' });
    const complaints = listenForComplaints(page);
    if (screen.as !== undefined) await enter(page.request, screen.as);
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(page);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
    await page.goto(path);
    await screen.seesAll?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await settled(page);
      await checkLayout(page, `${screen.name}-${width}-${language}`);
      await checkTexts(page, language, `${screen.name}-${width}`);
      for (const scheme of schemesOf(position, width)) {
        await page.emulateMedia({ colorScheme: scheme });
        const name = `${screen.name}-${width}-${scheme}-${language}`;
        if (KEEPS_PICTURES) await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage: true });
        await checkAccess(page, scheme, name);
      }
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

/** The tests let no page work in the background; that it would like to is no complaint of the page. */
const OF_THE_TESTS = 'Service Worker registration blocked by Playwright';

/** Everything that the page complains about in the browser's console. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === OF_THE_TESTS) return;
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
  const nothing: LayoutFaults = { sideways: 0, outside: [], cut: [], overlapping: [], ragged: [] };
  // The board takes its new size a moment after the window.
  await patiently.poll(() => layoutFaults(page), `${name} is laid out badly`).toEqual(nothing);
}

async function checkTexts(page: Page, language: Language, name: string): Promise<void> {
  expect.soft(untranslated(await textsOf(page), language), `${name} has text that is not translated`).toEqual([]);
}

async function checkAccess(page: Page, scheme: Scheme, name: string): Promise<void> {
  expect.soft(await barriers(page, scheme), `${name} is not for everybody`).toEqual([]);
}
