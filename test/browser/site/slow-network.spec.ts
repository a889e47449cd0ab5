import { type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { newVisitor } from '../../support/browser/people.ts';

const SLOW = { offline: false, latency: 0, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };

const OUTLINE_MS = 1000;
const ROWS_MS = 6000;

/** A phone in a full hall. */
async function slowVisitor(...given: Parameters<typeof newVisitor>): Promise<Page> {
  const page = await newVisitor(given[0], { viewport: { width: 412, height: 823 }, ...given[1] });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return page;
}

/** When the outline and the first rows of a page stand, in milliseconds from the first request on. */
async function timesOf(browser: Browser, path: string): Promise<{ readonly outline: number; readonly rows: number }> {
  const page = await slowVisitor(browser);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const times = await page.evaluate(() => ({
    rows: performance.now(),
    outline: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  }));
  await page.context().close();
  return times;
}

test('the outline is shown within a second at 400 kbit/s, and the first rows within six', { tag: '@long' }, async ({
  browser,
}) => {
  // The best of some: the network is what is slow here, and not the machine that the tests run on.
  const times: Awaited<ReturnType<typeof timesOf>>[] = [];
  const isSoonEnough = () => times.some(({ outline, rows }) => outline < OUTLINE_MS && rows < ROWS_MS);
  for (let visit = 1; visit <= 20 && !isSoonEnough(); visit += 1) {
    times.push(await timesOf(browser, '/tournament/view/autumn-cup'));
  }
  expect(Math.min(...times.map(({ outline }) => outline))).toBeLessThan(OUTLINE_MS);
  expect(Math.min(...times.map(({ rows }) => rows))).toBeLessThan(ROWS_MS);
});

test('the menus of a page are there while its data is late', async ({ browser }) => {
  const page = await newVisitor(browser);
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${pathTo(calls.viewTournament, { id: '*' })}`, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/tournament/view/autumn-cup', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  answer();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.context().close();
});

test('nothing moves when the page takes the place of its outline, and when its fonts come', async ({ browser }) => {
  for (const path of ['/', '/tournament/view/autumn-cup']) {
    const page = await slowVisitor(browser);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((seen) => {
        for (const shift of seen.getEntries())
          (window as unknown as { moved: number }).moved += Reflect.get(shift, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
    await page.context().close();
  }
});

test('the brand stands in the header where it stood in the outline', async ({ browser }) => {
  for (const width of [360, 768, 1280]) {
    const page = await newVisitor(browser, { viewport: { width, height: 800 } });
    // The page's own scripts never come.
    await page.route('**/assets/main-*.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    const outline = page.locator('#frame .brand');
    await expect(outline).toBeVisible();
    const before = await outline.boundingBox();
    await page.unroute('**/assets/main-*.js');
    await page.reload();
    const brand = page.getByRole('link', { name: 'Rokade' });
    await expect(brand).toBeVisible();
    await expect(outline).toHaveCount(0);
    const after = await brand.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThanOrEqual(1);
    const middle = (box: typeof before) => (box === null ? 0 : box.y + box.height / 2);
    expect(Math.abs(middle(after) - middle(before))).toBeLessThanOrEqual(1);
    await page.context().close();
  }
});

test('a page whose files are gone is reloaded once, and then says what is missing', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/tournaments-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'All tournaments' }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/assets/tournaments-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All tournaments' })).toBeVisible();
  await page.context().close();
});

test('a part whose file is cut off is loaded again, and the page is reloaded once at most', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/tournament/view/autumn-cup');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let loads = 0;
  let brokenOff = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/cross-table-tab-*.js', async (route) => {
    if (brokenOff === 1) return route.continue();
    brokenOff += 1;
    return route.abort('connectionreset');
  });
  await page.getByRole('tab', { name: 'Cross table' }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  // Chromium asks again for a module that failed; from version 150 on it does so in a new document only.
  expect(brokenOff).toBe(1);
  expect(loads).toBeLessThanOrEqual(1);
  await page.context().close();
});
