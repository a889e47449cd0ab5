import { expect, test } from '@playwright/test';
import { buildTournament } from '../../../contract/calls.ts';
import { FORMAT_CODES } from '../../../contract/http/codes.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { en } from '../../../i18n/en.ts';
import { enter } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { find, finished, groups, list, own: ownWords } = en.home;
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

test('a card has club, town and day, the calendar filters by town, and who runs it finds it among their own', async ({
  page,
}) => {
  await enter(page.request, 'ragnhild');
  const today = new Date().toISOString();
  const name = 'Open in Tromsø';
  await callApi(page.request, buildTournament, {
    body: {
      name,
      kind: FORMAT_CODES.SwissDutch,
      rounds: 5,
      startDate: today.slice(0, 10),
      firstPairingDate: today.slice(0, 10),
      firstPairingTime: today.slice(11, 16),
      organiser: 'fjellsiden',
      organiserType: 'club',
      defaultGameLocation: 0,
      officialData: { ...NO_OFFICIAL_DATA, city: 'Tromsø', deputyArbiters: [], arbiters: [] },
    },
  });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Fjellsiden Sjakklubb · Tromsø');
  await expect(card).toContainText(/Today\s\d\d:\d\d/);
  const own = page.getByRole('region', { name: ownWords.title });
  await own.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\/manage\//);
  await page.goto('/tournaments');
  await page.getByLabel(list.town).selectOption('Tromsø');
  await expect(page).toHaveURL(/town=Troms/);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
