import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';

const [home] = CLUBS;

test('an open page shows a message at once, and is logged out with its session', async ({ browser, request }) => {
  if (home === undefined) throw new Error('the demo has a club');
  const page = await newVisitor(browser);
  await enter(page.request, 'henrik');
  const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith(pathTo(calls.followOwn)));
  const known = page.waitForResponse((response) => response.url().endsWith(pathTo(calls.unreadMessages)));
  await page.goto('/tournaments');
  const socket = await opened;
  await socket.waitForEvent('framereceived');
  await known;
  await enter(request, home.manager.id);
  const written = await request.post(pathTo(calls.messageClub, { id: home.id }), {
    data: { text: 'See you on Friday' },
  });
  expect(written.status()).toBe(200);
  // Much earlier than a poll would find it.
  await expect(page.getByRole('status').getByRole('link', { name: en.inbox.toInbox })).toBeVisible({ timeout: 10_000 });

  const gone = socket.waitForEvent('close');
  expect((await page.request.post(pathTo(calls.logOut))).status()).toBe(200);
  await gone;
  await expect(page.getByRole('link', { name: en.nav.logIn })).toBeVisible();
});
