import { expect, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { enter } from '../../support/browser/people.ts';

const { find, finished, groups, list } = en.home;
/** How a line ends that names its winners. */
const WON = new RegExp([finished.wonBy, finished.sharedBy].map((words) => words.replace('{{names}}', '\\S')).join('|'));
const { actions, done, pin } = en.tournament;

test('the top level pins a tournament, and the calendar shows it first (R-052, R-251, R-341)', async ({ page }) => {
  await enter(page.request, 'admin');
  await page.goto('/tournament/view/autumn-cup');
  await page.getByRole('button', { name: actions.more }).click();
  await page.getByRole('menuitem', { name: actions.pin }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(pin.pinned).check({ force: true });
  await dialog.getByLabel(pin.order).fill('1');
  await dialog.getByRole('button', { name: pin.save }).click();
  await expect(page.getByText(done.pinned)).toBeVisible();
  await page.goto('/');
  const pinned = page.getByRole('region', { name: groups.pinned });
  await expect(pinned.getByRole('link', { name: /Autumn Cup/ })).toBeVisible();
});

test('a tournament is found among those that run and those that come, and by a part of its name (R-042, R-043)', async ({
  page,
}) => {
  await page.goto('/tournament/find');
  await expect(
    page.getByRole('region', { name: find.ongoing }).getByRole('link', { name: /Fjord Online/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: find.upcoming }).getByRole('link', { name: /Winter/ })).toBeVisible();
  await page.goto('/');
  // Other stories end tournaments at the same time: which are the last is not known, but that they have winners is.
  const lately = page.getByRole('region', { name: finished.title }).getByRole('listitem');
  await expect(lately.filter({ hasText: WON }).first()).toBeVisible();
  await page.goto('/tournaments');
  await page.getByRole('combobox', { name: list.status }).selectOption('finished');
  await expect(page).toHaveURL(/status=finished/);
  await expect(page.getByRole('row', { name: /Autumn Cup/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Winter Open/ })).toBeHidden();
  await page.goto('/tournament/search');
  await page.getByRole('searchbox', { name: list.search }).fill('ÁUTUMN');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row', { name: /Autumn Cup/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Fjord Online/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row', { name: /Autumn Cup/ })).toBeVisible();
});
