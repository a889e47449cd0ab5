import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { boardsOf, hallOf, ORGANISER } from '../../support/browser/hall.ts';
import { logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const words = en.manage.postponed;

test('a club plays on while two games are open, and the table is final when they have their results', async ({
  browser,
  page,
}) => {
  const id = await hallOf(page.request, 8, 'Postponed games');
  for (const { board, white, black } of await boardsOf(page.request, id, 1)) {
    if (board > 2) await callApi(page.request, calls.setResult, { id, round: 1, white, black, result: '1' });
  }
  await logIn(page, ORGANISER, `/tournament/manage/${id}`);
  const open = page.getByRole('region', { name: /^Open game/ });

  await test.step('the arbiter postpones a game to a day, from the menu of its board', async () => {
    await page.getByRole('button', { name: 'More for board 1', exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(words.states.postponed) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.date }).fill('13/05/2031');
    await dialog.getByRole('textbox', { name: words.words }).fill('Night shift');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(open.getByText(/postponed to 13 May 2031/)).toBeVisible();
    await expect(open.getByText('Night shift')).toBeVisible();
  });

  await test.step('the next round asks about the other game, which is then adjourned', async () => {
    await page.getByRole('button', { name: 'Pair round 2' }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText(/1 game has no result: register as adjourned and pair\?/)).toBeVisible();
    await question.getByRole('button', { name: words.action.missing }).click();
    await expect(page.getByText('Round 2 is paired.')).toBeVisible();
    await expect(open).toHaveAccessibleName('Open games (2)');
    expect(await boardsOf(page.request, id, 2)).toHaveLength(4);
  });

  await test.step('visitors see the date in the pairings, and a provisional table', async () => {
    const visitor = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await visitor.goto(`/tournament/view/${id}?tab=pairings&round=1`);
    await expect(visitor.getByText(/postponed to 13 May 2031/)).toBeVisible();
    await expect(visitor.getByText('adjourned, no date')).toBeVisible();
    await expect(visitor.getByText('Night shift')).toHaveCount(0);
    await visitor.goto(`/tournament/view/${id}`);
    await expect(provisional(visitor)).toBeVisible();
    await visitor.close();
  });

  await test.step('a late win is confirmed, and the pairs of round 2 stay', async () => {
    const before = await boardsOf(page.request, id, 2);
    await open.getByRole('listitem').first().getByRole('button', { name: words.enter }).click();
    const group = page.getByRole('group', { name: 'Result of board 1', exact: true });
    await group.getByRole('button', { name: '1–0' }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.manage.results.change }).click();
    await expect(open).toHaveAccessibleName('Open game');
    const after = await boardsOf(page.request, id, 2);
    expect(after.map(({ white, black }) => [white, black])).toEqual(before.map(({ white, black }) => [white, black]));
  });

  await test.step('with the last late result nothing is provisional any more', async () => {
    const [, second] = await boardsOf(page.request, id, 1);
    if (second === undefined) throw new Error('round 1 has two boards');
    const { white, black } = second;
    await callApi(page.request, calls.setResult, { id, round: 1, white, black, result: '0' });
    await expect(open).toHaveCount(0);
    await page.goto(`/tournament/view/${id}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(provisional(page)).toHaveCount(0);
    expect((await viewOf(page.request, id)).pairings.some(({ postponed }) => postponed)).toBe(false);
  });
});

const provisional = (page: Page) => page.getByText(/^Provisional\./);
