import { readFileSync } from 'node:fs';
import { expect, type Route, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { LANGUAGE_COOKIE } from '../../../i18n/languages.ts';
import { no } from '../../../i18n/no.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, newVisitor } from '../../support/browser/people.ts';

const { people } = no;
const COUNT = 60;
const made = (count: number) => people.progress.replace('{{done}}', String(count)).replace('{{total}}', String(COUNT));

/** A class as a teacher has it in a spreadsheet. */
const SHEET = [
  'Etternavn\tFornavn\tFødselsdato\tKjønn',
  ...Array.from({ length: COUNT }, (_, at) => `Øvrebø\tElev ${at + 1}\t${(at % 28) + 1}.3.2014\t${at % 2 ? 'K' : 'M'}`),
].join('\n');

test('sixty accounts are pasted from a sheet, the page is closed in the middle, and the rest made when it is opened again', async ({
  browser,
  baseURL,
}) => {
  const first = await newVisitor(browser);
  const context = first.context();
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'no', url: baseURL ?? '' }]);
  await enter(context.request, CLUBS[0]?.manager.id ?? '');
  await first.goto('/account/create');

  await test.step('what is wrong in the sheet is said by row and column, and nobody is made', async () => {
    await first.getByRole('textbox', { name: people.paste }).fill(SHEET.replace('3.3.2014', '31.2.2014'));
    const fault = people.faults.where.replace('{{row}}', '3').replace('{{column}}', people.columns.birthDate);
    await expect(first.getByText(fault)).toBeVisible();
    const make = first.getByRole('button', { name: people.make_other.replace('{{count}}', String(COUNT)) });
    const asked = new Promise<Route>((resolve) => void first.route(pathTo(calls.onlineStatuses), resolve));
    await make.click();
    await expect(make).toHaveAttribute('data-loading', 'true');
    await expect(first.getByText(fault)).toBeVisible();
    const cell = first.getByRole('textbox', {
      name: people.cell.replace('{{column}}', people.columns.birthDate).replace('{{row}}', '3'),
      exact: true,
    });
    await cell.fill('03.03.2014');
    await first.keyboard.press('Tab');
    await (await asked).continue();
    await expect(make).not.toHaveAttribute('data-loading', 'true');
    await expect(cell).toHaveValue('2014-03-03');
    await expect(first.getByText(fault)).toBeHidden();
    await first.unroute(pathTo(calls.onlineStatuses));
  });

  await test.step('the page is closed when the first of them are made', async () => {
    let answers = 0;
    // The second slice is made, but its answer never comes: the page is closed.
    await context.route(pathTo(calls.createAccounts), async (route) => {
      answers += 1;
      const response = await route.fetch();
      if (answers === 2) await first.close();
      else await route.fulfill({ response });
    });
    await first.getByRole('button', { name: people.make_other.replace('{{count}}', String(COUNT)) }).click();
    await expect.poll(() => first.isClosed(), { timeout: 60_000 }).toBe(true);
    await context.unroute(pathTo(calls.createAccounts));
  });

  const page = await context.newPage();
  await page.goto('/account/create');
  await expect(page.getByText(made(10)).first()).toBeVisible();
  const kept = await page.locator('tbody code').first().textContent();
  await page.getByRole('button', { name: people.goOn_other.replace('{{count}}', String(COUNT - 10)) }).click();
  await expect(page.getByText(made(COUNT)).first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(people.refused)).toHaveCount(0);

  await test.step('everybody has a password, and logs in with it', async () => {
    const passwords = await page.locator('tbody code').allTextContents();
    expect(new Set(passwords).size).toBe(COUNT);
    expect(passwords[0]).toBe(kept);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: people.download }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(COUNT + 1);
    for (const line of [lines[1], lines[15], lines[COUNT]]) {
      const [id = '', , , password = ''] = (line ?? '').split(';');
      const pupil = await newVisitor(browser);
      const answer = await pupil.request.post(pathTo(calls.logIn), { data: { id, password } });
      expect(answer.status()).toBe(200);
      expect((await answer.json()).info.must_change_password).toBe(true);
    }
  });

  await test.step('on paper there is a card for each', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(people.card.change)).toHaveCount(COUNT);
    await expect(page.getByText(people.card.change).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await page.getByRole('button', { name: people.finish }).click();
  await page.getByRole('dialog').getByRole('button', { name: people.finish }).click();
  await expect(page.getByRole('textbox', { name: people.paste })).toBeVisible();
  await context.close();
});
