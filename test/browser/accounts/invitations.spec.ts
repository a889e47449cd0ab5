import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { CHIEF, CLUBS, ORGANIZATION } from '../../../scripts/seed/people.ts';
import { enter, logIn, newVisitor } from '../../support/browser/people.ts';

const [FJELLSIDEN, ELVEBAKKEN] = CLUBS;
const { invite, clubs } = en;
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

test('a player makes an account by the invitation of a club, and another joins by one click', async ({ browser }) => {
  const name = FJELLSIDEN?.name ?? '';
  const manager = await newVisitor(browser);
  await enter(manager.context().request, FJELLSIDEN?.manager.id ?? '');
  await manager.goto('/registration/generate/invitation');
  const card = manager.getByRole('region', { name });
  await card.getByRole('button', { name: filled(invite.links.makeFor, { name }) }).click();
  await card.getByRole('button', { name: invite.links.qr }).click();
  await expect(manager.getByRole('img', { name: /QR/ })).toBeVisible();
  await manager.keyboard.press('Escape');
  const link =
    (await card
      .getByRole('link', { name: /\/invitation\// })
      .first()
      .textContent()) ?? '';

  const page = await newVisitor(browser);
  await page.goto(link);
  await page.getByRole('button', { name: invite.club.create }).click();
  await test.step('a FIDE number is asked for, and not needed', async () => {
    await page.getByRole('textbox', { name: invite.club.fideNumber }).fill('799999999');
    await page.getByRole('button', { name: invite.club.lookUp }).click();
    await expect(page.getByText(invite.club.notFound)).toBeVisible();
    await page.getByRole('button', { name: invite.club.skip }).click();
  });
  await test.step('what is missing is said beside its field', async () => {
    await page.getByLabel(invite.club.username).fill('eirik');
    await page.getByLabel(invite.club.firstName).fill('Máret Ánne');
    await page.getByLabel(invite.club.lastName).fill("O'Sara");
    await page.getByRole('textbox', { name: invite.club.birthDate }).fill('03.02.2001');
    await page.getByLabel(invite.club.email).fill('maret@example.org');
    await page.getByRole('textbox', { name: invite.club.password, exact: true }).fill('tre hester');
    await page.getByRole('textbox', { name: invite.club.again }).fill('to hester');
    await page.getByRole('button', { name: invite.club.register }).click();
    await expect(page.getByText(en.ui.expected.equalPasswords)).toBeVisible();
    await expect(page.getByText(en.ui.expected.agreement)).toBeVisible();
    await expect(page.getByText(en.ui.required)).toHaveCount(1);
  });
  await test.step('a user name that is taken is refused, another one is taken', async () => {
    await page.getByRole('combobox', { name: invite.club.region }).click();
    await page.getByRole('option', { name: 'Finnmark', exact: true }).click();
    await page.getByRole('textbox', { name: invite.club.again }).fill('tre hester');
    await page.getByLabel(invite.club.agree).check();
    await page.getByRole('button', { name: invite.club.register }).click();
    await expect(page.getByText(en.errors.usernameExists)).toBeVisible();
    await page.getByLabel(invite.club.username).fill('maret');
    await page.getByRole('button', { name: invite.club.register }).click();
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByText(filled(invite.club.welcome, { name: "Máret Ánne O'Sara", club: name }))).toBeVisible();
  await test.step('the front page shows a new member the first steps, until they are dismissed', async () => {
    const steps = page.getByRole('region', { name: en.welcome.title });
    await expect(steps.getByRole('link', { name: en.welcome.play.action })).toBeVisible();
    await steps.getByRole('button', { name: en.welcome.dismiss }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: en.home.title })).toBeVisible();
    await expect(steps).toBeHidden();
  });

  await test.step('an invited user with an account logs in, comes back and joins; the second time they are a member already', async () => {
    const member = await newVisitor(browser);
    await logIn(member, 'sunniva', new URL(link).pathname);
    const join = member.getByRole('button', { name: filled(invite.club.join, { user: 'Sunniva Granli' }) });
    await join.click();
    await expect(member).toHaveURL(`/club/view/${FJELLSIDEN?.id}`);
    await member.goto(link);
    // The notice of a game that begins may move the button from under the pointer.
    await expect(async () => {
      await join.click();
      await expect(member.getByText(en.errors.alreadyAMember)).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('a link that was deleted says so', async () => {
    await card
      .getByRole('button', { name: filled(invite.links.deleteFor, { name }) })
      .first()
      .click();
    await manager.getByRole('dialog').getByRole('button', { name: invite.links.delete }).click();
    await expect(manager.getByText(invite.links.deleted)).toBeVisible();
    const late = await newVisitor(browser);
    await late.goto(link);
    await expect(late.getByRole('heading', { name: invite.club.gone })).toBeVisible();
  });
});

test('a manager founds a club by the invitation of an organisation', async ({ browser }) => {
  const { name } = ORGANIZATION;
  const chief = await newVisitor(browser);
  await enter(chief.context().request, CHIEF.id);
  await chief.goto('/registration/generate/invitation');
  const card = chief.getByRole('region', { name, exact: true });
  await card.getByRole('button', { name: filled(invite.links.makeFor, { name }) }).click();
  const link =
    (await card
      .getByRole('link', { name: /\/invitation\// })
      .first()
      .textContent()) ?? '';
  const path = new URL(link).pathname;

  const page = await newVisitor(browser);
  await page.goto(link);
  await expect(page).toHaveURL(`/login?path=${encodeURIComponent(path)}`);
  await expect(page.getByText(en.errors.loginFirst)).toBeVisible();
  await logIn(page, ELVEBAKKEN?.manager.id ?? '', path);
  await page.getByRole('button', { name: invite.organization.next }).click();
  await page.getByRole('textbox', { name: clubs.manage.details.id, exact: true }).fill('nidaros');
  await page.getByLabel(clubs.manage.details.name).fill('Nidaros Sjakk-klubb');
  await page.getByRole('button', { name: invite.organization.found }).click();
  await expect(page.getByText(en.ui.required)).toBeVisible();
  await page.getByRole('combobox', { name: clubs.manage.details.region }).click();
  await page.getByRole('option', { name: 'Trøndelag' }).click();
  await page.getByRole('button', { name: invite.organization.found }).click();
  await expect(page).toHaveURL('/club/view/nidaros');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a role that is given or removed changes what its holder may do on the page that is already open', async ({
  browser,
}) => {
  const { powers } = clubs.manage;
  const holder = await newVisitor(browser);
  await enter(holder.context().request, 'hedda');
  const mayManage = async () =>
    (await holder.request.get(pathTo(calls.manageClub, { id: ELVEBAKKEN?.id ?? '' }))).status() === 200;
  expect(await mayManage()).toBe(false);

  const manager = await newVisitor(browser);
  await enter(manager.context().request, ELVEBAKKEN?.manager.id ?? '');
  await manager.goto(`/club/manage?id=${ELVEBAKKEN?.id}&tab=powers`);
  await manager.getByRole('combobox', { name: powers.member }).fill('hedda');
  await manager.getByRole('option', { name: /hedda/ }).click();
  await manager.getByText(powers.packages.all, { exact: true }).click();
  await manager.getByRole('button', { name: powers.give }).click();
  await expect(manager.getByText(filled(powers.given, { name: 'Hedda Rønning' }))).toBeVisible();

  await holder.goto('/club/manage');
  await expect(holder.getByRole('heading', { name: ELVEBAKKEN?.name ?? '' })).toBeVisible();
  await holder.getByRole('tab', { name: clubs.manage.tabs.teams }).click();
  await holder.getByLabel(clubs.manage.teams.name).fill('Elvebakken 1');
  await holder.getByRole('button', { name: clubs.manage.teams.add, exact: true }).click();
  await expect(holder.getByRole('link', { name: 'Elvebakken 1', exact: true })).toBeVisible();

  const take = manager.getByRole('button', { name: filled(powers.takeFor, { name: 'Hedda Rønning' }) });
  await take.click();
  await manager.getByRole('dialog').getByRole('button', { name: powers.take }).click();
  await expect(take).toHaveCount(0);
  await holder.getByLabel(clubs.manage.teams.name).fill('Elvebakken 2');
  await holder.getByRole('button', { name: clubs.manage.teams.add, exact: true }).click();
  await expect(holder.getByText(en.errors.forbidden)).toBeVisible();
  expect(await mayManage()).toBe(false);
});
