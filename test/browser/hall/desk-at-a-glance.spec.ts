import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { hallOf, ORGANISER, playRound } from '../../support/browser/hall.ts';
import { enter } from '../../support/browser/people.ts';

const row = (page: Page, board: number) => page.locator(`tr[data-board="${board}"]`);

test('a laptop shows sixteen boards above the fold, and all planned rounds (F31, F34)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await hallOf(page.request, 40, 'Forty Open');
  await enter(page.request, ORGANISER);
  await page.goto(`/tournament/manage/${id}`);
  await expect(page.getByRole('complementary', { name: en.manage.keysHelp })).toBeVisible();
  // The help has been read, on this device.
  await page.reload();
  await expect(row(page, 20)).toBeAttached();
  await expect(page.getByRole('complementary', { name: en.manage.keysHelp })).toHaveCount(0);
  const bottoms = await page
    .locator('tr[data-board]')
    .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(16);
  await expect(page.getByRole('tab')).toHaveCount(7);
  // One primary action in each state.
  const filled = page.getByRole('main').locator('.mantine-Button-root:not([data-variant]):visible');
  await expect(filled).toHaveText([en.manage.next.pairings.replace('{{round}}', '2')]);
  await playRound(page.request, id, 1);
  const pair = page.getByRole('button', { name: en.manage.next.pairings.replace('{{round}}', '2') });
  await expect(pair).toBeEnabled();

  await test.step('the action stays in sight, and no frame in the side column scrolls', async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(pair).toBeInViewport();
    const aside = page.getByRole('complementary', { name: en.manage.missing.title });
    expect(await aside.evaluate((side) => getComputedStyle(side).overflowY)).toBe('visible');
  });

  await test.step('a round with results cannot be deleted, which the menu explains without moving anything', async () => {
    await page.getByRole('button', { name: en.manage.moreOfRounds }).click();
    const remove = page.getByRole('menuitem', { name: en.manage.round.delete.replace('{{number}}', '1') });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toContainText(en.errors.roundHasResults);
  });
});

test('on a phone the next missing board is one tap away (F18)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await hallOf(page.request, 80, 'Eighty Open');
  await playRound(page.request, id, 1);
  await enter(page.request, ORGANISER);
  await page.goto(`/tournament/manage/${id}`);
  for (const board of [30, 39]) {
    await page
      .getByRole('button', { name: en.manage.results.more.replace('{{board}}', String(board)), exact: true })
      .click();
    await page.getByRole('menuitem', { name: en.manage.results.clear }).click();
  }
  const next = page.getByRole('button', { name: en.manage.find.next }).locator('visible=true');
  await page.mouse.wheel(0, -20_000);
  for (const board of [30, 39]) {
    await next.click();
    await expect(row(page, board)).toBeFocused();
    await expect(row(page, board)).toBeInViewport();
  }
});
