import { expect, type Page, test } from '@playwright/test';
import { buildTournament } from '../../../contract/calls.ts';
import { FORMAT_CODES } from '../../../contract/http/codes.ts';
import { en } from '../../../i18n/en.ts';
import { BUILD_PATH } from '../../support/browser/format-form.ts';
import { enter, logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { about, cards, create, draft, edit, editor, format, privacy, template, time, wizard } = en.build;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function created(page: Page) {
  await expect(page).toHaveURL(/\/tournament\/view\//);
  return (await viewOf(page.request, idOf(page))).tournament;
}

test('a tournament is built of a template in four steps (R-104 to R-106, R-117)', async ({ page }) => {
  await logIn(page, 'ragnhild', '/tournament/build');
  await expect(button(page, wizard.nextWithTemplate)).toBeDisabled();
  await page.getByRole('radio', { name: template.presets.rapid }).check();
  await button(page, wizard.nextWithTemplate).click();
  // A name is the one thing that a preset has not got.
  await button(page, wizard.next).click();
  await expect(text(page, about.name)).toBeFocused();
  await text(page, about.name).fill('Sunday Rapid');
  await page.keyboard.press('Enter');
  await expect(text(page, time.startDate)).toBeVisible();
  await button(page, wizard.next).click();
  await page.getByText(en.chess.overTheBoard, { exact: true }).click();
  await button(page, create).click();
  expect(await created(page)).toMatchObject({
    name: 'Sunday Rapid',
    kind: 'SwissDutch',
    rounds: 6,
    initialTime: 15,
    increment: 10,
    onlinePairingIntervalN: 5,
    tb1: 0,
    tb4: 3,
    fideRated: true,
    selfJoinable: true,
    defaultOtb: true,
  });
});

test('nothing that was typed is lost between the modes and the steps (R-103, R-109)', { tag: '@long' }, async ({
  page,
}) => {
  await logIn(page, 'ragnhild', '/tournament/build');
  await button(page, wizard.toCustom).click();
  await text(page, about.name).fill('Both Ways');
  await page.getByText(cards.texts).click();
  await text(page, en.build.about.description).click();
  await page.keyboard.type('Bring a clock.');
  await text(page, format.rounds).fill('5');
  const modes = page.getByRole('radiogroup', { name: wizard.mode });
  await modes.getByText(wizard.template).click();
  await page.getByRole('button', { name: wizard.step.organiser }).click();
  await expect(text(page, about.name)).toHaveValue('Both Ways');
  await page.goBack();
  await page.goForward();
  await button(page, wizard.reviewAll).click();
  await expect(text(page, format.rounds)).toHaveValue('5');
  await button(page, create).click();
  expect(await created(page)).toMatchObject({
    name: 'Both Ways',
    rounds: 5,
    description: '<p>Bring a clock.</p>',
    initialTime: 1,
    increment: 0,
  });
});

test('a seven-round Swiss over a weekend takes at most ten clicks, and its address comes from its name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`),
      {
        capture: true,
      },
    );
  });
  await logIn(page, 'ragnhild', '/tournament/build');
  const clicks = () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
  const before = await clicks();
  await button(page, wizard.toCustom).click();
  await text(page, about.name).click();
  await page.keyboard.type('Høstsjakk på Åsen');
  await expect(text(page, about.id)).toHaveValue('hostsjakk-pa-asen');
  await page.getByText(en.chess.overTheBoard, { exact: true }).click();
  await button(page, '90 min + 30 s').click();
  await button(page, en.ui.calendar.open.replace('{{field}}', time.endDate)).click();
  await button(page, en.ui.calendar.nextMonth).click();
  await page.getByRole('button', { name: /^15 [A-Z]/ }).click();
  await button(page, create).click();
  expect(await created(page)).toMatchObject({
    id: 'hostsjakk-pa-asen',
    kind: 'SwissDutch',
    rounds: 7,
    initialTime: 90,
    defaultOtb: true,
  });
  expect((await clicks()) - before).toBeLessThanOrEqual(10);
});

test('an address that the name proposes and another tournament has gets a suffix', { tag: '@long' }, async ({
  page,
}) => {
  for (const address of [/\/twice-in-a-row$/, /\/twice-in-a-row-[a-z0-9]{4}$/]) {
    await logIn(page, 'ragnhild', BUILD_PATH);
    await text(page, about.name).fill('Twice in a row');
    await button(page, create).click();
    await expect(page).toHaveURL(address);
  }
});

test('a draft outlives a reload, and is gone once it is dropped or created', async ({ page }) => {
  await logIn(page, 'ragnhild', BUILD_PATH);
  await text(page, about.name).fill('Kept in the tab');
  await text(page, format.rounds).fill('4');
  await page.reload();
  await expect(text(page, about.name)).toHaveValue('Kept in the tab');
  await expect(text(page, format.rounds)).toHaveValue('4');
  await button(page, draft.startOver).click();
  await expect(text(page, about.name)).toHaveValue('');
  await text(page, about.name).fill('Made of a draft');
  await expect(text(page, about.id)).toHaveValue('made-of-a-draft');
  await page.reload();
  await button(page, create).click();
  await created(page);
  await page.goto(BUILD_PATH);
  await expect(text(page, about.name)).toHaveValue('');
  await expect(button(page, draft.startOver)).toBeHidden();
});

test('a form whose draft the browser does not store asks before it is left', async ({ page }) => {
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('new-tournament')) throw new DOMException('The storage is full.', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });
  await logIn(page, 'ragnhild', BUILD_PATH);
  await text(page, about.name).fill('Without storage');
  await page.getByRole('link', { name: en.home.list.title }).first().click();
  const question = page.getByRole('dialog', { name: en.ui.unsaved.question });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, create).click();
  expect(await created(page)).toMatchObject({ name: 'Without storage' });
});

