import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { boardsOf, hallOf, playRound } from '../../support/browser/hall.ts';
import { newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { playerCard, tournament } = en;

test('a parent finds a child of forty, opens the card, follows it, and sees the next board without a reload', async ({
  browser,
  request,
}) => {
  const id = await hallOf(request, 40, 'Parents Open');
  await playRound(request, id, 1);
  const [, , , board] = await boardsOf(request, id, 1);
  const child = (await viewOf(request, id)).participants.find(({ account }) => account === board?.black);
  if (board === undefined || child === undefined) throw new Error('round 1 has four boards');
  const name = `${child.firstName} ${child.lastName}`;
  const phone = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await phone.goto(`/tournament/view/${id}?tab=pairings`);
  await phone.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));

  await test.step('the pairings are searched for the child', async () => {
    await phone.getByRole('searchbox', { name: tournament.standings.search }).fill(child.lastName);
    await expect(phone.getByRole('link', { name, exact: true })).toHaveCount(1);
  });

  const card = phone.getByRole('dialog', { name });
  await test.step('the name opens the card, which has the round and a place in the address', async () => {
    await phone.getByRole('link', { name, exact: true }).click();
    await expect(card.getByRole('row', { name: new RegExp(`^1 .*${board.board}`) })).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`player=${child.account}`));
  });

  await test.step('the child is followed, and stands at the top of the page', async () => {
    await card.getByRole('button', { name: playerCard.follow }).click();
    await card.getByRole('button', { name: playerCard.close }).click();
    await expect(card).toBeHidden();
    await expect(phone.getByRole('region', { name: playerCard.followed.title })).toContainText(name);
  });

  await test.step('the next round is there without a reload', async () => {
    await callApi(request, calls.pairNextRound, { id, button: 'pairings' });
    const next = (await boardsOf(request, id, 2)).find(({ white, black }) => [white, black].includes(child.account));
    await expect(phone.getByRole('region', { name: playerCard.followed.title })).toContainText(
      `Round 2, board ${next?.board}`,
    );
    await expect(phone.locator('body')).toHaveAttribute('data-never-reloaded', '');
  });

  await test.step('the address of the card opens it, and an opponent on it opens another', async () => {
    await phone.goto(`/tournament/view/${id}?player=${child.account}`);
    await card.getByRole('table').getByRole('link').first().click();
    await expect(card).toBeHidden();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await phone.goBack();
    await expect(card).toBeVisible();
  });
  await phone.context().close();
});

test('on a laptop the card stands beside the table, where one player after another is looked at', async ({ page }) => {
  await page.goto('/tournament/view/autumn-cup');
  const names = page.getByRole('table').getByRole('link');
  await expect(names.nth(1)).toBeVisible();
  const [first = '', second = ''] = await names.allTextContents();
  const card = (name: string) => page.getByRole('complementary', { name: new RegExp(name) });

  await test.step('a name opens it, and the table stays in use', async () => {
    await names.first().click();
    await expect(card(first).getByRole('heading', { level: 2 })).toBeFocused();
    await names.nth(1).click();
    await expect(card(second)).toBeVisible();
    await expect(card(first)).toHaveCount(0);
  });

  await test.step('Escape closes it, and the focus is where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(card(second)).toHaveCount(0);
    await expect(names.nth(1)).toBeFocused();
  });
});

test('on a phone the first row of the standings is within 300 pixels of the top', async ({ browser }) => {
  const phone = await newVisitor(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await phone.goto('/tournament/view/autumn-cup');
  const row = phone.getByRole('table').getByRole('row').nth(1);
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(300);
  await phone.context().close();
});
