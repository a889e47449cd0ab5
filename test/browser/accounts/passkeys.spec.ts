import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { PASSWORD } from '../../../scripts/seed/people.ts';

const { settings } = en;

/** A phone with a fingerprint, as the browser's tools play it. */
async function withPhone(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a player adds a passkey, logs in with it, and removes it', async ({ page }) => {
  await withPhone(page);
  const main = page.getByRole('main');
  await page.goto(`/login?path=${encodeURIComponent('/account/settings')}`);
  await page.getByLabel(en.account.userId).fill('ragnhild');
  await page.getByRole('textbox', { name: en.account.password }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: settings.passkeys.title });

  await test.step('with the password', async () => {
    await card.getByRole('textbox', { name: settings.passkeys.name }).fill('Telefonen');
    await card.getByRole('textbox', { name: settings.passkeys.password }).fill('not that one');
    await page.keyboard.press('Enter');
    await expect(card.getByText(en.errors.incorrectPassword)).toBeVisible();
    await card.getByRole('textbox', { name: settings.passkeys.password }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('listitem')).toContainText('Telefonen');
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });

  await test.step('with neither name nor password', async () => {
    await page.context().clearCookies();
    await page.goto(`/login?path=${encodeURIComponent('/account/settings')}`);
    await main.getByRole('button', { name: en.account.byPasskey }).click();
    await expect(card.getByRole('listitem')).toContainText('Telefonen');
  });

  await test.step('and once it is removed, it opens nothing', async () => {
    await card.getByRole('button', { name: settings.passkeys.remove }).click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
    await page.context().clearCookies();
    await page.goto('/login');
    await main.getByRole('button', { name: en.account.byPasskey }).click();
    await expect(main.getByRole('alert')).toHaveText(en.errors.passkeyRefused);
  });
});
