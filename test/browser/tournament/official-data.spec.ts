import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { en } from '../../../i18n/en.ts';
import { BUILD_PATH } from '../../support/browser/format-form.ts';
import { logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const { about, create, format, official, time } = en.build;

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a tournament over the board shows its venue, chief arbiter and stages on its page, on a print and in the calendar', async ({
  page,
}) => {
  await logIn(page, 'ragnhild', BUILD_PATH);
  await test.step('it is built with a venue, a chief arbiter and two stages', async () => {
    await text(page, about.name).fill('Tromsø Masters');
    await page.getByText(en.chess.overTheBoard, { exact: true }).first().click();
    await text(page, official.venue).fill('Samfunnshuset');
    await text(page, official.city).fill('Tromsø');
    await page.getByRole('combobox', { name: format.kind }).click();
    await page.getByRole('option', { name: en.chess.kinds.RoundRobin, exact: true }).click();
    await page.getByRole('button', { name: time.twoStages }).click();
    await page.getByText(official.title, { exact: true }).first().click();
    const arbiter = page.getByRole('group', { name: official.chiefArbiter });
    await arbiter.getByRole('textbox', { name: official.person.name }).fill('Nordmann, Kari');
    await arbiter.getByRole('textbox', { name: official.person.fideNumber }).fill('1500001');
    await page.getByRole('button', { name: create, exact: true }).click();
    await expect(page).toHaveURL(/\/tournament\/view\//);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect((await viewOf(page.request, id)).tournament).toMatchObject({
    officialData: { venue: 'Samfunnshuset', city: 'Tromsø', chiefArbiter: { fideNumber: 1500001 } },
    timeControl: {
      white: [
        { moves: 40, seconds: 5400 },
        { moves: null, seconds: 1800 },
      ],
    },
  });

  await test.step('the page shows them', async () => {
    const facts = page.getByRole('region', { name: en.tournament.facts.title });
    await expect(facts).toContainText('Samfunnshuset');
    await expect(facts).toContainText('Kari Nordmann');
    await expect(facts).toContainText('40 moves in 90 min');
  });

  await test.step('a print has them in its heading', async () => {
    for (const lastName of ['Berg', 'Dahl'])
      await callApi(page.request, calls.addGuest, { id, body: { firstName: 'Gro', lastName } });
    await page.goto(pathTo(calls.printCrossTable, { id }));
    const heading = page.locator('header');
    await expect(heading).toContainText('Samfunnshuset, Tromsø');
    await expect(heading).toContainText('Nordmann, Kari');
    await expect(heading).toContainText('40 moves in 90 min');
  });

  await test.step('the calendar file has the venue', async () => {
    const file = await (await page.request.get(pathTo(calls.tournamentCalendar, { id }))).text();
    expect(file).toContain('SUMMARY:Tromsø Masters');
    expect(file).toMatch(/LOCATION:Samfunnshuset.*Tromsø/);
  });
});

test('a new tournament is filled in as the last one of its club, but for the name', async ({ page }) => {
  await logIn(page, 'ragnhild', '/tournament/build?mode=custom');
  const asLast = page.getByRole('button', { name: new RegExp(about.asLastTime.replace('{{name}}', '')) });
  const name = (await asLast.innerText()).replace(about.asLastTime.replace('{{name}}', ''), '');
  await asLast.click();
  await expect(page.getByText(about.filledAsLast.replace('{{name}}', name))).toBeVisible();
  await expect(text(page, about.name)).toHaveValue('');
});