test('the calendar of a date field opens on request only, and a day picked there closes it', async ({ page }) => {
  await logIn(page, 'ragnhild', BUILD_PATH);
  const calendar = page.getByRole('button', { name: en.ui.calendar.nextMonth });
  await text(page, time.startDate).click();
  await expect(text(page, time.startDate)).toBeFocused();
  await expect(calendar).toBeHidden();
  await button(page, en.ui.calendar.open.replace('{{field}}', time.startDate)).click();
  await calendar.click();
  await page.getByRole('button', { name: /^15 [A-Z]/ }).click();
  await expect(calendar).toBeHidden();
  await expect(text(page, time.startDate)).toHaveValue(/^15[./]/);
});

test('a template is saved under its name, chosen and deleted (R-014, R-261 to R-263)', { tag: '@long' }, async ({
  page,
}) => {
  await logIn(page, 'ragnhild', BUILD_PATH);
  await text(page, about.name).fill('Wednesday Blitz');
  await text(page, time.initial).fill('5');
  await page.getByLabel(privacy.usernames).check({ force: true });
  await button(page, template.save).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: template.save }).click();
  await expect(dialog).toBeHidden();
  await button(page, template.save).click();
  await dialog.getByRole('button', { name: template.save }).click();
  await expect(dialog).toContainText(en.errors.templateNameTaken);
  await page.keyboard.press('Escape');
  await page.goto('/tournament/build');
  await page.getByRole('radio', { name: /Wednesday Blitz/ }).check();
  await button(page, wizard.nextWithTemplate).click();
  await expect(text(page, about.name)).toHaveValue('Wednesday Blitz');
  await button(page, wizard.next).click();
  await button(page, wizard.next).click();
  await button(page, create).click();
  expect(await created(page)).toMatchObject({ name: 'Wednesday Blitz', initialTime: 5, showOnlyUsernames: true });
  await page.goto('/tournament/build');
  await page.getByRole('button', { name: template.deleteOf.replace('{{name}}', 'Wednesday Blitz') }).click();
  await page.getByRole('dialog').getByRole('button', { name: template.delete }).click();
  await expect(page.getByRole('radio', { name: /Wednesday Blitz/ })).toBeHidden();
});

test('a tournament is saved as a template with its categories and prizes', { tag: '@long' }, async ({ page }) => {
  await enter(page.request, 'ragnhild');
  // A club has each name once.
  const name = `Junior Blitz ${test.info().repeatEachIndex}`;
  const { id } = await callApi(page.request, buildTournament, {
    body: {
      name,
      kind: FORMAT_CODES.SwissDutch,
      rounds: 5,
      startDate: '2031-01-01',
      firstPairingDate: '2031-01-01',
      firstPairingTime: '10:00',
      organiser: 'fjellsiden',
      organiserType: 'club',
      categories: [{ name: 'Juniors', bornFrom: 2008 }],
      prizes: {
        currency: 'NOK',
        split: 'none',
        several: false,
        prizes: [{ category: 'Juniors', amount: 500, gift: '' }],
      },
    },
  });
  await page.goto(`/tournament/edit/${id}`);
  await button(page, template.save).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: template.save }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/tournament/build');
  await page.getByRole('radio', { name }).check();
  await expect(page.getByText(/1 category · 1 prize/).first()).toBeVisible();
  await button(page, wizard.nextWithTemplate).click();
  await button(page, wizard.reviewAll).click();
  await expect(page.getByRole('group', { name: template.parts }).getByRole('listitem')).toHaveText([
    'Juniors',
    '1 prize',
  ]);
  await button(page, create).click();
  await created(page);
  expect((await viewOf(page.request, idOf(page))).categories).toEqual([{ name: 'Juniors', players: [] }]);
});

test('a field of another step that is wrong is shown with all settings', async ({ page }) => {
  await logIn(page, 'ragnhild', '/tournament/build?step=location');
  await button(page, create).click();
  await expect(page).toHaveURL(/mode=custom/);
  await expect(text(page, about.name)).toHaveAttribute('aria-invalid', 'true');
});

test('a tournament is edited in full before its first pairing, and as far as it goes after it (R-120 to R-126)', {
  tag: '@long',
}, async ({ page }) => {
  await logIn(page, 'magnhild', '/tournament/edit/winter-open');
  await expect(page.getByRole('combobox', { name: format.kind })).toBeDisabled();
  await text(page, en.build.about.description).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Coffee at seven.');
  await page.keyboard.press('ControlOrMeta+A');
  await button(page, editor.bold).click();
  await text(page, time.increment).fill('7');
  await page.getByRole('combobox', { name: format.variant }).click();
  await page.getByRole('option', { name: en.chess.variants.Antichess }).click();
  await button(page, edit.save).click();
  expect(await created(page)).toMatchObject({
    id: 'winter-open',
    increment: 7,
    gameVariant: 'Antichess',
    description: '<p><strong>Coffee at seven.</strong></p>',
  });
  await logInAgain(page, 'ragnhild', '/tournament/edit/autumn-cup');
  await expect(text(page, about.name)).toHaveValue(/Autumn/);
  await expect(text(page, time.increment)).toBeHidden();
  await expect(page.getByRole('combobox', { name: format.kind })).toBeHidden();
  await page.getByLabel(privacy.chat).uncheck({ force: true });
  await button(page, edit.save).click();
  expect(await created(page)).toMatchObject({ id: 'autumn-cup', chatEnabled: false });
});

async function logInAgain(page: Page, id: string, path: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, id, path);
}
