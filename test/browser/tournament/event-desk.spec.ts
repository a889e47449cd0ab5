import { expect, type Page, test } from '@playwright/test';
import { manageEvent } from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { enter, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { eventDesk: desk, cashier, build } = en;

const LIST = [
  'Name;Group;E-mail;Rating;Club',
  'Aas, Per;M;per@example.org;2050;Moss',
  'Bakke, Siri;M;siri@example.org;1960;Moss',
  'Dahl, Bo;1;bo@example.org;1700;Moss',
  'Eik, Eva;1;eva@example.org;1650;Moss',
].join('\n');

const groupsOf = async (page: Page, id: string) => {
  const { entries } = await callApi(page.request, manageEvent, { id });
  return Object.fromEntries(entries.map(({ player, group }) => [player.lastName, group]));
};

test('an event of two groups: made, entered by a list, moved by keyboard, paid, and taken to its tournaments', async ({
  page,
}, { repeatEachIndex }) => {
  await enter(page.request, 'ragnhild');
  const name = `Desk Open ${repeatEachIndex}`;

  // The wizard, with a plan by rating.
  await page.goto('/event/build');
  await page.getByRole('textbox', { name: desk.about.name, exact: true }).fill(name);
  await page.getByRole('button', { name: desk.build.next }).click();
  await page.getByLabel(desk.presets.ask.byRating).fill('1900');
  await page.getByRole('button', { name: desk.presets.use }).click();
  await expect(page.getByRole('textbox', { name: 'Name of group 2' })).toHaveValue('Group 1');
  await page.getByRole('button', { name: desk.build.next }).click();
  await page.getByRole('button', { name: desk.build.next }).click();
  await page.getByRole('textbox', { name: 'Masters', exact: true }).fill('500');
  await page.getByRole('textbox', { name: 'Group 1', exact: true }).fill('300');
  await page.getByRole('button', { name: desk.build.create }).click();
  await expect(page).toHaveURL(/\/event\/manage\/[\w-]+\?tab=tournaments/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // A list.
  await page.getByRole('tab', { name: /^Entered/ }).click();
  await page.getByRole('button', { name: desk.desk.more, exact: true }).click();
  await page.getByRole('menuitem', { name: desk.desk.addList }).click();
  await page.getByRole('textbox', { name: desk.list.text }).fill(LIST);
  await page.getByRole('button', { name: 'Add 4 entries' }).click();
  await expect(page.getByText('4 entries added.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Masters' }).getByRole('row', { name: /Bakke, Siri/ })).toBeVisible();

  // By keyboard to the other group.
  await page.getByRole('button', { name: 'Move Siri Bakke to another group' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Siri Bakke: Group 1.')).toBeAttached();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Move Siri Bakke' });
  await dialog.getByRole('textbox', { name: desk.dialog.reason }).fill('Wants to win');
  await dialog.getByRole('button', { name: desk.move.do, exact: true }).click();
  const second = page.getByRole('region', { name: 'Group 1' }).getByRole('row', { name: /Bakke, Siri/ });
  await expect(second).toContainText('Rating 1960, limit 1899');
  expect(await groupsOf(page, id)).toEqual({ Aas: 'M', Bakke: '1', Dahl: '1', Eik: '1' });

  // The cashier books a fee and takes it back.
  await page.getByRole('link', { name: desk.desk.cashier }).click();
  await page.getByRole('searchbox', { name: cashier.search }).fill('dahl');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Book payment of .*300: Cash/ }).click();
  await expect(page.getByText(/300 from Bo Dahl booked/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt \d{4}-\d+/ })).toBeVisible();
  await page.getByRole('button', { name: /^Undo Payment, Cash/ }).click();
  await expect(page.getByText(/Owes .*300/)).toBeVisible();

  // The tournaments of both groups, with their players.
  await page.goto(`/event/manage/${id}?tab=tournaments`);
  await page
    .getByRole('spinbutton', { name: build.format.rounds })
    .or(page.getByLabel(build.format.rounds))
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Make 2 tournaments' }).click();
  await expect(page.getByText('2 tournaments were made.')).toBeVisible();
  const { groups } = await callApi(page.request, manageEvent, { id });
  const namesIn = async (tid: string) =>
    (await viewOf(page.request, tid)).participants.map(({ lastName }) => lastName).sort();
  const [strong, weak] = groups.map(({ tournament }) => tournament ?? '');
  await expect.poll(() => namesIn(strong ?? '')).toEqual(['Aas']);
  await expect.poll(() => namesIn(weak ?? '')).toEqual(['Bakke', 'Dahl', 'Eik']);
  await page.goto(`/event/screen/${id}`);
  await expect(page.getByText(en.screen.notBegun)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto(`/event/manage/${id}`);
  await page.getByRole('tab', { name: desk.tabs.log }).click();
  await expect(page.getByText('Siri Bakke moved from Masters to Group 1: “Wants to win”')).toBeVisible();
});
