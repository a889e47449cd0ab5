import { expect, type Locator, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { CHIEF, CLUBS, ORGANIZATION } from '../../../scripts/seed/people.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';

const [FJELLSIDEN, ELVEBAKKEN] = CLUBS;
const MANAGER = FJELLSIDEN?.manager.id ?? '';
const { invite, people } = en;
const { details, powers } = en.clubs.manage;
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
/** A name that is taken by no other run. */
const unique = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`;

/** No page has so many places where the focus stops. */
const STOPS = 150;

test('a player joins a club by its invitation, without a mouse', { tag: '@long' }, async ({ browser }) => {
  const name = ELVEBAKKEN?.name ?? '';
  const manager = await newVisitor(browser);
  await enter(manager.request, ELVEBAKKEN?.manager.id ?? '');
  const page = await newVisitor(browser);
  await page.goto(await newLink(manager, name));
  await press(page, page.getByRole('button', { name: invite.club.create }));
  await press(page, page.getByRole('button', { name: invite.club.skip }));

  const { club } = invite;
  await type(page, page.getByLabel(club.username), unique('tuva'));
  await type(page, page.getByLabel(club.email), 'tuva@example.org');
  await type(page, page.getByLabel(club.firstName), 'Tuva');
  await type(page, page.getByLabel(club.lastName), 'Lie');
  await type(page, page.getByRole('textbox', { name: club.birthDate }), '03.02.2001');
  await choose(page, page.getByRole('combobox', { name: club.region }), 'Rogaland');
  await type(page, page.getByRole('textbox', { name: club.password, exact: true }), 'tre hester');
  await type(page, page.getByRole('textbox', { name: club.again }), 'tre hester');
  await press(page, page.getByLabel(club.agree), 'Space');
  await press(page, page.getByRole('button', { name: club.register }));
  await expect(page.getByText(filled(club.welcome, { name: 'Tuva Lie', club: name }))).toBeVisible();
});

test('a manager founds a club by the invitation of an organisation, without a mouse', { tag: '@long' }, async ({
  browser,
}) => {
  const chief = await newVisitor(browser);
  await enter(chief.request, CHIEF.id);
  const page = await newVisitor(browser);
  await enter(page.request, MANAGER);
  await page.goto(await newLink(chief, ORGANIZATION.name));
  await press(page, page.getByRole('button', { name: invite.organization.next }));
  const id = unique('sandnes');
  await type(page, page.getByRole('textbox', { name: details.id, exact: true }), id);
  await type(page, page.getByLabel(details.name), 'Sandnes Sjakk');
  await choose(page, page.getByRole('combobox', { name: details.region }), 'Rogaland');
  await press(page, page.getByRole('button', { name: invite.organization.found }));
  await expect(page).toHaveURL(`/club/view/${id}`);
});

test('a manager gives a power and makes accounts of a sheet, without a mouse', { tag: '@long' }, async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  await enter(page.request, MANAGER);
  await test.step('a member becomes an editor, and is none any more', async () => {
    await page.goto(`/club/manage?id=${FJELLSIDEN?.id}&tab=powers`);
    await choose(page, page.getByRole('combobox', { name: powers.member }), 'odin');
    await chooseOneOf(page, page.getByRole('radio', { name: powers.packages.editor }));
    await press(page, page.getByRole('button', { name: powers.give }));
    const take = page.getByRole('button', { name: filled(powers.takeFor, { name: 'Odin Fossum' }) });
    await press(page, take);
    await press(page, page.getByRole('dialog').getByRole('button', { name: powers.take }));
    await expect(take).toHaveCount(0);
  });

  await test.step('two accounts are made of what was copied', async () => {
    await page.goto('/account/create');
    await reach(page, page.getByRole('textbox', { name: people.paste }));
    const family = unique('Vik');
    await page.keyboard.insertText(
      ['Etternavn\tFornavn\tFødselsdato', `${family}\tAne\t3.3.2014`, `${family}\tBo\t4.3.2014`].join('\n'),
    );
    await press(page, page.getByRole('button', { name: filled(people.make_other, { count: '2' }) }));
    await expect(page.getByText(filled(people.progress, { done: '2', total: '2' })).first()).toBeVisible();
    await press(page, page.getByRole('button', { name: people.finish }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: people.finish }));
    await expect(page.getByRole('textbox', { name: people.paste })).toBeVisible();
  });
});

/** Makes a link on the page of invitations, and reads it there. */
async function newLink(page: Page, name: string): Promise<string> {
  await page.goto('/registration/generate/invitation');
  const card = page.getByRole('region', { name, exact: true });
  await press(page, card.getByRole('button', { name: filled(invite.links.makeFor, { name }) }));
  const link = card.getByRole('link', { name: /\/invitation\// }).first();
  return (await link.getAttribute('href')) ?? '';
}

/** Goes on by Tab until it has the focus, and shows that it has. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < STOPS; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
  await expect(target).toHaveValue(text);
}

/** Of a list that follows what is typed. */
async function choose(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: new RegExp(text) })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Of radio buttons, which are one stop: the arrows go from one to the next. */
async function chooseOneOf(page: Page, target: Locator): Promise<void> {
  const all = page.getByRole('radio');
  await reach(page, all.and(page.locator(':checked')).or(all.first()).first());
  for (let at = 0; at < (await all.count()) && !(await target.isChecked()); at += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(target).toBeChecked();
}
