import { expect, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { PASSWORD } from '../../../scripts/seed/people.ts';

for (const foreign of ['//evil.example/page', 'https://evil.example/page', '/\\evil.example'])
  test(`after the log-in nobody is led to ${foreign}`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`/login?path=${encodeURIComponent(foreign)}`);
    await page.getByLabel(en.account.userId).fill('ragnhild');
    await page.getByRole('textbox', { name: en.account.password }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: en.account.logIn, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect(new Set(asked)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  });

test('after a wrong password it is selected, so that what is typed next replaces it', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: en.account.password });
  await page.getByLabel(en.account.userId).fill('ragnhild');
  await password.fill('not this one');
  await password.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
