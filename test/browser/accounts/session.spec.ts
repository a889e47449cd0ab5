import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { PASSWORD } from '../../../scripts/seed/people.ts';
import { logInLink, logOut, newVisitor, personMenu } from '../../support/browser/people.ts';

const PRIVATE_NAME = 'Ragnhild';
const DESK = '/tournament/manage/autumn-cup';

/** A page that is loaded anew loses this mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));
const expectNeverReloaded = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-never-reloaded', '');

async function logInByForm(page: Page, id: string): Promise<void> {
  await page.getByLabel(en.account.userId).fill(id);
  await page.getByRole('textbox', { name: en.account.password }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: en.account.logIn, exact: true }).click();
}

/** The stream of a tournament's page whose boards are there; before that one without boards may be opened. */
const namesGames = (url: string) => url.includes('/listen-data/') && new URL(url).searchParams.get('games') !== '';

const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: en.nav.menus.tournaments }).click();

/** All that the page shows and all that this browser has stored for it. */
const everythingKept = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
  );

test('after the log-in the header shows the person, the menus and the running game at once', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/');
  await mark(page);
  await logInLink(page).click();
  await logInByForm(page, 'eirik');
  await expect(personMenu(page)).toContainText('Eirik');
  await expect(logInLink(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: en.game.notifier.label })).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: en.nav.entries.myCalendar })).toBeVisible();
  await expectNeverReloaded(page);
});

test('after the log-out nothing of the person is left on the page or in the browser', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/login?path=/calendar');
  await mark(page);
  await logInByForm(page, 'ragnhild');
  await expect(page.getByRole('heading', { level: 1, name: en.game.lobby.title })).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: en.nav.entries.buildTournament })).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: en.nav.entries.allTournaments })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: en.nav.entries.buildTournament })).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain(PRIVATE_NAME);

  await test.step('going back asks for a log-in and shows nothing', async () => {
    await page.goBack();
    await expect(page.getByLabel(en.account.userId)).toBeVisible();
    expect(await everythingKept(page)).not.toContain(PRIVATE_NAME);
  });
  await expectNeverReloaded(page);
});

test('the next person in the same browser gets own menus and own pages', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto(`/login?path=${DESK}`);
  await mark(page);
  await logInByForm(page, 'ragnhild');
  await expect(page.getByRole('navigation', { name: en.ui.breadcrumb }).getByText(en.manage.title)).toBeVisible();
  await logOut(page);
  await logInLink(page).click();
  await logInByForm(page, 'nora');
  await expect(personMenu(page)).toContainText('Nora');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: en.nav.entries.myCalendar })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: en.nav.entries.buildTournament })).toHaveCount(0);
  expect(await everythingKept(page)).not.toContain(PRIVATE_NAME);
  await expectNeverReloaded(page);
});

test('a log-out and a log-in in one tab show in the other, and its streams are opened anew', async ({ browser }) => {
  const first = await newVisitor(browser);
  await first.goto('/login?path=/');
  await logInByForm(first, 'ragnhild');
  await expect(personMenu(first)).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(DESK);
  await expect(second.getByRole('navigation', { name: en.ui.breadcrumb }).getByText(en.manage.title)).toBeVisible();
  await mark(second);

  await test.step('the log-out takes the desk away', async () => {
    await logOut(first);
    await expect(second.getByLabel(en.account.userId)).toBeVisible();
    await expect(personMenu(second)).toHaveCount(0);
    expect(await everythingKept(second)).not.toContain(PRIVATE_NAME);
    await expectNeverReloaded(second);
  });

  await test.step('a tournament that is open stays, and listens anew as another person', async () => {
    const firstStream = second.waitForRequest((request) => namesGames(request.url()));
    await second.goto('/tournament/view/fjord-championship');
    await mark(second);
    await expect(second.getByRole('table').first()).toBeVisible();
    await expect(logInLink(second)).toBeVisible();
    await firstStream;
    const streams: string[] = [];
    second.on('request', (request) => {
      if (namesGames(request.url())) streams.push(request.url());
    });
    await logInLink(first).click();
    await logInByForm(first, 'eirik');
    await expect(personMenu(second)).toContainText('Eirik');
    await expect(second.getByRole('link', { name: en.tournament.actions.play })).toBeVisible();
    await expect.poll(() => streams.length).toBe(1);
    await expectNeverReloaded(second);
  });
});
