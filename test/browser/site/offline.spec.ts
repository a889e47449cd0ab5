import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { no } from '../../../i18n/no.ts';
import { OFFLINE_CACHE } from '../../../web/offline/offline-tournaments.ts';
import { enter, logOut, newVisitor } from '../../support/browser/people.ts';

const CUP = '/tournament/view/autumn-cup';
const CUP_NAME = 'Autumn Cup';

/** A browser in which the page may be installed, once what it needs without a network is there. */
async function newReader(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newVisitor(browser, { serviceWorkers: 'allow', ...options });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** The names of what this browser has kept of tournaments. */
const kept = (page: Page) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
  }, OFFLINE_CACHE);

async function lookAt(page: Page, path: string, id: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain(id);
}

test('without a network the tournament that was looked at is read as it stood, and is new when the network is back', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await newReader(browser);
  await lookAt(page, CUP, 'autumn-cup');
  await page.context().setOffline(true);

  await test.step('opened anew, it has its table, its rounds and says how old it is', async () => {
    await page.goto(CUP);
    await expect(page.getByRole('heading', { level: 1, name: CUP_NAME })).toBeVisible();
    await expect(page.getByText(/^Offline: last updated at \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('tab', { name: en.tournament.tabs.stats })).toHaveCount(0);
    await page.getByRole('tab', { name: en.tournament.tabs.pairings, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  });

  await test.step('the front page lists what is kept, and leads there', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: en.offline.title })).toBeVisible();
    await page.getByRole('link', { name: CUP_NAME }).click();
    await expect(page.getByText(/^Offline: last updated/)).toBeVisible();
  });

  await test.step('what was not looked at says so', async () => {
    await page.goto('/club/view/fjellsiden');
    await expect(page.getByText(en.offline.unseen)).toBeVisible();
    await expect(page.getByRole('link', { name: CUP_NAME })).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  });

  await test.step('with the network the page comes by itself', async () => {
    await page.goto(CUP);
    await expect(page.getByText(/^Offline: last updated/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('tab', { name: en.tournament.tabs.stats })).toBeVisible();
    await expect(page.getByText(/^Offline: last updated/)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: en.nav.logIn })).toBeVisible();
  });
  await page.context().close();
});

test('the offline copy of a logged-in user has only what strangers see, and is gone once they have logged out', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await enter(context.request, 'ragnhild');
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await lookAt(page, CUP, 'autumn-cup');
  const text = await page.evaluate(async (name) => {
    const store = await caches.open(name);
    const answers = await Promise.all((await store.keys()).map((key) => store.match(key)));
    return Promise.all(answers.map((answer) => answer?.json()));
  }, OFFLINE_CACHE);
  expect(text).toMatchObject([{ canManage: false }]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('table').first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await logOut(page);
  await expect.poll(() => kept(page)).toEqual([]);
  await context.close();
});

test('the page can be installed, in the language of its user', async ({ browser }) => {
  const page = await newReader(browser);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ lang: 'en', display: 'standalone' });
  await page.getByRole('button', { name: 'NO', exact: true }).click();
  await expect(page.getByRole('button', { name: 'NO', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  const norwegian = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await page.request.get(norwegian ?? '')).json()).toMatchObject({
    lang: 'nb',
    shortcuts: [{ name: no.nav.entries.myCalendar }, { name: no.nav.entries.allTournaments }],
  });
  await page.context().close();
});
