import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { LANGUAGE_COOKIE } from '../../../i18n/languages.ts';
import { no } from '../../../i18n/no.ts';
import { ADMIN } from '../../../scripts/seed/admin.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const ID = 'glemsk-gunnar';
const ADDRESS = 'gunnar@example.org';
const NEW = 'tre hester på tur';

test('a user who has forgotten the password gets an e-mail, and sets a new one by its link', async ({
  browser,
  request,
  baseURL,
}) => {
  const { recover } = no.account;
  await enter(request, ADMIN.id);
  await callApi(request, calls.createAccount, {
    body: { username: ID, firstName: 'Gunnar', lastName: 'Glemsk', birthDate: '1980-02-03', email: ADDRESS },
  });
  const page = await newVisitor(browser);
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'no', url: baseURL ?? '' }]);
  await page.goto('/login');
  await page.getByRole('link', { name: no.account.forgotten }).click();

  await test.step('what is no e-mail address is not sent', async () => {
    await page.getByLabel(recover.email).fill('gunnar');
    await page.getByRole('button', { name: recover.ask }).click();
    await expect(page.getByText(no.ui.expected.email)).toBeVisible();
    await expect(page.getByLabel(recover.email)).toBeFocused();
  });

  await test.step('the letter is in the outbox, in the language of the page', async () => {
    await page.getByLabel(recover.email).fill(ADDRESS);
    await page.keyboard.press('Enter');
    await expect(page.getByText(recover.sent)).toBeVisible();
    await page.goto(pathTo(calls.outbox));
    await expect(page.getByRole('heading', { name: no.mail.recovery.subject }).first()).toBeVisible();
    await page
      .getByRole('link', { name: `Nytt passord for ${ID}` })
      .first()
      .click();
  });

  await test.step('two passwords that differ are not sent, and the second gets the focus', async () => {
    await page.getByRole('textbox', { name: recover.new, exact: true }).fill(NEW);
    await page.getByRole('textbox', { name: recover.newAgain }).fill(`${NEW}!`);
    await page.getByRole('button', { name: recover.set }).click();
    await expect(page.getByText(no.ui.expected.samePassword)).toBeVisible();
    await expect(page.getByRole('textbox', { name: recover.newAgain })).toBeFocused();
  });

  await test.step('the new password is set, and logs in', async () => {
    await page.getByRole('textbox', { name: recover.newAgain }).fill(NEW);
    const link = page.url();
    await page.keyboard.press('Enter');
    await expect(page.getByText(recover.changed)).toBeVisible();
    await page.getByLabel(no.account.userId).fill(ID);
    await page.getByRole('textbox', { name: no.account.password }).fill(NEW);
    await page.getByRole('main').getByRole('button', { name: no.account.logIn, exact: true }).click();
    await expect(page.getByText(no.account.welcome.replace('{{name}}', 'Gunnar Glemsk'))).toBeVisible();
    await page.goto(link);
  });

  await test.step('the link works once', async () => {
    await expect(page.getByRole('alert').filter({ hasText: no.errors.invalidPasswordRecoveryCode })).toBeVisible();
    await page.getByRole('link', { name: recover.again }).click();
    await expect(page.getByLabel(recover.email)).toBeVisible();
  });
  await page.context().close();
});

test('the page says the same for an e-mail address that nobody has', async ({ page }) => {
  await page.goto('/account/recover');
  await page.getByLabel(en.account.recover.email).fill('nobody@example.org');
  await page.getByRole('button', { name: en.account.recover.ask }).click();
  await expect(page.getByText(en.account.recover.sent)).toBeVisible();
});
