import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, newVisitor, personMenu } from '../../support/browser/people.ts';

const [home, other] = CLUBS;

test('a player whom another club has entered gets a message, and can leave', async ({ browser, request }) => {
  if (home === undefined || other === undefined) throw new Error('the demo has two clubs');
  const page = await newVisitor(browser);
  await enter(page.request, 'henrik');
  // What is unread when a browser first sees an account counts as known.
  const known = page.waitForResponse((response) => response.url().endsWith(pathTo(calls.unreadMessages)));
  await page.goto('/tournaments');
  await known;
  await enter(request, other.manager.id);
  expect((await request.post(pathTo(calls.addMember, { id: other.id, account: 'henrik' }))).status()).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: en.inbox.toInbox }).click();
  const text = `${other.manager.id} has added you to the club ${other.name}.`;
  const message = page.getByRole('listitem').filter({ hasText: text });
  await expect(message).toContainText(en.inbox.unread);

  await message.getByRole('link', { name: en.inbox.toMemberships }).click();
  await expect(page.getByRole('listitem').filter({ hasText: home.name })).toContainText(en.inbox.memberships.home);
  await page.getByRole('button', { name: `Leave ${other.name}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Leave/ });
  await expect(dialog).toContainText(en.inbox.memberships.leaveClub);
  await dialog.getByRole('button', { name: en.inbox.memberships.leave }).click();
  await expect(page.getByRole('listitem').filter({ hasText: other.name })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: home.name })).toBeVisible();

  await personMenu(page).click();
  await page.getByRole('menuitem', { name: en.nav.entries.inbox }).click();
  await expect(message).toContainText(en.inbox.read);
});
