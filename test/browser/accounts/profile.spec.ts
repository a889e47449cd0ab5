import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { enter, newVisitor, personMenu } from '../../support/browser/people.ts';

const { profile } = en;

test('a name in the standings leads to a profile, which compares two players', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/tournament/view/fjord-championship');
  await page.getByRole('table').getByRole('link', { name: 'Mikael Lindqvist' }).first().click();
  await page.getByRole('complementary').getByRole('link', { name: en.playerCard.profile }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mikael' })).toBeVisible();

  await test.step('with the rating over time in words too, and the line itself', async () => {
    await expect(page.getByText(profile.chart.lead)).toBeVisible();
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
  });

  await test.step('a visitor sees no way to the settings', async () => {
    await expect(page.getByRole('link', { name: profile.toSettings })).toHaveCount(0);
  });

  await test.step('the two are compared, and the address says so', async () => {
    await page.getByLabel(profile.against.other).fill('henrik');
    await page.getByRole('button', { name: profile.against.show }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('against') === 'henrik');
    await expect(page.getByText(profile.against.never)).toBeVisible();
    await page.getByLabel(profile.against.other).fill('nobody-there');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: en.errors.noSuchAccount })).toBeVisible();
  });

  await test.step('axe finds no fault', async () => {
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  await test.step('its owner comes to it by the menu, and from there to the settings', async () => {
    await enter(page.request, 'mikael');
    await page.goto('/tournaments');
    await personMenu(page).click();
    await page.getByRole('menuitem', { name: en.nav.entries.profile }).click();
    await page.getByRole('link', { name: profile.toSettings }).click();
    await expect(page.getByRole('heading', { name: en.settings.title, exact: true })).toBeVisible();
  });
  await page.context().close();
});

test('an unknown user name has a plain page, without an error', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.goto('/profile/nobody-there');
  await expect(page.getByRole('heading', { level: 1, name: profile.noPlayer })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: profile.toClubs })).toBeVisible();
});
