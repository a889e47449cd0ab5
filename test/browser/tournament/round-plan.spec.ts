import { expect, test } from '@playwright/test';
import { tournamentCalendar } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { BUILD_PATH } from '../../support/browser/format-form.ts';
import { logIn } from '../../support/browser/people.ts';

const { about, create, plan, time } = en.build;

test.use({ timezoneId: 'Europe/Oslo' });

test('a club plans a round a week with a day off, and its page and calendar show the evenings', async ({ page }) => {
  await logIn(page, 'ragnhild', BUILD_PATH);
  await page.getByRole('textbox', { name: about.name, exact: true }).fill('Tuesdays in Spring');
  await page.getByText(en.chess.overTheBoard, { exact: true }).first().click();
  await page.getByRole('textbox', { name: time.startDate, exact: true }).fill('09.03.2032');
  await page.getByRole('button', { name: '90 min + 30 s', exact: true }).click();
  await page.locator('summary', { hasText: plan.title }).click();
  await page.getByRole('textbox', { name: plan.extra, exact: true }).fill('1');
  // Easter Sunday is 28 March 2032.
  await page.getByRole('checkbox', { name: new RegExp(plan.holidays.easterWeek) }).check();
  await page.getByRole('button', { name: plan.make, exact: true }).click();
  const evenings = page.getByRole('list', { name: plan.title }).getByRole('listitem');
  await expect(evenings).toHaveCount(9);
  await page.getByRole('button', { name: plan.laterFrom.replace('{{number}}', '7'), exact: true }).click();
  await page.getByRole('button', { name: create, exact: true }).click();
  await expect(page).toHaveURL(/\/tournament\/view\//);
  await page.getByRole('tab', { name: en.tournament.tabs.pairings }).click();
  await page.locator('summary', { hasText: en.match.plan.title }).click();
  const shown = page.getByRole('region', { name: en.match.plan.title }).getByRole('listitem');
  await expect(shown).toHaveCount(9);
  await expect(shown.first()).toContainText(en.match.plan.round.replace('{{number}}', '1'));
  await expect(shown.filter({ hasText: plan.holidays.easterWeek })).toHaveCount(1);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const file = await (await page.request.get(pathTo(tournamentCalendar, { id }))).text();
  const starts = file.split('\r\n').filter((line) => line.startsWith('DTSTART;'));
  expect(starts).toHaveLength(8);
  expect(new Set(starts.map((line) => line.slice(-6)))).toEqual(new Set(['090000']));
});
