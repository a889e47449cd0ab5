import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { ADMIN } from '../../../scripts/seed/admin.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { settings } = en;

/** A new account with the password that the program has made for it. */
async function newAccount(request: APIRequestContext, id: string): Promise<string> {
  await enter(request, ADMIN.id);
  const body = { username: id, firstName: 'Solveig', lastName: 'Ny', birthDate: '2001-02-03' };
  return (await callApi(request, calls.createAccount, { body })).password;
}

async function logIn(page: Page, id: string, password: string, path: string): Promise<void> {
  await page.goto(`/login?path=${encodeURIComponent(path)}`);
  await page.getByLabel(en.account.userId).fill(id);
  await page.getByRole('textbox', { name: en.account.password }).fill(password);
  await page.getByRole('main').getByRole('button', { name: en.account.logIn, exact: true }).click();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a new user chooses a password, gives an e-mail address and a name on Lichess, and logs out elsewhere', {
  tag: '@long',
}, async ({ browser, request }) => {
  const id = 'solveig-ny';
  const given = await newAccount(request, id);
  const own = 'fem grønne elger';
  const page = await newVisitor(browser);
  const elsewhere = await newVisitor(browser);

  await test.step('the first log-in asks for a password of the own, whatever page was meant', async () => {
    await logIn(page, id, given, '/account/settings');
    await expect(page.getByRole('heading', { name: settings.first.title })).toBeVisible();
    await page.goto('/inbox');
    await expect(page.getByRole('heading', { name: settings.first.title })).toBeVisible();
    await field(page, settings.first.given).fill('not that one');
    await field(page, settings.password.new).fill(own);
    await field(page, settings.password.again).fill(`${own}!`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(en.ui.expected.equalPasswords)).toBeVisible();
    await field(page, settings.password.again).fill(own);
    await page.keyboard.press('Enter');
    await expect(page.getByText(en.errors.incorrectPassword)).toBeVisible();
    await field(page, settings.first.given).fill(given);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/inbox');
    await page.goto('/account/settings');
    await expect(page.getByRole('heading', { name: settings.title, exact: true })).toBeVisible();
  });

  await test.step('another address needs the password, and is there afterwards', async () => {
    const card = page.getByRole('region', { name: settings.email.title });
    await card.getByRole('textbox', { name: settings.email.new }).fill('solveig@example.org');
    await card.getByRole('textbox', { name: settings.email.password }).fill('not that one');
    await page.keyboard.press('Enter');
    await expect(card.getByText(en.errors.incorrectPassword)).toBeVisible();
    await card.getByRole('textbox', { name: settings.email.password }).fill(own);
    await page.keyboard.press('Enter');
    await expect(page.getByText(settings.email.changed)).toBeVisible();
    await expect(card).toContainText('solveig@example.org');
  });

  await test.step('a name on Lichess is noted as Lichess writes it, and only where Lichess knows it', async () => {
    await page.route('https://lichess.org/api/user/*', (route) => {
      const known = route.request().url().endsWith('/solveig');
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ status: known ? 200 : 404, headers, json: known ? { username: 'SolVeig' } : {} });
    });
    const card = page.getByRole('region', { name: settings.lichess.title });
    await card.getByRole('textbox').fill('nobody-there');
    await page.keyboard.press('Enter');
    await expect(card.getByText(settings.lichess.unknown)).toBeVisible();
    await card.getByRole('textbox').fill('solveig');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('textbox')).toHaveValue('SolVeig');
    await page.reload();
    await expect(card.getByRole('textbox')).toHaveValue('SolVeig');
    await card.getByRole('button', { name: settings.lichess.remove }).click();
    await expect(card.getByRole('textbox')).toHaveValue('');
  });

  await test.step('a help text is shown until it is closed, and all of them again when they are wanted again', async () => {
    await page.goto('/inbox');
    await expect(page.getByText(en.inbox.help)).toBeVisible();
    await page.getByRole('button', { name: en.ui.closeHelp }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: en.inbox.title })).toBeVisible();
    await expect(page.getByText(en.inbox.help)).toHaveCount(0);
    await page.goto('/account/settings');
    const help = page.getByRole('switch', { name: settings.shown.help });
    await help.click();
    await expect(page.getByText(settings.shown.saved)).toBeVisible();
    await expect(help).not.toBeChecked();
    await page.goto('/account/memberships');
    await expect(page.getByRole('heading', { name: en.inbox.memberships.title })).toBeVisible();
    await expect(page.getByText(en.inbox.memberships.help)).toHaveCount(0);
    await page.goto('/account/settings');
    await help.click();
    await expect(page.getByText(settings.shown.saved)).toBeVisible();
    await expect(help).toBeChecked();
    await page.goto('/inbox');
    await expect(page.getByText(en.inbox.help)).toBeVisible();
  });

  await test.step('a secret address gives a calendar program the own rounds until it is ended', async () => {
    await page.goto('/account/settings');
    const card = page.getByRole('region', { name: settings.calendar.title });
    await card.getByRole('button', { name: settings.calendar.make }).click();
    const address = await card.getByLabel(settings.calendar.address).inputValue();
    const file = await request.get(address);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('X-WR-CALNAME:Solveig Ny');
    await page.reload();
    await expect(card.getByLabel(settings.calendar.address)).toHaveCount(0);
    await card.getByRole('button', { name: settings.calendar.end }).click();
    await page.getByRole('dialog').getByRole('button', { name: settings.calendar.end }).click();
    await expect(card.getByRole('button', { name: settings.calendar.make })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  });

  await test.step('the log-in of another browser ends, and its page says so', async () => {
    await logIn(elsewhere, id, own, '/account/settings');
    await expect(elsewhere.getByRole('heading', { name: settings.title, exact: true })).toBeVisible();
    await page.goto('/account/settings');
    const card = page.getByRole('region', { name: settings.sessions.title });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await card.getByRole('button', { name: settings.sessions.endOthers }).click();
    await expect(card.getByText(settings.sessions.onlyHere)).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: en.account.logInTitle })).toBeVisible();
  });

  await test.step('and the page has no fault that axe knows of', async () => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  await test.step('all that is held of somebody can be taken along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: settings.data.download }).click();
    const file = await (await download).createReadStream();
    const text = (await file.toArray()).join('');
    expect(JSON.parse(text).account).toMatchObject({ id, email: 'solveig@example.org', birth_date: '2001-02-03' });
  });

  await test.step('and the account can be erased, with the password', async () => {
    await page.getByRole('button', { name: settings.erase.open }).click();
    const card = page.getByRole('region', { name: settings.erase.title });
    await card.getByRole('textbox', { name: settings.erase.password }).fill('not that one');
    await page.keyboard.press('Enter');
    await expect(card.getByText(en.errors.incorrectPassword)).toBeVisible();
    await card.getByRole('textbox', { name: settings.erase.password }).fill(own);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(settings.erase.done)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await logIn(page, id, own, '/');
    await expect(page.getByText(en.errors.invalidCredentials)).toBeVisible();
  });
  await page.context().close();
  await elsewhere.context().close();
});
