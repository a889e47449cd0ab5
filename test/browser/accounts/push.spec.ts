import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathOf, pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { no } from '../../../i18n/no.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';

/** The push service of the browser is far away: what it would answer stands in its place (the keys are of RFC 8291). */
function subscribeHere(endpoint: string) {
  const subscription = {
    endpoint,
    toJSON: () => ({
      endpoint,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => {
      localStorage.removeItem('subscribed');
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem('subscribed', 'yes');
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : subscription),
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}

const pushState = async (page: Page) => (await page.request.get(pathTo(calls.pushDevice))).json();

test('a player turns notifications on in the lobby and off in the settings @long', async ({ browser }) => {
  const page = await newVisitor(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.addInitScript(subscribeHere, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
  await enter(page.request, 'henrik');
  const { push } = en.settings;

  await test.step('who waits for a game is offered them', async () => {
    await page.goto('/calendar');
    await page.getByRole('button', { name: push.turnOn }).click();
    await expect(page.getByText(push.turnedOn)).toBeVisible();
    await expect(page.getByRole('button', { name: push.turnOn })).toHaveCount(0);
    expect((await pushState(page)).device).toMatchObject({ language: 'en' });
  });

  await test.step('the settings say so, and follow the language that is read', async () => {
    await page.goto('/account/settings');
    await expect(page.getByText(push.on)).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    await page.context().addCookies([{ name: 'lang', value: 'no', url: page.url() }]);
    await page.reload();
    await expect(page.getByText(no.settings.push.on)).toBeVisible();
    await expect.poll(async () => (await pushState(page)).device).toMatchObject({ language: 'no' });
  });

  await test.step('they are turned off', async () => {
    await page.getByRole('button', { name: no.settings.push.turnOff }).click();
    await expect(page.getByRole('button', { name: no.settings.push.turnOn })).toBeVisible();
    expect((await pushState(page)).device).toBeNull();
  });

  await test.step('a server without keys says that it sends none', async () => {
    await page.route(`**${pathOf(calls.pushDevice)}`, (route) => route.fulfill({ json: { key: null, device: null } }));
    await page.reload();
    await expect(page.getByRole('heading', { name: no.settings.calendar.title })).toBeVisible();
    await expect(page.getByText(no.settings.push.notSent)).toBeVisible();
    await expect(page.getByRole('button', { name: no.settings.push.turnOn })).toHaveCount(0);
  });
});
